"""Attacks on a running server: each one once broke or stalled it."""
