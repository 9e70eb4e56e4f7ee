"""The twelve character weapons of the DLC, each written as its card reads.

As in `weapons`, a dead end rejects the choices that led there. Every effect used has to act on a figure or move the
shooter (R59), but the basic effect may be left out unless another one is built on it (CHR-24).
"""

from collections.abc import Callable, Iterable
from itertools import permutations

from tests.oracle.arena import COMPASS
from tests.oracle.choices import DeadEnd, Steps, one_of, order, some_of, whether
from tests.oracle.weapons import demand_different_squares, push, walk
from tests.oracle.world import World

# Whose weapon it is, and what its effects cost besides tokens, tiles and marks (CHR-21): cubes by letter, a rush (+), a
# powerup card (P).
OWNERS = {
    "wristblades": "sprog",
    "putrifier": "sprog",
    "mastermind": "banshee",
    "possessor": "banshee",
    "scrapshot": "dozer",
    "hotrod": "dozer",
    "dual-magnums": "echo",
    "shadowblade": "echo",
    "hand-grenade": "d-struct-or",
    "wrecking-ball": "d-struct-or",
    "nanomark": "violet",
    "tracking-bot": "violet",
}
COSTS = {
    "venom-blade": "B",
    "left-hook": "+",
    "toxic-gas": "+",
    "puppetmaster": "R",
    "ragdoll": "Y",
    "mindlink": "+",
    "shrapnel-overload": "",
    "voltage-overload": "",
    "kaboom": "",
    "shadowalk": "",
    "bomberman": "P",
    "second-roll": "P",
    "third-roll": "P",
    "nanoexplosion": "",
    "detonation": "",
}
CUBES = {"R": "red", "B": "blue", "Y": "yellow"}


def pay(w: World, effect: str) -> None:
    for item in COSTS[effect]:
        match item:
            case "+":
                w.rush()
            case "P":
                w.discard_card()
            case _:
                w.pay(CUBES[item])


def mode(w: World, effect: str) -> Steps[bool]:
    """Basic mode or alternate mode; True if the alternate one is chosen and paid."""
    alternate = yield from whether()
    if alternate:
        pay(w, effect)
    return alternate


def any_order(*effects: str) -> Steps[list[str]]:
    """At least one of the effects, each at most once, in any order."""
    sizes = range(1, len(effects) + 1)
    chosen = yield from order(*(" ".join(some) for size in sizes for some in permutations(effects, size)))
    return chosen


def others(targets: Iterable[str], *excluded: str) -> list[str]:
    return [target for target in targets if target not in excluded]


def wristblades(w: World) -> Steps[None]:
    stabbed = hooked = ""
    effects = yield from any_order("stab", "hook", "move")
    blade = "move" in effects
    if not blade and "stab" in effects:
        blade = yield from whether()  # for the poison alone
    if blade:
        pay(w, "venom-blade")
    for effect in effects:
        match effect:
            case "stab":
                stabbed = yield from one_of(others(w.targets_on(w.here), hooked))
                w.hit(stabbed, 1)
                if blade:
                    w.poison(stabbed)
            case "hook":
                pay(w, "left-hook")
                hooked = yield from one_of(others(w.targets_on(w.here), stabbed))
                w.hit(hooked, 3)
            case "move":
                yield from walk(w, [1])


def putrifier(w: World) -> Steps[None]:
    toxic_gas = yield from mode(w, "toxic-gas")
    if toxic_gas:
        room = yield from one_of(others(w.map.rooms_seen(w.here), w.map.room[w.here]))
        victims = w.targets_in(room)
        if not victims:
            raise DeadEnd("nobody breathes the gas")
        for victim in victims:
            w.poison(victim)
    else:
        target = yield from one_of(w.targets_one_move_away())
        w.poison(target)
        w.mark(target, 1)
        moved = yield from whether()
        if moved:
            yield from push(w, target)


def mastermind(w: World) -> Steps[None]:
    target = yield from one_of(seen for seen in w.seen_targets() if w.distance(seen) >= 1)
    w.hypnotize(target)
    w.mark(target, 1)
    puppetmaster = yield from whether()
    if puppetmaster:
        pay(w, "puppetmaster")
        puppets = yield from some_of(others(w.hypnotized(), target), most=2)
        if len(puppets) < 2:
            raise DeadEnd("it takes two puppets")
        for puppet in puppets:
            square = yield from one_of([w.square(puppet), *w.pushes(puppet)])
            w.move(puppet, square)
            if w.square(target) not in w.map.seen(square):
                raise DeadEnd("a puppet has to see the target")
            w.spend_mind(puppet)
        w.hit(target, 4)


def possessor(w: World) -> Steps[None]:
    h = yield from one_of(w.hypnotized())
    w.spend_mind(h)
    first = second = ""
    effects = yield from any_order("basic", "link", "marks", "marks-and-move")
    if {"marks", "marks-and-move"} <= {*effects}:
        raise DeadEnd("the ragdoll effect is used once")
    for effect in effects:
        match effect:
            case "basic":
                first = yield from one_of(others(w.targets_on(*w.map.seen(w.square(h))), h, second))
                w.hit(first, 2)
            case "link":
                pay(w, "mindlink")
                second = yield from one_of(others(w.targets_on(*w.map.seen(w.square(h))), h, first))
                w.hit(second, 2)
            case "marks":
                pay(w, "ragdoll")
                w.mark(h, 2)
            case "marks-and-move":
                pay(w, "ragdoll")
                w.mark(h, 2)
                yield from push(w, h)


