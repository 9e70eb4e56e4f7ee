"""A small picture of every effect: who is hit where, who moves, what does not count.

A drawing is a list of marks on a grid of four columns and three rows, named like squares: `see a2 d1` a line of sight,
`move a2 b2` a path, `me a2` the shooter, `foe d1 2` a victim with its damage, `ghost d1` a figure hit before or a square
left, `mark d1` a mark, `hit c1` a square where every figure is hit, `no b2` a square that does not count, `wall b2 c2` a
wall between two squares. `c2<` and `c2>` are the halves of a square. Marks are drawn in order; `cells` names the squares
to draw.
"""

from __future__ import annotations

from typing import Any, Final

from ...engine.ids import parse_weapon
from ...text.names import CARDS
from ..protocol.catalogue import Diagram, DiagramMark
from .sketch import sketch

CROSS: Final = "cells b1 a2 b2 c2 b3; "
HALVES: Final = {"<": -0.23, ">": 0.23}

DRAWINGS: Final[dict[tuple[str, str], str]] = {
    ("lock-rifle", "basic"): "see a2 d1; me a2; foe d1 2; mark d1",
    ("lock-rifle", "second-lock"): "see a2 d1; see a2 d3; me a2; ghost d1; foe d3; mark d3",
    ("machine-gun", "basic"): "see a2 d1; see a2 d3; me a2; foe d1 1; foe d3 1",
    ("machine-gun", "focus-shot"): "see a2 d1; see a2 d3; me a2; foe d1 2; ghost d3",
    ("machine-gun", "turret-tripod"): "see a2 d1; see a2 d3; see a2 d2; me a2; ghost d1; foe d3 2; foe d2 1",
    ("thor", "basic"): "see a2 c1; me a2; foe c1 2",
    ("thor", "chain-reaction"): "see a2 c1; see c1 d2; me a2; ghost c1; foe d2 1",
    ("thor", "high-voltage"): "see a2 c1; see c1 d2; see d2 b3; me a2; ghost c1; ghost d2; foe b3 2",
    ("plasma-gun", "basic"): "see a2 d1; me a2; foe d1 2",
    ("plasma-gun", "phase-glide"): "move a2 c2; me a2; ghost c2",
    ("plasma-gun", "charged-shot"): "see a2 d1; me a2; foe d1 3",
    ("whisper", "basic"): "no a2; no b2; see a2 d2; me a2; foe d2 3; mark d2",
    ("electroscythe", "basic"): CROSS + "hit b2; me b2<; foe b2> 1",
    ("electroscythe", "reaper"): CROSS + "hit b2; me b2<; foe b2> 2",
    ("tractor-beam", "basic"): "see a1 c1; me a1; move c3 c1; ghost c3; foe c1 1",
    ("tractor-beam", "punisher"): "cells a2 b2 c2; move c2 a2; ghost c2; me a2<; foe a2> 3",
    ("vortex-cannon", "basic"): "see a2 c2; hit c2; move c1 c2; me a2; ghost c1; foe c2 2",
    ("vortex-cannon", "black-hole"): "hit c2; move d2 c2; move c3 c2; me a2; ghost d2; ghost c3; foe c2< 1; foe c2> 1",
    ("furnace", "basic"): "wall b1 c1; wall b3 c3; see a2 c2; hit c1; hit d1; hit c2; hit d2; hit c3; hit d3; "
    "me a2; foe c1 1; foe d2 1",
    ("furnace", "cozy-fire"): CROSS + "no b2; hit c2; me b2; foe c2< 1; foe c2> 1; mark c2",
    ("heatseeker", "basic"): "wall b1 c1; wall b2 c2; wall b3 c3; me a2; foe d1 3",
    ("hellion", "basic"): "no a2; see a2 c2; hit c2; me a2; foe c2< 1; foe c2>; mark c2",
    ("hellion", "nano-tracer"): "no a2; see a2 c2; hit c2; me a2; foe c2< 1; foe c2>; mark c2<; mark c2>",
    ("flamethrower", "basic"): "cells a2 b2 c2; move a2 c2; me a2; foe b2 1; foe c2 1",
    ("flamethrower", "barbecue"): "cells a2 b2 c2; hit b2; hit c2; me a2; foe b2< 2; foe b2> 2; foe c2 1",
    ("grenade-launcher", "basic"): "see a2 c2; me a2; move c2 d2; foe c2 1; ghost d2",
    ("grenade-launcher", "extra-grenade"): "see a2 c1; hit c1; me a2; foe c1< 1; foe c1> 1",
    ("rocket-launcher", "basic"): "no a2; see a2 c2; me a2; move c2 d2; foe c2 2; ghost d2",
    ("rocket-launcher", "rocket-jump"): "move a2 c2; me a2; ghost c2",
    ("rocket-launcher", "fragmenting-warhead"): "hit c2; see a2 c2; me a2; foe c2< 3; foe c2> 1",
    ("railgun", "basic"): "wall a2 b2; move a2 d2; me a2; foe d2 3",
    ("railgun", "piercing"): "wall a2 b2; move a2 d2; me a2; foe b2 2; foe d2 2",
    ("cyberblade", "basic"): CROSS + "me b2<; foe b2> 2",
    ("cyberblade", "shadowstep"): CROSS + "move b2 c2; me b2; ghost c2",
    ("cyberblade", "slice-and-dice"): CROSS + "ghost b1; me b2<; foe b2> 2",
    ("zx-2", "basic"): "see a2 d1; me a2; foe d1 1; mark d1; mark d1<",
    ("zx-2", "scanner"): "see a2 d1; see a2 d2; see a2 d3; me a2; foe d1; foe d2; foe d3; mark d1; mark d2; mark d3",
    ("shotgun", "basic"): CROSS + "me b2<; move b2 c2; foe b2> 3; ghost c2",
    ("shotgun", "long-barrel"): CROSS + "no b2; me b2; foe c2 2",
    ("power-glove", "basic"): CROSS + "no b2; move b2 c2; me b2; foe c2 1; mark c2; mark c2<",
    ("power-glove", "rocket-fist"): "cells a2 b2 c2; move a2 b2; move b2 c2; me a2; foe b2 2; foe c2 2",
    ("shockwave", "basic"): CROSS + "no b2; hit b1; hit c2; hit b3; me b2; foe b1 1; foe c2 1; foe b3 1",
    ("shockwave", "tsunami"): CROSS
    + "no b2; hit b1; hit c2; hit b3; hit a2; me b2; foe b1 1; foe c2< 1; foe c2> 1; foe b3 1; foe a2 1",
    ("sledgehammer", "basic"): CROSS + "me b2<; foe b2> 2",
    ("sledgehammer", "pulverize"): "cells a2 b2 c2; move a2 c2; me a2<; foe a2> 3; ghost c2",
    ("wristblades", "basic"): CROSS + "me b2<; foe b2> 1",
    ("wristblades", "venom-blade"): CROSS + "move b2 c2; me b2<; foe b2>; hit b2; ghost c2",
    ("wristblades", "left-hook"): CROSS + "ghost b1; me b2<; foe b2> 3",
    ("putrifier", "basic"): "no a2; me a2; move b2 c2; hit b2; foe b2; mark b2; ghost c2",
    ("putrifier", "toxic-gas"): "wall b1 c1; wall b3 c3; see a2 c2; hit c1; hit d1; hit c2; hit d2; hit c3; hit d3; "
    "me a2; foe c1; foe d2",
    ("mastermind", "basic"): "no a2; see a2 d1; me a2; hit d1; foe d1; mark d1",
    ("mastermind", "puppetmaster"): "see b1 d2; see b3 d2; me a2; ghost b1; ghost b3; foe d2 4",
    ("possessor", "basic"): "me a3; ghost b1; see b1 d2; foe d2 2",
    ("possessor", "ragdoll"): "me a3; move b1 c1; foe b1; mark b1; mark b1<; ghost c1",
    ("possessor", "mindlink"): "me a3; ghost b1; see b1 d2; see b1 d1; ghost d2; foe d1 2",
    ("scrapshot", "basic"): CROSS + "no b2; me b2; foe c2 1",
    ("scrapshot", "shrapnel-overload"): "see a2 c1; see a2 c3; hit c1; me a2; foe c1< 1; foe c1> 1; foe c3 2",
    ("hotrod", "basic"): CROSS + "me b2<; foe b2> 2",
    ("hotrod", "voltage-overload"): CROSS + "hit b2; me b2<; foe b2> 6",
    ("dual-magnums", "basic"): "no a2; see a2 d1; see a2 d3; me a2; foe d1 1; foe d3 1",
    ("dual-magnums", "kaboom"): "wall b1 c1; wall b2 c2; wall b3 c3; hit c1; hit d1; hit c2; hit d2; me a2; "
    "foe c1 1; foe d2 1; foe d1 3",
    ("shadowblade", "basic"): CROSS + "me b2<; foe b2> 3",
    ("shadowblade", "shadowalk"): "wall b1 c1; wall b2 c2; wall b3 c3; hit d2; me a2; ghost d2",
    ("hand-grenade", "basic"): "no a2; see a2 c2; hit c2; me a2; foe c2< 2; foe c2> 1",
    ("hand-grenade", "bomberman"): "cells b1 a2 b2 c2 d2 b3; see b2 b1; see b2 d2; me b2; foe b1 3; foe c2 1; foe d2 2",
    ("wrecking-ball", "basic"): "cells a2 b2; move a2 b2; me a2; foe b2 1",
    ("wrecking-ball", "second-roll"): "cells a2 b2 b1; no a2; move a2 b2; move b2 b1; ghost a2; me b2; foe b1 2",
    (
        "wrecking-ball",
        "third-roll",
    ): "cells a2 b2 b1 c1; no a2; no b2; move b2 b1; move b1 c1; ghost a2; me b1; foe c1 2",
    ("nanomark", "basic"): "see a2 d1; me a2; foe d1 2",
    ("nanomark", "nanoexplosion"): "wall b1 c1; wall b2 c2; wall b3 c3; me a2; foe d2 5; mark d2; mark d2<",
    ("tracking-bot", "basic"): "see a2 d1; me a2; foe d1; mark d1; mark d1<",
    ("tracking-bot", "detonation"): "wall b1 c1; wall b2 c2; wall b3 c3; hit d2; me a2; foe d2< 3; foe d2> 3; mark d2<",
}


