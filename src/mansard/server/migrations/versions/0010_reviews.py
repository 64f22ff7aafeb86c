"""reviews of finished games, the coach of a table, tables that go on from a position or hold a record"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        _table_key("reviews"),
        sa.Column("depth", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("engine", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("worker", sa.String(length=32), nullable=True),
        sa.Column("claimed", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("result_engine", sa.Integer(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "depth", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_state"), "reviews", ["state"])
    op.create_table(
        "review_parts",
        _table_key("review_parts"),
        sa.Column("depth", sa.String(length=16), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "depth", "first", name=op.f("pk_review_parts")),
    )
    op.create_table(
        "warnings",
        _table_key("warnings"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("moves", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "version", name=op.f("pk_warnings")),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("coach", sa.String(length=16), nullable=False, server_default="off"))
        tables.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))
        tables.add_column(sa.Column("source", sa.JSON(), nullable=True))


def _table_key(name: str) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE", name=op.f(f"fk_{name}_table_id_tables"))
    return sa.Column("table_id", sa.String(length=32), key, nullable=False)


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for name in ("source", "rated", "coach"):
            tables.drop_column(name)
    for name in ("warnings", "review_parts", "reviews"):
        op.drop_table(name)
