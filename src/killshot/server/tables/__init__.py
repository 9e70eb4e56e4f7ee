"""Tables in memory: the game, its seats and clocks, and everyone who follows it. No web framework here."""
