"""What a store cannot do."""


class StoreError(Exception):
    """The database cannot be used; the message is a sentence for whoever runs the server."""


class Unavailable(StoreError):
    """The database does not answer now, and may later. A write that met this may have been kept or not: read again."""


class Missing(StoreError):
    """There is no such game."""


class Conflict(StoreError):
    """Somebody else was first; nothing was written. Read the entries since, and decide again."""
