"""A tournament as the database has it, and as its rules read it."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from mansard.club.pairing import Rules
from mansard.club.tournament import Drawn, Person, Plan, Result, Sitting, Tournament, key_of
from mansard.server import model
from mansard.server.database import Connection
from mansard.server.problems import Problem
from mansard.server.rows import Entrant, RoundRow, SittingRow, TournamentRow


@dataclass(slots=True)
class Found:
    """A tournament with everything that belongs to it; `rounds` and `sittings` in their order."""

    row: TournamentRow
    entrants: list[Entrant]
    rounds: list[RoundRow]
    sittings: list[SittingRow]

    def at(self, number: int) -> list[SittingRow]:
        """The tables of a round."""
        return [sitting for sitting in self.sittings if sitting.round == number]

    def current(self) -> RoundRow | None:
        """The round that is played, or comes next of those drawn; None if all are done."""
        return next((drawn for drawn in self.rounds if drawn.done is None), None)

    def entrant(self, who: str) -> Entrant:
        """Somebody by the number that the draws know."""
        return next(one for one in self.entrants if one.number == int(who))

    def of(self, account: str | None) -> Entrant | None:
        """The entrant that an account is."""
        if account is None:
            return None
        return next((one for one in self.entrants if one.account == account), None)

    @property
    def plan(self) -> Plan:
        return plan_of(self.row)

    @property
    def is_live(self) -> bool:
        """Whether its rounds are played at one go."""
        return self.row.clock["kind"] == "bank"

    def pure(self) -> Tournament:
        """The tournament as its rules read it: rounds that are drawn and have begun."""
        people = [Person(str(one.number), one.pot, one.left) for one in self.entrants]
        rounds = [
            Drawn(bytes.fromhex(drawn.key), [read(one) for one in self.at(drawn.number)], drawn.byes)
            for drawn in self.rounds
        ]
        return Tournament(self.plan, key_of(self.row.seed, "lots"), people, rounds)


def plan_of(row: TournamentRow) -> Plan:
    """What kind of tournament it is."""
    return Plan(row.form, row.rounds, Rules(row.most, row.fixed, row.bots is not None))


def read(sitting: SittingRow) -> Sitting:
    """A table of a round as the rules read it."""
    return Sitting(sitting.seats, Result(**sitting.result) if sitting.result else None)


async def load(connection: Connection, tournament_id: str) -> Found:
    """A tournament; a Problem if there is none."""
    t = model.tournaments
    row = (await connection.execute(sa.select(t).where(t.c.id == tournament_id))).first()
    if row is None:
        raise Problem("no-such-tournament", tournament=tournament_id)
    e, r, s = model.entrants, model.rounds, model.sittings

    async def rows(table: sa.Table, *order: sa.Column[Any]) -> list[Any]:
        query = sa.select(table).where(table.c.tournament_id == tournament_id).order_by(*order)
        return list(await connection.execute(query))

    return Found(
        TournamentRow(*row),
        [Entrant(*one) for one in await rows(e, e.c.number)],
        [RoundRow(*one) for one in await rows(r, r.c.number)],
        [SittingRow(*one) for one in await rows(s, s.c.round, s.c.number)],
    )


async def move_on(connection: Connection, row: TournamentRow, **news: Any) -> bool:
    """Take the next step of a tournament; False if another process took one first."""
    t = model.tournaments
    here = (t.c.id == row.id) & (t.c.epoch == row.epoch)
    done = await connection.execute(sa.update(t).where(here).values(epoch=row.epoch + 1, **news))
    return bool(done.rowcount == 1)
