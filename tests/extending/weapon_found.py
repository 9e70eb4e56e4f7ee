"""Plays with the Harpoon in the sources on the path, and writes down what it finds, as JSON."""

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from killshot import Game, Record, Setup
from killshot.bots import Bot, EasyBot, Effort, HardBot, NormalBot, decide
from killshot.bots.mind.weights import Weights, read_table
from killshot.engine.action import ACTIONS
from killshot.engine.decision import Decision
from killshot.engine.ids import EFFECTS, WEAPONS, bits
from killshot.engine.notation import parse_position, position_text
from killshot.engine.rng import DEALING
from killshot.env.encoding.encoder import Encoder
from killshot.env.layout import PLACES
from killshot.server.views.catalogue import weapon_card
from killshot.text import LANGUAGES

HARPOON = WEAPONS.index("harpoon")
EAGER = ("shoot", "weapon", "effect", "grab", "reload")  # kinds of options that make a weapon go round
SETUP = Setup(players=3, arena="S", skulls=5)
MAKERS: dict[str, Callable[[int], Bot]] = {
    "easy": EasyBot,
    "normal": lambda seed: NormalBot(seed, nodes=20),
    "hard": lambda seed: HardBot(seed, effort=Effort(width=2, nodes=10, finalists=2, worlds=1, reply=5, most=60)),
}


def copies(game: Game) -> int:
    """How often the weapon is in the deck, at spawnpoints and in hands."""
    s = game.state
    held = [weapon for mask in (*s.loaded, *s.unloaded) for weapon in bits(mask)]
    return [*s.weapon_deck, *(weapon for shelf in s.shelves for weapon in shelf), *held].count(HARPOON)


def lying(first: int) -> Game:
    """A game, from that seed on, in which the weapon lies at a spawnpoint from the start."""
    while True:
        game = Game(SETUP, first)
        if any(HARPOON in shelf for shelf in game.state.shelves):
            return game
        first += 1


def pick(luck: Random, asked: Decision) -> Any:
    """An option about the weapon if there is one, or one of an eager kind, or any."""
    about = [option for option in asked.options if option.word.endswith((":harpoon", ":barbs"))]
    eager = [option for option in asked.options if option.kind in EAGER]
    return luck.choice(about or eager or asked.options) if luck.random() < 0.8 else luck.choice(asked.options)


def play_around() -> dict[str, Any]:
    """Random games: what was played, what observations told, whether records and positions can be read again."""
    luck = Random(1)
    played: set[str] = set()
    told: set[str] = set()
    replayed: list[bool] = []
    sections = {name: place for name, place in PLACES.items() if name.endswith("_harpoon")}
    for first in (0, 100, 200):
        game = lying(first)
        encoders = [Encoder(SETUP, seat) for seat in range(SETUP.players)]
        while (asked := game.decision) is not None:
            action = pick(luck, asked)
            numbers = memoryview(encoders[asked.seats[0]].encode(game.observe(asked.seats[0]))).cast("f")
            told |= {name for name, place in sections.items() if any(numbers[place.start : place.stop])}
            played.add(action.word)
            game.play(action)
            if action.word == "weapon:harpoon":
                assert parse_position(position_text(game.state))[1] == game.state
        replayed.append(Record.parse(Record.of(game).text()).replay().state == game.state)
    return {"played": sorted(played), "told": sorted(told), "replayed": replayed}


def play_with(name: str) -> dict[str, Any]:
    """Games among bots, until one of them has taken the weapon."""
    ended: list[bool] = []
    held = False
    while not held and len(ended) < 8:
        game = lying(300 + 20 * len(ended))
        bots = [MAKERS[name](seat) for seat in range(SETUP.players)]
        while game.decision is not None:
            decide(game, bots)
            held |= any(mask >> HARPOON & 1 for mask in (*game.state.loaded, *game.state.unloaded))
        ended.append(game.result is not None)
    return {"ended": all(ended), "held": held}


def main() -> None:
    import msgspec

    found = {
        "weapons": WEAPONS,
        "effects": EFFECTS,
        "actions": [str(action) for action in ACTIONS],
        "dealt": [copies(Game(SETUP, seed)) for seed in range(20)],
        "dealing": DEALING,
        "before": [copies(Game(SETUP, seed, DEALING - 1)) for seed in range(20)],
        "places": {name: [place.start, place.stop] for name, place in PLACES.items()},
        "worth": Weights(read_table()).weapons[HARPOON],
        "cards": {code: msgspec.to_builtins(weapon_card(HARPOON, lang)) for code, lang in LANGUAGES.items()},
        "bots": {name: play_with(name) for name in MAKERS},
        **play_around(),
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
