"""Puzzles: positions from games of strong bots in which one turn is clearly best.

`mansard puzzles` finds them; they lie beside their game, `games/<slug>/puzzles/*.jsonl`, one a line. A game
without that folder has none.
"""

from mansard.puzzles.answer import Hint, Told, following, hint, judged_turn, stars, whole_turn
from mansard.puzzles.puzzle import Puzzle, Way, daily, puzzle_named, puzzles
from mansard.puzzles.solve import Attempt, Result

__all__ = [
    "Attempt",
    "Hint",
    "Puzzle",
    "Result",
    "Told",
    "Way",
    "daily",
    "following",
    "hint",
    "judged_turn",
    "puzzle_named",
    "puzzles",
    "stars",
    "whole_turn",
]
