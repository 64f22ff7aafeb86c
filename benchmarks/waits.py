"""How long a person waits at a table with three Masters: the seconds of the others between two own turns.

    .venv/bin/python benchmarks/waits.py --games small_city skyrise --turns 12

Seconds are those of the processor. The person is a Journeyman in seat 0, whose own thought does not count;
where several decide at once, the Masters are counted one after the other, as a server with one place to think
has them. A game is played until the person has waited so many times.
"""

import argparse

import mansard
from mansard.bots import Bot, bot, decide_turn
from mansard.bots.bot import seconds
from mansard.bots.levels import LEVELS, WITHOUT_A_PLAN, LevelBot
from mansard.kernel.chance import Stream, step

FIRST_DEAL = 940_000


def master(name: str) -> Bot:
    """The level, its seconds counted by the processor."""
    player, other = (f"{spec[name]}:clock=processor" for spec in (LEVELS, WITHOUT_A_PLAN))
    return LevelBot(name, bot(player), bot(other))


def waits(slug: str, deal: int, name: str, players: int, turns: int) -> list[float]:
    """The waits of one game, as far as it is played."""
    state = mansard.game(slug).start(players, deal)
    bots = [bot("journeyman"), *[master(name)] * (players - 1)]
    chance = Stream(deal, "bots").key()
    found = [0.0]
    while not state.over() and len(found) <= turns:
        seat = state.actor()
        chance = step(chance)
        begin = seconds(True)
        moves = decide_turn(bots[seat], state, seat, chance)
        if seat != 0:
            found[-1] += seconds(True) - begin
        elif found[-1] > 0.0:
            found.append(0.0)
        for move in moves:
            state.apply(seat, move)
    return [wait for wait in found if wait > 0.0]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=mansard.games(), help="all if not said")
    parser.add_argument("--level", choices=list(WITHOUT_A_PLAN), default="master")
    parser.add_argument("--count", type=int, default=2, help="deals of a game")
    parser.add_argument("--turns", type=int, default=12, help="waits of a deal")
    arguments = parser.parse_args()
    print("| game | players | waits | median s | 95 % | longest |\n|---|---:|---:|---:|---:|---:|")
    for slug in arguments.games or mansard.games():
        players = max(mansard.game(slug).player_counts)
        deals = range(FIRST_DEAL, FIRST_DEAL + arguments.count)
        found = sorted(
            wait for deal in deals for wait in waits(slug, deal, arguments.level, players, arguments.turns)
        )
        middle, late = found[len(found) // 2], found[int(0.95 * len(found))]
        print(
            f"| {slug} | {players} | {len(found)} | {middle:.2f} | {late:.2f} | {found[-1]:.2f} |", flush=True
        )


if __name__ == "__main__":
    main()
