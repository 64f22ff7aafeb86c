"""Settings: every one is an environment variable MANSARD_<NAME>; the defaults serve one machine."""

from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from mansard.analysis import DEEP, QUICK


class Settings(BaseSettings):
    """What an operator may choose."""

    model_config = SettingsConfigDict(env_prefix="MANSARD_", extra="ignore")

    database: str = "sqlite:///mansard.db"
    """`sqlite:///file` or `postgresql://user:password@host/name`."""
    broker: str = ""
    """`redis://host:port/0` joins several processes; empty: this process is alone."""
    database_connections: int = Field(default=8, ge=2, le=500)
    """The most connections of one process to PostgreSQL."""
    broker_connections: int = Field(default=16, ge=2, le=500)
    """The most connections of one process to Redis, for each of news, rates and jobs."""
    jobs: str = "pool"
    """Where bots think: `pool` (processes of this server) or `taskiq` (workers behind the broker)."""
    secret: str = ""
    """Key of the cookies; empty: made once and kept in the database."""
    public_url: str = "http://localhost:8000"
    """How people reach the server: links in notices; https makes cookies secure."""

    bot_processes: int = Field(default=1, ge=1, le=64)
    bot_easy: str = "apprentice"
    bot_medium: str = "journeyman"
    bot_hard: str = "master"
    bot_expert: str = "grandmaster"
    """The bot of every level: the name of a level, or any bot with its budget, such as `plan:3s`."""
    bot_patience: float = Field(default=45.0, gt=0)
    """After so many seconds without an answer another process may take over a bot's turn."""
    stand_in_pause: float = Field(default=4.0, ge=0)
    """Seconds before every turn of a bot that plays for somebody who looks on, so that it can be stopped."""

    reviews: bool = True
    """Whether finished games are reviewed here, by one process of the lowest priority."""
    review_quick: int = Field(default=QUICK, ge=0)
    review_deep: int = Field(default=DEEP, ge=0)
    """How many turns the quick and the deep pass over a whole game try."""
    review_chunk: float = Field(default=1.0, ge=0)
    """Seconds of a chunk of a review: so much is lost if the server stops; 0 stores every turn by itself."""
    review_niceness: int = Field(default=15, ge=0, le=19)
    advice_niceness: int = Field(default=5, ge=0, le=19)
    """How far reviews and hints stand back behind bots: 19 is the lowest priority."""

    holiday_days: int = Field(default=28, ge=0, le=366)
    """Days a year on which somebody's clocks stand still where a decision has days."""

    keep_chat_days: int = Field(default=0, ge=0)
    keep_guests_days: int = Field(default=0, ge=0)
    keep_acts_days: int = Field(default=0, ge=0)
    """Days after which chat of ended games, guests who never sat down, and acts of operators go; 0: never."""

    snapshot_every: int = Field(default=25, ge=1)
    unload_after: float = Field(default=600.0, gt=0)
    """Seconds after which an idle table leaves the memory."""
    keeper_interval: float = Field(default=0.5, gt=0)

    slow_round: float = Field(default=5.0, gt=0)
    """Seconds between rounds that need no hurry: notices, idle tables, a look for lost news."""

    round_late: float = Field(default=15.0, gt=0)
    """After so many seconds without a round of clocks and bots `/healthz` turns red."""

    backup_folder: str = ""
    """Where the house puts backups of itself; empty: it makes none."""
    backup_hours: float = Field(default=24.0, gt=0)
    backup_keep: int = Field(default=14, ge=1)
    """How often, and how many are kept."""

    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """What is logged; `info` has a line for every request."""
    log_format: Literal["lines", "json"] = "lines"
    slow_request: float = Field(default=1.0, gt=0)
    """Requests that take so many seconds are logged as warnings."""
    slow_query: float = Field(default=0.25, gt=0)
    """Statements to the database that take so many seconds are logged, without their values."""

    slow_turn: float = Field(default=0.5, gt=0)
    """Turns that take so many seconds are logged, with where their time went."""

    shut_out_hours: float = Field(default=24.0, ge=0)
    """Hours in which the address of somebody who is shut out makes no new names; 0: it always may."""

    rate_limits: bool = True
    requests_per_second: float = Field(default=40.0, gt=0)
    sign_ins_per_minute: float = Field(default=20.0, gt=0)
    body_limit: int = Field(default=64 * 1024, ge=1024)
    components_limit: int = Field(default=512 * 1024, ge=1024)
    sockets_per_person: int = Field(default=32, ge=1)
    """Live connections to one process, of a person or of an address without a name."""

    smtp: str = ""
    """`smtp://user:password@host:port` or `smtps://...`; empty: no e-mail."""
    notice_delay: float = Field(default=30.0, ge=0)
    """Who looks within so many seconds needs no notice."""
    mail_from: str = "mansard@localhost"
    webhook_private: bool = False
    """Whether webhooks and push messages may go into the operator's own network."""
    digest_hours: float = Field(default=24.0, gt=0)

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")

    def bot_specs(self) -> dict[str, str]:
        """Level to bot."""
        return {
            "easy": self.bot_easy,
            "medium": self.bot_medium,
            "hard": self.bot_hard,
            "expert": self.bot_expert,
        }
