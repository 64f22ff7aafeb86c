"""Boxes of one's own: saved under a name, shown to whoever has the link, played with at tables."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

import mansard
from mansard.box.files import correction, problem_of, with_confirmed
from mansard.server import model
from mansard.server.ids import new_id
from mansard.server.library import game_named, told_check
from mansard.server.problems import Problem
from mansard.server.rows import Account
from mansard.server.schema.box import ChangeBoxBody, CheckBody

if TYPE_CHECKING:
    from mansard.server.house import House

MOST = 50  # boxes of one account


@dataclass(slots=True)
class Box:
    """A saved box."""

    id: str
    account: str
    game: str
    name: str
    text: str
    version: int
    created: float
    changed: float


async def new_text(slug: str, body: CheckBody, limit: int) -> str:
    """The file of a new box, checked."""
    game_named(slug)
    text = body.text if body.text is not None else correction(slug, body.changes, body.confirmed)
    return await asyncio.to_thread(checked_text, slug, text, limit)


async def changed_text(box: Box, body: ChangeBoxBody, limit: int) -> str | None:
    """The file of a changed box, checked: what the body leaves out stays. None if it is the same."""
    text = _changed(box, body)
    return None if text is None else await asyncio.to_thread(checked_text, box.game, text, limit)


def _changed(box: Box, body: ChangeBoxBody) -> str | None:
    given = body.model_fields_set
    if body.text is not None:
        return body.text
    if "changes" in given:
        kept = body.confirmed if "confirmed" in given else told_check(box.game, box.text)["confirmed"]
        return correction(box.game, body.changes, kept)
    return with_confirmed(box.game, box.text, body.confirmed) if "confirmed" in given else None


def checked_text(slug: str, text: str, limit: int) -> str:
    """The file of a box that can be played with; a Problem that names the value that is wrong."""
    if len(text) > limit:
        raise Problem("too-large", limit=limit)
    problem = problem_of(slug, text, "box")
    if problem is None:
        return text
    other = game_of(text)
    if other is not None:
        raise Problem("box-of-another-game", found=other, game=slug)
    raise Problem("invalid-box", key=problem.key or "nowhere", problem=problem.problem)


def game_of(text: str) -> str | None:
    """The game whose box a file corrects, if there is one."""
    return next((slug for slug in mansard.games() if problem_of(slug, text, "box") is None), None)


async def my_boxes(house: "House", account: Account, game: str | None) -> list[Box]:
    """The boxes of an account by name."""
    mine = model.boxes.c.account == account.id
    if game is not None:
        mine &= model.boxes.c.game == game
    query = sa.select(model.boxes).where(mine).order_by(model.boxes.c.name, model.boxes.c.created)
    async with house.database.read() as connection:
        return [Box(*row) for row in await connection.execute(query)]


async def box_named(house: "House", box_id: str) -> Box:
    """A box by its link; a Problem if it was never there or is deleted."""
    async with house.database.read() as connection:
        found = (await connection.execute(sa.select(model.boxes).where(model.boxes.c.id == box_id))).first()
    if found is None:
        raise Problem("no-such-box")
    return Box(*found)


async def keep_box(house: "House", account: Account, game: str, name: str, text: str) -> Box:
    """A new box of an account."""
    now = house.now()
    made = Box(new_id(), account.id, game, name, text, 1, now, now)
    count = sa.select(sa.func.count()).where(model.boxes.c.account == account.id)
    async with house.database.write() as connection:
        if (await connection.execute(count)).scalar_one() >= MOST:
            raise Problem("too-many-boxes", limit=MOST)
        row = {name: getattr(made, name) for name in Box.__slots__}
        await connection.execute(sa.insert(model.boxes).values(**row))
    return made


async def change_box(
    house: "House", account: Account, box_id: str, version: int, name: str | None, text: str | None
) -> Box:
    """One's own box with another name or other values; nothing is overwritten that was changed elsewhere."""
    box = await own_box(house, account, box_id)
    fresh = {
        "name": name or box.name,
        "text": box.text if text is None else text,
        "version": version + 1,
        "changed": house.now(),
    }
    unchanged = (model.boxes.c.id == box_id) & (model.boxes.c.version == version)
    async with house.database.write() as connection:
        done = await connection.execute(sa.update(model.boxes).where(unchanged).values(**fresh))
    if not done.rowcount:
        raise Problem("box-changed", version=box.version)
    return await box_named(house, box_id)


async def own_box(house: "House", account: Account, box_id: str) -> Box:
    """A box that the account may change; others look as if they were not there."""
    box = await box_named(house, box_id)
    if box.account != account.id:
        raise Problem("no-such-box")
    return box


async def delete_box(house: "House", account: Account, box_id: str) -> None:
    """Delete one's own box; tables keep the copy that they play with."""
    await own_box(house, account, box_id)
    async with house.database.write() as connection:
        await connection.execute(sa.delete(model.boxes).where(model.boxes.c.id == box_id))


async def told_box(house: "House", box: Box, account: Account | None) -> dict[str, Any]:
    """A box with what it changes, for whoever looks at it."""
    owner = await house.account(box.account)
    return {
        **await asyncio.to_thread(told_name, box),
        "owner": owner.name if owner is not None else "",
        "mine": account is not None and account.id == box.account,
        "check": told_check(box.game, box.text),
    }


def told_names(found: list[Box]) -> dict[str, Any]:
    """Boxes as a list."""
    return {"boxes": [told_name(box) for box in found]}


def told_name(box: Box) -> dict[str, Any]:
    """A box in a list."""
    checked = told_check(box.game, box.text)
    return {
        "id": box.id,
        "game": box.game,
        "name": box.name,
        "version": box.version,
        "changed": box.changed,
        "digest": checked["digest"],
        "differs": len(checked["differences"]),
        "confirmed": len(checked["confirmed"]),
    }
