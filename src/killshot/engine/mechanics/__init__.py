"""Pure transitions that ask nobody: damage, movement, ammo, scoring."""
