"""The rungs of the ladder, from weak to strong, and what those that think have in common."""
