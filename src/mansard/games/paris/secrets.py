"""§7 Who knows what: re-drawing everything that a seat may not know.

Hidden are the tiles in the stacks, which exist only as a set (their order is chance to come), and the end
tokens. Francs, tokens and unused bonus tiles lie behind screens too, but every gain and payment is public, so
a player who keeps track knows them: they stay as they are, although the view hides them.

What a seat knows of the end tokens: each time it took one it saw the pile. So the tokens that others took
between two of its looks are known as a set, but not who has which; after its last look the pile is unknown,
too.
"""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.paris.state import END_PICK, PAY, TARGET, Table, pile
from mansard.kernel.bits import bit, has, members
from mansard.kernel.chance import Stream


def redraw(t: Table, seat: i64, stream: Stream) -> None:
    """§7.2 Uniform over what the seat (-1: a spectator) could not tell from this."""
    if len(t.takes) == 0:
        return
    takes = [int(take) for take in t.takes]
    hidden: list[int] = []
    for i in range(len(takes)):
        if takes[i] >> 4 == seat:
            permute(takes, hidden, [], stream)
            hidden = []
        elif may_change(t, takes[i]):
            hidden.append(i)
    looking = t.phase == END_PICK and t.turn == seat
    rest = [] if looking else [int(token) for token in members(pile(t))]
    permute(takes, hidden, rest, stream)
    t.takes = vec[i64](takes)


def may_change(t: Table, take: i64) -> bool:
    """Spent tokens are public. Who is about to pay by a token must keep what makes the payment possible."""
    if has(t.spent, take & 15):
        return False
    return not (take >> 4 == t.turn and (t.phase == TARGET or t.phase == PAY))


def permute(takes: list[int], hidden: list[int], rest: list[int], stream: Stream) -> None:
    """§7.2 The hidden takes of one interval share their tokens, and with the pile after the last look."""
    tokens = stream.shuffled(sorted([takes[i] & 15 for i in hidden] + rest))
    for i in hidden:
        takes[i] = (takes[i] & ~15) | tokens.pop()


def last_look(t: Table, seat: i64) -> i64:
    """How many tokens were gone after the seat last saw the pile and took one; -1 if it never did."""
    if t.phase == END_PICK and t.turn == seat:
        return len(t.takes)
    for i in range(len(t.takes) - 1, -1, -1):
        if t.takes[i] >> 4 == seat:
            return i + 1
    return -1


def seen_in_pile(t: Table, seat: i64) -> i64:
    """§7.1 The end tokens that the seat last saw in the pile and left there."""
    looked = last_look(t, seat)
    if looked < 0:
        return 0xFFF
    gone: i64 = 0
    for i in range(looked):
        gone |= bit(t.takes[i] & 15)
    return 0xFFF & ~gone
