"""tournaments: their people, rounds and tables; a table belongs to a club or a tournament, or to nobody"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def of_tournament(name: str, *columns: sa.Column[Any], key: tuple[str, ...]) -> None:
    """A table of things that go with their tournament."""
    foreign = op.f(f"fk_{name}_tournament_id_tournaments")
    op.create_table(
        name,
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=foreign, ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament_id", *key, name=op.f(f"pk_{name}")),
    )


def tournaments() -> None:
    """The tournaments themselves."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("components", sa.Text()),
        sa.Column("form", sa.String(length=16), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("fixed", sa.Boolean(), nullable=False),
        sa.Column("bots", sa.String(length=16)),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("pause", sa.Float(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("club", sa.String(length=32)),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("starts", sa.Float()),
        sa.Column("started", sa.Float()),
        sa.Column("finished", sa.Float()),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    for column in ("game", "club", "owner", "status"):
        op.create_index(op.f(f"ix_tournaments_{column}"), "tournaments", [column])


def upgrade() -> None:
    tournaments()
    of_tournament(
        "entrants",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(length=32)),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("pot", sa.Integer()),
        sa.Column("left", sa.Integer()),
        sa.Column("entered", sa.Float(), nullable=False),
        key=("number",),
    )
    op.create_index(op.f("ix_entrants_account"), "entrants", ["account"])
    of_tournament(
        "rounds",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("byes", sa.JSON(), nullable=False),
        sa.Column("drawn", sa.Float(), nullable=False),
        sa.Column("opens", sa.Float()),
        sa.Column("done", sa.Float()),
        key=("number",),
    )
    of_tournament(
        "sittings",
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("table_id", sa.String(length=32)),
        sa.Column("result", sa.JSON()),
        key=("round", "number"),
    )
    op.create_index(op.f("ix_sittings_table_id"), "sittings", ["table_id"])
    with op.batch_alter_table("tables") as tables:
        for column in ("club", "tournament"):
            tables.add_column(sa.Column(column, sa.String(length=32)))
            tables.create_index(op.f(f"ix_tables_{column}"), [column])


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for column in ("club", "tournament"):
            tables.drop_index(op.f(f"ix_tables_{column}"))
            tables.drop_column(column)
    for name in ("sittings", "rounds", "entrants", "tournaments"):
        op.drop_table(name)
