"""What a user got wrong."""


class UsageError(Exception):
    """Bad input; the message is one sentence for the user."""
