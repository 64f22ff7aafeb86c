"""Who sits where: people first, then bots."""

from mansard.bots import Bot, bot, bots, decide_turn
from mansard.cli.parameters import checked_players
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.kernel.chance import Seed, Stream
from mansard.kernel.game import Game, State

BOT_MARK = "bot "
USUAL_BOT = "greedy"


class Seat:
    """A place at the table: a person's, or a bot's."""

    def __init__(self, name: str, bot: Bot | None = None) -> None:
        self.name = name
        self.bot = bot

    @property
    def written(self) -> str:
        """The name as a record holds it: a bot can be found again by it."""
        return self.name if self.bot is None else BOT_MARK + self.bot.spec


def bot_seat(spec: str) -> Seat:
    """A seat for a bot; UnknownBot if there is no such bot."""
    player = bot(spec.strip())
    return Seat(player.spec, player)


def seats_of_record(names: list[str]) -> list[Seat]:
    """The seats that the names of a record stand for."""
    return told_apart(
        [bot_seat(name.removeprefix(BOT_MARK)) if name.startswith(BOT_MARK) else Seat(name) for name in names]
    )


def told_apart(seats: list[Seat]) -> list[Seat]:
    """The seats with a number after every name that several have."""
    names = [seat.name for seat in seats]
    for place, seat in enumerate(seats):
        if names.count(seat.name) > 1:
            number = names[: place + 1].count(seat.name)
            seats[place] = Seat(f"{seat.name} #{number}", seat.bot)
    return seats


def bot_specs(text: str | None) -> list[str] | None:
    """A list of bots with commas; `none` is an empty one."""
    if text is None:
        return None
    return [] if text.strip() == "none" else [spec for spec in text.split(",") if spec.strip()]


def seated(
    played: Game, players: int | None, humans: int | None, specs: list[str] | None, names: list[str]
) -> list[Seat]:
    """The seats of a new game from what was said and what is usual for the rest."""
    wanted = [bot_seat(spec) for spec in specs or []]
    count = checked_players(played, players if players is not None else _count(played, humans, wanted, names))
    people = humans if humans is not None else _humans(count, specs, names)
    if not 0 <= people <= count:
        raise Refused("error-humans", humans=str(people), players=str(count))
    if len(names) > people:
        raise Refused("error-names", names=str(len(names)), humans=str(people))
    return told_apart(_people(people, names) + _machines(count - people, wanted, specs is None))


def _count(played: Game, humans: int | None, wanted: list[Seat], names: list[str]) -> int:
    """How many players there are when nobody said it: those who were named, two if the game allows."""
    people = humans if humans is not None else max(1, len(names))
    named = people + len(wanted)
    if wanted:
        return max(named, min(played.player_counts))
    return min([count for count in played.player_counts if count >= max(2, named)], default=named)


def _humans(count: int, specs: list[str] | None, names: list[str]) -> int:
    if specs is None:
        return max(1, len(names))
    if len(specs) > count:
        raise Refused("error-too-many-bots", bots=str(len(specs)), players=str(count))
    return count - len(specs)


def _people(count: int, names: list[str]) -> list[Seat]:
    return [Seat(names[i] if i < len(names) else say("play-player", number=str(i + 1))) for i in range(count)]


def _machines(count: int, wanted: list[Seat], usual: bool) -> list[Seat]:
    """The bots' seats: one that is named alone takes all of them."""
    if usual:
        return [bot_seat(USUAL_BOT if USUAL_BOT in bots() else bots()[0]) for _ in range(count)]
    if len(wanted) == 1 and count > 1:
        return wanted * count
    if len(wanted) != count:
        raise Refused("error-bots", bots=str(len(wanted)), seats=str(count))
    return wanted


def bot_turn(state: State, seat: int, player: Bot, seed: Seed, number: int) -> list[int]:
    """A bot's turn: its decisions until somebody else is to act or something comes to light."""
    after = state.clone()
    chance = Stream(seed, f"bot {number}")
    moves: list[int] = []
    while seat in after.actors() and after.reveals == state.reveals and len(moves) < 100:
        for action in decide_turn(player, after, seat, chance.key()):
            moves.append(action)
            after.apply(seat, action)
    return moves
