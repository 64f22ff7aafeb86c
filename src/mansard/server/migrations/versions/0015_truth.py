"""who ended a game, on which plan, true moves; one game is counted again, reviews are read"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from mansard.server.truth import seats_reviewed

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

AGAIN = "red_cathedral"  # its openings are told apart more finely, and it alone has a finisher and plans


def columns() -> list[sa.Column[Any]]:
    """What is new."""
    return [
        sa.Column("finisher", sa.Boolean()),
        sa.Column("plan", sa.String(length=64)),
        sa.Column("used", sa.JSON()),
        sa.Column("reviewed", sa.String(length=16)),
        sa.Column("decisions", sa.Integer()),
        sa.Column("true_moves", sa.Integer()),
        sa.Column("lowest", sa.Float()),
    ]


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        for column in columns():
            results.add_column(column)
    here = op.get_bind()
    here.execute(sa.text("UPDATE results SET counted = false WHERE game = :game"), {"game": AGAIN})
    gone = "DELETE FROM tallies WHERE game = :game AND origin IN ('people', 'bots')"
    here.execute(sa.text(gone), {"game": AGAIN})
    _read_reviews(here)


def _read_reviews(here: sa.Connection) -> None:
    """Quick passes first, so that deep ones replace them."""
    known = "SELECT table_id, depth, result FROM reviews WHERE result IS NOT NULL ORDER BY depth DESC"
    kept = sa.text(
        "UPDATE results SET reviewed = :reviewed, decisions = :decisions, true_moves = :true_moves,"
        " lowest = :lowest WHERE table_id = :table AND seat = :seat"
    )
    for table, depth, result in here.execute(sa.text(known)).all():
        for seat, told in enumerate(seats_reviewed(depth, json.loads(result))):
            here.execute(kept, {"table": table, "seat": seat, **told})


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        for column in columns():
            results.drop_column(column.name)
