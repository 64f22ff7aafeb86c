"""Guests, accounts and notices."""

from typing import Annotated

from pydantic import BaseModel, StringConstraints

from mansard.server.schema.forms import Body, Email, Locale, Login, Name, Password, Plain, Storable


class GuestBody(Body):
    """A guest needs a name only."""

    name: Name


class RegisterBody(Body):
    """A guest becomes an account and keeps his games."""

    login: Login
    password: Password
    email: Email | None = None
    name: Name | None = None


class LoginBody(Body):
    """Sign in; with `keep_games` the games of the guest that this browser was pass to the account."""

    login: Annotated[str, StringConstraints(max_length=64), Plain]
    password: Annotated[str, StringConstraints(max_length=200), Storable]
    keep_games: bool = True


class Notices(Body):
    """How a person wants to be told; everything is off until asked for."""

    email: bool = False
    webhook: Annotated[str, StringConstraints(max_length=500), Plain] | None = None
    digest: bool = False
    locale: Locale = "en"


class MeBody(Body):
    """What a person may change about himself."""

    name: Name | None = None
    email: Email | None = None
    notices: Notices | None = None


class Me(BaseModel):
    """Who this browser is."""

    id: str
    name: str
    login: str | None
    email: str | None
    notices: Notices
    created: float


class VisitorAnswer(BaseModel):
    """Who this browser is; nobody yet before it has a name."""

    me: Me | None
