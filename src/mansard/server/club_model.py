"""What is stored of tournaments, clubs, and whom people follow or have blocked."""

import sqlalchemy as sa

from mansard.server.columns import Id, Moment, Number, metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("game", sa.String(64), nullable=False, index=True),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("components", sa.Text),
    sa.Column("form", sa.String(16), nullable=False),
    sa.Column("most", Number, nullable=False),
    sa.Column("fixed", sa.Boolean, nullable=False),
    sa.Column("bots", sa.String(16)),
    sa.Column("rounds", Number, nullable=False),
    sa.Column("least", Number, nullable=False),
    sa.Column("places", Number, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("pause", sa.Float, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("club", Id, index=True),
    sa.Column("owner", Id, nullable=False, index=True),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("created", Moment, nullable=False),
    sa.Column("starts", Moment),
    sa.Column("started", Moment),
    sa.Column("finished", Moment),
    sa.Column("epoch", Number, nullable=False, default=0),
)


def _tournament_key() -> sa.Column[str]:
    """Part of the key of everything that belongs to a tournament."""
    key = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament_id", Id, key, nullable=False)


entrants = sa.Table(
    "entrants",
    metadata,
    _tournament_key(),
    sa.Column("number", Number, nullable=False),
    sa.Column("account", Id, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("pot", Number),
    sa.Column("left", Number),
    sa.Column("entered", Moment, nullable=False),
    sa.PrimaryKeyConstraint("tournament_id", "number"),
)

rounds = sa.Table(
    "rounds",
    metadata,
    _tournament_key(),
    sa.Column("number", Number, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("byes", sa.JSON, nullable=False),
    sa.Column("drawn", Moment, nullable=False),
    sa.Column("opens", Moment),
    sa.Column("done", Moment),
    sa.PrimaryKeyConstraint("tournament_id", "number"),
)

sittings = sa.Table(
    "sittings",
    metadata,
    _tournament_key(),
    sa.Column("round", Number, nullable=False),
    sa.Column("number", Number, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("table_id", Id, index=True),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.PrimaryKeyConstraint("tournament_id", "round", "number"),
)

clubs = sa.Table(
    "clubs",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("about", sa.Text, nullable=False, default=""),
    sa.Column("created", Moment, nullable=False),
    sa.Column("code", Id, unique=True),
    sa.Column("uses", Number),
    sa.Column("until", Moment),
    sa.Column("approval", sa.Boolean, nullable=False, default=False),
)


def _club_key() -> sa.Column[str]:
    """Part of everything that belongs to a club."""
    key = sa.ForeignKey("clubs.id", ondelete="CASCADE")
    return sa.Column("club_id", Id, key, nullable=False)


members = sa.Table(
    "members",
    metadata,
    _club_key(),
    sa.Column("account", Id, nullable=False, index=True),
    sa.Column("role", sa.String(16), nullable=False),
    sa.Column("since", Moment, nullable=False),
    sa.PrimaryKeyConstraint("club_id", "account"),
)

posts = sa.Table(
    "posts",
    metadata,
    sa.Column("id", Number, primary_key=True, autoincrement=True),
    _club_key(),
    sa.Column("account", Id, nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("time", Moment, nullable=False),
    sa.Index("ix_posts_club_id_id", "club_id", "id"),
)

club_ratings = sa.Table(
    "club_ratings",
    metadata,
    _club_key(),
    sa.Column("player", sa.String(80), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", Number, nullable=False),
    sa.PrimaryKeyConstraint("club_id", "player", "game"),
)

ties = sa.Table(
    "ties",
    metadata,
    sa.Column("account", Id, nullable=False),
    sa.Column("other", Id, nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("since", Moment, nullable=False),
    sa.PrimaryKeyConstraint("account", "other"),
)