def scrapshot(w: World) -> Steps[None]:
    shot = torn = ""
    for effect in (yield from any_order("shot", "overload")):
        match effect:
            case "shot":
                shot = yield from one_of(others(w.targets_one_move_away(), torn))
                w.hit(shot, 1)
            case "overload":
                pay(w, "shrapnel-overload")
                flipped = w.cool_down()
                if flipped < 2:
                    raise DeadEnd("two hot tokens at least (R51)")
                both = ("square target", "target square") if flipped == 4 else ()
                for half in (yield from order("square", "target", *both)):
                    match half:
                        case "square":
                            square = yield from one_of(w.map.seen(w.here))
                            w.hit_all(w.targets_on(square), 1)
                        case "target":
                            torn = yield from one_of(others(w.seen_targets(), shot))
                            w.hit(torn, 2)


def hotrod(w: World) -> Steps[None]:
    target = yield from one_of(w.targets_on(w.here))
    w.hit(target, 2)
    overload = yield from whether()
    if overload:
        pay(w, "voltage-overload")
        flipped = w.cool_down()
        if not flipped:
            raise DeadEnd("one hot token at least (R63)")
        w.hit(target, flipped)


def dual_magnums(w: World) -> Steps[None]:
    kaboom = yield from mode(w, "kaboom")
    if kaboom:
        for half in (yield from any_order("single", "room")):
            square = yield from blow_up_a_tile(w)
            in_room = w.targets_in(w.map.room[square])
            if half == "single":
                target = yield from one_of(in_room)
                w.hit(target, 3)
            else:
                w.hit_all(in_room, 1)
    else:
        victims = yield from some_of((seen for seen in w.seen_targets() if w.square(seen) != w.here), most=2)
        demand_different_squares(w, victims)
        w.hit_all(victims, 1)


def blow_up_a_tile(w: World) -> Steps[str]:
    """Its square."""
    square = yield from one_of(sorted(w.hacked))
    w.hacked.remove(square)
    return square


def shadowblade(w: World) -> Steps[None]:
    for effect in (yield from any_order("cut", "walk")):
        match effect:
            case "cut":
                target = yield from one_of(w.targets_on(w.here))
                w.hit(target, 3)
            case "walk":
                pay(w, "shadowalk")
                square = yield from blow_up_a_tile(w)
                w.move(w.shooter, square)
                w.draw_card()


def hand_grenade(w: World) -> Steps[None]:
    bomberman = yield from mode(w, "bomberman")
    if bomberman:
        lines = [w.map.move_line(w.here, direction) for direction in COMPASS]
        yield from hand_out(w, w.targets_on(w.here, *(square for line in lines for square in line)), (3, 2, 1))
    else:
        square = yield from one_of(others(w.map.seen(w.here), w.here))
        yield from hand_out(w, w.targets_on(square), (2, 1, 1))


def hand_out(w: World, targets: list[str], amounts: tuple[int, ...]) -> Steps[None]:
    """Each amount goes to at most one target, and everyone chosen gets one of them (HGR-3)."""
    victims = yield from some_of(targets, most=len(amounts))
    dealt = yield from one_of(sorted(set(permutations(amounts, len(victims)))))
    w.hit_each(dict(zip(victims, dealt, strict=True)))


def wrecking_ball(w: World) -> Steps[None]:
    visited = [w.here]
    rolls = yield from one_of([("",), ("", "second-roll"), ("", "second-roll", "third-roll")])
    for effect in rolls:
        if effect:
            pay(w, effect)
        square = yield from one_of(others(w.map.neighbours(w.here), *visited))
        w.move(w.shooter, square)
        visited.append(square)
        target = yield from one_of(["", *w.targets_on(square)])
        if target:
            w.hit(target, 2 if effect else 1)


def nanomark(w: World) -> Steps[None]:
    shot = exploded = ""
    for effect in (yield from any_order("shot", "explosion")):
        match effect:
            case "shot":
                shot = yield from one_of(others(w.seen_targets(), exploded))
                w.hit(shot, 2)
            case "explosion":
                pay(w, "nanoexplosion")
                exploded = yield from one_of(others(w.targets(), shot))
                removed = yield from one_of([1, 2])
                w.remove_marks(exploded, removed)
                w.hit(exploded, 3 if removed == 1 else 5)  # with the marks left after that (R66)


def tracking_bot(w: World) -> Steps[None]:
    detonation = yield from mode(w, "detonation")
    if detonation:
        target = yield from one_of(w.targets())
        removed = yield from one_of([1, 2, 3])
        w.remove_marks(target, removed)
        w.hit_all(w.targets_on(w.square(target)), removed)
    else:
        target = yield from one_of(w.seen_targets())
        w.mark(target, 2)


CHARACTER_WEAPONS: dict[str, Callable[[World], Steps[None]]] = {
    "wristblades": wristblades,
    "putrifier": putrifier,
    "mastermind": mastermind,
    "possessor": possessor,
    "scrapshot": scrapshot,
    "hotrod": hotrod,
    "dual-magnums": dual_magnums,
    "shadowblade": shadowblade,
    "hand-grenade": hand_grenade,
    "wrecking-ball": wrecking_ball,
    "nanomark": nanomark,
    "tracking-bot": tracking_bot,
}
