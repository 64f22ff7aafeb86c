"""Two hundred seeded games of a game: how many decisions, and a checksum of all results and final states."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import mansard
from mansard import State
from mansard.kernel.chance import step

GAMES = 200


def played(slug: str) -> dict[str, Any]:
    """Play the games in this process's mode, spread over player counts and variants."""
    game = mansard.game(slug)
    cases = [(players, options) for players in game.player_counts for options in game.variants(players)]
    decisions = 0
    checksum = hashlib.sha256()
    for seed in range(GAMES):
        players, options = cases[seed % len(cases)]
        state = game.start(players=players, seed=seed, options=options)
        if seed % 4 == 0:
            checksum.update(json.dumps(observations(state.clone(), 10 + seed)).encode())
        decisions += state.playout(seed + 1)
        worths = [round(state.worth(seat), 6) for seat in range(players)]
        checksum.update(json.dumps([state.scores(), state.places(), state.digest(), worths]).encode())
    return {
        "tree": str(Path(mansard.__file__).parent.parent),
        "games": GAMES,
        "decisions": decisions,
        "checksum": checksum.hexdigest(),
    }


def observations(state: State, decisions: int) -> list[list[int]]:
    """What every seat sees after some decisions, as numbers."""
    rng = step(decisions + 1)
    for _ in range(decisions):
        if not state.over():
            rng = step(rng)
            state.apply(state.actor(), state.random_option(state.actor(), rng >> 30))
    return [list(state.observe(seat)) for seat in range(state.players)]


if __name__ == "__main__":
    print(json.dumps(played(sys.argv[1])))
