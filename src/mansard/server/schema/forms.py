"""What every form of a request is made of."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints


def _printable(text: str) -> str:
    if any(not (char.isprintable() or char in "\n\t") for char in text):
        raise ValueError("only printable characters are allowed")
    return text


def _storable(text: str) -> str:
    if "\0" in text or (not text.isascii() and text != text.encode("utf-8", "replace").decode()):
        raise ValueError("only characters of Unicode are allowed")
    return text


Plain = AfterValidator(_printable)
Storable = AfterValidator(_storable)
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), Plain]
Login = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{2,31}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), Storable]
Email = Annotated[str, StringConstraints(pattern=r"^[^@\s<>\"]{1,64}@[A-Za-z0-9.-]{1,180}$"), Plain]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200), Plain]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Moves = Annotated[list[Notation], Field(max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Version = Annotated[int, Field(ge=0, le=10**9)]
Level = Literal["easy", "medium", "hard", "expert"]
Locale = Literal["en", "ru", "pl"]


class Body(BaseModel):
    """What a client sends: unknown names are refused."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)
