"""The twelve character weapons of the DLC, two for each character. Rule ids stand next to the names."""

from typing import Final

from .language import (
    BlowUp,
    Cool,
    Deal,
    Draw,
    Effect,
    Hypnotize,
    Mark,
    Mode,
    Move,
    Note,
    Pick,
    Poison,
    Release,
    Unmark,
    Weapon,
)
from .prices import PRICES, Price
from .queries import (
    away,
    elsewhere,
    in_room,
    on,
    one_of,
    other_rooms,
    seen_by,
    walk,
)
from .queries_dlc import (
    hacked,
    half,
    hypnotized,
    later,
    marked,
    marks_on,
    move_lines,
    occupied,
    occupied_rooms,
    same_room,
)

# fmt: off


def character_weapons(prices: dict[str, Price]) -> tuple[Weapon, ...]:
    """The cards at these prices, in the order of `ids.WEAPONS`."""

    def cost(weapon: str, effect: str) -> str:
        return prices[weapon].effects[effect]

    def reload(weapon: str) -> str:
        return prices[weapon].reload

    # Wristblades (WRB): the blade poisons the basic target, whichever of the two comes first.
    wristblades = Weapon("wristblades", reload("wristblades"),
        Effect("basic",
            Pick("target", on("me").but("second")), Deal(1, "target"), Poison("target", given="venom")),
        Effect("venom-blade",
            Note("venom", of="me"), Poison("target"),
            Pick("step", walk(1, "me"), "square", optional=True), Move("me", "step"),
            cost=cost("wristblades", "venom-blade")),
        Effect("left-hook", Pick("second", on("me").but("target")), Deal(3, "second"),
               cost=cost("wristblades", "left-hook")), owner="sprog")

    # Putrifier (PUT): no damage at all.
    putrifier = Weapon("putrifier", reload("putrifier"),
        Mode("basic",
            Pick("target", away(1)), Poison("target"), Mark(1, "target"),
            Pick("push", walk(1, "target"), "square", optional=True), Move("target", "push")),
        Mode("toxic-gas", Pick("room", other_rooms(), "room"), Poison(in_room("room")),
             cost=cost("putrifier", "toxic-gas")), owner="sprog")

    # Mastermind (MAS): two puppets, once in place, must both see the target.
    mastermind = Weapon("mastermind", reload("mastermind"),
        Effect("basic", Pick("target", seen_by("me") & elsewhere()), Hypnotize("target"), Mark(1, "target")),
        Effect("puppetmaster",
            Pick("first", hypnotized().but("target")),
            Pick("first-step", walk(1, "first"), "square", optional=True), Move("first", "first-step"),
            Pick("second", hypnotized().but("target", "first")),
            Pick("second-step", walk(1, "second"), "square", optional=True), Move("second", "second-step"),
            Deal(4, seen_by("first") & seen_by("second") & one_of("target")), Release("first", "second"),
            cost=cost("mastermind", "puppetmaster"), after="basic"), owner="banshee")

    # Possessor (POS): one hypnotised figure for the whole shot; all sight is its own.
    possessor = Weapon("possessor", reload("possessor"),
        Effect("basic",
            Pick("puppet", hypnotized().but("target", "second"), once=True),
            Pick("target", seen_by("puppet").but("puppet", "second")), Deal(2, "target"), Release("puppet")),
        Effect("ragdoll",
            Pick("puppet", hypnotized().but("target", "second"), once=True), Mark(2, "puppet"), Release("puppet"),
            Pick("step", walk(1, "puppet"), "square", optional=True), Move("puppet", "step"),
            cost=cost("possessor", "ragdoll")),
        Effect("mindlink",
            Pick("puppet", hypnotized().but("target", "second"), once=True),
            Pick("second", seen_by("puppet").but("puppet", "target")), Deal(2, "second"), Release("puppet"),
            cost=cost("possessor", "mindlink")), owner="banshee")

    # Scrapshot (SCR): two or three tokens pay for one half, four for both, in either order.
    scrapshot = Weapon("scrapshot", reload("scrapshot"),
        Effect("basic", Pick("target", away(1).but("second")), Deal(1, "target")),
        Effect("shrapnel-overload",
            Cool("heat"),
            Pick("square", seen_by("me") & occupied(), "square", optional=True), Deal(1, on("square")),
            Pick("second", half(seen_by("me"), "square", "heat").but("target"), optional=True), Deal(2, "second"),
            Pick("late-square", half(later(seen_by("me") & occupied(), "second", "square"), "second", "heat"), "square",
                 optional=True), Deal(1, on("late-square")),
            cost=cost("scrapshot", "shrapnel-overload"), hot=2), owner="dozer")

    # Hotrod (HOT): one more damage for every token turned cold.
    hotrod = Weapon("hotrod", reload("hotrod"),
        Effect("basic", Pick("target", on("me")), Deal(2, "target")),
        Effect("voltage-overload", Cool("heat"), Deal(0, "target", each=1, count="heat"),
               cost=cost("hotrod", "voltage-overload"), after="basic", hot=1), owner="dozer")

    # Dual Magnums (DUA): each half of the kaboom takes a tile of its own, in either order.
    dual_magnums = Weapon("dual-magnums", reload("dual-magnums"),
        Mode("basic",
            Pick("target", seen_by("me") & elsewhere()),
            Pick("second", (seen_by("me") & elsewhere()).apart("target"), optional=True),
            Deal(1, "target", "second")),
        Mode("kaboom",
            Pick("room-tile", hacked() & occupied_rooms(), "square", optional=True), BlowUp("room-tile"),
            Deal(1, same_room("room-tile")),
            Pick("tile", (hacked() & occupied_rooms()).apart("room-tile"), "square", optional=True), BlowUp("tile"),
            Pick("target", same_room("tile"), forced=True), Deal(3, "target"),
            Pick("late-tile", later(hacked() & occupied_rooms(), "target", "room-tile").apart("tile"), "square", optional=True),
            BlowUp("late-tile"), Deal(1, same_room("late-tile")),
            cost=cost("dual-magnums", "kaboom")), owner="echo")

    # Shadowblade (SHB): the walk before the blow, after it, or alone.
    shadowblade = Weapon("shadowblade", reload("shadowblade"),
        Effect("basic", Pick("target", on("me")), Deal(3, "target")),
        Effect("shadowalk", Pick("tile", hacked(), "square"), BlowUp("tile"), Move("me", "tile"), Draw(),
               cost=cost("shadowblade", "shadowalk")), owner="echo")

    # Hand Grenade (HGR): the amounts are handed out freely, each at most once.
    hand_grenade = Weapon("hand-grenade", reload("hand-grenade"),
        Mode("basic",
            Pick("square", seen_by("me") & elsewhere(), "square"),
            Pick("two", on("square"), optional=True),
            Pick("one", on("square").but("two"), optional=True),
            Pick("other", on("square").but("two", "one"), optional=True), Deal(2, "two").also(1, "one", "other")),
        Mode("bomberman",
            Pick("three", move_lines(), optional=True),
            Pick("two", move_lines().but("three"), optional=True),
            Pick("one", move_lines().but("three", "two"), optional=True),
            Deal(3, "three").also(2, "two").also(1, "one"), cost=cost("hand-grenade", "bomberman")),
        owner="d-struct-or")

    # Wrecking Ball (WRK): never back to a square of this shot.
    wrecking_ball = Weapon("wrecking-ball", reload("wrecking-ball"),
        Effect("basic",
            Note("start", of="me"), Pick("roll", walk(1, "me"), "square"), Move("me", "roll"),
            Pick("target", on("me"), optional=True), Deal(1, "target")),
        Effect("second-roll",
            Pick("roll-2", walk(1, "me").apart("start", "roll"), "square"), Move("me", "roll-2"),
            Pick("second", on("me"), optional=True), Deal(2, "second"),
            cost=cost("wrecking-ball", "second-roll"), after="basic"),
        Effect("third-roll",
            Pick("roll-3", walk(1, "me").apart("start", "roll", "roll-2"), "square"), Move("me", "roll-3"),
            Pick("third", on("me"), optional=True), Deal(2, "third"),
            cost=cost("wrecking-ball", "third-roll"), after="second-roll"), owner="d-struct-or")

    # Nanomark (NAN): one mark pays for 3 damage, two for 5; the marks left over are old marks (R66).
    nanomark = Weapon("nanomark", reload("nanomark"),
        Effect("basic", Pick("target", seen_by("me").but("second")), Deal(2, "target")),
        Effect("nanoexplosion",
            Pick("second", marked().but("target")), Pick("number", marks_on("second", 2), "number"),
            Unmark("second", "number"), Deal(1, "second", each=2, count="number"),
            cost=cost("nanomark", "nanoexplosion")), owner="violet")

    # Tracking Bot (TRK): the marks of one figure hurt everyone on its square.
    tracking_bot = Weapon("tracking-bot", reload("tracking-bot"),
        Mode("basic", Pick("target", seen_by("me")), Mark(2, "target")),
        Mode("detonation",
            Pick("bearer", marked()), Pick("number", marks_on("bearer", 3), "number"), Unmark("bearer", "number"),
            Deal(0, on("bearer"), each=1, count="number"), cost=cost("tracking-bot", "detonation")), owner="violet")

    return (wristblades, putrifier, mastermind, possessor, scrapshot, hotrod, dual_magnums, shadowblade, hand_grenade,
            wrecking_ball, nanomark, tracking_bot)


CHARACTER_CARDS: Final = character_weapons(PRICES)
