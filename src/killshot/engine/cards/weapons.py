"""The 21 weapons of the base game, each as its card has it. Rule ids stand next to the names."""

from typing import Final

from .language import Deal, Effect, Mark, Mode, Move, Note, Offer, Pick, Weapon
from .queries import (
    ahead,
    away,
    beyond,
    elsewhere,
    in_room,
    line,
    on,
    on_rail,
    one_of,
    open_directions,
    other_rooms,
    pullable,
    same_rail,
    seen_by,
    unseen,
    walk,
    within,
)

# fmt: off

# Lock Rifle (LKR): the second lock may come first, the two targets differ either way.
LOCK_RIFLE = Weapon("lock-rifle", "BB",
    Effect("basic",       Pick("target", seen_by("me").but("second")), Deal(2, "target"), Mark(1, "target")),
    Effect("second-lock", Pick("second", seen_by("me").but("target")), Mark(1, "second"), cost="R"))

# Machine Gun (MGN): nobody gets both extra points (R16).
MACHINE_GUN = Weapon("machine-gun", "BR",
    Effect("basic",
        Pick("first",  seen_by("me")),
        Pick("second", seen_by("me").but("first"), optional=True), Deal(1, "first", "second")),
    Effect("focus-shot",
        Pick("focus", one_of("first", "second").but("extra")), Deal(1, "focus"), cost="Y", after="basic"),
    Effect("turret-tripod",
        Pick("extra", one_of("first", "second").but("focus"), optional=True),
        Pick("third", seen_by("me").but("first", "second"), optional=True), Deal(1, "extra", "third"),
        cost="B", after="basic"))

# T.H.O.R. (THR): each target is seen by the one before; no figure twice.
THOR = Weapon("thor", "BR",
    Effect("basic",          Pick("first",  seen_by("me")),                            Deal(2, "first")),
    Effect("chain-reaction", Pick("second", seen_by("first").but("first")),            Deal(1, "second"),
           cost="B", after="basic"),
    Effect("high-voltage",   Pick("third",  seen_by("second").but("first", "second")), Deal(2, "third"),
           cost="B", after="chain-reaction"))

# Plasma Gun (PLS): the glide whole, before or after; the charged shot needs no new sight.
PLASMA_GUN = Weapon("plasma-gun", "BY",
    Effect("basic",        Pick("target", seen_by("me")), Deal(2, "target")),
    Effect("phase-glide",  Pick("glide", walk(2, "me"), "square"), Move("me", "glide")),
    Effect("charged-shot", Deal(1, "target"), cost="B", after="basic"))

# Whisper (WSP)
WHISPER = Weapon("whisper", "BBY",
    Effect("basic", Pick("target", seen_by("me") & beyond(1)), Deal(3, "target"), Mark(1, "target")))

# Electroscythe (ELS)
ELECTROSCYTHE = Weapon("electroscythe", "B",
    Mode("basic",  Deal(1, on("me"))),
    Mode("reaper", Deal(2, on("me")), cost="BR"))

# Tractor Beam (TRB): the target may be out of sight, its last square may not.
TRACTOR_BEAM = Weapon("tractor-beam", "B",
    Mode("basic",
        Pick("target", pullable(2).grounded()),
        Pick("pull", within(2, "target") & seen_by("me"), "square", path=2), Move("target", "pull"), Deal(1, "target")),
    Mode("punisher",
        Pick("target", within(2, "me").grounded()), Move("target", "me"), Deal(3, "target"), cost="RY"))

# Vortex Cannon (VTX): never on the shooter's square (R17); one vortex for both effects.
VORTEX_CANNON = Weapon("vortex-cannon", "RB",
    Effect("basic",
        Pick("vortex", seen_by("me") & elsewhere(), "square"),
        Pick("target", within(1, "vortex").grounded()), Deal(2, "target", pull="vortex")),
    Effect("black-hole",
        Pick("second", within(1, "vortex").but("target").grounded()),
        Pick("third",  within(1, "vortex").but("target", "second").grounded(), optional=True),
        Deal(1, "second", "third", pull="vortex"), cost="R", after="basic"))

# Furnace (FUR)
FURNACE = Weapon("furnace", "RB",
    Mode("basic",     Pick("room", other_rooms(), "room"), Deal(1, in_room("room"))),
    Mode("cozy-fire", Pick("square", away(1), "square"),   Deal(1, on("square")), Mark(1, on("square"))))

# Heatseeker (HTS)
HEATSEEKER = Weapon("heatseeker", "RRY",
    Effect("basic", Pick("target", unseen()), Deal(3, "target")))

# Hellion (HLN): the marks go to everyone on the target's square.
HELLION = Weapon("hellion", "RY",
    Mode("basic",       Pick("target", seen_by("me") & elsewhere()), Deal(1, "target"), Mark(1, on("target"))),
    Mode("nano-tracer", Pick("target", seen_by("me") & elsewhere()), Deal(1, "target"), Mark(2, on("target")),
         cost="R"))

