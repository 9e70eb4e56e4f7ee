"""Whether a hint is true: judged by the positions before and after a move, not by the engine's events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from killshot.engine import machine
from killshot.engine.action import Action
from killshot.engine.rules import Rules
from killshot.engine.state import State

BLOWS: Final = ("kill", "kills", "team-kill", "flush-kill", "flush", "damage", "damages", "buffer", "strike", "tag")
BOARD_POINTS: Final = (8, 6, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1)
FRENZY: Final = (2, 1, 1, 1, 1, 1)


class Seen(NamedTuple):
    rules: Rules
    seat: int
    picks: tuple[Action, ...]
    before: State
    after: State

    @property
    def mine(self) -> list[int]:
        return [figure for figure in self.before.order if self.seat in self.rules.seats_of(self.before, figure)]

    def is_foe(self, figure: int) -> bool:
        team = self.before.cast.sides.team
        return team[figure] != self.rules.team_of[self.seat] if team else figure not in self.mine

    def tokens(self, victim: int, owners: Sequence[int]) -> int:
        """How many tokens these figures have gained on a board; in team play a board has only its own colour."""
        counts = [
            len(s.damage[victim]) if self.rules.has_teams else sum(owner in owners for owner in s.damage[victim])
            for s in (self.before, self.after)
        ]
        return counts[1] - counts[0]

    def is_paid(self, victim: int) -> bool:
        """Whether a board was scored and emptied."""
        return self.after.skulls[victim] > self.before.skulls[victim] or (
            bool(self.before.damage[victim]) and not self.after.damage[victim]
        )

    def is_killed(self, victim: int) -> bool:
        return victim not in self.before.killed and (victim in self.after.killed or self.is_paid(victim))

    def buffered(self, victim: int) -> int:
        return self.after.cast.sides.buffer[victim] - self.before.cast.sides.buffer[victim]

    def is_poured(self, victim: int) -> bool:
        """Whether the new tokens of a board come from the buffer because the turn ended by itself."""
        return self.rules.has_teams and self.buffered(victim) < 0 and self.picks[0].kind != "done"

    def marks(self, victim: int) -> int:
        owners = [victim] if self.rules.has_teams else self.mine
        return sum(self.after.marks[victim][each] - self.before.marks[victim][each] for each in owners)

    def tags(self, colour: int) -> int:
        tracks = [sum(owner in self.mine for owner in s.spawnpoints.tracks[colour]) for s in (self.before, self.after)]
        return tracks[1] - tracks[0]

    def cubes(self, seat: int) -> int:
        return sum(self.after.ammo[seat]) - sum(self.before.ammo[seat])

    def cards(self, seat: int) -> int:
        return len(self.after.powerups[seat]) - len(self.before.powerups[seat])

    def watchers(self, s: State, square: int) -> int:
        foes = [figure for figure in (*s.order, *self.rules.unseated) if self.is_foe(figure) and s.at[figure] >= 0]
        return sum(self.rules.arena.seen[s.at[figure]] >> square & 1 for figure in foes)

    def has_hurt(self) -> bool:
        """Whether the seat has more tokens on boards, in the enemy buffer or on tracks than before."""
        foes = [figure for figure in self.before.order if self.is_foe(figure)]
        on_boards = any(self.tokens(figure, self.mine) > 0 and not self.is_poured(figure) for figure in foes)
        return (
            on_boards
            or (self.rules.has_teams and any(self.buffered(figure) > 0 for figure in foes))
            or any(self.tags(colour) > 0 for colour in range(len(self.before.spawnpoints.tracks)))
        )


def points_of(s: State, victim: int, mine: Sequence[int]) -> int:
    """What a board pays, by the rules."""
    tokens = s.damage[victim]
    ranked = sorted(set(tokens), key=lambda owner: (-tokens.count(owner), tokens.index(owner)))
    flipped = s.flipped >> victim & 1
    pays = FRENZY if flipped else BOARD_POINTS[s.skulls[victim] :]
    first = not flipped and tokens[0] in mine
    return sum(pays[rank] for rank, owner in enumerate(ranked) if owner in mine) + first


def is_so(seen: Seen, why: str, facts: dict[str, Any]) -> bool:
    """Assert that a reason says what has happened, and that nothing more important was left out."""
    if why not in BLOWS and seen.has_hurt() and str(seen.picks[-1]) != "pass":
        return False
    blow = is_so_of_others(seen, why, facts)
    return blow if blow is not None else is_so_of_oneself(seen, why, facts)


def is_so_of_others(seen: Seen, why: str, facts: dict[str, Any]) -> bool | None:
    before, after, mine, who = seen.before, seen.after, seen.mine, facts.get("who", [])
    match why:
        case "kill" | "kills":
            if not all(seen.is_killed(victim) for victim in who) or (why == "kill") != (len(who) == 1):
                return False
            if any(seen.is_paid(victim) for victim in who):
                return bool(0 < facts["points"] <= sum(after.points[me] - before.points[me] for me in mine))
            return bool(facts["points"] == sum(points_of(after, victim, mine) for victim in who))
        case "team-kill" | "flush-kill":
            if why == "flush-kill" and any(after.cast.sides.buffer[victim] for victim in who):
                return False
            return all(seen.is_foe(victim) and seen.is_killed(victim) for victim in who)
        case "flush":
            poured = [victim for victim in who if not after.cast.sides.buffer[victim] and seen.is_foe(victim)]
            tokens = sum(seen.tokens(victim, mine) for victim in who)
            venom = sum(before.cast.venom >> victim & 1 for victim in who)  # goes to the boards too
            return bool(poured == who) and tokens - venom <= int(facts["damage"]) <= tokens
        case "buffer":
            damage = [seen.buffered(victim) for victim in who]
            return min(damage) > 0 and sum(damage) == facts["damage"] and all(seen.is_foe(victim) for victim in who)
        case "damage" | "damages" | "bot-damage":
            if any(victim in before.killed and seen.is_paid(victim) for victim in who):  # an overkill, paid at once
                return True
            if seen.rules.has_teams and any(
                seen.is_poured(victim) for victim in who
            ):  # venom or nanobots, then a flush
                marks = [-seen.marks(victim) or before.cast.venom >> victim & 1 for victim in who]
                return min(marks) > 0 and sum(marks) == int(facts["damage"])
            owners = seen.rules.unseated if why == "bot-damage" else mine
            damage = [seen.tokens(victim, owners) for victim in who]
            return min(damage) > 0 and sum(damage) == facts["damage"] and not set(who) & set(mine)
        case "mark":
            return all(seen.marks(victim) > 0 and seen.is_foe(victim) for victim in who)
        case "strike" | "tag":
            return seen.tags(facts["spawnpoint"]) > 0
        case "poison" | "hypnotize":
            then, now = (s.cast.venom if why == "poison" else s.cast.minds for s in (before, after))
            return all(not then >> victim & 1 and now >> victim & 1 for victim in who)
        case "push":
            return all(
                victim not in mine and before.at[victim] != after.at[victim] == facts["square"] for victim in who
            )
    return None


def is_so_of_oneself(seen: Seen, why: str, facts: dict[str, Any]) -> bool:
    rules, seat, before, after, mine = seen.rules, seen.seat, seen.before, seen.after, seen.mine
    first = seen.picks[0]
    figure: int = facts.get("who", [-1])[0]
    weapon: int = facts.get("weapon", 0)
    square: int = facts.get("square", 0)
    named = first.value
    mate = named if named != seat and named in rules.team_seats[rules.team_of[seat]] else None
    match why:
        case "turret":
            return after.turrets.owners[square] in mine and before.turrets.owners[square] not in mine
        case "weapon":
            held = [(s.loaded[seat] | s.unloaded[seat]) >> weapon & 1 for s in (before, after)]
            return held == [0, 1]
        case "reload":
            return [s.loaded[seat] >> weapon & 1 for s in (before, after)] == [0, 1]
        case "tile":
            return seen.cards(seat) > 0 and 0 < seen.cubes(seat) == int(facts["cubes"])
        case "powerup":
            return seen.cards(seat) > 0 and seen.cubes(seat) <= 0
        case "ammo":
            return seen.cards(seat) <= 0 and 0 < seen.cubes(seat) == int(facts["cubes"])
        case "heal":
            return after.cast.shift[figure] == before.cast.shift[figure] - 1 and not seen.is_foe(figure)
        case "hack":
            return not before.cast.hacked >> square & 1 and bool(after.cast.hacked >> square & 1)
        case "overload":
            return after.cast.hot - before.cast.hot == int(facts["tokens"])
        case "rush":
            return any(after.cast.unlocked >> me & ~(before.cast.unlocked >> me) & 1 for me in mine)
        case "draft":
            return after.owner[figure] == seat != before.owner[figure] and bool(after.loaded[seat] >> weapon & 1)
        case "team-draft":
            teams = [s.cast.sides.team[figure] for s in (before, after)]
            return teams == [-1, rules.team_of[seat]] and after.cast.arms[figure] == weapon
        case "cast":
            return after.owner[figure] == seat != before.owner[figure]
        case "control" | "mate-control":
            return after.owner[figure] == named and (named == seat) == (why == "control")
        case "respawn" | "mate-respawn":
            asked = machine.decision(rules, after)
            return asked is not None and asked.prompt.key == "spawn" and asked.prompt.figure == figure and (
                asked.seats == (named,) and (named == seat) == (why == "respawn")
            )  # fmt: skip
        case "three" | "mate-three":
            return seen.cards(named) == 3 and (named == seat) == (why == "three")
        case "mate-weapon":
            return mate is not None and [s.loaded[mate] >> weapon & 1 for s in (before, after)] == [0, 1]
        case "mate-ammo":
            mates = [each for each in rules.team_seats[rules.team_of[seat]] if each != seat]
            return any(seen.cubes(each) > 0 for each in mates) and seen.cubes(seat) <= 0
        case "mate-powerup":
            return mate is not None and seen.cards(mate) > 0
        case "hide" | "place":
            me = next((me for me in mine if before.at[me] != after.at[me] == square), None)
            if me is None:
                return False
            return why == "place" or seen.watchers(after, square) < seen.watchers(before, before.at[me])
        case "spare":
            return first.kind in ("end", "pass", "done")
        case "best":
            return first.kind not in ("end", "pass", "done")
    return False
