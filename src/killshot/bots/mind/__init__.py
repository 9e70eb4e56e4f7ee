"""What the stronger rungs think with, compiled like the engine: the worth of positions, and plans of whole actions."""
