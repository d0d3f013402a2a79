"""What Touchline tells of the things it has kept: facts, not words, so that a later version can be held to them.

``tools/make_fixtures.py`` writes these facts into ``expected.json``; ``test_upgrade.py`` asks again.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.server.conftest import bearer

from touchline import Match, Record

ITS_OWN_VERSION = "Touchline"
"""The header that names the version that wrote a record, which may differ."""


# ---- records


def of_record(text: str) -> dict[str, Any]:
    """A record that anybody may read: where it leads when it is replayed."""
    match = Match.from_record(text)
    settled = match.game.options
    return {
        "game": match.game.name,
        "rules": match.record.get("Rules"),
        "options": {option.name: option.text(match.options[option.name]) for option in settled},
        "names": match.names,
        "result": match.record.get("Result"),
        "over": match.over,
        "returns": match.returns() if match.over else None,
        "score": match.everything()["score"],
        "position": match.position(),
        "entries": len(match.record.entries),
        "steps": len(match.steps),
        "comments": sum(bool(entry.comment) for entry in match.record.entries),
    }


def of_redacted(text: str) -> dict[str, Any]:
    """A record with secrets left out, which cannot be replayed: what it still says."""
    record = Record.parse(text)
    return {
        "game": record.get("Game"),
        "rules": record.get("Rules"),
        "names": record.get_all("Seat"),
        "result": record.get("Result"),
        "entries": len(record.entries),
    }


def said_by(text: str) -> tuple[list[tuple[str, str]], list[str]]:
    """Everything a record says but the version that wrote it."""
    record = Record.parse(text)
    headers = [(key, value) for key, value in record.headers if key != ITS_OWN_VERSION]
    return headers, [entry.line() for entry in record.entries]


# ---- a store, asked over HTTP


class Town:
    """A server and the accounts on it, all signed in."""

    def __init__(self, http: Any, people: list[str], passphrase: str) -> None:
        self.http = http
        self.tokens = {"": ""}
        for name in people:
            answer = http.post("/api/session", json={"name": name, "passphrase": passphrase})
            assert answer.status_code == 201, answer.text
            self.tokens[name] = answer.json()["token"]

    def ask(self, path: str, who: str = "") -> Any:
        """What the server answers to an account, or to anybody; ``None`` if that is nobody's business."""
        answer = self.http.get(path, headers=bearer(self.tokens[who]) if who else {})
        if answer.status_code in (403, 404):
            return None
        assert answer.status_code == 200, answer.text
        return answer.text if path.partition("?")[0].endswith(("/record", "/export")) else answer.json()

    def people(self) -> dict[str, Any]:
        """Every account: who it is, how it is rated, what it has played and is asked to play."""
        return {
            name: {
                "account": self.ask(f"/api/accounts/{name}"),
                "matches": sorted(card["id"] for card in self.ask(f"/api/accounts/{name}/matches", name)),
                "challenges": {
                    way: sorted(each["id"] for each in found) for way, found in self.ask("/api/challenge", name).items()
                },
            }
            for name in self.tokens
            if name
        }

    def ratings(self, games: list[str]) -> dict[str, Any]:
        """The table of every game."""
        return {game: self.ask(f"/api/ratings/{game}") for game in games}

    def leagues(self) -> dict[str, Any]:
        """Every league with players, fixtures and table."""
        return {each["name"]: self.ask(f"/api/leagues/{each['id']}") for each in self.ask("/api/leagues")}

    def lobby(self) -> list[str]:
        """The matches that wait for anybody."""
        return sorted(card["id"] for card in self.ask("/api/lobby"))

    def audiences(self, match: str) -> dict[str, tuple[str, str]]:
        """Who may look at a match: a name for the way of looking, the account, and the seat as a query.

        With a delay a spectator sees more every second; that is nothing to compare.
        """
        found: dict[str, tuple[str, str]] = {}
        for who in self.tokens:
            state = self.ask(f"/api/matches/{match}", who)
            if state is None or (who and "seat" not in state):
                continue
            for number, seat in enumerate(state["seats"]):
                if who and seat.get("account") == who and seat["kind"] == "person":
                    found[f"seat{number}"] = (who, f"?seat={number}")
            if not who and self.ask(f"/api/matches/{match}/events")["events"][0].get("delay", 0) == 0:
                found["spectator"] = ("", "")
        return found

    def match(self, match: str) -> dict[str, Any]:
        """Where a match stands, for everybody who may look."""
        audiences = self.audiences(match)
        who, query = next(iter(audiences.values()))
        news = self.ask(f"/api/matches/{match}/events{query}", who)
        told: dict[str, Any] = {"id": match, "seen": {}}
        for name, (each, its_query) in audiences.items():
            state = self.ask(f"/api/matches/{match}{its_query}", each)
            node = {key: state["node"][key] for key in ("kind", "seat", "legal", "returns") if key in state["node"]}
            told["seen"][name] = {"view": state["view"], "node": node}
            shared = ("seq", "status", "seats", "rated", "called_off", "rematch", "undo_asked_by")
            told |= {key: state[key] for key in shared if key in state}
            told["dice"] = {key: value for key, value in state["dice"].items() if key != "badge"}
        told["happened"] = dict(Counter(event["kind"] for event in news["events"]))
        first, last = news["events"][0], news["events"][-1]
        told |= {key: first[key] for key in ("game", "options", "delay", "rematch_of", "league") if key in first}
        told["head"] = last.get("hash")
        if "clock" in news:
            lefts = [event["left"] for event in news["events"] if "left" in event]
            told["clock"] = {key: news["clock"][key] for key in ("terms", "running")} | {"left": lefts[-1:]}
        return told

    def records(self, match: str) -> dict[str, str]:
        """The record as each audience may read it."""
        return {
            name: self.ask(f"/api/matches/{match}/record{query}", who)
            for name, (who, query) in self.audiences(match).items()
        }


# ---- comparing


def lost(expected: Any, found: Any, where: str = "") -> list[str]:
    """What of the expected is not there any more; what is there besides is welcome, and a null may be left out."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            line
            for key, value in expected.items()
            if value is not None or key in found
            for line in (lost(value, found[key], f"{where}.{key}") if key in found else [f"{where}.{key} is missing"])
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [line for number, (old, new) in pairs for line in lost(old, new, f"{where}[{number}]")]
    return [] if expected == found else [f"{where}: {expected!r} became {found!r}"]
