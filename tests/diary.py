"""What turns up in random games: words, effects, picks, prompts, events and stacks, counted by kind."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from killshot import Action, Decision, Event, Game
from killshot.engine.ids import EFFECTS, WEAPONS
from tests.checker import answerer
from tests.experiments import EXPERIMENTS

SORTS = ("word", "effect", "pick", "prompt", "event", "stack")


def diary(*more_sorts: str) -> dict[str, Counter[str]]:
    return {sort: Counter() for sort in (*SORTS, *more_sorts)}


def written_down(
    game: Game, rng: Random, choose: Callable[[Random, Decision], Action], times: int, seen: dict[str, Counter[str]]
) -> Iterator[Event]:
    """Play a game to its end, write everything down and return the events; each stack is experimented on a few times."""
    seen["event"].update(event.kind for event in game.opening)
    while (asked := game.decision) is not None:
        prompt = asked.prompt
        stack = " ".join(frame.name for frame in game.state.stack)
        if seen["stack"][stack] < times:
            for experiment in EXPERIMENTS:
                experiment(game.rules, game.state, rng)
        action = choose(rng, asked)
        seen["stack"][stack] += 1
        seen["word"][str(action)] += 1
        seen["prompt"][prompt.key] += 1
        if prompt.slot and action.kind != "pass":
            seen["pick"][f"{WEAPONS[prompt.weapon]} {EFFECTS[prompt.effect]} {prompt.slot}"] += 1
        for event in game.play(action, answerer(rng, asked, action)):
            seen["event"][event.kind] += 1
            if event.kind == "effect-used":
                seen["effect"][f"{WEAPONS[event.facts['weapon']]} {EFFECTS[event.facts['effect']]}"] += 1
            yield event
