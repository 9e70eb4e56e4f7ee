"""The seams: what a variant can change. Every default leaves things as they are."""

from typing import TYPE_CHECKING, ClassVar, Final

from ..action import Action
from ..state import State

if TYPE_CHECKING:
    from ..rules import Rules


ALL_ADRENALINE: Final = 6  # damage from which both adrenaline actions are available (ACT-06)


class Module:
    # Seams in the hot path are asked only of modules that say they fill them.
    has_targets: ClassVar[bool] = False
    watches_steps: ClassVar[bool] = False
    has_turn_options: ClassVar[bool] = False
    has_characters: ClassVar[bool] = False  # a mode that brings the characters along
    figures: ClassVar[tuple[int, ...]] = ()  # figures that belong to no seat
    parts: ClassVar[tuple[str, ...]] = ()  # the fields of the state that the variant uses (`fields.GROUPS`)

    def deal(self, rules: "Rules", s: State) -> None:
        """Lay out boards, tracks and tokens of the variant."""

    # Shooting and moving

    def targets(self, rules: "Rules", s: State, by: int, squares: int) -> int:
        """Further targets on these squares, as a mask (`has_targets`)."""
        return 0

    def struck(self, rules: "Rules", s: State, by: int, target: int) -> None:
        """One of those targets takes damage."""

    def hurt(self, rules: "Rules", s: State, by: int, victim: int, amount: int) -> bool:
        """Damage goes elsewhere than to the board; False: not here."""
        return False

    def answer(self, rules: "Rules", s: State, attacker: int, victims: tuple[int, ...]) -> bool:
        """Ask for Tagbacks in the variant's own way; False: one victim after the other."""
        return False

    def unload(self, rules: "Rules", s: State, seat: int, weapon: int) -> bool:
        """A fired weapon goes elsewhere than to its holder's unloaded ones; False: not here."""
        return False

    def entered(self, rules: "Rules", s: State, figure: int, square: int) -> None:
        """A figure has entered a square by a move (`watches_steps`)."""

    # Grabbing

    def has_tile(self, rules: "Rules", s: State, square: int) -> bool:
        """Whether an ammo square without a tile of its own has something to grab."""
        return False

    def grab(self, rules: "Rules", s: State, seat: int, figure: int, square: int) -> bool:
        """Grab there in the variant's own way; False: the tile that lies there is taken."""
        return False

    def refill(self, rules: "Rules", s: State) -> bool:
        """Lay out new tiles in the variant's own way; False: on the empty squares."""
        return False

    # Turns

    def duties(self, rules: "Rules", s: State, seat: int) -> int:
        """How many compulsory actions the turn about to begin has besides the player's own."""
        return 0

    def duty(self, rules: "Rules", s: State, seat: int, figure: int) -> None:
        """Begin such an action."""

    def turn_options(self, rules: "Rules", s: State, figure: int, left: int, final: bool) -> tuple[Action, ...]:
        """What else can be done when an action is about to be chosen."""
        return ()

    def take_option(self, rules: "Rules", s: State, figure: int, action: Action) -> None:
        """Carry out one of these."""

    def before_spawn(self, rules: "Rules", s: State, seat: int) -> bool:
        """Something a seat has to do between drawing and choosing a card; True: a frame was pushed."""
        return False

    def turn_end(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        """Edit the steps of the end of a turn."""
        return steps

    def end_step(self, rules: "Rules", s: State, step: str, seat: int, figure: int) -> None:
        """Carry out a step that the variant has added."""

    # Kills and the end

    def killed(self, rules: "Rules", s: State, victim: int, tokens: tuple[int, ...]) -> None:
        """A board has been paid: its killshot and overkill tokens, and a skull, go where they belong."""

    def respawn(self, rules: "Rules", s: State, victim: int) -> bool:
        """Bring back a figure in the variant's own way; False: not here."""
        return False

    def is_triggered(self, rules: "Rules", s: State) -> bool:
        """Whether the last turns begin."""
        return False

    def final_scores(self, rules: "Rules", s: State) -> list[tuple[int, int]]:
        """What is paid for the mode's own board when the game is over, (figure, points); it also breaks ties."""
        return []
