"""the sums of all games, and who may see a player's page; all games are counted again for the sums"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.String(length=64), nullable=False),
        sa.Column("box", sa.String(length=16), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=128), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("points_won", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "origin", "box", "players", "kind", "key", name=op.f("pk_tallies")),
    )
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(
            sa.Column("shown", sa.String(length=16), nullable=False, server_default="everybody")
        )
    with op.batch_alter_table("results") as results:
        results.create_index("ix_results_account_game", ["account", "game", "finished"])
    op.execute("UPDATE results SET counted = false")


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.drop_index("ix_results_account_game")
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("shown")
    op.drop_table("tallies")
