"""Clubs, the people one knows, invitations."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel

from mansard.server import circle, clubs, friends, model
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.house import House
from mansard.server.lists import Wanted, card, page_of_tables
from mansard.server.routes.tables import Cursor, Limit
from mansard.server.rows import Account
from mansard.server.schema.clubs import (
    Club,
    ClubBody,
    ClubChange,
    Clubs,
    Invitation,
    InviteBody,
    Joined,
    KnownPeople,
    PostBody,
    RoleBody,
    TieBody,
    Watchable,
)
from mansard.server.schema.tables import Tables
from mansard.server.schema.tournaments import Status, Tournaments
from mansard.server.tournaments.lists import page_of_tournaments

router = APIRouter(tags=["clubs"])
ClubId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]
Code = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]
PlayerId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]
PostNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]


class Left(BaseModel):
    """It is done."""

    done: bool = True


async def shown(house: House, club_id: str, account: Account, status: int = 200) -> Response:
    """A club as an answer to one of its members."""
    return answer(await circle.club_page(house, club_id, account), status)


async def cards(house: House, ids: list[str], account: Account) -> Response:
    """Tables as an answer."""
    found: list[dict[str, Any]] = [await card(house, await house.table(one), account, 0) for one in ids]
    return answer({"tables": found})


@router.get("/api/clubs", response_model=Clubs, responses=errors(401))
async def my_clubs(house: TheHouse, account: Person) -> Response:
    """My clubs, with how many things wait for me there."""
    return answer(await circle.my_clubs(house, account.id))


@router.post("/api/clubs", response_model=Club, status_code=201, responses=errors(401, 409))
async def found_club(body: ClubBody, house: TheHouse, account: Person) -> Response:
    """Found a club; I keep it."""
    return await shown(house, await clubs.found_club(house, account, body.name, body.about), account, 201)


@router.get("/api/clubs/{club_id}", response_model=Club, responses=errors(401, 404))
async def club(club_id: ClubId, house: TheHouse, account: Person) -> Response:
    """A club as its members see it; nobody else does."""
    return await shown(house, club_id, account)


@router.patch("/api/clubs/{club_id}", response_model=Club, responses=errors(401, 404))
async def alter_club(club_id: ClubId, body: ClubChange, house: TheHouse, account: Person) -> Response:
    """Another name, or other words about it."""
    news = {name: value for name, value in body.model_dump().items() if value is not None}
    await clubs.alter(house, club_id, account, **news)
    return await shown(house, club_id, account)


@router.delete("/api/clubs/{club_id}", response_model=Left, responses=errors(401, 404))
async def delete_club(club_id: ClubId, house: TheHouse, account: Person) -> Response:
    """End the club; its tables and tournaments go on and belong to nobody."""
    await clubs.delete(house, club_id, account)
    return answer({"done": True})


@router.post("/api/clubs/{club_id}/invite", response_model=Club, responses=errors(401, 404))
async def invite(club_id: ClubId, body: InviteBody, house: TheHouse, account: Person) -> Response:
    """A new link; the one before works no more."""
    await clubs.new_invite(house, club_id, account, body)
    return await shown(house, club_id, account)


@router.get("/api/invitations/{code}", response_model=Invitation, responses=errors(404))
async def invitation(code: Code, house: TheHouse, visitor: Visitor) -> Response:
    """What a link leads to."""
    return answer(await circle.invitation(house, code, visitor))


@router.post("/api/invitations/{code}", response_model=Joined, responses=errors(401, 404, 409))
async def join_club(code: Code, house: TheHouse, account: Person) -> Response:
    """Follow a link into a club, or to its door."""
    club_id, role = await clubs.join(house, code, account)
    return answer({"club": club_id, "role": role})


@router.put("/api/clubs/{club_id}/members/{player}", response_model=Club, responses=errors(401, 404, 409))
async def set_role(
    club_id: ClubId, player: PlayerId, body: RoleBody, house: TheHouse, account: Person
) -> Response:
    """Let somebody in, or change what somebody is."""
    await clubs.set_role(house, club_id, account, player, body.role)
    return await shown(house, club_id, account)


@router.delete("/api/clubs/{club_id}/members/{player}", response_model=Left, responses=errors(401, 404, 409))
async def remove_member(club_id: ClubId, player: PlayerId, house: TheHouse, account: Person) -> Response:
    """Leave the club, or as a keeper send somebody away."""
    if player == account.id:
        await clubs.leave(house, club_id, player)
    else:
        await clubs.remove(house, club_id, account, player)
    return answer({"done": True})


@router.post("/api/clubs/{club_id}/posts", response_model=Club, responses=errors(401, 404))
async def pin(club_id: ClubId, body: PostBody, house: TheHouse, account: Person) -> Response:
    """Pin a notice to the board: keepers write, members read."""
    await clubs.post(house, club_id, account, body.text)
    return await shown(house, club_id, account)


@router.delete("/api/clubs/{club_id}/posts/{number}", response_model=Club, responses=errors(401, 404))
async def unpin(club_id: ClubId, number: PostNumber, house: TheHouse, account: Person) -> Response:
    """Take a notice from the board."""
    await clubs.unpin(house, club_id, account, number)
    return await shown(house, club_id, account)


@router.get("/api/clubs/{club_id}/tables", response_model=Tables, responses=errors(401, 404))
async def club_tables(
    club_id: ClubId,
    house: TheHouse,
    account: Person,
    status: Literal["open", "playing", "finished"] | None = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """The tables of a club, for its members: open, running, finished, or all."""
    async with house.database.read() as connection:
        await clubs.check_member(connection, club_id, account.id)
    return answer(await page_of_tables(house, account, Wanted(club=club_id, status=status), cursor, limit))


@router.get("/api/clubs/{club_id}/tournaments", response_model=Tournaments, responses=errors(401, 404))
async def club_tournaments(
    club_id: ClubId,
    house: TheHouse,
    account: Person,
    status: Status | None = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """The tournaments of a club, for its members."""
    async with house.database.read() as connection:
        await clubs.check_member(connection, club_id, account.id)
    where = model.tournaments.c.club == club_id
    return answer(await page_of_tournaments(house, account, where, status, cursor, limit))


# ---------------------------------------------------------------------- people


@router.get("/api/me/people", response_model=KnownPeople, responses=errors(401))
async def people(house: TheHouse, account: Person) -> Response:
    """People I have played with, follow or have blocked."""
    return answer(await friends.known_people(house, account.id))


@router.put("/api/me/people/{player}", response_model=KnownPeople, responses=errors(401, 404, 409))
async def tie(player: PlayerId, body: TieBody, house: TheHouse, account: Person) -> Response:
    """Follow somebody, block somebody (no invitations, no chat), or neither."""
    await friends.tie(house, account, player, body.tie)
    return answer(await friends.known_people(house, account.id))


@router.get("/api/me/following", response_model=Watchable, responses=errors(401))
async def following(house: TheHouse, account: Person) -> Response:
    """Listed tables to watch, of people whom I follow."""
    return await cards(house, await friends.watchable(house, account.id), account)


@router.get("/api/me/invitations", response_model=Watchable, responses=errors(401))
async def invitations(house: TheHouse, account: Person) -> Response:
    """Open tables with a seat that is kept for me."""
    return await cards(house, await friends.invitations(house, account), account)
