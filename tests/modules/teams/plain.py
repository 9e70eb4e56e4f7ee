"""Prices and rewards of our own, so that the tests of rules do not hang on numbers that may be corrected."""

from killshot.engine.cards.prices import PRICES, Price, Reward

# every character weapon is reloaded for a red cube, grabbed for nothing, and its effects are free
PLAIN = {name: Price("R", dict.fromkeys(price.effects, "")) for name, price in PRICES.items()}

# three tiles, for one colour, two and three
PLAIN_REWARDS = (
    (Reward(cubes=2), Reward(points=2, heals=1), Reward(points=3, cards=1)),
    (Reward(points=5), Reward(cubes=3, cards=1), Reward(points=2, heals=2, cubes=1)),
    (Reward(), Reward(points=3), Reward(cubes=1, cards=2)),
)
