"""Trains a masked-PPO agent against bots, and draws how it learned.

    pip install 'killshot[train]'
    python -m examples.train --minutes 10 --plot docs/pictures/learning.png

At first the agent imitates a bot: the bot plays many games, and the agent learns what it chose and how the games ended.
From then on PPO plays game after game against the opponents. At the end, games that the agent was not trained on show
how often it wins.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch
from matplotlib.figure import Figure
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from examples.play import game_of
from killshot import Record, Setup
from killshot.arguments import Parser, natural, whole, writable
from killshot.bots import find
from killshot.env import Solo, lessons_of

SMALL: dict[str, Any] = {"players": 3, "arena": "S", "skulls": 5}
BATCH = 256
PICTURES = (".png", ".svg", ".pdf")
ROUNDS = 12  # through all choices of the teacher, if there is time


@dataclass
class Curve:
    """Win shares over time."""

    started: float = field(default_factory=time.monotonic)
    minutes: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    imitated_until: float = 0.0

    @property
    def now(self) -> float:
        return (time.monotonic() - self.started) / 60

    def mark(self, share: float) -> None:
        self.minutes.append(self.now)
        self.shares.append(share)
        print(f"{self.now:5.1f} min  wins {share:.0%}", flush=True)

    def draw(self, path: Path, opponents: str) -> None:
        figure = Figure(figsize=(7, 3.5))
        axes = figure.subplots()
        axes.plot(self.minutes, self.shares, "o-", label="masked PPO")
        axes.axhline(1 / SMALL["players"], color="grey", linestyle="--", label="chance")
        axes.axvspan(0, self.imitated_until, alpha=0.12, label="imitating")
        axes.set(xlabel="minutes", ylabel=f"games won against {opponents}", ylim=(0, 1))
        axes.legend(loc="upper left")
        figure.tight_layout()
        figure.savefig(path, dpi=80)


def share_won(model: MaskablePPO, opponents: str, games: int, seed: int) -> float:
    """Wins per game, over all seats in turn. All games are played at once; a shared first place counts in part."""
    envs = [Solo(opponents, seat=number % SMALL["players"], **SMALL) for number in range(games)]
    running = [(env, *env.reset(seed=seed + number)) for number, env in enumerate(envs)]
    won = 0.0
    while running:
        seen = np.stack([each[1] for each in running])
        masks = np.stack([each[2]["action_mask"] for each in running])
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        going_on = []
        for (env, _, _), action in zip(running, actions, strict=True):
            after, _, over, _, info = env.step(int(action))
            if over:
                won += info["won"] / info["places"].count(1)
            else:
                going_on.append((env, after, info))
        running = going_on
    return won / games


def imitate(model: MaskablePPO, teacher: str, seconds: float, seed: int) -> None:
    """Half of the time the teacher plays; then the agent learns what it chose and how the games ended."""
    policy, setup = model.policy, Setup(**SMALL)
    end = time.monotonic() + seconds
    lessons = []
    while time.monotonic() < end - seconds / 2 or not lessons:
        lessons.append(lessons_of(Record.of(game_of((teacher,), setup, seed + len(lessons)))))
    seen, masks, chosen, outcome = (
        torch.as_tensor(np.concatenate([each[name] for each in lessons]))
        for name in ("observation", "action_mask", "action", "outcome")
    )
    print(f"{len(lessons)} games of {teacher}, {len(seen)} choices", flush=True)
    policy.set_training_mode(True)
    for batch in (each for _ in range(ROUNDS) for each in torch.randperm(len(seen)).split(BATCH)):
        if time.monotonic() > end:
            break
        values, chances, _ = policy.evaluate_actions(seen[batch], chosen[batch], masks[batch])
        loss = -chances.mean() + 0.5 * (values.flatten() - outcome[batch]).square().mean()
        policy.optimizer.zero_grad()
        loss.backward()
        policy.optimizer.step()
    policy.set_training_mode(False)


class Watch(BaseCallback):
    """Adds points to the curve at intervals, and stops when the time is up."""

    def __init__(self, curve: Curve, minutes: float, every: float, opponents: str) -> None:
        super().__init__()
        self.curve, self.minutes, self.every, self.opponents = curve, minutes, every, opponents

    def _on_rollout_end(self) -> None:
        if self.curve.now - self.curve.minutes[-1] > self.every:
            self.curve.mark(share_won(self.model, self.opponents, 60, seed=5_000_000))

    def _on_step(self) -> bool:
        return self.curve.now < self.minutes


def minutes(text: str) -> float:
    """A length of time above 0."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a length of time")
    return number


def part(text: str) -> float:
    """A number from 0 to 1."""
    number = float(text)
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 1")
    return number


def bot(name: str) -> str:
    """The name of a bot that exists."""
    try:
        find(name)
    except ValueError as refusal:
        raise argparse.ArgumentTypeError(str(refusal)) from None
    return name


def picture(text: str) -> Path:
    path = writable(text)
    if path.suffix not in PICTURES:
        raise argparse.ArgumentTypeError(
            f"the name of a picture ends in {', '.join(PICTURES)}, not {path.suffix or 'nothing'}"
        )
    return path


def archive(text: str) -> Path:
    """The file under the name that sb3 will give it."""
    return writable(text if Path(text).suffix else f"{text}.zip")


def main() -> int:
    parser = Parser(description="Train a masked-PPO agent against bots.")
    parser.add_argument("--minutes", type=minutes, default=10)
    parser.add_argument(
        "--imitate", type=part, default=0.6, help="the part of the time to spend imitating (default: 0.6)"
    )
    parser.add_argument("--teacher", type=bot, default="normal")
    parser.add_argument("--opponents", type=bot, default="easy")
    parser.add_argument("--games", type=natural, default=300, help="games to judge the agent by")
    parser.add_argument("--threads", type=natural, default=2)
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--plot", type=picture, default="learning.png")
    parser.add_argument("--save", type=archive, help="where to save the agent")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)

    games = make_vec_env(lambda: Solo(chosen.opponents, seat=None, **SMALL), n_envs=16, seed=chosen.seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=128,
        batch_size=512,
        n_epochs=3,
        gamma=0.999,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [192, 96]},
        seed=chosen.seed,
        device="cpu",
    )
    curve = Curve()
    curve.mark(share_won(model, chosen.opponents, 60, seed=5_000_000))
    if chosen.imitate:
        imitate(model, chosen.teacher, 60 * (chosen.minutes * chosen.imitate - curve.now), chosen.seed)
        curve.imitated_until = curve.now
        curve.mark(share_won(model, chosen.opponents, 60, seed=5_000_000))
        # small steps, or what was learned is lost in the noise of single games
        model.lr_schedule = lambda _: 3e-5
        model.target_kl = 0.01
    model.learn(10**9, callback=Watch(curve, chosen.minutes, chosen.minutes / 6, chosen.opponents))
    share = share_won(model, chosen.opponents, chosen.games, seed=9_000_000)
    curve.mark(share)
    error = 1.96 * sqrt(share * (1 - share) / chosen.games)
    print(f"After {chosen.minutes:g} minutes: {share:.1%} ± {error:.1%} of {chosen.games} games won, chance 33.3%")
    # save the agent before the picture: it would be the greater loss
    try:
        if chosen.save:
            model.save(chosen.save)
            print(f"The agent is in {chosen.save}")
        curve.draw(chosen.plot, chosen.opponents)
    except OSError as refusal:
        print(refusal, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
