"""A whole training: what `mansard train` does after the games are played."""

from pathlib import Path
from typing import Any, NamedTuple

from mansard.bots.value import Value
from mansard.bots.weights import Weights, found_weights, written_weights
from mansard.kernel.errors import MansardError
from mansard.kernel.game import Game
from mansard.research.extra import extra
from mansard.research.report import Judged, Match, judged, match
from mansard.research.train import (
    RIDGES,
    Positions,
    Training,
    finished_weights,
    fitted_terms,
    games_there,
    play_missing,
    read_positions,
    strengths,
)

with extra("research"):
    import numpy as np


class TooFewGames(MansardError):
    """There is nothing to fit or nothing to check a fit with."""

    def __init__(self) -> None:
        super().__init__("too few games: at least five parts are needed")


class Outcome(NamedTuple):
    """What a training has found; `trained` is None where the game gives no terms."""

    by_worth: Judged
    trained: Judged | None
    match: Match | None  # of the trained weights against those before, or the worth
    kept: Weights
    games: int
    positions: int


def fit(run: Training, folder: Path, games: int) -> Outcome:
    """Fit the worth's chances and the terms; terms that foretell better are kept, and choose if they win."""
    game = run.box()
    try:
        rows, held = read_positions(run, folder, False), read_positions(run, folder, True)
    except ValueError as nothing:
        raise TooFewGames from nothing
    plain = finished_weights(game, rows, rows.worth, None)
    by_worth = judged(held, held.worth, plain, game.advice.rivalry)
    played = len(np.unique(np.concatenate([rows.games, held.games])))
    count = len(rows.progress) + len(held.progress)
    if not game.advice.terms or np.isnan(rows.terms).all():
        return Outcome(by_worth, None, None, plain, played, count)
    made, fitted = trained_weights(game, run.players, rows)
    after = judged(held, strengths(held, *fitted), made, game.advice.rivalry)
    before = found_weights(game, run.players)
    before = before if before.terms else plain
    met = meeting(game, run.players, made, before, games)
    made.chooses = met is not None and met.interval[0] > 1.0 / run.players
    kept = made if made.chooses or after.loss < by_worth.loss else before
    return Outcome(by_worth, after, met, kept, played, count)


def trained_weights(game: Game, players: int, rows: Positions) -> tuple[Weights, Any]:
    """The ridge that foretells best on a part of the games that the fit has not seen; then all games."""
    seen = rows.games % 4 != 0
    first = Positions(*[column[seen] for column in rows])
    second = Positions(*[column[~seen] for column in rows])
    losses = []
    for ridge in RIDGES:
        found = strengths(second, *fitted_terms(game, players, first, ridge))
        rest = second.final - found
        rest = rest if players == 1 or game.advice.rivalry == 0.0 else rest - rest.mean(axis=1, keepdims=True)
        losses.append(float((rest**2).mean()))
    fitted = fitted_terms(game, players, rows, RIDGES[int(np.argmin(losses))])
    return finished_weights(game, rows, strengths(rows, *fitted), fitted), fitted


def meeting(game: Game, players: int, made: Weights, before: Weights, games: int) -> Match | None:
    """The new weights against those before; alone there is nobody to meet."""
    if players == 1 or games < 1:
        return None
    rivalry = game.advice.rivalry
    return match(game, players, Value(players, rivalry, made), Value(players, rivalry, before), games)


def write(run: Training, outcome: Outcome, path: Path) -> None:
    """The weights file with its card."""
    after = outcome.trained
    told: dict[str, Any] = {
        "made": f"fitted to games of {', '.join(run.bots)}; a fifth of them held out",
        "games": outcome.games,
        "positions": outcome.positions,
        "worth_loss": round(outcome.by_worth.loss, 4),
    }
    if after is not None:
        told["trained_loss"] = round(after.loss, 4)
    if outcome.match is not None:
        low, high = outcome.match.interval
        told["match"] = (
            f"trained terms won {outcome.match.wins:g} of {outcome.match.games} games against the old value "
            f"({100 * low:.0f}-{100 * high:.0f} %)"
        )
    told["strength"] = described(outcome.kept)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written_weights(outcome.kept, run.box(), run.players, told), encoding="utf-8")


def described(kept: Weights) -> str:
    """Who foretells and who chooses, for the card."""
    if not kept.terms:
        return "the hand-made worth"
    return "trained terms" if kept.chooses else "trained terms foretell, the hand-made worth chooses"


__all__ = ["Outcome", "TooFewGames", "Training", "fit", "games_there", "play_missing", "write"]
