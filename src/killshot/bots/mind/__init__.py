"""What the better bots think with, compiled like the engine: the worth of a position, and whole actions."""
