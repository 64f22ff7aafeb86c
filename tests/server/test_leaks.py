"""Nothing hidden leaves the server: what is sent to a seat stays the same, byte for byte, when what the seat
may not know is drawn anew.

A twin of the table is laid into the same database, equal but for the hidden things, and every question that a
seat can ask is put to both. Time stands still meanwhile, and the ids of the two tables are made equal before
comparing.
"""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import mansard
from mansard.kernel.game import State
from mansard.kernel.turns import draft, reveals
from mansard.server import model
from mansard.server.app import create_app
from mansard.server.house import House
from mansard.server.ids import new_id
from mansard.server.routes.live import Hello, greet
from mansard.server.watcher import Watcher, encode, news
from tests.server.house import quick

LINE = re.compile(rb'"id":\d+,"player"')
NOON = 1_800_000_000.0
STEPS = 10


class Scene:
    """A table whose seats belong to different people, and the house that it stands in."""

    def __init__(
        self, house: House, people: list[httpx.AsyncClient], accounts: list[dict[str, Any]], table: str
    ) -> None:
        self.house = house
        self.people = people
        self.accounts = accounts
        self.table = table

    async def state(self, table: str | None = None) -> State:
        found = (await self.house.table(table or self.table)).state
        assert found is not None
        return found

    async def twin(self, hidden: State) -> str:
        """A copy of the table with other hidden things, from which its play goes on."""
        twin, version = new_id(), (await self.house.table(self.table)).version
        async with self.house.database.write() as connection:
            for table in (model.tables, model.seats, model.commits, model.heads, model.snapshots, model.chat):
                key = table.c.id if table is model.tables else table.c.table_id
                for row in (await connection.execute(sa.select(table).where(key == self.table))).all():
                    values = {**row._mapping, key.name: twin}
                    if table is model.chat:
                        del values["id"]  # lines are numbered for the whole house
                    await connection.execute(sa.insert(table).values(values))
            here = model.heads.c.table_id == twin
            await connection.execute(sa.update(model.heads).where(here).values(state=hidden.to_json()))
            kept = (model.snapshots.c.table_id == twin) & (model.snapshots.c.number == version)
            await connection.execute(sa.delete(model.snapshots).where(kept))
            values = {"table_id": twin, "number": version, "rules": hidden.game.rules_version}
            await connection.execute(sa.insert(model.snapshots).values(**values, state=hidden.to_json()))
        return twin

    async def everything(self, table: str, seat: int, chance: random.Random, twinned: int = 0) -> list[bytes]:
        """All that a seat can get to see of a table; move by move since the version of its twinning."""
        base, person = f"/api/tables/{table}", self.people[seat]
        version = (await self.house.table(table)).version
        after = max(twinned, version - 6)
        heard = [
            (await person.get(base + path)).content
            for path in (
                "",
                f"/view?seat={seat}",
                "/view",
                f"/log?seat={seat}&limit=500",
                "/log",
                f"/recap?seat={seat}",
                f"/steps?seat={seat}&after={after}&until={version}",
                f"/steps?after={after}&until={version}",
                f"/draft?seat={seat}",
                f"/draft?seat={1 - seat if seat < 2 else 0}",
                f"/record?seat={seat}",
                f"/report?seat={seat}",
                "/report",
                "/chat",
                "/note",
                f"/view?seat={1 - seat if seat < 2 else 0}",
            )
        ]
        heard += await self.turns(base, seat, version, chance)
        heard.append(await self.hello(table, seat))
        heard.append(
            encode(await news(self.house.hub, await self.house.table(table), max(0, version - 3), seat))
        )
        return [LINE.sub(b'"id":0,"player"', part.replace(table.encode(), b"TABLE")) for part in heard]

    async def turns(self, base: str, seat: int, version: int, chance: random.Random) -> list[bytes]:
        """Drafts with previews, reasons and errors."""
        person = self.people[seat]
        body: dict[str, Any] = {"seat": seat, "version": version, "moves": []}
        first = await person.post(f"{base}/draft", json=body)
        heard = [first.content]
        offers = [move["text"] for group in first.json().get("offers", []) for move in group["moves"]]
        for move in chance.sample(offers, min(3, len(offers))):
            heard.append((await person.post(f"{base}/draft", json={**body, "moves": [move]})).content)
        for move in ["no such move", "pass", *chance.sample(offers, min(2, len(offers)))]:
            heard.append((await person.post(f"{base}/why", json={"seat": seat, "move": move})).content)
        wrong: list[dict[str, Any]] = [
            {"moves": ["no such move"]},
            {"moves": ["pass"], "version": max(0, version - 1)},
        ]
        for values in wrong:
            turn = {**body, "key": "wrong", **values}
            if values.get("version") != version:
                heard.append((await person.post(f"{base}/commit", json=turn)).content)
        return heard + await self.trials(base, seat, version, chance)

    async def trials(self, base: str, seat: int, version: int, chance: random.Random) -> list[bytes]:
        """Moves of everybody, tried on a copy of the board, and the own plan."""
        person, heard = self.people[seat], [(await self.people[seat].get(f"{base}/plan?seat={seat}")).content]
        tries: list[dict[str, Any]] = []
        for _ in range(5):
            body = {"seat": seat, "version": version, "tries": tries}
            answer = await person.post(f"{base}/sandbox", json=body)
            heard.append(answer.content)
            found = answer.json()
            moves = [move["text"] for group in found.get("offers", []) for move in group["moves"]]
            if not moves:
                break
            tries = [*tries, {"seat": found["actor"], "move": chance.choice(moves)}]
        return heard

    async def hello(self, table: str, seat: int) -> bytes:
        """What a WebSocket gets as its first message."""
        account = await self.house.account(self.accounts[seat]["id"])
        assert account is not None
        watcher = Watcher(self.house.hub, None, table, account.id)  # type: ignore[arg-type]
        await greet(self.house, watcher, account, Hello(version=0, seat=seat))
        return encode(watcher.extra[0])

    async def commit(self, table: str, seat: int, move: str) -> httpx.Response:
        version = (await self.house.table(table)).version
        body = {"seat": seat, "version": version, "moves": [move], "key": f"k{version}"}
        return await self.people[seat].post(f"/api/tables/{table}/commit", json=body)