def drawing_of(weapon: str, effect: str) -> str:
    """The drawing in words; worked out from the table if there is none here."""
    found = DRAWINGS.get((weapon, effect))
    if found is not None:
        return found
    card = CARDS[parse_weapon(weapon)]
    return sketch(card, next(each for each in card.effects if each.name == effect))


def diagram(weapon: str, effect: str) -> Diagram:
    """The drawing of an effect."""
    return parse_drawing(drawing_of(weapon, effect))


def parse_drawing(words: str) -> Diagram:
    """A drawing on as few squares as it needs."""
    cells: list[tuple[int, int]] = []
    marks: list[DiagramMark] = []
    for phrase in words.split("; "):
        what, *rest = phrase.split()
        if what == "cells":
            cells = [(int(x), int(y)) for x, y in map(parse_place, rest)]
        else:
            marks.append(parse_mark(what, rest))
    if not cells:
        rows = [round(y) for mark in marks for _, y in (mark.at, mark.to or mark.at)]
        cells = [(x, y) for y in range(min(rows), max(rows) + 1) for x in range(4)]
    return Diagram(cells, marks)


def parse_mark(what: Any, words: list[str]) -> DiagramMark:
    if what in ("see", "move", "wall"):
        return DiagramMark(what, parse_place(words[0]), parse_place(words[1]))
    return DiagramMark(what, parse_place(words[0]), number=int(words[1]) if len(words) > 1 else 0)


def parse_place(name: str) -> tuple[float, float]:
    """`c2` as column and row; `c2<` is its left half."""
    return "abcd".index(name[0]) + HALVES.get(name[2:], 0), int(name[1]) - 1
