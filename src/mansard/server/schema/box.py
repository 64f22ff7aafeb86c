"""Boxes: their values, and what a box of one's own changes."""

from typing import Annotated, Any

from pydantic import BaseModel, Field, StringConstraints

from mansard.server.schema.forms import Body, Name, Plain, Storable, Version

Word = Annotated[str, StringConstraints(max_length=200), Storable]
Leaf = bool | int | float | Word
Row = Leaf | list[Leaf] | dict[Word, Leaf]
Address = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,120}$")]


class BoxValue(BaseModel):
    """One value of a box. `key` is its place in a file of corrections; `counts`: it has a source mark."""

    address: str
    key: str
    group: str
    component: str
    kind: str
    value: Any
    given: bool
    counts: bool
    source: str
    reason: str


class BoxSheet(BaseModel):
    """A box value by value; `schema` says by address what each may be, `shares` how many come from where."""

    game: str
    digest: str
    box_schema: dict[str, Any] = Field(alias="schema")
    values: list[BoxValue]
    shares: dict[str, int]


class CheckBody(Body):
    """A box of one's own: the text of a file, or values by their keys with the compared addresses."""

    text: Annotated[str, Storable] | None = None
    changes: dict[Address, Row | list[Row | list[Row]]] = Field(default={}, max_length=5000)
    confirmed: list[Address] = Field(default=[], max_length=5000)


class BoxProblem(BaseModel):
    """What is wrong with a box, and where."""

    key: str
    problem: str


class BoxDifference(BaseModel):
    """A value that is not the one of the standard box."""

    key: str
    address: str
    standard: Any
    own: Any
    confirmed: bool


class BoxCheck(BaseModel):
    """A checked box. `plain`: it differs in single values only; `text` is the file of it."""

    problem: BoxProblem | None
    digest: str
    text: str
    plain: bool
    differences: list[BoxDifference]
    confirmed: list[str]
    shares: dict[str, int]


class BoxBody(CheckBody):
    """A new box under a name."""

    game: Annotated[str, StringConstraints(max_length=64), Plain]
    name: Name


class ChangeBoxBody(CheckBody):
    """Another name or other values; what is left out stays. `version` is the one that was looked at."""

    version: Version
    name: Name | None = None


class BoxName(BaseModel):
    """A saved box in a list; `differs` and `confirmed` count values."""

    id: str
    game: str
    name: str
    version: int
    changed: float
    digest: str
    differs: int
    confirmed: int


class Boxes(BaseModel):
    """Saved boxes."""

    boxes: list[BoxName]


class SavedBox(BoxName):
    """A saved box with what it changes and whose it is."""

    owner: str
    mine: bool
    check: BoxCheck


class BoxDifferences(BaseModel):
    """What a box changes."""

    differences: list[BoxDifference]