async def compare(scene: Scene, seat: int, chance: random.Random) -> None:
    """The same questions about the table and its twin get the same answers."""
    hidden = (await scene.state()).resample(seat, chance.getrandbits(40))
    twin = await scene.twin(hidden)
    scene.house.forget(scene.table)
    script = chance.getrandbits(40)
    truth = await scene.everything(scene.table, seat, random.Random(script))
    other = await scene.everything(twin, seat, random.Random(script))
    assert truth == other
    await act_alike(scene, twin, seat, chance)
    scene.house.forget(twin)


async def act_alike(scene: Scene, twin: str, seat: int, chance: random.Random) -> None:
    """A quiet move of the seat, or a secret choice of another beside it, tells the seat nothing.

    Who is still to act is open to all, so the two choices leave the same seats at work.
    """
    state, other = await scene.state(), await scene.state(twin)
    twinned = (await scene.house.table(twin)).version
    again = await scene.twin(state)
    for actor in state.actors():
        if actor != seat and len(state.actors()) < 2:
            continue
        here, there = quiet_moves(state, actor), quiet_moves(other, actor)
        if actor == seat:
            assert here == there
        pairs = [
            (move, copy)
            for move, left in here
            for copy, left_too in there
            if left == left_too and (actor != seat or move == copy)
        ]
        if pairs:
            move, copy = chance.choice(pairs)
            first, second = await scene.commit(again, actor, move), await scene.commit(twin, actor, copy)
            assert (first.status_code, second.status_code) == (200, 200)
            if actor == seat:
                assert first.content == second.content
            sent = [await scene.everything(table, seat, random.Random(1), twinned) for table in (again, twin)]
            assert sent[0] == sent[1]
            break
    scene.house.forget(again)


def quiet_moves(state: State, seat: int) -> list[tuple[str, list[int]]]:
    """Legal moves that bring nothing to light, each with the seats that are to act after it."""
    return [
        (state.game.show(state, action), draft(state, seat, [action]).state.actors())
        for action in state.legal(seat)
        if not reveals(state, seat, action)
    ]


async def play_on(scene: Scene, chance: random.Random) -> bool:
    """Some random turns by everybody; False when the game is over."""
    for _ in range(chance.randint(3, 12)):
        state = await scene.state()
        if state.over():
            return False
        seat = chance.choice(state.actors())
        answer = await scene.commit(
            scene.table, seat, state.game.show(state, chance.choice(state.legal(seat)))
        )
        assert answer.status_code == 200, answer.text
    return not (await scene.state()).over()


async def game_without_leaks(game: str, path: Path, seed: int) -> int:
    """A random game, looked at through every seat; how often."""
    chance = random.Random(seed)
    app = create_app(quick(path, keeper_interval=1000), clock=lambda: NOON)
    players = chance.choice([n for n in mansard.game(game).player_counts if n > 1])
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        people = [httpx.AsyncClient(transport=transport, base_url="http://house") for _ in range(players)]
        accounts = [(await p.post("/api/guest", json={"name": f"P{n}"})).json() for n, p in enumerate(people)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        table = (await people[0].post("/api/tables", json={"game": game, "seats": seats})).json()["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join", json={})
        await people[0].post(f"/api/tables/{table}/start")
        await people[0].post(f"/api/tables/{table}/chat", json={"text": "good luck"})
        scene, looked = Scene(app.state.house, people, accounts, table), 0
        while looked < STEPS:
            await compare(scene, looked % players, chance)
            looked += 1
            if not await play_on(scene, chance):
                break
        for person in people:
            await person.aclose()
    return looked


@pytest.mark.parametrize("game", mansard.games())
def test_what_a_seat_may_not_know_never_reaches_it(game: str, tmp_path: Path) -> None:
    assert asyncio.run(game_without_leaks(game, tmp_path / "house.db", 11)) > 3
