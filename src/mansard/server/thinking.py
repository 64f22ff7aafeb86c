"""What a bot thinks about, in another process: a state that its seat could not tell from the true one."""

import os
import threading
from multiprocessing import connection, parent_process
from typing import TypedDict

from mansard.bots import bot, decide_turn
from mansard.server.open_table import game_with

LONGEST = 60  # moves of one turn


class Job(TypedDict):
    """What a bot needs to know; plain values, for it may travel to another machine."""

    game: str
    components: str | None
    state: str
    seat: int
    bot: str
    seed: int


def think(job: Job) -> list[str]:
    """A whole turn in notation: decisions until the turn passes on or something comes to light."""
    game = game_with(job["game"], job["components"])
    state = game.from_json(job["state"])
    player, seat = bot(job["bot"]), job["seat"]
    moves: list[str] = []
    known = state.reveals
    while seat in state.actors() and state.reveals == known and len(moves) < LONGEST:
        for action in decide_turn(player, state, seat, job["seed"] + len(moves)):
            moves.append(game.show(state, action))
            state.apply(seat, action)
    return moves[:LONGEST]


def end_with_parent() -> None:
    """A thinking process must not outlive a server that was killed."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
