"""The live protocol: one WebSocket a table, one for all my tables."""

import asyncio
import contextlib
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from mansard.server import metrics
from mansard.server.chatter import lines_after
from mansard.server.database import AWAY
from mansard.server.friends import blocked_by
from mansard.server.guard import same_origin
from mansard.server.history import entries_after
from mansard.server.house import House
from mansard.server.people import COOKIE
from mansard.server.problems import Problem
from mansard.server.redaction import seen_entry, seen_table, told_view, withdrawable
from mansard.server.routes.play import perspective
from mansard.server.rows import Account
from mansard.server.watcher import CATCH_UP, Watcher, encode

router = APIRouter()
LARGEST = 4096
LAST_WORDS = 5.0  # seconds
GOING_AWAY, POLICY, TOO_BIG, LATER = 1001, 1008, 1009, 1013


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """I have version n (-1: nothing) and look with the eyes of this seat."""

    version: int = -1
    seat: int | None = None
    chat: int = 0


class Ack(msgspec.Struct, tag="ack", tag_field="type", forbid_unknown_fields=True):
    """I have got everything up to this version."""

    version: int


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


decode = msgspec.json.Decoder(Hello | Ack | Ping).decode


async def received(socket: WebSocket) -> Any:
    """The next message; a Problem if it is none of ours."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text") or message.get("bytes") or b""
    if len(text) > LARGEST:
        raise Problem("too-large", limit=LARGEST)
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("malformed", problem=str(error)) from error


async def visitor_of(house: House, socket: WebSocket) -> Account | None:
    """Who opened the socket."""
    return await house.account(house.cookies.read(socket.cookies.get(COOKIE)))


def counted_as(socket: WebSocket, visitor: Account | None) -> str:
    """Whose socket it is: a person's, or the address of somebody without a name."""
    return visitor.id if visitor else f"address {socket.client.host if socket.client else ''}"


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """What happens at a table, as it happens."""
    house: House = socket.app.state.house
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    try:
        visitor = await visitor_of(house, socket)
    except AWAY:
        await socket.close(LATER)
        return
    await socket.accept()
    watcher = Watcher(house.hub, socket, table_id, visitor.id if visitor else None)
    who = counted_as(socket, visitor)
    house.hub.sockets[who] += 1
    metrics.sockets.inc()
    try:
        house.hub.check_sockets(who)
        await house.table(table_id)
        await house.hub.enter(watcher)
        await converse(house, watcher, visitor)
    except Problem as problem:
        await say_problem(socket, problem)
    except AWAY:
        await say_problem(socket, Problem("busy"))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        metrics.sockets.dec()
        house.hub.socket_closed(who)
        await house.hub.leave(watcher)


async def say_problem(socket: WebSocket, problem: Problem) -> None:
    """Tell what is wrong and close; who does not read is not waited for."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(LAST_WORDS):
            await socket.send_text(encode({"type": "problem", **problem.body()}).decode())
            await socket.close(POLICY)


async def converse(house: House, watcher: Watcher, visitor: Account | None) -> None:
    """Listen and send side by side until one of them ends, or the client does not keep up."""
    works = (watcher.run(), listen(house, watcher, visitor), slept_through(watcher))
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def slept_through(watcher: Watcher) -> None:
    """A Problem when too much waits for the client."""
    await watcher.too_slow.wait()
    raise Problem("too-slow")


async def listen(house: House, watcher: Watcher, visitor: Account | None) -> None:
    """What the client says."""
    while True:
        message = await received(watcher.socket)
        house.hub.count_message(counted_as(watcher.socket, visitor))
        if isinstance(message, Hello):
            await greet(house, watcher, visitor, message)
        elif isinstance(message, Ack):
            watcher.ack(message.version)
        else:
            watcher.say({"type": "pong"})


async def greet(house: House, watcher: Watcher, visitor: Account | None, hello: Hello) -> None:
    """Answer `hello` with everything the client lacks. A second hello changes the seat it looks through."""
    chat = await lines_after(house, watcher.table_id, hello.chat, watcher.account)
    if watcher.account is not None:
        async with house.database.read() as connection:
            watcher.deaf = await blocked_by(connection, watcher.account)
    table = await house.table(watcher.table_id)
    eyes = perspective(table, visitor, hello.seat)
    version, state, over = table.version, table.state, table.over()  # the table may move on while we read
    message: dict[str, Any] = {
        "type": "sync",
        "version": version,
        "seat": eyes,
        "view": told_view(table, eyes) if state is not None else None,
        "withdrawable": withdrawable(state, eyes),
        "last_own": table.seats[eyes].last_own if eyes is not None else None,
        "table": seen_table(table, watcher.account, house.now()),
        "chat": chat,
    }
    epoch = table.row.epoch
    known = 0 <= hello.version <= version and version - hello.version <= CATCH_UP
    entries = await entries_after(house, table, hello.version, version - hello.version) if known else []
    watcher.greet(eyes, version, epoch)
    watcher.say({**message, "log": [seen_entry(entry, eyes, over) for entry in entries]})
    await house.hub.tell_presence(table.id)


@router.websocket("/api/me/live")
async def my_live(socket: WebSocket) -> None:
    """Changes of all my tables."""
    house: House = socket.app.state.house
    visitor = await visitor_of(house, socket)
    if not same_origin(socket) or visitor is None:
        await socket.close(POLICY)
        return
    await socket.accept()
    queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue(200)
    house.hub.people.setdefault(visitor.id, set()).add(queue)
    house.hub.sockets[visitor.id] += 1
    sending = asyncio.create_task(forward(socket, queue))
    try:
        house.hub.check_sockets(visitor.id)
        while True:
            await received(socket)
            house.hub.count_message(visitor.id)
            queue.put_nowait({"type": "pong"})
    except Problem as problem:
        await say_problem(socket, problem)
    except (WebSocketDisconnect, RuntimeError, asyncio.QueueFull):
        pass
    finally:
        sending.cancel()
        house.hub.socket_closed(visitor.id)
        house.hub.people[visitor.id].discard(queue)
        if not house.hub.people[visitor.id]:
            del house.hub.people[visitor.id]


async def forward(socket: WebSocket, queue: asyncio.Queue[dict[str, Any]]) -> None:
    """Send what arrives."""
    while True:
        await socket.send_text(encode(await queue.get()).decode())
