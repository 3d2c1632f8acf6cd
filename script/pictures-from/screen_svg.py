"""Draws terminal screens, as `tmux capture-pane -e` prints them, as an SVG; several become an animation.

Lines, blocks and seeds are drawn as shapes, because fonts differ in how these characters meet. Every distinct row is
stored once; a frame is a column of references to rows, and CSS moves from frame to frame.
"""

import html
import re

WIDE, HIGH, EDGE = 8.4, 17, 12
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
BACK, INK = "#1d1f21", "#d8d8d8"
COLOURS = ["#1d1f21", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8d8d8",
           "#7f848e", "#ff7b86", "#b5e08f", "#ffd68a", "#7cc4ff", "#de8df2", "#6fd3df", "#ffffff"]

# Which of the four directions a line character reaches: left, right, up, down.
LINES = {"─": "lr", "━": "lr", "═": "lr", "┄": "lr", "│": "ud", "┃": "ud", "║": "ud", "┊": "ud",
         "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "┏": "rd", "┓": "ld", "┗": "ru", "┛": "lu",
         "╔": "rd", "╗": "ld", "╚": "ru", "╝": "lu"}
HEAVY, DOUBLE, DASHED = set("━┃┏┓┗┛"), set("═║╔╗╚╝"), set("┄┊")
BLOCKS = {"█": (0, 1), "▀": (0, 0.5), "▄": (0.5, 1), "░": (0, 1)}
# The looks of paths and text; a path's colour is a class too, c0 to c15, or none for the usual ink.
STYLE = (
    "text{white-space:pre;stroke:none!important}.k{font-weight:700}path{fill:none;stroke-width:1}.h{stroke-width:2.4}"
    ".d{stroke-dasharray:2 2}.o{stroke-width:6.8;stroke-linecap:round}.b,.p{stroke:none;fill:#d8d8d8}.p{opacity:.25}"
    + "".join(f".c{at}{{stroke:{colour}}}text.c{at},.b.c{at},.p.c{at}{{fill:{colour}}}" for at, colour in enumerate(COLOURS))
)


def shade(colour):
    """The class of a colour; the usual ink needs none."""
    return "" if colour == INK else f"c{COLOURS.index(colour)}"


