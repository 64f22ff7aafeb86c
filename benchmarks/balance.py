"""How often each seat and each side of the boards of The Red Cathedral wins: different deals, quick bots.

.venv/bin/python benchmarks/balance.py [games a row] [bots, with commas] [numbers of players, with commas]
"""

import sys
from itertools import product

import mansard
from mansard.bots.arena import play_game
from mansard.club.numbers import Share

GAME = mansard.game("red_cathedral")
FIRST_SEED = 90_000
SIDES = ("basic", "advanced")


def seats(bot: str, players: int, games: int) -> None:
    """Every seat with the same bot and basic boards."""
    won = [0.0] * players
    for n in range(games):
        result = play_game(GAME, [bot] * players, FIRST_SEED + n)
        for seat in range(players):
            won[seat] += result.wins(seat)
    shares = [Share(games, part, 1 / players) for part in won]
    print(f"| seats | {bot} | {players} | {games} | " + " | ".join(told(share) for share in shares) + " |")


def boards(bot: str, players: int, games: int) -> None:
    """Mixed tables: all orders of basic and advanced boards in turn, without those of one kind."""
    orders = [order for order in product(SIDES, repeat=players) if len(set(order)) > 1]
    won, seated, points = dict.fromkeys(SIDES, 0.0), dict.fromkeys(SIDES, 0), dict.fromkeys(SIDES, 0)
    for n in range(games):
        order = orders[n % len(orders)]
        result = play_game(GAME, [bot] * players, FIRST_SEED + n, {"boards": list(order)})
        for seat, side in enumerate(order):
            won[side] += result.wins(seat)
            seated[side] += 1
            points[side] += result.scores[seat]
    cells = [
        f"{told(Share(seated[side], won[side], 1 / players))}, {points[side] / seated[side]:.1f} points"
        for side in SIDES
    ]
    print(f"| boards | {bot} | {players} | {games} | " + " | ".join(cells) + " |")


def told(share: Share) -> str:
    """A share as the document writes it."""
    low, high = (share.interval.low, share.interval.high) if share.interval else (0.0, 1.0)
    return f"{100 * share.won / share.games:.0f} % ({100 * low:.0f}–{100 * high:.0f}) {share.verdict}"


def main(games: int = 600, bots: str = "greedy,soft", players: str = "3,2,4") -> None:
    """Print the rows as they are measured."""
    for count in [int(text) for text in players.split(",")]:
        for bot in bots.split(","):
            seats(bot, count, games)
            boards(bot, count, games)
            sys.stdout.flush()


if __name__ == "__main__":
    main(*[int(text) if n == 0 else text for n, text in enumerate(sys.argv[1:])])  # type: ignore[arg-type]
