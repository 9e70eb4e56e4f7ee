"""Tables for the tests of characters: a scenario at prices of the tests' own, and a game about to be drafted."""

from killshot import Setup, State
from killshot.engine import machine
from killshot.engine.action import Action
from killshot.engine.cards import prices
from killshot.engine.cards.prices import Price
from killshot.engine.ids import FIGURES
from killshot.engine.rules import Rules, rules_for
from killshot.testing import Scenario, arena

CHARACTERS = FIGURES[:6]
PRICES = prices.PRICES | {
    "wristblades": Price("Y", {"venom-blade": "B", "left-hook": "+"}),
    "putrifier": Price("R", {"toxic-gas": "+"}),
    "scrapshot": Price("R", {"shrapnel-overload": ""}),
    "hotrod": Price("Y", {"voltage-overload": ""}),
    "wrecking-ball": Price("Y", {"second-roll": "P", "third-roll": "P"}),
    "shadowblade": Price("YB", {"shadowalk": ""}),
}
ARMS = {
    "violet": ("nanomark", "tracking-bot"),
    "dozer": ("scrapshot", "hotrod"),
    "sprog": ("wristblades", "putrifier"),
    "d-struct-or": ("hand-grenade", "wrecking-ball"),
    "banshee": ("mastermind", "possessor"),
    "echo": ("dual-magnums", "shadowblade"),
}


def table(figure: str, ending: str = "frenzy") -> Scenario:
    return arena("L", players=6, ending=ending, characters=True, prices=PRICES).turn(figure)


def deal(players: int, seed: int, reload: str = "R") -> tuple[Rules, State]:
    """A game about to be drafted, with every character weapon at that price."""
    priced = {name: Price(reload, price.effects) for name, price in prices.PRICES.items()}
    rules = rules_for(Setup(players=players, characters=True), priced)
    return rules, machine.deal(rules, seed)


def words(rules: Rules, s: State) -> list[str]:
    asked = machine.decision(rules, s)
    return [str(option) for option in asked.options] if asked is not None else []


def play(rules: Rules, s: State, word: str) -> None:
    assert word in words(rules, s)
    machine.apply(rules, s, Action.parse(word))


def draft(rules: Rules, s: State) -> None:
    while not set(words(rules, s)).isdisjoint(f"character:{name}" for name in CHARACTERS):
        play(rules, s, words(rules, s)[0])
