"""Answers that are not what was asked for."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from mansard.server.shapes import GameView


class Reason(BaseModel):
    """Why a move is not legal: the section of the rules, a text key and its arguments."""

    rule: str
    key: str
    args: dict[str, Any]


class ProblemBody(BaseModel):
    """Any answer that is not what was asked for; nothing has changed."""

    model_config = ConfigDict(title="Problem", extra="allow")
    code: str = Field(description="what went wrong, a stable key: text `problem-<code>`")
    status: int
    detail: str = Field(description="the same in English, with the way out")
    args: dict[str, Any] = {}


class NowView(BaseModel):
    """The newest view, sent along with `stale`."""

    version: int
    seat: int
    view: GameView


class TurnProblem(ProblemBody):
    """A turn that was not applied: `stale` comes with the new view, the others with the reason."""

    model_config = ConfigDict(title="TurnProblem", extra="allow")
    reason: Reason | None = None
    legal: list[str] | None = None
    now: NowView | None = None
