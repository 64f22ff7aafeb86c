"""§3 Set-up: keys and francs, tokens, the bonus track, the stacks, the first player."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.paris.state import HAND, WIDTH, Table
from mansard.games.paris.tables import BUILDING_SPACES
from mansard.kernel.bits import mask_of
from mansard.kernel.chance import Stream


def lay_out(t: Table, stream: Stream, random_first: bool) -> None:
    """§3 All steps in order; every draw comes from one stream."""
    if random_first:
        t.first = stream.below(int(t.players))
    t.turn = t.first
    give_keys(t)
    if t.random:
        shuffle_tokens(t, stream)
        shuffle_track(t, stream)
    fill_track(t)
    pile_stacks(t, stream)
    t.rng = stream.key()


def give_keys(t: Table) -> None:
    """§3.2 Keys; a fresh row has its francs and its reserve already."""
    for seat in range(t.players):
        t.boards[seat * WIDTH + HAND] = t.box.hand[t.players]


def shuffle_tokens(t: Table, stream: Stream) -> None:
    """§3.4 Gold beside every 8; wood and marble beside 4 and 5, prestige beside 1, 2 and 3 at random."""
    prestige = stream.shuffled([0] * 6 + [1] * 6 + [2] * 6)
    resources = stream.shuffled([3] * 6 + [4] * 6)
    tokens: list[int] = []
    for space in range(36):
        rank = space % 6
        if rank < 3:
            tokens.append(prestige.pop())
        elif rank < 5:
            tokens.append(resources.pop())
        else:
            tokens.append(5)
    t.tokens = vec[i64](tokens)


def shuffle_track(t: Table, stream: Stream) -> None:
    """§3.5 In each zone a permutation of its numbers."""
    numbers: list[int] = []
    for first, last in t.box.zones:
        numbers += stream.shuffled(list(range(first - 1, last)))
    set_track(t, numbers)


def set_track(t: Table, numbers: list[int]) -> None:
    """The number on each space, and the space of each number."""
    t.track = vec[i64](numbers)
    t.space_of = vec[i64]([numbers.index(number) for number in range(30)])


def fill_track(t: Table) -> None:
    """§3.5 All copies of a number for the number of players."""
    copies = t.box.copies[t.players]
    t.on_track = mask_of([n for n in range(30) if copies[n] >= 1])
    t.second_on_track = mask_of([n for n in range(30) if copies[n] >= 2])
    t.third_on_track = mask_of([n for n in range(30) if copies[n] >= 3])


def pile_stacks(t: Table, stream: Stream) -> None:
    """§3.6 Three equal stacks. Only the visible backs exist yet: a tile is drawn when it is turned up."""
    removed = t.box.removed_free if t.free else t.box.removed_fixed
    height = (36 - removed) // 3
    t.unseen = BUILDING_SPACES
    t.heights = vec[i64]([height] * 3)
    tops = stream.sample(list(range(36)), 3)
    t.backs = vec[i64]([top // 6 for top in tops])
