"""A state with its past: what waits for chance, and a fingerprint of all that each seat has seen and done."""

from hashlib import blake2b
from typing import Any

import mansard
from mansard.kernel.game import State

Seen = tuple[bytes, ...]  # per seat: the fingerprint of what it has seen and done
Trail = tuple[Any, int, int, int] | None  # the trail before, the generator, the seat, the action


class Table:
    """The kernel's state inside a state of OpenSpiel, with what is known about its past."""

    __slots__ = ("base", "dealt", "pending", "seen", "state", "trail")

    def __init__(self) -> None:
        self.dealt: bytes = b""
        self.state: State | None = None
        self.pending = -1  # an action that waits for chance
        self.base: State | None = None  # the state up to which `seen` tells
        self.seen: Seen = ()
        self.trail: Trail = None

    def __deepcopy__(self, memo: object) -> "Table":
        twin = Table()
        twin.dealt = self.dealt
        twin.state = None if self.state is None else self.state.clone()
        twin.pending = self.pending
        twin.base = self.base  # never changed
        twin.seen = self.seen
        twin.trail = self.trail
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.state
        if state is None:
            return restored, (self.dealt, "", "", -1, ())
        return restored, (self.dealt, state.game.slug, state.to_json(), self.pending, self.fingerprints())

    # ------------------------------------------------------------------ play

    def begin(self, state: State) -> None:
        """The cards are dealt."""
        self.state = state
        self.base = state.clone()
        self.seen = tuple([looked(b"", state, seat) for seat in range(state.players)])

    def act(self, action: int) -> None:
        """An action, which waits if its effect depends on chance."""
        assert self.state is not None
        seat = self.state.actor()
        if seat < 0:
            raise ValueError("the game is over")
        after = self.state.clone()
        after.apply(seat, action)
        if after.rng != self.state.rng:
            self.pending = action
            return
        self.trail = (self.trail, self.state.rng, seat, action)
        self.state = after

    def chance(self, key: int) -> None:
        """Chance has spoken for the action that waits."""
        assert self.state is not None
        seat, action = self.state.actor(), self.pending
        self.pending = -1
        self.state.rng = key
        self.trail = (self.trail, key, seat, action)
        self.state.apply(seat, action)

    def redraw(self, seat: int, seed: int) -> None:
        """Draw again what the seat does not know; what everybody has seen so far stays as it is."""
        assert self.state is not None
        self.seen = self.fingerprints()
        self.state = self.state.resample(seat, seed)
        self.base = self.state.clone()

    # ------------------------------------------------------------------ what was seen

    def fingerprints(self) -> Seen:
        """Per seat: all that it has seen and done; told from the trail when somebody asks."""
        steps = []
        trail = self.trail
        while trail is not None:
            steps.append(trail)
            trail = trail[0]
        if steps:
            assert self.base is not None
            self.seen, self.base = retold(self.base.clone(), self.seen, reversed(steps))
            self.trail = None
        return self.seen


def retold(state: State, seen: Seen, steps: Any) -> tuple[Seen, State]:
    """The fingerprints after these steps, and the state."""
    prints = list(seen)
    views = [bytes(memoryview(state.observe(seat))) for seat in range(state.players)]
    for _, rng, seat, action in steps:
        state.rng = rng
        state.apply(seat, action)
        prints[seat] = blake2b(prints[seat] + action.to_bytes(4, "little"), digest_size=16).digest()
        for other in range(state.players):
            view = bytes(memoryview(state.observe(other)))
            if view != views[other]:  # what others do behind a screen leaves no trace, not even a count
                views[other] = view
                prints[other] = blake2b(prints[other] + view, digest_size=16).digest()
    return tuple(prints), state


def looked(before: bytes, state: State, seat: int) -> bytes:
    """The fingerprint after one more look at the table."""
    view = bytes(memoryview(state.observe(seat)))
    return blake2b(before + view, digest_size=16).digest()


def restored(dealt: bytes, slug: str, text: str, pending: int, seen: Seen) -> Table:
    """A pickled table."""
    table = Table()
    table.dealt = dealt
    if slug:
        table.state = mansard.game(slug).from_json(text)
        table.base = table.state.clone()
        table.pending = pending
        table.seen = seen
    return table
