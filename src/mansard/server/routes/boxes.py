"""Boxes of one's own: save, change, delete, look at a shared one, download."""

import asyncio
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Path, Query, Response

from mansard.box.files import named
from mansard.server import boxes
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.routes.people import Done
from mansard.server.schema.box import BoxBody, Boxes, ChangeBoxBody, SavedBox

router = APIRouter(tags=["boxes"])
BoxId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]
Slug = Annotated[str | None, Query(max_length=64, pattern=r"^[a-z0-9_]+$")]


@router.get("/api/me/boxes", response_model=Boxes, responses=errors(401))
async def my_boxes(house: TheHouse, account: Person, game: Slug = None) -> Response:
    """My boxes by name."""
    found = await boxes.my_boxes(house, account, game)
    return answer(await asyncio.to_thread(boxes.told_names, found))


@router.post("/api/me/boxes", response_model=SavedBox, status_code=201, responses=errors(401, 404, 409))
async def keep_box(body: BoxBody, house: TheHouse, account: Person) -> Response:
    """Save a box under a name: the text of a file, or values by their keys. It is checked before."""
    text = await boxes.new_text(body.game, body, house.settings.components_limit)
    box = await boxes.keep_box(house, account, body.game, body.name, text)
    return answer(await boxes.told_box(house, box, account), 201)


@router.put("/api/me/boxes/{box_id}", response_model=SavedBox, responses=errors(401, 404, 409))
async def change_box(box_id: BoxId, body: ChangeBoxBody, house: TheHouse, account: Person) -> Response:
    """Change my box; what is left out stays. `version` is the one that was looked at: a newer one is kept."""
    box = await boxes.own_box(house, account, box_id)
    text = await boxes.changed_text(box, body, house.settings.components_limit)
    fresh = await boxes.change_box(house, account, box_id, body.version, body.name, text)
    return answer(await boxes.told_box(house, fresh, account))


@router.delete("/api/me/boxes/{box_id}", response_model=Done, responses=errors(401, 404))
async def delete_box(box_id: BoxId, house: TheHouse, account: Person) -> Response:
    """Delete my box and with it its link. Tables that play with it go on."""
    await boxes.delete_box(house, account, box_id)
    return answer({"done": True})


@router.get("/api/boxes/{box_id}", response_model=SavedBox, responses=errors(404))
async def shared_box(box_id: BoxId, house: TheHouse, visitor: Visitor) -> Response:
    """A box by its link: who has it may look, compare and play with it, not change it."""
    return answer(await boxes.told_box(house, await boxes.box_named(house, box_id), visitor))


@router.get("/api/boxes/{box_id}/file", response_class=Response, responses=errors(404))
async def box_file(box_id: BoxId, house: TheHouse) -> Response:
    """The box as a file of corrections, TOML, with its name in it."""
    found = await boxes.box_named(house, box_id)
    plain, own = f"{found.game}-box.toml", quote(f"{found.name}.toml", safe="")
    headers = {"Content-Disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{own}"}
    return Response(named(found.text, found.name), media_type="application/toml", headers=headers)
