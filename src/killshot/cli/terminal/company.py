"""The players at one keyboard, and what depends on whether they play alone or in teams."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.decision import Decision
from ...engine.ids import NOWHERE
from ...game import Game
from ...text import Language, Reader, name_of, reader_at
from ...text.language import sentence


class Company:
    """Players who play for themselves. `names`: of the seats; `people`: the seats that are not bots."""

    def __init__(self, game: Game, names: Sequence[str], people: Sequence[int], lang: Language) -> None:
        self.game = game
        self.names = names
        self.people = people
        self.lang = lang
        self.sides = {self.side(seat) for seat in people}  # with people in them

    def side(self, seat: int) -> int:
        """The team of a seat; where there are no teams each seat is its own."""
        return self.game.rules.team_of[seat]

    def people_with(self, seat: int) -> list[int]:
        """The people on the side of a seat, itself included."""
        return [other for other in self.people if self.side(other) == self.side(seat)]

    @property
    def has_secrets(self) -> bool:
        """Whether anyone has a hand yet; the draft is public."""
        return len(self.game.state.order) == len(self.names)

    def curtain(self, seat: int) -> str:
        """The sentence that calls a person to the screen."""
        figure = name_of("target", self.game.state.owner.index(seat), self.lang)
        return self.lang.say("curtain", player=self.names[seat], figure=figure)

    def asked_names(self, asked: Decision, seat: int) -> list[str]:
        """Who is asked, where that is not obvious: before they have figures."""
        return [self.names[seat]] if asked.prompt.key == "draft" and len(self.people) > 1 else []

    def rivals(self) -> list[str]:
        """Those who can win."""
        return list(self.names)

    def reader(self, seat: int) -> Reader | None:
        return reader_at(seat, self.game.state.order, teams=False)


class TeamCompany(Company):
    """Two teams."""

    @property
    def has_secrets(self) -> bool:
        s = self.game.state
        return any(s.powerups) or any(square != NOWHERE for square in s.at)

    def curtain(self, seat: int) -> str:
        players = ", ".join(self.names[mate] for mate in self.people_with(seat))
        return self.lang.say("curtain.team", team=name_of("team", self.side(seat), self.lang), players=players)

    def asked_names(self, asked: Decision, seat: int) -> list[str]:
        """The player, where several share the screen, or the team, and the character that acts."""
        names: list[str] = []
        if len(asked.seats) == 1 and len(self.people_with(seat)) > 1:
            names.append(self.names[seat])
        elif len(self.sides) > 1 and not self.has_secrets:  # there has been no curtain
            names.append(sentence(name_of("team", self.side(seat), self.lang)))
        acting = self.game.observe(seat).acting
        if acting >= 0 and acting != asked.prompt.figure and self.game.state.owner[acting] in asked.seats:
            names.append(name_of("target", acting, self.lang))
        return names

    def rivals(self) -> list[str]:
        return [sentence(name_of("team", team, self.lang)) for team in range(len(self.game.rules.team_seats))]

    def reader(self, seat: int) -> Reader | None:
        return reader_at(seat, self.game.state.order, teams=True)


def company_of(game: Game, names: Sequence[str], people: Sequence[int], lang: Language) -> Company:
    return (TeamCompany if game.rules.has_teams else Company)(game, names, people, lang)
