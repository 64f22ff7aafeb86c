"""A game's page from its sums: openings, seats, points, sources, options and plans."""

from collections.abc import Mapping, Sequence
from typing import Any

from mansard.club.numbers import Share, percentages, told
from mansard.club.tally import Tallies, Tally

ByPlayers = Mapping[int, Tallies]  # the sums of every number of players


def summary(tallies: ByPlayers, per_seat: Sequence[str]) -> dict[str, Any]:
    """Everything that a game's page shows; `per_seat` names the options that each seat chooses."""
    return {
        "facts": facts(tallies),
        "openings": openings(tallies),
        "seats": [
            {"players": players, "games": _of(found, "game", "").seats, "seats": seats(players, found)}
            for players, found in sorted(tallies.items())
            if players > 1
        ],
        "points": [points(players, found) for players, found in sorted(tallies.items())],
        "options": options(tallies, per_seat),
        "used": shares(tallies, "used"),
        "plans": [row for players, found in sorted(tallies.items()) for row in plans(players, found)],
    }


def _of(tallies: Tallies, kind: str, key: str) -> Tally:
    return tallies.get((kind, key), Tally())


def _kinds(tallies: Tallies, kind: str) -> dict[str, Tally]:
    return {key: tally for (found, key), tally in tallies.items() if found == kind}


def facts(tallies: ByPlayers) -> dict[str, Any]:
    """Games, seats, turns a player, the highest score, points ahead of the second, won by who ended it."""
    games, seated, turns = Tally(), Tally(), Tally()
    highest: int | None = None
    for players, found in tallies.items():
        if players > 1:
            games.join(_of(found, "game", ""))
        turns.join(_of(found, "turns", ""))
        for tally in _kinds(found, "seat").values():
            seated.join(tally)
        scores = [int(score) for score in _kinds(found, "score")]
        highest = max([*scores, *([highest] if highest is not None else [])], default=None)
    return {
        "games": sum(_of(found, "game", "").seats for found in tallies.values()),
        "seats": seated.seats,
        "turns": turns.points / turns.seats if turns.seats else None,
        "highest": highest,
        "ahead": games.points / games.seats if games.seats else None,
        "finisher": next(iter(shares(tallies, "finisher")), None),
    }


def shares(tallies: ByPlayers, kind: str) -> list[dict[str, Any]]:
    """What seats of a kind won against what even ones would have, the most frequent first."""
    whole: dict[str, Tally] = {}
    even: dict[str, float] = {}
    for players, found in tallies.items():
        if players < 2:
            continue
        for key, tally in _kinds(found, kind).items():
            whole.setdefault(key, Tally()).join(tally)
            even[key] = even.get(key, 0.0) + tally.seats / players
    rows = [
        {
            "key": key,
            "mean": tally.points / tally.seats,
            **told(Share(tally.seats, tally.won, even[key] / tally.seats)),
        }
        for key, tally in whole.items()
    ]
    return sorted(rows, key=lambda row: (-row["games"], row["key"]))


def openings(tallies: ByPlayers) -> list[dict[str, Any]]:
    """How seats began, with how often in whole percentages."""
    rows = shares(tallies, "opening")
    often = percentages([row["games"] for row in rows])
    return [{**row, "often": part} for row, part in zip(rows, often, strict=True)]


def seats(players: int, tallies: Tallies) -> list[dict[str, Any]]:
    """The won share of every seat of a table of so many."""
    found = [_of(tallies, "seat", str(seat)) for seat in range(players)]
    return [told(Share(tally.seats, tally.won, 1 / players)) for tally in found]


def points(players: int, tallies: Tallies) -> dict[str, Any]:
    """How the points of tables of so many are spread, and where they come from: all and winners."""
    scores = {int(key): tally for key, tally in _kinds(tallies, "score").items()}
    whole = Tally()
    for tally in scores.values():
        whole.join(tally)
    sources = _kinds(tallies, "source")
    return {
        "players": players,
        "games": _of(tallies, "game", "").seats,
        "mean": whole.points / whole.seats if whole.seats else None,
        "winners": whole.points_won / whole.won if whole.won else None,
        "middle": [quantile(scores, 0.25), quantile(scores, 0.5), quantile(scores, 0.75)],
        "scores": [{"score": score, "seats": scores[score].seats} for score in sorted(scores)],
        "sources": [
            {
                "source": source,
                "mean": tally.points / whole.seats,
                "winners": tally.points_won / whole.won if whole.won else None,
            }
            for source, tally in sorted(sources.items(), key=lambda item: (-item[1].points, item[0]))
        ],
    }


def quantile(scores: Mapping[int, Tally], part: float) -> int | None:
    """The least score that so large a part of the seats does not exceed."""
    wanted = part * sum(tally.seats for tally in scores.values())
    seen = 0
    for score in sorted(scores):
        seen += scores[score].seats
        if seen >= wanted:
            return score
    return None


def plans(players: int, tallies: Tallies) -> list[dict[str, Any]]:
    """What was played on, the most frequent first: so many games, and the mean points of their winners."""
    rows = [
        {
            "plan": plan,
            "players": players,
            "games": tally.seats // players,
            "mean": tally.points / tally.seats,
            "winners": tally.points_won / tally.won if tally.won else None,
        }
        for plan, tally in _kinds(tallies, "plan").items()
    ]
    return sorted(rows, key=lambda row: (-row["games"], row["plan"]))


def options(tallies: ByPlayers, per_seat: Sequence[str]) -> list[dict[str, Any]]:
    """Options by seat with their shares; those of a whole table say only how many points it brings."""
    rows = [
        {**row, "per_seat": row["key"].partition("=")[0] in per_seat} for row in shares(tallies, "option")
    ]
    return sorted(rows, key=lambda row: (not row["per_seat"], row["key"]))


def winners_mean(tallies: ByPlayers, mix: Mapping[int, int]) -> float | None:
    """The mean points of winners, weighted to a mix of player counts."""
    found = {players: points(players, tallies[players])["winners"] for players in mix if players in tallies}
    known = {players: mean for players, mean in found.items() if mean is not None}
    whole = sum(mix[players] for players in known)
    return sum(mix[players] * mean for players, mean in known.items()) / whole if whole else None


def winners(tallies: ByPlayers) -> dict[int, dict[str, float]]:
    """By number of players which part of a winner's points comes from which source."""
    found: dict[int, dict[str, float]] = {}
    for players, sums in tallies.items():
        sources = {source: tally.points_won for source, tally in _kinds(sums, "source").items()}
        total = sum(sources.values())
        if total > 0:
            found[players] = {source: part / total for source, part in sources.items()}
    return found
