"""A fence: what fails is tried again after growing pauses and put aside at last, and nothing else notices."""

import asyncio

import sqlalchemy as sa

from mansard.server.fence import ASIDE, TRIES, Fence


class Work:
    """Something that fails as long as it should."""

    def __init__(self, error: Exception) -> None:
        self.error: Exception | None = error
        self.done_at: list[float] = []
        self.now = 0.0
        self.fence = Fence(lambda: self.now)

    async def work(self) -> None:
        self.done_at.append(self.now)
        if self.error is not None:
            raise self.error

    def go_on(self, seconds: int, longest: float | None = None) -> None:
        """Ask every second whether it is due."""
        for _ in range(seconds):
            asyncio.run(self.fence.run("part", "name", self.work, longest))
            self.now += 1.0


def test_pauses_grow_until_it_is_put_aside_and_tried_again_an_hour_later() -> None:
    work = Work(ValueError("broken"))
    work.go_on(200)
    assert work.done_at == [0, 1, 3, 7, 15, 31, 63, 127]
    assert len(work.done_at) == TRIES
    work.now = 127 + ASIDE - 1
    work.go_on(2)
    assert work.done_at[TRIES:] == [127 + ASIDE]


def test_what_all_depend_on_is_never_put_aside() -> None:
    work = Work(ValueError("broken"))
    work.go_on(300, longest=2.0)
    assert all(later - earlier <= 2 for earlier, later in zip(work.done_at, work.done_at[1:], strict=False))
    assert work.now - work.done_at[-1] <= 2


def test_a_database_that_is_away_is_only_waited_for() -> None:
    work = Work(sa.exc.OperationalError("select", {}, Exception("away")))
    work.go_on(300)
    assert work.now - work.done_at[-1] <= 2
    work.error = None
    work.go_on(5)
    assert work.done_at[-3:] == [302, 303, 304]


def test_the_failure_of_one_thing_pauses_no_other() -> None:
    work = Work(ValueError("broken"))
    assert not asyncio.run(work.fence.run("part", "name", work.work))
    work.error = None
    assert not asyncio.run(work.fence.run("part", "name", work.work))
    assert asyncio.run(work.fence.run("part", "another", work.work))
    assert len(work.done_at) == 2
