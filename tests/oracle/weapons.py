"""The 21 base weapons, each written as its card reads: choose, hit, mark, move.

A dead end (nobody to choose, nobody hit, a cube missing) rejects the choices that led there. So every effect below asks
for at least one target or one move, as R09 and R82 demand, and costs are paid before anything of the effect happens.
Spawnpoints are among the targets in Domination; "figures" leaves them out where marks or extra damage are dealt.
"""

from collections.abc import Callable, Iterable

from tests.oracle.arena import COMPASS
from tests.oracle.choices import DeadEnd, Steps, one_of, order, some_of, whether
from tests.oracle.world import World


def mode(w: World, *cost: str) -> Steps[bool]:
    """Basic mode or alternate mode, exactly one of them (SHO-02); True if the alternate one is chosen and paid."""
    alternate = yield from whether()
    if alternate:
        w.pay(*cost)
    return alternate


def walk(w: World, lengths: Iterable[int]) -> Steps[None]:
    """The shooter moves. A walk of two squares may lead back to its start (R15)."""
    square = yield from one_of(w.map.walks(w.here, lengths))
    w.move(w.shooter, square)


def push(w: World, target: str) -> Steps[None]:
    """The shooter moves the target one square."""
    square = yield from one_of(w.pushes(target))
    w.move(target, square)


def demand_different_squares(w: World, targets: Iterable[str]) -> None:
    squares = [w.square(target) for target in targets]
    if len(squares) > len(set(squares)):
        raise DeadEnd("two targets on one square")


def lock_rifle(w: World) -> Steps[None]:
    target = locked = ""
    for effect in (yield from order("fire", "fire lock", "lock fire")):
        match effect:
            case "fire":
                target = yield from one_of(seen for seen in w.seen_targets() if seen != locked)
                w.hit(target, 2)
                w.mark(target, 1)
            case "lock":
                w.pay("red")
                locked = yield from one_of(seen for seen in w.seen_figures() if seen != target)
                w.mark(locked, 1)


def machine_gun(w: World) -> Steps[None]:
    basic: tuple[str, ...] = ()
    boosted: str | None = None  # the two extra points never go to one figure (R16)
    for effect in (yield from order("fire", "fire focus", "fire tripod", "fire focus tripod", "fire tripod focus")):
        match effect:
            case "fire":
                basic = yield from some_of(w.seen_targets(), most=2)
                w.hit_all(basic, 1)
            case "focus":
                w.pay("yellow")
                boosted = yield from one_of(hit for hit in basic if w.is_figure(hit) and hit != boosted)
                w.hit(boosted, 1)
            case "tripod":
                w.pay("blue")
                extra = yield from one_of([None, *(hit for hit in basic if w.is_figure(hit) and hit != boosted)])
                fresh = yield from one_of([None, *(seen for seen in w.seen_targets() if seen not in basic)])
                w.hit_all([victim for victim in (extra, fresh) if victim], 1)
                boosted = extra or boosted


def thor(w: World) -> Steps[None]:
    struck: list[str] = []
    for effect in (yield from order("bolt", "bolt chain", "bolt chain voltage")):
        match effect:
            case "bolt":
                target = yield from one_of(w.seen_targets())
                w.hit(target, 2)
            case "chain":
                w.pay("blue")
                target = yield from one_of(seen_by_last(w, struck))
                w.hit(target, 1)
            case "voltage":
                w.pay("blue")
                target = yield from one_of(seen_by_last(w, struck))
                w.hit(target, 2)
        struck.append(target)


def seen_by_last(w: World, struck: list[str]) -> list[str]:
    """Figures that the last one struck sees, except those struck before; a spawnpoint sees nobody (DOM-05)."""
    if not w.is_figure(struck[-1]):
        return []
    return [other for other in w.targets_on(*w.map.seen(w.square(struck[-1]))) if other not in struck]


def plasma_gun(w: World) -> Steps[None]:
    target = ""
    for effect in (
        yield from order(
            "shoot",
            "glide shoot",
            "shoot glide",
            "shoot charge",
            "glide shoot charge",
            "shoot glide charge",
            "shoot charge glide",
        )
    ):
        match effect:
            case "glide":
                yield from walk(w, [1, 2])
            case "shoot":
                target = yield from one_of(w.seen_targets())
                w.hit(target, 2)
            case "charge":
                w.pay("blue")
                if not w.is_figure(target):
                    raise DeadEnd("a spawnpoint takes no extra damage (DOM-12)")
                w.hit(target, 1)


