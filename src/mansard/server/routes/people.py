"""Guests, accounts, and the person who asks."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from mansard.server import holidays, people, privacy, push
from mansard.server.conduct import check_not_banned
from mansard.server.context import Person, TheHouse, Visitor, address_of, answer, errors, set_cookie
from mansard.server.house import House
from mansard.server.notices import check_notices, is_told
from mansard.server.people import COOKIE
from mansard.server.rows import Account, wish_of
from mansard.server.schema.people import (
    EraseBody,
    GuestBody,
    Holiday,
    HolidayBody,
    LoginBody,
    Me,
    MeBody,
    OwnData,
    PushBody,
    PushEnd,
    RegisterBody,
    VisitorAnswer,
    Ways,
)

router = APIRouter(tags=["people"])


class Done(BaseModel):
    """It is done."""

    done: bool = True


def changed(house: House, account: Account) -> Response:
    """The answer to a change of an account, with its cookie."""
    house.forget_account(account.id)
    return set_cookie(house, answer(me(account)), account)


def me(account: Account) -> dict[str, Any]:
    """What a person may know about himself."""
    names = ("id", "name", "login", "email", "notices", "shown", "created")
    return {name: getattr(account, name) for name in names}


@router.post("/api/guest", response_model=Me, responses=errors())
async def guest(body: GuestBody, house: TheHouse, visitor: Visitor, request: Request) -> Response:
    """A name is enough. Who has one already gets the new name."""
    if visitor is not None:
        check_not_banned(house, visitor, "POST", "/api/guest")
        account = await people.alter(house.database, visitor, replace(visitor, name=body.name))
    else:
        house.doors.check(address_of(request))
        account = await people.new_guest(house.database, body.name)
    return changed(house, account)


@router.post("/api/register", response_model=Me, responses=errors(409))
async def register(body: RegisterBody, house: TheHouse, visitor: Visitor, request: Request) -> Response:
    """Become an account; a guest keeps his games."""
    if visitor is None:
        house.doors.check(address_of(request))
    account = visitor or await people.new_guest(house.database, body.name or body.login)
    account = await people.register(house.database, account, body.login, body.password, body.email)
    if body.name is not None:
        account = await people.alter(house.database, account, replace(account, name=body.name))
    return changed(house, account)


@router.post("/api/login", response_model=Me, responses=errors(401))
async def login(body: LoginBody, house: TheHouse, visitor: Visitor) -> Response:
    """Sign in. The games of the guest that this browser was pass to the account, if wanted."""
    account = await people.signed_in(house.database, body.login, body.password)
    if visitor is not None and visitor.login is None and body.keep_games:
        for table_id in await people.merge(house.database, visitor, account):
            house.forget(table_id)
            await house.tell(await house.table(table_id))
        house.forget_account(visitor.id)
    return set_cookie(house, answer(me(account)), account)


@router.post("/api/logout", response_model=Done, responses=errors())
async def logout() -> Response:
    """Forget who this browser is."""
    response = answer({"done": True})
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/api/visitor", response_model=VisitorAnswer, responses=errors())
async def get_visitor(visitor: Visitor) -> Response:
    """Who this browser is, if anybody: for pages that are open to all."""
    return answer({"me": me(visitor) if visitor is not None else None})


@router.get("/api/me", response_model=Me, responses=errors(401))
async def get_me(account: Person) -> Response:
    """Who this browser is."""
    return answer(me(account))


@router.patch("/api/me", response_model=Me, responses=errors(401, 409))
async def patch_me(body: MeBody, account: Person, house: TheHouse) -> Response:
    """Change name, e-mail, notices, or who may see my statistics."""
    fresh = replace(account, name=body.name or account.name, shown=body.shown or account.shown)
    if "email" in body.model_fields_set:
        fresh.email = body.email
    if body.notices is not None:
        await check_notices(house.settings, body.notices, fresh.email)
        fresh.notices = wish_of(body.notices.model_dump())
        async with house.database.read() as connection:
            browsers = await push.subscriptions_of(connection, account.id)
        fresh.told = is_told(fresh.notices) or bool(browsers)
    return changed(house, await people.alter(house.database, account, fresh))


@router.get("/api/me/holiday", response_model=Holiday, responses=errors(401))
async def get_holiday(account: Person, house: TheHouse) -> Response:
    """Until when I am on holiday, and how many days are left this year."""
    return answer(holidays.told(house, account))


@router.put("/api/me/holiday", response_model=Holiday, responses=errors(401, 409))
async def begin_holiday(body: HolidayBody, account: Person, house: TheHouse) -> Response:
    """Where a decision has days my clocks stand still from now on, for so many days."""
    return answer(holidays.told(house, await holidays.begin(house, account, body.days)))


@router.delete("/api/me/holiday", response_model=Holiday, responses=errors(401, 409))
async def end_holiday(account: Person, house: TheHouse) -> Response:
    """I am back; whole days that were not needed are given back."""
    return answer(holidays.told(house, await holidays.end(house, account)))


@router.get("/api/me/data", response_model=OwnData, responses=errors(401))
async def get_data(account: Person, house: TheHouse) -> Response:
    """Everything that is stored about me, to keep."""
    response = answer(await privacy.own_data(house, account))
    response.headers["content-disposition"] = 'attachment; filename="mansard-my-data.json"'
    return response


@router.delete("/api/me", response_model=Done, responses=errors(401))
async def delete_me(body: EraseBody, account: Person, house: TheHouse) -> Response:
    """Erase me: games stay, my name and all that is mine go. An account needs its password."""
    await privacy.erase(house, account, body.password)
    response = answer({"done": True})
    response.delete_cookie(COOKIE, path="/")
    return response


async def ways(house: House, account: Account) -> Response:
    """How this server can tell, and how many browsers of a person it tells."""
    async with house.database.read() as connection:
        browsers = await push.subscriptions_of(connection, account.id)
    found = {"key": push.public_key(house.push_keys), "mail": bool(house.settings.smtp)}
    return answer({**found, "browsers": len(browsers)})


@router.get("/api/me/push", response_model=Ways, responses=errors(401))
async def get_push(account: Person, house: TheHouse) -> Response:
    """The ways to be told: the key for push messages, whether there is e-mail, how many browsers of mine."""
    return await ways(house, account)


@router.post("/api/me/push", response_model=Ways, responses=errors(401))
async def post_push(body: PushBody, account: Person, house: TheHouse) -> Response:
    """Tell this browser by push messages."""
    await push.subscribe(house, account, body.endpoint, body.keys.p256dh, body.keys.auth)
    house.forget_account(account.id)
    return await ways(house, account)


@router.delete("/api/me/push", response_model=Ways, responses=errors(401))
async def delete_push(body: PushEnd, account: Person, house: TheHouse) -> Response:
    """Tell this browser no more."""
    await push.unsubscribe(house, account, body.endpoint)
    house.forget_account(account.id)
    return await ways(house, account)
