"""A review in sentences: keys of texts and their arguments, no words."""

from mansard.analysis.marks import MARKS
from mansard.analysis.review import Review

Sentence = tuple[str, dict[str, object]]


def summary(found: Review) -> list[Sentence]:
    """What is worth saying: who led until when, which turns cost most, who played most accurately."""
    told: list[Sentence] = []
    if len(found.names) > 1:
        told += lead(found)
    told += [costly(found, number) for number in found.turning_points]
    if not found.turning_points:
        told.append(("review-no-turning-point", {}))
    for seat, accuracy in enumerate(found.accuracy):
        marks = [turn.mark for turn in found.turns if turn.seat == seat]
        counts = {name.replace("-", "_"): marks.count(name) for name in MARKS}
        told.append(("review-accuracy", {"player": seat, "accuracy": round(accuracy), **counts}))
    return told


def lead(found: Review) -> list[Sentence]:
    """Who won, and since when he was ahead for good."""
    winners = [seat for seat, place in enumerate(found.places) if place == 1]
    if len(winners) != 1:
        return []
    winner, since = winners[0], len(found.chances) - 1
    while since > 0 and found.chances[since - 1][winner] >= max(found.chances[since - 1]):
        since -= 1
    if since == 0:
        return [("review-led-always", {"player": winner})]
    return [("review-led-since", {"player": winner, "number": since})]


def costly(found: Review, number: int) -> Sentence:
    """A turn that lost much."""
    turn = next(turn for turn in found.turns if turn.number == number)
    facts: dict[str, object] = {
        "player": turn.seat,
        "number": number,
        "chance": round(100 * turn.judged.lost),
        "error": max(1, round(100 * turn.judged.lost_error)),
        "played": ", ".join(turn.moves),
        "best": ", ".join(turn.judged.best[0].moves),
    }
    return ("review-costly", facts)
