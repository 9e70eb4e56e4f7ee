"""What clients are shown, as protocol messages. No web framework here."""
