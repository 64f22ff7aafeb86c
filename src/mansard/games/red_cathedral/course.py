# mypyc: skip
"""What the statistics tell apart: how a seat began, who brought the end about, on which plan."""

from mansard.games.red_cathedral.tables import ACTIONS
from mansard.kernel.game import State

MOST_STEPS = 3  # as many extra steps and more are one kind of opening


def opening(state: State, move: str) -> str:
    """§4.3 A claim by the materials that its section takes, a visit to the market by its paid steps."""
    kind, *words = move.split()
    if kind == "claim":
        needs = state.view(None)["sections"][words[0]]["sockets"]
        return f"claim {sum(of for _, of in needs.values())}"
    if kind == "market":
        return f"market {min(int(words[1]), MOST_STEPS)}"
    return kind if kind == "build" else ""


def finisher(state: State) -> int | None:
    """§4.6 Who completed the section after which everybody had one last turn."""
    seat: int | None = state.view(None)["finisher"]
    return seat


def plan(state: State) -> str:
    """§2.5 The heights of the towers, from left to right."""
    return "-".join(str(tower["height"]) for tower in state.view(None)["towers"])


def used(move: str) -> str:
    """§4.8 The guild action that a move is; nothing if it is none."""
    kind = move.partition(" ")[0]
    return kind if kind in ACTIONS else ""
