"""What is stored. Games are event-sourced: `commits` only grows, `heads` and `snapshots` bound every load."""

import sqlalchemy as sa

from mansard.server.club_model import (
    club_ratings,
    clubs,
    entrants,
    members,
    posts,
    rounds,
    sittings,
    ties,
    tournaments,
)
from mansard.server.columns import Id, Moment, Number, metadata
from mansard.server.conduct_model import audit, complaints

__all__ = [
    "audit",
    "club_ratings",
    "clubs",
    "complaints",
    "entrants",
    "members",
    "metadata",
    "posts",
    "rounds",
    "sittings",
    "ties",
    "tournaments",
]


def _table_key() -> sa.Column[str]:
    return sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


facts = sa.Table(
    "facts",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("login", sa.String(64), unique=True),
    sa.Column("password", sa.String(256)),
    sa.Column("email", sa.String(254)),
    sa.Column("notices", sa.JSON, nullable=False),
    sa.Column("told", sa.Boolean, nullable=False, default=False),
    sa.Column("created", Moment, nullable=False),
    sa.Column("merged_into", Id),
    sa.Column("digest_sent", Moment, nullable=False, default=0.0),
    sa.Column("shown", sa.String(16), nullable=False, default="everybody", server_default="everybody"),
    sa.Column("banned_until", Moment, nullable=False, default=0.0, server_default="0"),
    sa.Column("muted_until", Moment, nullable=False, default=0.0, server_default="0"),
    sa.Column("holiday_until", Moment, nullable=False, default=0.0, server_default="0"),
    sa.Column("holiday_year", Number, nullable=False, default=0, server_default="0"),
    sa.Column("holiday_days", Number, nullable=False, default=0, server_default="0"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("game", sa.String(64), nullable=False, index=True),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("components", sa.Text),
    sa.Column("components_digest", sa.String(64), nullable=False),
    sa.Column("rules", Number, nullable=False),
    sa.Column("owner", Id, nullable=False, index=True),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary),
    sa.Column("version", Number, nullable=False, default=0),
    sa.Column("epoch", Number, nullable=False, default=0),
    sa.Column("created", Moment, nullable=False),
    sa.Column("started", Moment),
    sa.Column("finished", Moment, index=True),
    sa.Column("changed", Moment, nullable=False),
    sa.Column("actors", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON),
    sa.Column("places", sa.JSON),
    sa.Column("rewind", sa.JSON),
    sa.Column("rematch", Id),
    sa.Column("rematch_of", Id),
    sa.Column("deadline", Moment, index=True),
    sa.Column("bot_due", Moment, index=True),
    sa.Column("club", Id, index=True),
    sa.Column("tournament", Id, index=True),
    sa.Column("coach", sa.String(16), nullable=False, default="off", server_default="off"),
    sa.Column("rated", sa.Boolean, nullable=False, default=True, server_default=sa.true()),
    sa.Column("source", sa.JSON(none_as_null=True)),
    sa.Column("pause", sa.JSON),
)

