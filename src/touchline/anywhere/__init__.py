"""Touchline with no server: the server's own matches, kept by whoever plays, in a browser's worker under Pyodide.

Nothing in here, and nothing that it imports, needs more than the standard library, itsdangerous and Fluent.
"""
