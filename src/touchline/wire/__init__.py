"""Every message, declared once: the engine protocol, the HTTP API, the socket and the bot API.

The declarations are dataclasses of the standard library.  ``codec`` reads and writes them anywhere; a server has
Pydantic validate them at its doors; ``schema`` makes JSON Schema, OpenAPI's parts and AsyncAPI of them, and from
those ``frontend/src/wire`` is generated.
"""