# Flamethrower (FLM): the second square is optional in both modes (R18).
FLAMETHROWER = Weapon("flamethrower", "R",
    Mode("basic",
        Pick("direction", open_directions(), "direction"),
        Pick("near", ahead(1), optional=True),
        Pick("far",  ahead(2), optional=True), Deal(1, "near", "far")),
    Mode("barbecue",
        Pick("direction", open_directions(), "direction"),
        Pick("second-square", ahead(2), "square", optional=True),
        Deal(2, ahead(1)).also(1, on("second-square")), cost="YY"))

# Grenade Launcher (GRN): the extra grenade before, after, or between damage and push.
GRENADE_LAUNCHER = Weapon("grenade-launcher", "R",
    Effect("basic",
        Pick("target", seen_by("me")), Deal(1, "target"),
        Offer("extra-grenade"),
        Pick("push", walk(1, "target"), "square", optional=True), Move("target", "push")),
    Effect("extra-grenade", Pick("square", seen_by("me"), "square"), Deal(1, on("square")), cost="R"))

# Rocket Launcher (RKT): the jump on either side; the warhead strikes where the target stood, before the push.
ROCKET_LAUNCHER = Weapon("rocket-launcher", "RR",
    Effect("basic",
        Pick("target", seen_by("me") & elsewhere()), Note("blast", of="target"), Deal(2, "target"),
        Offer("fragmenting-warhead"),
        Pick("push", walk(1, "target"), "square", optional=True), Move("target", "push")),
    Effect("rocket-jump", Pick("jump", walk(2, "me"), "square"), Move("me", "jump"), cost="B"),
    Effect("fragmenting-warhead", Deal(1, on("blast")), cost="Y", inside="basic"))

# Railgun (RLG): walls do not matter; the shooter's square lies on all four lines.
RAILGUN = Weapon("railgun", "YYB",
    Mode("basic", Pick("target", on_rail()), Deal(3, "target")),
    Mode("piercing",
        Pick("target", on_rail()),
        Pick("second", same_rail("target").but("target"), optional=True), Deal(2, "target", "second")))

# Cyberblade (CYB): the step once, before, between or after the blows; the slice follows the basic blow (R84).
CYBERBLADE = Weapon("cyberblade", "YR",
    Effect("basic",          Pick("target", on("me")), Deal(2, "target")),
    Effect("shadowstep",     Pick("step", walk(1, "me"), "square"), Move("me", "step")),
    Effect("slice-and-dice", Pick("second", on("me").but("target")), Deal(2, "second"), cost="Y", after="basic"))

# ZX-2 (ZX2)
ZX_2 = Weapon("zx-2", "YR",
    Mode("basic", Pick("target", seen_by("me")), Deal(1, "target"), Mark(2, "target")),
    Mode("scanner",
        Pick("target", seen_by("me")),
        Pick("second", seen_by("me").but("target"), optional=True),
        Pick("third",  seen_by("me").but("target", "second"), optional=True, given="second"),
        Mark(1, "target", "second", "third")))

# Shotgun (SHG)
SHOTGUN = Weapon("shotgun", "YY",
    Mode("basic",
        Pick("target", on("me")), Deal(3, "target"),
        Pick("push", walk(1, "target"), "square", optional=True), Move("target", "push")),
    Mode("long-barrel", Pick("target", away(1)), Deal(2, "target")))

# Power Glove (PGL): a fist flies straight on and may strike at either stop.
POWER_GLOVE = Weapon("power-glove", "YB",
    Mode("basic", Pick("target", away(1)), Move("me", "target"), Deal(1, "target"), Mark(2, "target")),
    Mode("rocket-fist",
        Pick("direction", open_directions(), "direction"), Move("me", ahead(1)),
        Pick("first", on("me"), optional=True), Deal(2, "first"),
        Pick("onward", ahead(1), "square", optional=True), Move("me", "onward"),
        Pick("second", on("onward"), optional=True), Deal(2, "second"), cost="B"))

# Shockwave (SHW)
SHOCKWAVE = Weapon("shockwave", "Y",
    Mode("basic",
        Pick("target", away(1)),
        Pick("second", away(1).apart("target"), optional=True),
        Pick("third",  away(1).apart("target", "second"), optional=True, given="second"),
        Deal(1, "target", "second", "third")),
    Mode("tsunami", Deal(1, away(1)), cost="Y"))

# Sledgehammer (SLG): the target flies up to two squares in one direction.
SLEDGEHAMMER = Weapon("sledgehammer", "Y",
    Mode("basic", Pick("target", on("me")), Deal(2, "target")),
    Mode("pulverize",
        Pick("target", on("me")), Deal(3, "target"),
        Pick("push", line(2, "target"), "square", optional=True), Move("target", "push"), cost="R"))

WEAPON_CARDS: Final = (
    LOCK_RIFLE, MACHINE_GUN, THOR, PLASMA_GUN, WHISPER, ELECTROSCYTHE, TRACTOR_BEAM, VORTEX_CANNON, FURNACE,
    HEATSEEKER, HELLION, FLAMETHROWER, GRENADE_LAUNCHER, ROCKET_LAUNCHER, RAILGUN, CYBERBLADE, ZX_2, SHOTGUN,
    POWER_GLOVE, SHOCKWAVE, SLEDGEHAMMER,
)
