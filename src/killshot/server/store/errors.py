"""The errors of a store."""


class StoreError(Exception):
    """The database cannot be used. The message is a sentence for the operator of the server."""


class Unavailable(StoreError):
    """The database does not answer now, but may later. A write that failed so may have been kept or not: read again."""


class Missing(StoreError):
    """There is no such game."""


class Conflict(StoreError):
    """Another writer was first, and nothing was written. Read the entries since, and decide again."""