def cells(row):
    """The characters of a row with colour, weight and whether colours are swapped."""
    colour, bold, swapped, found = INK, False, False, []
    for part in re.split(r"(\x1b\[[0-9;]*m)", row):
        if not part.startswith("\x1b"):
            found += [(character, colour, bold, swapped) for character in part]
            continue
        codes = [int(code or 0) for code in part[2:-1].split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                colour, bold, swapped = INK, False, False
            elif code == 1:
                bold = True
            elif code in (7, 27):
                swapped = code == 7
            elif code == 39:
                colour = INK
            elif 30 <= code <= 37 or 90 <= code <= 97:
                colour = COLOURS[code - 30 if code < 90 else code - 82]
            elif code in (38, 48) and codes[:1] == [5]:
                number = codes[1]
                codes = codes[2:]
                if code == 38 and number < len(COLOURS):
                    colour = COLOURS[number]
    return found


def draw(row):
    """A row as SVG, with its top at 0."""
    parts, paths, at = [], {}, 0
    found = cells(row)
    while at < len(found):
        character, colour, bold, swapped = found[at]
        x = at * WIDE
        run = 1
        while character in "─━═┄█▀▄░" and at + run < len(found) and found[at + run] == found[at]:
            run += 1
        if character in LINES and not swapped:
            look = "h" if character in HEAVY or character in DOUBLE else "d" if character in DASHED else "l"
            paths.setdefault((look, colour), []).append(line(x, LINES[character], character in "╭╮╰╯", run))
            at += run - 1
        elif character in BLOCKS:
            top, bottom = BLOCKS[character]
            box = f"M{x:.1f} {top * HIGH:g}h{run * WIDE:.1f}v{(bottom - top) * HIGH:g}h-{run * WIDE:.1f}z"
            paths.setdefault(("b" if character != "░" else "p", colour), []).append(box)
            at += run - 1
        elif character == "●":
            # A line of no length with round ends.
            paths.setdefault(("o", colour), []).append(f"M{x + WIDE / 2:.1f} {HIGH / 2:g}h0")
        elif character != " " or swapped:
            end = at
            while end < len(found) and found[end][1:] == found[at][1:] and found[end][0] not in "●░█▀▄" + "".join(LINES):
                end += 1
            parts.append(words("".join(cell[0] for cell in found[at:end]), x, colour, bold, swapped))
            at = end - 1
        at += 1
    for (look, colour), drawn in paths.items():
        parts.append(f"<path class='{f'{look} {shade(colour)}'.strip()}' d='{''.join(drawn)}'/>")
    return "".join(parts)


def line(x, reaches, is_round, run):
    """The path of a line character: through the middle of its cells, or a corner."""
    middle, half = x + WIDE / 2, HIGH / 2
    ends = {"l": (x, half), "r": (x + run * WIDE, half), "u": (middle, 0), "d": (middle, HIGH)}
    (x1, y1), (x2, y2) = (ends[reach] for reach in reaches)
    if set(reaches) in ({"l", "r"}, {"u", "d"}):
        return f"M{x1:.1f} {y1:g}" + (f"h{x2 - x1:.1f}" if y1 == y2 else f"v{y2 - y1:g}")
    if is_round:
        return f"M{x1:.1f} {y1:g}Q{middle:.1f} {half:g} {x2:.1f} {y2:g}"
    return f"M{x1:.1f} {y1:g}H{middle:.1f}V{y2:g}"


def words(text, x, colour, bold, swapped):
    """A run of text, stretched to the width of its cells in any font."""
    width = len(text) * WIDE
    box = ""
    if swapped:
        box, colour = f"<rect x='{x:.1f}' width='{width:.1f}' height='{HIGH}' fill='{colour}'/>", BACK
    if not text.strip():
        return box
    x += (len(text) - len(text.lstrip())) * WIDE
    shown = text.strip()
    look = f"{shade(colour)} {'k' if bold else ''}".strip()
    look = f" class='{look}'" if look else ""
    length = f" textLength='{len(shown) * WIDE:.1f}'" if len(shown) > 1 else ""
    return f"{box}<text x='{x:.1f}' y='13'{look}{length}>{html.escape(shown, quote=False)}</text>"


def animation(frames, columns, rows, title):
    """An SVG of screens, each shown for its seconds; a single screen stands still."""
    width, height = columns * WIDE + 2 * EDGE, rows * HIGH + 2 * EDGE
    defined, strip = {}, []
    for number, (screen, _) in enumerate(frames):
        strip.append(f"<g transform='translate({number * width:.1f} 0)'>")
        for at, row in enumerate(screen.split("\n")[:rows]):
            drawn = draw(row)
            if drawn:
                name = defined.setdefault(drawn, f"r{len(defined)}")
                strip.append(f"<use href='#{name}' y='{at * HIGH}'/>")
        strip.append("</g>")
    whole, passed, moves = sum(seconds for _, seconds in frames), 0.0, []
    for number, (_, seconds) in enumerate(frames):
        moves.append(f"{passed / whole * 100:.3f}%{{transform:translateX({-number * width:.1f}px)}}")
        passed += seconds
    style = f".s{{animation:s {whole:.2f}s step-end infinite}}@keyframes s{{{''.join(moves)}}}"
    return "".join([
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:.0f} {height:.0f}' width='{width:.0f}' height='{height:.0f}' role='img'>",
        f"<title>{html.escape(title)}</title><style>{STYLE}{style if len(frames) > 1 else ''}</style><defs>",
        *(f"<g id='{name}'>{drawn}</g>" for drawn, name in defined.items()),
        f"</defs><rect width='100%' height='100%' rx='8' fill='{BACK}'/>",
        f"<svg x='{EDGE}' y='{EDGE}' width='{columns * WIDE:.1f}' height='{rows * HIGH}' font-family=\"{FONT}\" font-size='14' fill='{INK}' stroke='{INK}'>",
        f"<g class='s'>{''.join(strip)}</g></svg></svg>\n",
    ])
