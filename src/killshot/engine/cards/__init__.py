"""What the cards say: the language weapons are written in, and the tables of weapons, powerups and ammo tiles."""
