"""What a position promises and what a turn was worth: for reviews of finished games and for advice.

Everything is computed from what a seat can know. Hidden things are drawn anew before anything is looked
at, so the answer is the same for all states that the seat cannot tell apart; the same seed and budget give
the same answer.
"""

from mansard.analysis.marks import MARKS, mark_of
from mansard.analysis.outlook import Outlook, outlook
from mansard.analysis.review import DEEP, ENGINE, QUICK, Review, ReviewedTurn, read_turn, review
from mansard.analysis.summary import Sentence, summary
from mansard.analysis.turns import Considered, Judged, judged, line_guess

__all__ = [
    "DEEP",
    "ENGINE",
    "MARKS",
    "QUICK",
    "Considered",
    "Judged",
    "Outlook",
    "Review",
    "ReviewedTurn",
    "Sentence",
    "judged",
    "line_guess",
    "mark_of",
    "outlook",
    "read_turn",
    "review",
    "summary",
]
