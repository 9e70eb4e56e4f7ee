"""Variants, each a module that fills the seams of `module.Module`."""
