"""clubs: members, notices and ratings of their own; whom a person follows or has blocked"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def of_club(name: str, *parts: sa.Column[Any] | sa.Constraint) -> None:
    """A table of things that go with their club."""
    foreign = op.f(f"fk_{name}_club_id_clubs")
    op.create_table(
        name,
        sa.Column("club_id", sa.String(length=32), nullable=False),
        *parts,
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name=foreign, ondelete="CASCADE"),
    )


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("code", sa.String(length=32)),
        sa.Column("uses", sa.Integer()),
        sa.Column("until", sa.Float()),
        sa.Column("approval", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
        sa.UniqueConstraint("code", name=op.f("uq_clubs_code")),
    )
    of_club(
        "members",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("club_id", "account", name=op.f("pk_members")),
    )
    of_club(
        "posts",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_posts")),
    )
    of_club(
        "club_ratings",
        sa.Column("player", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("club_id", "player", "game", name=op.f("pk_club_ratings")),
    )
    op.create_table(
        "ties",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("account", "other", name=op.f("pk_ties")),
    )
    op.create_index(op.f("ix_members_account"), "members", ["account"])
    op.create_index(op.f("ix_posts_account"), "posts", ["account"])
    op.create_index("ix_posts_club_id_id", "posts", ["club_id", "id"])
    op.create_index(op.f("ix_club_ratings_player"), "club_ratings", ["player"])
    op.create_index(op.f("ix_ties_other"), "ties", ["other"])


def downgrade() -> None:
    for name in ("ties", "club_ratings", "posts", "members", "clubs"):
        op.drop_table(name)
