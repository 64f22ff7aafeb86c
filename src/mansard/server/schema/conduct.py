"""The form of a complaint."""

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from mansard.server.schema.forms import Body, Plain

Id = Annotated[str, StringConstraints(max_length=32, pattern=r"^[a-z0-9]+$")]
Why = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1000), Plain]


class ComplaintBody(Body):
    """Whom it is about and why; a line of a table's chat goes along as it was said."""

    player: Id
    why: Why
    table: Id | None = None
    line: int | None = Field(default=None, ge=1, le=2**31 - 1)


class Complained(BaseModel):
    """The operators will read it."""

    done: bool = True
