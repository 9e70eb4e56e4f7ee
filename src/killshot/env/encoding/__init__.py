"""Observations as bytes. This folder is compiled together with the engine, and needs nothing but the standard library."""
