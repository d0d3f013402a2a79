"""The app on a terminal: ``touchline`` without arguments.  No rule is written here."""
