"""what is counted of a finished game: the keeper replays the games that are not counted yet"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def columns() -> list[sa.Column[Any]]:
    """What is new."""
    return [
        sa.Column("box", sa.String(length=64)),
        sa.Column("breakdown", sa.JSON()),
        sa.Column("turns", sa.Integer()),
        sa.Column("seconds", sa.Float()),
        sa.Column("opening", sa.String(length=64)),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false()),
    ]


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        for column in columns():
            results.add_column(column)
        results.create_index(op.f("ix_results_counted"), ["counted"])


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.drop_index(op.f("ix_results_counted"))
        for column in columns():
            results.drop_column(column.name)
