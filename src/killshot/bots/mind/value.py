"""The heuristic: what a position is worth to a seat, by expected points, by what it holds and by where it stands."""

from __future__ import annotations

from typing import Final

from ...engine.ids import N_FIGURES, bits
from ...engine.mechanics.ammo import can_pay
from ...engine.mechanics.damage import killshot_space
from ...engine.mechanics.scoring import BOARD_POINTS, DOUBLE_KILL, FIRST_BLOOD, FRENZY_POINTS
from ...engine.mechanics.teams import FLUSH_FROM
from ...engine.rules import Rules
from ...engine.state import State
from .weights import Weights

FULL_TRACK: Final = 8
FAR: Final = 4  # moves from where nothing is near
NEARLY_DEAD: Final = 7  # tokens
FEW_WEAPONS: Final = 3


class Ledger:
    """Expected points, in the order in which they are added up."""

    def __init__(self) -> None:
        self.owners: list[int] = []
        self.amounts: list[float] = []

    def add(self, owner: int, amount: float) -> None:
        self.owners.append(owner)
        self.amounts.append(amount)

    def pay(self, expected: list[float]) -> None:
        for i, owner in enumerate(self.owners):
            expected[owner] += self.amounts[i]


class Judge:
    """Judges the positions of games with these rules.

    Most boards are the same in most positions of a search, so what a board will pay is worked out once and kept as long
    as the judge exists.
    """

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.skulls: int = max(1, rules.setup.skulls)
        self.seen_after_move: list[int] = []  # by square: the mask of squares seen from there after one move
        for neighbours in rules.arena.neighbours:
            seen = 0
            for square in bits(neighbours):
                seen |= rules.arena.seen[square]
            self.seen_after_move.append(seen)
        self.boards: dict[tuple[object, ...], Ledger] = {}
        self.tracks: dict[tuple[object, ...], Ledger] = {}
        self.table_before: tuple[object, ...] = ()
        self.expected_before: list[float] = []

    def side_value(self, s: State, seat: int) -> float:
        """The worth of a position to a seat: its side's expected points compared with the others', and its means."""
        w = self.weights
        expected = self.prospects(s)
        mine, best, total, sides = self.compared(s, seat, expected)
        value = mine - w.leader * best - w.field * total / max(1, sides)
        if not s.stack:
            return value + (w.win if mine > best else -w.win)
        life = self.life(s, seat)
        if life > 0.0:
            for mate in self.rules.team_seats[self.rules.team_of[seat]]:
                value += life * self.means(s, mate)
            team = self.rules.team_of[seat]
            if s.cast.sides.tables:
                value += life * self.table(s, s.cast.sides.tables[team])
            for figure in s.order:
                owner = s.owner[figure]
                if owner >= 0 and self.rules.team_of[owner] == team:
                    value += life * self.place(s, owner, figure)
        return value

    def compared(self, s: State, seat: int, expected: list[float]) -> tuple[float, float, float, int]:
        """The expected points of the seat's side, of the best other side, of all others, and the number of others."""
        team_of = self.rules.team_of
        own = team_of[seat]
        met = 0  # mask of sides
        others = 0
        mine = 0.0
        best = -1000.0
        total = 0.0
        for figure in s.order:
            owner = s.owner[figure]
            if owner < 0:
                continue
            side = team_of[owner]
            if met >> side & 1:
                continue  # a team's figures all have its points
            met |= 1 << side
            points = expected[figure]
            if side == own:
                mine = points
            else:
                others += 1
                best = max(best, points)
                total += points
        return mine, best if others else 0.0, total, others

    # Points

    def prospects(self, s: State) -> list[float]:
        """The points that each figure can expect at the end, as things stand. The list must not be changed.

        Most positions differ from the one judged before only in what is held and in where figures stand.
        """
        if not s.stack:
            return [float(points) for points in s.points]
        on_table = (
            s.damage, s.marks, s.skulls, s.flipped, s.points, s.cast.shift, s.cast.sides,
            s.track, s.skulls_left, s.spawnpoints.tracks, s.turrets.owners, s.order, s.active,
        )  # fmt: skip
        if on_table != self.table_before:
            self.expected_before = self.promised(s)
            self.table_before = on_table
        return self.expected_before

    def promised(self, s: State) -> list[float]:
        """The same, worked out: points already scored, and what boards, tracks, spawnpoints and turrets would pay."""
        expected = [float(points) for points in s.points]
        if s.cast.sides.team:
            self.add_teams(s, expected)
            return expected
        landed: list[int] = []  # killshot and overkill tokens on boards that are about to be scored
        kills = 0
        shift = s.cast.shift
        for victim in (*s.order, *self.rules.unseated):
            tokens = s.damage[victim]
            key = (victim, tokens, s.marks[victim], shift[victim], s.flipped >> victim & 1, s.skulls[victim])
            paid = self.boards.get(key)
            if paid is None:
                paid = self.board(s, victim)
                self.boards[key] = paid
            paid.pay(expected)
            if tokens:
                space = killshot_space(s, victim)
                if len(tokens) >= space:
                    kills += 1
                    landed.extend(tokens[space - 1 :])
        if kills > 1 and s.order:
            expected[s.order[s.active]] += DOUBLE_KILL
        place = (s.track, s.spawnpoints.tracks, s.turrets.owners, s.skulls_left, tuple(landed))
        paid = self.tracks.get(place)
        if paid is None:
            paid = self.track(s, landed)
            self.tracks[place] = paid
        paid.pay(expected)
        return expected

    def board(self, s: State, victim: int) -> Ledger:
        """What a board and the marks on it will pay."""
        w = self.weights
        paid = Ledger()
        tokens = s.damage[victim]
        if tokens:
            space = killshot_space(s, victim)
            self.add_board(s, victim, tokens, space, paid)
            if len(tokens) > space and tokens[-1] >= 0:
                paid.add(victim, w.mark)  # revenge
        row = s.marks[victim]
        top = BOARD_POINTS[min(s.skulls[victim], 5)] / 8.0
        for owner in range(N_FIGURES):
            if row[owner]:
                paid.add(owner, w.mark * row[owner] * top)
        return paid

    def add_board(self, s: State, victim: int, tokens: tuple[int, ...], space: int, paid: Ledger) -> None:
        """Points by the present ranking as far as that is settled, and otherwise a share for every token."""
        w = self.weights
        n = len(tokens)
        flipped = s.flipped >> victim & 1 != 0
        skulls = s.skulls[victim]
        total = (
            4.0
            if flipped
            else float(
                BOARD_POINTS[min(skulls, 5)] + BOARD_POINTS[min(skulls + 1, 5)] + BOARD_POINTS[min(skulls + 2, 5)]
            )
        )
        sure = 1.0 if n >= space else min(1.0, w.settled + w.settling * n / space)
        loose = (1.0 - sure) * w.share * total / space
        counts, first = count_tokens(tokens)
        for owner in range(N_FIGURES):
            mine = counts[owner]
            if not mine or owner == victim:
                continue
            rank = 0
            for other in range(N_FIGURES):
                if counts[other] > mine or (counts[other] == mine and first[other] < first[owner]):
                    rank += 1
            pay = FRENZY_POINTS[min(rank, 5)] if flipped else BOARD_POINTS[min(rank + skulls, 5)]
            paid.add(owner, sure * pay + loose * mine)
        if not flipped and tokens[0] != victim:
            paid.add(tokens[0], FIRST_BLOOD)
        if n >= space and tokens[space - 1] != victim:
            paid.add(tokens[space - 1], w.kill)

    def add_teams(self, s: State, expected: list[float]) -> None:
        """A board pays the enemy team once it is dead; until then it counts by its tokens and those to come."""
        w = self.weights
        sides = s.cast.sides
        owed = [0.0, 0.0]
        waiting = [0, 0]
        for victim in s.order:
            team = sides.team[victim]
            if team < 0:
                continue
            space = killshot_space(s, victim)
            n = len(s.damage[victim])
            top = float(BOARD_POINTS[min(s.skulls[victim], 5)])
            if n >= space:
                owed[1 - team] += top + w.kill
            else:
                coming = w.buffered * sides.buffer[victim] + w.team_mark * s.marks[victim][victim]
                owed[1 - team] += w.board * top * min(1.0, (n + coming) / space)
            waiting[team] += sides.buffer[victim]
        for victim in s.order:
            team = sides.team[victim]
            if team >= 0:
                expected[victim] += owed[team] + w.flush * min(1.0, waiting[1 - team] / FLUSH_FROM)

    def progress(self, s: State) -> float:
        """How much of the game is over, from 0 to 1."""
        done = 1.0 - s.skulls_left / self.skulls
        tracks = s.spawnpoints.tracks
        if tracks:
            done = max(done, sorted([len(track) for track in tracks])[1] / FULL_TRACK)
        return min(1.0, done)

    def track(self, s: State, landed: list[int]) -> Ledger:
        """The mode's own board: late in a game by the present ranking, early by a worth for every token."""
        w = self.weights
        paid = Ledger()
        done = self.progress(s)
        tracks = s.spawnpoints.tracks
        owners = s.turrets.owners
        if tracks:
            for track in tracks:
                add_ranks(track, done, w.spawn_token, True, paid)
            for owner in landed[1::2]:
                paid.add(owner, w.spawn_token)
        elif owners:
            add_ranks(tuple([owner for owner in owners if owner >= 0]), done, w.turret, False, paid)
        else:
            flat: list[int] = []
            for space in s.track:
                flat.extend(space)
            flat.extend(landed)
            add_ranks(tuple(flat), done, w.track_token, False, paid)
        return paid

    # Means

    def life(self, s: State, seat: int) -> float:
        """How much it is worth to have something for later: nothing if there is no turn left."""
        w = self.weights
        if s.trigger >= 0:
            seats = len(s.ammo)
            mine = (seat - s.trigger - 1) % seats
            now = (s.active - s.trigger - 1) % seats
            return w.frenzy if mine > now else w.frenzy / 2 if mine == now else 0.0
        return min(1.0, w.life + (1.0 - w.life) * s.skulls_left / self.skulls)

    def means(self, s: State, seat: int) -> float:
        """The worth of a seat's weapons, ammo and powerups."""
        w = self.weights
        value = 0.0
        loaded = bits(s.loaded[seat])
        unloaded = bits(s.unloaded[seat])
        for weapon in loaded:
            value += w.loaded * w.weapons[weapon]
        for weapon in unloaded:
            value += w.unloaded * w.weapons[weapon]
            if can_pay(s, seat, self.rules.weapons[weapon].reload_cost):
                value += w.reloadable * w.weapons[weapon]
        n = len(loaded)
        if n:
            value += w.first_weapon
            if n > 1:
                value += w.second_weapon
                if n > 2:
                    value += w.third_weapon
        for cubes in s.ammo[seat]:
            if cubes:
                value += w.cube
                if cubes > 1:
                    value += w.second_cube
                    if cubes > 2:
                        value += w.third_cube
        for powerup in s.powerups[seat]:
            value += w.powerups[powerup // 3]
        return value

    def table(self, s: State, weapons: int) -> float:
        """The worth of a team's unloaded weapons."""
        value = 0.0
        for weapon in bits(weapons):
            value += (self.weights.unloaded + self.weights.reloadable) * self.weights.weapons[weapon]
        return value

    def place(self, s: State, seat: int, figure: int) -> float:
        """The worth of a figure's place: who sees it, whom it sees, what lies near; and of its adrenaline and tokens."""
        w = self.weights
        cast = s.cast
        damage = len(s.damage[figure])
        value = 0.0
        if cast.arms:
            value -= w.rush * cast.shift[figure]
            if cast.venom >> figure & 1:
                value -= w.venom
            value += w.characters[figure] if figure < len(w.characters) else 0.0
        here = s.at[figure]
        if here < 0:
            return value
        if damage >= 3:
            value += w.first_adrenaline
            if damage >= 6:
                value += w.second_adrenaline
        weight = 1.0 + (w.mortal if damage >= NEARLY_DEAD else 0.0)
        exposed, reached, seen, nearly, alone = self.sight(s, seat, figure)
        value -= weight * (w.exposed * exposed + w.reached * reached)
        if s.loaded[seat]:
            value += w.sees * seen + w.nearly * nearly
        value += self.goods(s, seat, here)
        if s.spawnpoints.tracks and alone and self.rules.arena.spawn_colour[here] >= 0:
            value += w.stand
        return value

    def sight(self, s: State, seat: int, figure: int) -> tuple[int, int, int, int, bool]:
        """The enemies that matter to a figure on its square.

        How many armed ones see it, how many more would after a move, how many it sees, how many of those are nearly
        dead; and whether it is alone on its square.
        """
        arena = self.rules.arena
        team_of = self.rules.team_of
        here = s.at[figure]
        exposed = reached = seen = nearly = 0
        alone = True
        for other in (*s.order, *self.rules.unseated):
            there = s.at[other]
            owner = s.owner[other]
            if other == figure or there < 0:
                continue
            if there == here:
                alone = False
            if owner >= 0 and team_of[owner] == team_of[seat]:
                continue
            if owner >= 0 and s.loaded[owner]:
                if arena.seen[there] >> here & 1:
                    exposed += 1
                elif self.seen_after_move[there] >> here & 1:
                    reached += 1
            if arena.seen[here] >> there & 1:
                seen += 1
                if len(s.damage[other]) >= NEARLY_DEAD:
                    nearly += 1
        return exposed, reached, seen, nearly, alone

    def goods(self, s: State, seat: int, here: int) -> float:
        """A weapon or a tile within reach: the nearer, the more it is worth."""
        w = self.weights
        value = 0.0
        if len(bits(s.loaded[seat] | s.unloaded[seat])) < FEW_WEAPONS:
            value += w.near_weapon * self.weapon_near(s, seat, here)
        box = s.ammo[seat]
        if box[0] + box[1] + box[2] < 6:
            value += w.near_tile * self.tile_near(s, here)
        return value

    def weapon_near(self, s: State, seat: int, here: int) -> int:
        """How near the nearest weapon is that the seat can pay for: 0 if it is far away."""
        arena = self.rules.arena
        nearest = FAR
        for colour in range(3):
            away = arena.distance[here][arena.spawnpoint[colour]]
            if away < nearest:
                for weapon in s.shelves[colour]:
                    if weapon >= 0 and can_pay(s, seat, self.rules.weapons[weapon].grab_cost):
                        nearest = away
                        break
        return FAR - nearest

    def tile_near(self, s: State, here: int) -> int:
        """How near the nearest tile is: 0 if it is far away."""
        distance = self.rules.arena.distance[here]
        nearest = FAR
        for square in self.rules.arena.ammo_squares:
            if distance[square] < nearest and self.rules.has_tile(s, square):
                nearest = distance[square]
        return FAR - nearest


def count_tokens(tokens: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The number of tokens of each figure, and the place of its first one."""
    counts = [0] * N_FIGURES
    first = [99] * N_FIGURES
    for i, owner in enumerate(tokens):
        if not counts[owner]:
            first[owner] = i
        counts[owner] += 1
    return counts, first


def add_ranks(tokens: tuple[int, ...], done: float, each: float, shared: bool, paid: Ledger) -> None:
    counts, first = count_tokens(tokens)
    for owner in range(N_FIGURES):
        mine = counts[owner]
        if mine:
            rank = 0
            for other in range(N_FIGURES):
                if counts[other] > mine or (not shared and counts[other] == mine and first[other] < first[owner]):
                    rank += 1
            paid.add(owner, done * BOARD_POINTS[min(rank, 5)] + (1.0 - done) * each * mine)