def whisper(w: World) -> Steps[None]:
    target = yield from one_of(seen for seen in w.seen_targets() if w.distance(seen) >= 2)
    w.hit(target, 3)
    w.mark(target, 1)


def electroscythe(w: World) -> Steps[None]:
    reaper = yield from mode(w, "red", "blue")
    w.hit_all(w.targets_on(w.here), 2 if reaper else 1)


def tractor_beam(w: World) -> Steps[None]:
    punisher = yield from mode(w, "red", "yellow")
    if punisher:
        near = [target for target in w.targets() if w.distance(target) <= 2]
        target = yield from one_of(target for target in near if w.is_figure(target) or w.sees(target))
        w.pull(target, w.here)
        w.hit(target, 3)
    else:
        target = yield from one_of(w.targets())
        start = w.square(target)
        ends = w.map.walks(start, [0, 1, 2]) if w.is_figure(target) else [start]
        end = yield from one_of(square for square in ends if square in w.map.seen(w.here))
        w.pull(target, end)
        w.hit(target, 1)


def vortex_cannon(w: World) -> Steps[None]:
    vortex = yield from one_of(square for square in w.map.seen(w.here) if square != w.here)
    first = yield from one_of(drawn_by(w, vortex))
    w.pull(first, vortex)
    w.hit(first, 2)
    black_hole = yield from whether()
    if black_hole:
        w.pay("red")
        others = yield from some_of((target for target in drawn_by(w, vortex) if target != first), most=2)
        for target in others:  # in the order of R14, as targets are listed; each is moved and damaged before the next
            w.pull(target, vortex)
            w.hit(target, 1)


def drawn_by(w: World, vortex: str) -> list[str]:
    """On the vortex or one move from it; a spawnpoint must be seen as well (DOM-05, R32)."""
    near = w.targets_on(vortex, *w.map.neighbours(vortex))
    return [target for target in near if w.is_figure(target) or w.sees(target)]


def furnace(w: World) -> Steps[None]:
    cozy_fire = yield from mode(w)
    if cozy_fire:
        square = yield from one_of(w.map.neighbours(w.here))
        victims = w.targets_on(square)
        w.hit_all(victims, 1)
        for victim in victims:
            w.mark(victim, 1)
    else:
        own_room = w.map.room[w.here]
        room = yield from one_of(seen for seen in w.map.rooms_seen(w.here) if seen != own_room)
        w.hit_all([target for target in w.targets() if w.map.room[w.square(target)] == room], 1)


def heatseeker(w: World) -> Steps[None]:
    target = yield from one_of(target for target in w.targets() if not w.sees(target))
    w.hit(target, 3)


def hellion(w: World) -> Steps[None]:
    nano_tracer = yield from mode(w, "red")
    target = yield from one_of(seen for seen in w.seen_targets() if w.distance(seen) >= 1)
    w.hit(target, 1)
    for victim in w.targets_on(w.square(target)):
        w.mark(victim, 2 if nano_tracer else 1)


def flamethrower(w: World) -> Steps[None]:
    barbecue = yield from mode(w, "yellow", "yellow")
    direction = yield from one_of(COMPASS)
    reach = yield from one_of([1, 2])  # the second square is optional in both modes (R18)
    squares = w.map.move_line(w.here, direction)[:reach]
    if barbecue:
        w.hit_each({victim: 2 if w.square(victim) == squares[0] else 1 for victim in w.targets_on(*squares)})
    else:
        victims = yield from some_of(w.targets_on(*squares), most=2)
        demand_different_squares(w, victims)
        w.hit_all(victims, 1)


def grenade_launcher(w: World) -> Steps[None]:
    target = ""
    for effect in (
        yield from order(
            "hit",
            "hit move",
            "grenade hit",
            "grenade hit move",
            "hit grenade",
            "hit grenade move",
            "hit move grenade",
        )
    ):
        match effect:
            case "hit":
                target = yield from one_of(w.seen_targets())
                w.hit(target, 1)
            case "move":
                yield from push(w, target)
            case "grenade":
                w.pay("red")
                square = yield from one_of(w.map.seen(w.here))
                w.hit_all(w.targets_on(square), 1)


def rocket_launcher(w: World) -> Steps[None]:
    target = original_square = ""
    jump = yield from one_of(["no jump", "jump before", "jump after"])  # never inside the basic effect (RKT-2)
    if jump == "jump before":
        w.pay("blue")
        yield from walk(w, [1, 2])
    for effect in (yield from order("fire", "fire move", "fire warhead", "fire warhead move")):
        match effect:
            case "fire":
                target = yield from one_of(seen for seen in w.seen_targets() if w.square(seen) != w.here)
                original_square = w.square(target)
                w.hit(target, 2)
            case "warhead":
                w.pay("yellow")
                w.hit_all(w.targets_on(original_square), 1)
            case "move":
                yield from push(w, target)
    if jump == "jump after":
        w.pay("blue")
        yield from walk(w, [1, 2])


