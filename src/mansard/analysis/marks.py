"""The five marks of a turn, by the winning chance that it loses against the best one found."""

from math import exp

from mansard.analysis.turns import Judged

MARKS = ("keystone", "true", "off-plumb", "crack", "collapse")
OFF_PLUMB, CRACK, COLLAPSE = 0.05, 0.10, 0.15
ONLY = 0.15  # a keystone is ahead of every other turn by as much
SOFT = 0.30  # who loses this part of his chance by a turn keeps 37 of 100 of its accuracy
LEAST = 0.02  # chance: parts of less are not told apart


def sure_loss(turn: Judged) -> float:
    """The lost chance less one standard error: in doubt the player was right."""
    return max(0.0, turn.lost - turn.lost_error)


def mark_of(turn: Judged) -> str:
    """The mark of a played turn; a forced one is true."""
    lost = sure_loss(turn)
    if lost > COLLAPSE:
        return "collapse"
    if lost > CRACK:
        return "crack"
    if lost > OFF_PLUMB:
        return "off-plumb"
    return "keystone" if turn.lost <= 0.0 and turn.ahead > ONLY else "true"


def accuracy(losses: list[float], stakes: list[float]) -> float:
    """How near to the best turns somebody played, 0 to 100: the mean over his turns that were not forced.

    A turn counts for its stake, the chance there was to lose: who has lost already cannot play badly. What it
    lost is a part of that: of four players each has a smaller chance, and as much to play for.
    """
    stake = sum(stakes)
    if stake <= 0.0:
        return 100.0
    parts = [lost / max(each, LEAST) for lost, each in zip(losses, stakes, strict=True)]
    kept = [each * exp(-part / SOFT) for part, each in zip(parts, stakes, strict=True)]
    return 100.0 * sum(kept) / stake
