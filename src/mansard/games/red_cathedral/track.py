"""§2.2 The score track: recognition moves the marker step by step, prestige from symbol to symbol."""

from mypy_extensions import i64

from mansard.games.red_cathedral.state import POS, WIDTH, Table, who


def prestige(t: Table, pos: i64) -> i64:
    """§2.2 The symbols that the marker has reached or passed; every lap counts 40."""
    return t.box.lap_prestige * (pos // t.box.spaces) + t.box.prestige_at[pos % t.box.spaces]


def next_symbol(t: Table, pos: i64) -> i64:
    """§2.2 The next space with a symbol."""
    return pos + t.box.steps_on[pos % t.box.spaces]


def previous_symbol(t: Table, pos: i64) -> i64:
    """§2.2 The last space with a symbol before this one; only where there is one."""
    return pos - t.box.steps_back[pos % t.box.spaces]


def may_lose_prestige(t: Table, seat: i64) -> bool:
    """§2.2, R9 A symbol must lie strictly behind the marker."""
    return t.boards[seat * WIDTH + POS] > t.box.first_symbol


def move_marker(t: Table, seat: i64, pos: i64) -> None:
    """§2.2 Put the marker onto a space."""
    before = t.boards[seat * WIDTH + POS]
    t.boards[seat * WIDTH + POS] = pos
    if t.log is not None and before != pos:
        t.log.say("marker", [who(t, seat), before, pos, prestige(t, before), prestige(t, pos)])


def gain_recognition(t: Table, seat: i64, points: i64) -> None:
    """§2.2 So many spaces forward."""
    move_marker(t, seat, t.boards[seat * WIDTH + POS] + points)


def lose_recognition(t: Table, seat: i64, points: i64) -> None:
    """§2.2, R8 So many spaces back, but not below 0."""
    pos = t.boards[seat * WIDTH + POS] - points
    move_marker(t, seat, pos if pos > 0 else 0)


def gain_prestige(t: Table, seat: i64, points: i64) -> None:
    """§2.2 Forward to the next symbol, so many times."""
    pos = t.boards[seat * WIDTH + POS]
    for _ in range(points):
        pos = next_symbol(t, pos)
    move_marker(t, seat, pos)


def lose_prestige(t: Table, seat: i64) -> None:
    """§2.2, R9 Back to the previous symbol: from between two symbols only the surplus is lost."""
    move_marker(t, seat, previous_symbol(t, t.boards[seat * WIDTH + POS]))