def railgun(w: World) -> Steps[None]:
    piercing = yield from mode(w)
    direction = yield from one_of(COMPASS)
    in_line = w.targets_on(*w.map.rail_line(w.here, direction))
    if piercing:
        victims = yield from some_of(in_line, most=2)
        w.hit_all(victims, 2)
    else:
        target = yield from one_of(in_line)
        w.hit(target, 3)


def cyberblade(w: World) -> Steps[None]:
    target = ""
    for effect in (
        yield from order(
            "cut",
            "step cut",
            "cut step",
            "cut slice",
            "step cut slice",
            "cut step slice",
            "cut slice step",
        )
    ):
        match effect:
            case "step":
                yield from walk(w, [1])
            case "cut":
                target = yield from one_of(w.targets_on(w.here))
                w.hit(target, 2)
            case "slice":
                w.pay("yellow")
                other = yield from one_of(near for near in w.targets_on(w.here) if near != target)
                w.hit(other, 2)


def zx_2(w: World) -> Steps[None]:
    scanner = yield from mode(w)
    if scanner:
        scanned = yield from some_of(w.seen_figures(), most=3)
        for target in scanned:
            w.mark(target, 1)
    else:
        target = yield from one_of(w.seen_targets())
        w.hit(target, 1)
        w.mark(target, 2)


def shotgun(w: World) -> Steps[None]:
    long_barrel = yield from mode(w)
    if long_barrel:
        target = yield from one_of(w.targets_one_move_away())
        w.hit(target, 2)
    else:
        target = yield from one_of(w.targets_on(w.here))
        w.hit(target, 3)
        moved = yield from whether()
        if moved:
            yield from push(w, target)


def power_glove(w: World) -> Steps[None]:
    rocket_fist = yield from mode(w, "blue")
    if not rocket_fist:
        target = yield from one_of(w.targets_one_move_away())
        w.move(w.shooter, w.square(target))
        w.hit(target, 1)
        w.mark(target, 2)
        return
    direction = yield from one_of(COMPASS)
    flight = w.map.move_line(w.here, direction)
    stops = yield from one_of([1, 2])
    if stops > len(flight):
        raise DeadEnd("no legal move in that direction")
    anyone_hit = False
    for square in flight[:stops]:
        w.move(w.shooter, square)
        punched = yield from one_of([None, *w.targets_on(square)])
        if punched:
            w.hit(punched, 2)
            anyone_hit = True
    if not anyone_hit:
        raise DeadEnd("a flight without a blow is no shot (R09)")


def shockwave(w: World) -> Steps[None]:
    tsunami = yield from mode(w, "yellow")
    if tsunami:
        w.hit_all(w.targets_one_move_away(), 1)
    else:
        victims = yield from some_of(w.targets_one_move_away(), most=3)
        demand_different_squares(w, victims)
        w.hit_all(victims, 1)


def sledgehammer(w: World) -> Steps[None]:
    pulverize = yield from mode(w, "red")
    target = yield from one_of(w.targets_on(w.here))
    w.hit(target, 3 if pulverize else 2)
    if pulverize and w.is_figure(target):
        lines = [w.map.move_line(w.here, direction)[:2] for direction in COMPASS]
        square = yield from one_of([w.here, *(square for line in lines for square in line)])
        w.move(target, square)


WEAPONS: dict[str, Callable[[World], Steps[None]]] = {
    "lock-rifle": lock_rifle,
    "machine-gun": machine_gun,
    "thor": thor,
    "plasma-gun": plasma_gun,
    "whisper": whisper,
    "electroscythe": electroscythe,
    "tractor-beam": tractor_beam,
    "vortex-cannon": vortex_cannon,
    "furnace": furnace,
    "heatseeker": heatseeker,
    "hellion": hellion,
    "flamethrower": flamethrower,
    "grenade-launcher": grenade_launcher,
    "rocket-launcher": rocket_launcher,
    "railgun": railgun,
    "cyberblade": cyberblade,
    "zx-2": zx_2,
    "shotgun": shotgun,
    "power-glove": power_glove,
    "shockwave": shockwave,
    "sledgehammer": sledgehammer,
}
