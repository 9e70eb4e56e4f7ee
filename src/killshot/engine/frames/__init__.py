"""Unfinished things, one noun each: what lies on the stack of a state and asks for the next decision."""
