"""A review as one page for the browser: no script, no foreign file, readable on paper."""

from collections.abc import Callable
from html import escape

from mansard.analysis import Review, ReviewedTurn
from mansard.cli.speech import language, say
from mansard.cli.wording import Wording

Words = Callable[[ReviewedTurn, list[str]], str]
WIDTH, HEIGHT = 900, 240
COLOURS = ("#2f6f9f", "#b0452f", "#4b7f3a", "#7a5ba6", "#8a6a1f", "#3f7f7f", "#9a3f6f", "#555555")
DASHES = ("", "8 4", "2 4", "10 3 2 3", "1 3", "12 6", "4 2", "6 6")
COLUMNS = ("turn", "player", "mark", "played", "lost-chance", "best")
STYLE = """
body { font: 16px/1.5 Georgia, serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
body { color: #2a2621; background: #f6f1e7; }
h1 { font-size: 1.6rem; }
svg { width: 100%; height: auto; background: #fffdf8; border: 1px solid #d8cdb8; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #d8cdb8; vertical-align: top; }
.collapse { color: #a02c1c; }
.crack { color: #a04c00; }
.off-plumb { color: #6d5c08; }
.keystone { color: #2f6f3a; }
small { color: #6d6457; }
.key { display: inline-block; margin-right: 1.5rem; }
@media (prefers-color-scheme: dark) {
  body { color: #e9e2d5; background: #211e1a; }
  svg { background: #2b2722; border-color: #4a443b; }
  th, td { border-color: #4a443b; }
  small { color: #b5ab9b; }
  .collapse { color: #f08a78; }
  .crack { color: #e8a860; }
  .off-plumb { color: #d8c860; }
  .keystone { color: #8fc99a; }
}
"""


def page(found: Review, wording: Wording, words: Words, sentences: list[str]) -> str:
    """The whole page."""
    title = escape(f"{wording.title()}: {say('review-title')}")
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    note = escape(say("review-note", tries=found.tries))
    return (
        f'<!doctype html>\n<html lang="{language()}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{title}</h1><ul>{told}</ul>{graph(found, wording)}{table(found, wording, words)}"
        f"<p><small>{note}</small></p></body></html>"
    )


def graph(found: Review, wording: Wording) -> str:
    """The chances of all seats from turn to turn; lines differ by pattern as well as by colour."""
    last = max(1, len(found.chances) - 1)
    lines, keys = [], []
    for seat in range(len(found.chances[0])):
        points = " ".join(
            f"{WIDTH * number / last:.1f},{HEIGHT * (1.0 - row[seat]):.1f}"
            for number, row in enumerate(found.chances)
        )
        look = f'fill="none" stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"'
        lines.append(f'<polyline points="{points}" {look}/>')
        key = f'<svg style="width:3rem;border:0" viewBox="0 0 48 8"><path d="M0 4H48" {look}/></svg>'
        keys.append(f'<span class="key">{key} {escape(wording.name(seat))}</span>')
    label = escape(say("review-chances"))
    drawn = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg>'
    return f"<h2>{label}</h2>{drawn}<p>{''.join(keys)}</p>"


def table(found: Review, wording: Wording, words: Words) -> str:
    """Every turn with its mark."""
    head = "".join(f"<th>{escape(say(f'review-{name}'))}</th>" for name in COLUMNS)
    rows = []
    for turn in found.turns:
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells(turn, wording, words))
        rows.append(f'<tr class="{turn.mark}">{told}</tr>')
    return f"<h2>{escape(say('review-turns'))}</h2><table><tr>{head}</tr>{''.join(rows)}</table>"


def cells(turn: ReviewedTurn, wording: Wording, words: Words) -> list[str]:
    """A turn, its mark, and if it lost something what would have been better."""
    marked = turn.mark not in ("true", "keystone")
    return [
        str(turn.number),
        wording.name(turn.seat),
        say(f"mark-{turn.mark}"),
        words(turn, turn.moves),
        loss(turn) if marked else "",
        words(turn, turn.judged.best[0].moves) if marked else "",
    ]


def loss(turn: ReviewedTurn) -> str:
    """The lost chance in per cent, give or take."""
    return f"{100 * turn.judged.lost:.0f} ± {max(1.0, 100 * turn.judged.lost_error):.0f} %"
