"""Puzzles: positions from games of strong bots in which one turn is clearly best.

`mansard puzzles` finds them; they lie beside their game, `games/<slug>/puzzles/*.jsonl`, one a line. A game
without that folder has none.
"""

from mansard.puzzles.puzzle import Puzzle, Way, daily, puzzle_named, puzzles
from mansard.puzzles.solve import Attempt, Result

__all__ = ["Attempt", "Puzzle", "Result", "Way", "daily", "puzzle_named", "puzzles"]