seats = sa.Table(
    "seats",
    metadata,
    _table_key(),
    sa.Column("seat", Number, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("account", Id, index=True),
    sa.Column("name", sa.String(64), nullable=False, default=""),
    sa.Column("level", sa.String(64)),
    sa.Column("away", sa.String(16)),
    sa.Column("clock_left", sa.Float),
    sa.Column("clock_since", Moment),
    sa.Column("last_own", Number, nullable=False, default=0),
    sa.Column("holiday_until", Moment, nullable=False, default=0.0, server_default="0"),
    sa.PrimaryKeyConstraint("table_id", "seat"),
)

commits = sa.Table(
    "commits",
    metadata,
    _table_key(),
    sa.Column("number", Number, nullable=False),
    sa.Column("seat", Number, nullable=False),
    sa.Column("moves", sa.JSON, nullable=False),
    sa.Column("events", sa.JSON, nullable=False),
    sa.Column("time", Moment, nullable=False),
    sa.Column("by_bot", sa.Boolean, nullable=False, default=False),
    sa.Column("rules", Number, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("key", sa.String(160)),
    sa.PrimaryKeyConstraint("table_id", "number"),
    sa.UniqueConstraint("table_id", "key"),
)

heads = sa.Table(
    "heads",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", Number, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _table_key(),
    sa.Column("number", Number, nullable=False),
    sa.Column("rules", Number, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "number"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", Number, primary_key=True, autoincrement=True),
    _table_key(),
    sa.Column("account", Id, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("time", Moment, nullable=False),
    sa.Index("ix_chat_table_id_id", "table_id", "id"),
)

notes = sa.Table(
    "notes",
    metadata,
    _table_key(),
    sa.Column("account", Id, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "account"),
)

drafts = sa.Table(
    "drafts",
    metadata,
    _table_key(),
    sa.Column("seat", Number, nullable=False),
    sa.Column("version", Number, nullable=False),
    sa.Column("moves", sa.JSON, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seat"),
)

plans = sa.Table(
    "plans",
    metadata,
    _table_key(),
    sa.Column("seat", Number, nullable=False),
    sa.Column("lines", sa.JSON, nullable=False),
    sa.Column("outcome", sa.String(16)),
    sa.Column("number", Number),
    sa.Column("line", Number),
    sa.PrimaryKeyConstraint("table_id", "seat"),
)

visits = sa.Table(
    "visits",
    metadata,
    _table_key(),
    sa.Column("account", Id, nullable=False, index=True),
    sa.Column("chat", Number, nullable=False, default=0),
    sa.Column("version", Number, nullable=False, default=-1),
    sa.Column("muted", sa.Boolean, nullable=False, default=False),
    sa.Column("reminded", Number, nullable=False, default=-1),
    sa.PrimaryKeyConstraint("table_id", "account"),
)

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("account", Id, nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("created", Moment, nullable=False),
)

boxes = sa.Table(
    "boxes",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("account", Id, nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("version", Number, nullable=False, default=1),
    sa.Column("created", Moment, nullable=False),
    sa.Column("changed", Moment, nullable=False),
)

results = sa.Table(
    "results",
    metadata,
    _table_key(),
    sa.Column("seat", Number, nullable=False),
    sa.Column("account", Id, index=True),
    sa.Column("game", sa.String(64), nullable=False, index=True),
    sa.Column("players", Number, nullable=False),
    sa.Column("place", Number, nullable=False),
    sa.Column("score", Number, nullable=False),
    sa.Column("finished", Moment, nullable=False),
    sa.Column("box", sa.String(64)),
    sa.Column("breakdown", sa.JSON(none_as_null=True)),
    sa.Column("turns", Number),
    sa.Column("seconds", sa.Float),
    sa.Column("opening", sa.String(64)),
    sa.Column("finisher", sa.Boolean),
    sa.Column("plan", sa.String(64)),
    sa.Column("used", sa.JSON(none_as_null=True)),
    sa.Column("mu", sa.Float),
    sa.Column("sigma", sa.Float),
    sa.Column("reviewed", sa.String(16)),
    sa.Column("decisions", Number),
    sa.Column("true_moves", Number),
    sa.Column("lowest", sa.Float),
    sa.Column("counted", sa.Boolean, nullable=False, default=False, server_default=sa.false(), index=True),
    sa.PrimaryKeyConstraint("table_id", "seat"),
    sa.Index("ix_results_account_game", "account", "game", "finished"),
)

tallies = sa.Table(
    "tallies",
    metadata,
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("origin", sa.String(64), nullable=False),
    sa.Column("box", sa.String(16), nullable=False),
    sa.Column("players", Number, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("key", sa.String(128), nullable=False),
    sa.Column("seats", Number, nullable=False),
    sa.Column("won", sa.Float, nullable=False),
    sa.Column("points", sa.Float, nullable=False),
    sa.Column("points_won", sa.Float, nullable=False),
    sa.PrimaryKeyConstraint("game", "origin", "box", "players", "kind", "key"),
)

reviews = sa.Table(
    "reviews",
    metadata,
    _table_key(),
    sa.Column("depth", sa.String(16), nullable=False),
    sa.Column("state", sa.String(16), nullable=False, index=True),
    sa.Column("engine", Number, nullable=False),
    sa.Column("done", Number, nullable=False, default=0),
    sa.Column("total", Number, nullable=False, default=0),
    sa.Column("tries", Number, nullable=False, default=0),
    sa.Column("failures", Number, nullable=False, default=0),
    sa.Column("worker", sa.String(32)),
    sa.Column("claimed", Moment, nullable=False, default=0.0),
    sa.Column("created", Moment, nullable=False),
    sa.Column("result_engine", Number),
    sa.Column("result", sa.Text),
    sa.PrimaryKeyConstraint("table_id", "depth"),
)

review_parts = sa.Table(
    "review_parts",
    metadata,
    _table_key(),
    sa.Column("depth", sa.String(16), nullable=False),
    sa.Column("first", Number, nullable=False),
    sa.Column("turns", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "depth", "first"),
)

warnings = sa.Table(
    "warnings",
    metadata,
    _table_key(),
    sa.Column("seat", Number, nullable=False),
    sa.Column("version", Number, nullable=False),
    sa.Column("moves", sa.JSON, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seat", "version"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("player", sa.String(80), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", Number, nullable=False),
    sa.PrimaryKeyConstraint("player", "game"),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", Number, primary_key=True, autoincrement=True),
    sa.Column("account", Id, nullable=False, index=True),
    sa.Column("kind", sa.String(32), nullable=False),
    _table_key(),
    sa.Column("version", Number, nullable=False),
    sa.Column("created", Moment, nullable=False),
    sa.Column("tries", Number, nullable=False, default=0),
    sa.Column("due", Moment, nullable=False, index=True),
    sa.UniqueConstraint("account", "kind", "table_id", "version"),
)
