"""Team play: two teams of three characters, a damage buffer each, and windows that the seats of a team share (TEA)."""

from typing import TYPE_CHECKING, ClassVar

from ..events import tell
from ..frames.spawn import Spawn
from ..ids import N_FIGURES
from ..mechanics.teams import FLUSH_FROM, buffered, members, pour, put_on_table, score, strike
from ..rng import below
from ..state import Sides, State, push
from .characters import CHARACTERS, Characters
from .team_draft import Casting, StartingWeapons, TeamDraft, TeamSpawn
from .team_end import AbilityWindow, ReloadWindow, Respawner, Rewards, TeamScoring
from .team_powerups import TeamTagback
from .team_turn import TeamRounds

if TYPE_CHECKING:
    from ..rules import Rules

TOKENS_PER_POINT = 3


class Teams(Characters):
    """The characters, with the rules of team play where these differ."""

    has_characters: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("cast", "sides")

    def deal(self, rules: "Rules", s: State) -> None:
        """All six characters with a weapon each, a reward tile, a team that starts (TEA-01, TEA-35)."""
        s.skulls_left = rules.setup.skulls
        s.rng, first = below(s.rng, 2)
        s.rng, tile = below(s.rng, 3)
        self.deal_arms(rules, s, CHARACTERS)
        sides = Sides(
            team=(-1,) * N_FIGURES,
            first=first,
            buffer=(0,) * N_FIGURES,
            tables=(0, 0),
            tile=tile,
            mates=tuple(rules.team_seats[team] for team in rules.team_of),
        )
        s.cast = s.cast._replace(sides=sides)
        s.active = rules.team_seats[first][0]
        s.stack = (TeamRounds(first),)
        for step in (TeamSpawn, StartingWeapons, Casting):  # the last one pushed comes first
            push(s, step(1 - first))
            push(s, step(first))
        push(s, TeamDraft(0))

    def hurt(self, rules: "Rules", s: State, by: int, victim: int, amount: int) -> bool:
        """Every hit finds room in the buffer (TEA-15, TEA-50)."""
        strike(s, by, victim, amount)
        return True

    def answer(self, rules: "Rules", s: State, attacker: int, victims: tuple[int, ...]) -> bool:
        push(s, TeamTagback(attacker, victims, -1, 0, False))
        return True

    def unload(self, rules: "Rules", s: State, seat: int, weapon: int) -> bool:
        """Onto the team's table (TEA-11)."""
        put_on_table(s, rules.team_of[seat], weapon)
        return True

    def turn_end(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        """The order of TEA-20."""
        return ("refill", "abilities", "flush", "team-score", "team-verdict", "respawn", "team-reload")

    def end_step(self, rules: "Rules", s: State, step: str, seat: int, figure: int) -> None:
        team = rules.team_of[seat]
        if step == "abilities":
            s.cast = s.cast._replace(unlocked=0)
            push(s, AbilityWindow(team, 0, 0))
        elif step == "flush":
            if buffered(s, 1 - team) >= FLUSH_FROM:
                self.flush(s, team)
        elif step == "team-score":
            push(s, TeamScoring(team, 0))
        elif step == "team-verdict":
            # both teams have the same number of turns (TEA-32)
            if not s.skulls_left and team != s.cast.sides.first:
                self.finish(rules, s)
        else:
            push(s, ReloadWindow(team, 0))

    def flush(self, s: State, team: int) -> None:
        """The enemy buffer is emptied; the reward depends on the colours it had (TEA-21, TEA-22)."""
        before = len(s.killed)
        colours = pour(s, 1 - team)
        for victim in s.killed[before:]:
            tell(s, "fell", victim=victim)
        tell(s, "flushed", team=team, colours=colours, tile=s.cast.sides.tile)
        push(s, Rewards(team, colours))

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        raise AssertionError("teams score boards in their own way")

    def respawn(self, rules: "Rules", s: State, victim: int) -> bool:
        """For a shared character one of its two seats draws and discards (TEA-28, R74)."""
        if s.cast.sides.shared >> victim & 1:
            push(s, Respawner(victim))
        else:
            push(s, Spawn(s.owner[victim], victim, 1))
        return True

    def finish(self, rules: "Rules", s: State) -> None:
        """Buffered damage reaches the boards for nothing; then leftover tokens are counted (TEA-33, TEA-51)."""
        s.stack = ()
        for team in range(2):
            pour(s, team)
        s.killed = ()  # this turn's dead are scored, and a killshot space that fills now kills nobody
        for team in range(2):
            points = leftover(s, team)
            score(s, team, points)
            tell(s, "leftover-scored", team=team, points=points)
        tell(s, "game-over")

    def final_scores(self, rules: "Rules", s: State) -> list[tuple[int, int]]:
        """Leftover points break a tie (TEA-34)."""
        return [(figure, leftover(s, team)) for team in range(2) for figure in members(s, team)]


def leftover(s: State, team: int) -> int:
    """One point for every three tokens on all enemy boards together (TEA-33)."""
    return sum(len(s.damage[figure]) for figure in members(s, 1 - team)) // TOKENS_PER_POINT
