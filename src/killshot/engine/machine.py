"""The machine: deal a game, ask for the decision, apply an action.

After every action the top frame is settled until a player has to decide. `apply` does not check the action against the
options: searchers call it on copies. `Game.play` checks.
"""

from .action import Action
from .cards.ammo_tiles import ALL_TILES
from .cards.decks import POWERUP_DECKS, WEAPON_DECKS
from .decision import Decision
from .events import Event
from .frames.rounds import Rounds
from .ids import FIGURES, N_FIGURES, N_SQUARES, NOWHERE
from .rng import DEALING, generator, shuffled
from .rules import Rules
from .state import Cast, Spawnpoints, State, Turrets


def deal(rules: Rules, seed: int, events: list[Event] | None = None, dealing: int = DEALING) -> State:
    """A new game, settled at its first decision (SET-05, SET-06). `dealing` is the version of the dealing, see `rng`."""
    rng = generator(seed, dealing)
    rng, weapons = shuffled(rng, WEAPON_DECKS[dealing])
    rng, powerups = shuffled(rng, POWERUP_DECKS[dealing])
    rng, tiles = shuffled(rng, ALL_TILES)
    seats = rules.setup.players
    zeros = (0,) * N_FIGURES
    s = State(
        at=(NOWHERE,) * N_FIGURES,
        damage=((),) * N_FIGURES,
        marks=(zeros,) * N_FIGURES,
        skulls=zeros,
        flipped=0,
        points=zeros,
        order=rules.figures,
        owner=tuple(rules.figures.index(f) if f in rules.figures else -1 for f in range(len(FIGURES))),
        ammo=((1, 1, 1),) * seats,
        powerups=((),) * seats,
        loaded=(0,) * seats,
        unloaded=(0,) * seats,
        shelves=((-1, -1, -1),) * 3,
        gaps=tuple(range(9)),
        tiles=(-1,) * N_SQUARES,
        weapon_deck=weapons,
        powerup_deck=powerups,
        powerup_discard=(),
        tile_deck=tiles,
        tile_discard=(),
        track=(),
        skulls_left=0,
        spawnpoints=Spawnpoints(),
        turrets=Turrets(),
        cast=Cast(shift=zeros),
        killed=(),
        active=0,
        trigger=-1,
        rng=rng,
        stack=(Rounds(0),),
    )
    for module in rules.modules:
        module.deal(rules, s)
    rules.refill(s)
    s.events = events
    settle(rules, s)
    s.events = None
    return s


def decision(rules: Rules, s: State) -> Decision | None:
    """What is asked now; None: the game is over."""
    return s.stack[-1].decision(rules, s) if s.stack else None


def apply(rules: Rules, s: State, action: Action, events: list[Event] | None = None) -> None:
    """Carry out one of the options, then everything that follows without a choice."""
    s.events = events
    s.stack[-1].apply(rules, s, action)
    settle(rules, s)
    s.events = None


def advance(rules: Rules, s: State, action: Action, events: list[Event] | None = None) -> Decision | None:
    """Apply one of the options; what is asked after it."""
    apply(rules, s, action, events)
    return decision(rules, s)


def settle(rules: Rules, s: State) -> None:
    while s.stack and not s.stack[-1].settle(rules, s):
        pass
