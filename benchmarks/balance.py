"""How often seats and sides of the boards of The Red Cathedral win: different deals, one bot in all seats.

.venv/bin/python benchmarks/balance.py --games 600 --bots greedy,soft --players 3,2,4
.venv/bin/python benchmarks/balance.py --bots greedy --players 3 --rubles 3,4,5,6
"""

import argparse
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
    cells = " | ".join(told(share) for share in shares)
    print(f"| seats | {bot} | {players} | {games} | {cells} |", flush=True)


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
    print(f"| boards | {bot} | {players} | {games} | " + " | ".join(cells) + " |", flush=True)


def told(share: Share) -> str:
    """A share as the document writes it."""
    low, high = (share.interval.low, share.interval.high) if share.interval else (0.0, 1.0)
    return f"{100 * share.won / share.games:.0f} % ({100 * low:.0f}–{100 * high:.0f}) {share.verdict}"


def main() -> None:
    """Print the rows as they are measured."""
    global GAME
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600, help="games of a row")
    parser.add_argument("--bots", default="greedy,soft", help="names of bots, with commas")
    parser.add_argument("--players", default="3,2,4", help="numbers of players, with commas")
    parser.add_argument("--rubles", help="what the seats begin with instead of the printed rubles: 3,4,5,6")
    asked = parser.parse_args()
    if asked.rubles:
        GAME = GAME.with_components(f"[setup]\nstarting_rubles = [{asked.rubles}]\n", "rubles")
    for count in [int(text) for text in asked.players.split(",")]:
        for bot in asked.bots.split(","):
            seats(bot, count, asked.games)
            if not asked.rubles:
                boards(bot, count, asked.games)


if __name__ == "__main__":
    main()
