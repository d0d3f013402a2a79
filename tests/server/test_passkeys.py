"""Passkeys: made with the passphrase, used without it, worth nothing elsewhere (WebAuthn)."""

from __future__ import annotations

import hashlib
import json
import secrets
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fastapi.testclient import TestClient
from tests.server.conftest import bearer, quiet

from touchline.server.app import make_app
from touchline.server.people.web_push import from_url64, url64

WORDS = "correct horse"
SITE = "https://games.example"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """A security key: makes a pair of keys for a site, and signs for that site."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.signed = 0

    def _about(self, domain: str, flags: int) -> bytes:
        self.signed += 1
        return hashlib.sha256(domain.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def make(self, options: dict[str, Any], origin: str = SITE, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        about = self._about(options["rp"]["id"], flags | ATTESTED)
        about += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        client = self._client("webauthn.create", options["challenge"], origin)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        return self._credential({"clientDataJSON": url64(client), "attestationObject": url64(attested)})

    def sign(self, options: dict[str, Any], origin: str = SITE, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        about = self._about(options["rpId"], flags)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(about + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        told = {"clientDataJSON": url64(client), "authenticatorData": url64(about), "signature": url64(signature)}
        return self._credential(told)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = url64(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with TestClient(make_app(quiet(tmp_path, url=SITE))) as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> dict[str, str]:
    return bearer(client.post("/api/accounts", json={"name": "Ann", "passphrase": WORDS}).json()["token"])


def add(client: TestClient, who: dict[str, str], key: Authenticator, **how: Any) -> Any:
    asked = client.post("/api/account/passkeys/options", json={"passphrase": WORDS}, headers=who).json()
    answer = {"state": asked["state"], "credential": key.make(asked["options"], **how), "name": "Phone"}
    return client.post("/api/account/passkeys", json=answer, headers=who)


def enter(client: TestClient, key: Authenticator, **how: Any) -> Any:
    asked = client.post("/api/passkeys/options").json()
    answer = {"state": asked["state"], "credential": key.sign(asked["options"], **how)}
    return client.post("/api/passkeys/session", json=answer)


def test_a_passkey_signs_in_without_a_name_or_a_passphrase(client: TestClient, ann: dict[str, str]) -> None:
    key = Authenticator()
    made = add(client, ann, key)
    assert made.status_code == 201, made.text
    assert [each["name"] for each in made.json()] == ["Phone"]
    entered = enter(client, key)
    assert entered.status_code == 201, entered.text
    assert entered.json()["shown"] == "Ann"
    assert client.get("/api/account", headers=bearer(entered.json()["token"])).json()["name"] == "ann"
    (shown,) = client.get("/api/account/passkeys", headers=ann).json()
    assert shown["used"] is not None
    assert client.get("/api/account/export", headers=ann).json()["passkeys"] == [shown]


def test_only_whoever_knows_the_passphrase_makes_one(client: TestClient, ann: dict[str, str]) -> None:
    wrong = client.post("/api/account/passkeys/options", json={"passphrase": "guessed it"}, headers=ann)
    assert wrong.status_code == 401
    assert client.post("/api/account/passkeys/options", json={"passphrase": WORDS}).status_code == 401


@pytest.mark.parametrize("how", [{"origin": "https://games.examp1e"}, {"flags": PRESENT}])
def test_a_key_for_another_page_or_of_an_unknown_hand_is_refused(
    client: TestClient, ann: dict[str, str], how: dict[str, Any]
) -> None:
    """What was signed on a page that looks like ours, or without asking who holds the key, opens nothing."""
    assert add(client, ann, Authenticator(), **how).status_code == 422
    key = Authenticator()
    assert add(client, ann, key).status_code == 201
    assert enter(client, key, **how).status_code == 401


def test_an_answer_is_good_once_and_for_its_own_question(client: TestClient, ann: dict[str, str]) -> None:
    key = Authenticator()
    add(client, ann, key)
    asked, other = (client.post("/api/passkeys/options").json() for _ in range(2))
    mixed = {"state": other["state"], "credential": key.sign(asked["options"])}
    assert client.post("/api/passkeys/session", json=mixed).status_code == 401
    answer = {"state": asked["state"], "credential": key.sign(asked["options"])}
    assert [client.post("/api/passkeys/session", json=answer).status_code for _ in range(2)] == [201, 401]


def test_another_s_key_opens_nothing_of_mine(client: TestClient, ann: dict[str, str]) -> None:
    assert enter(client, Authenticator()).status_code == 401
    key = Authenticator()
    add(client, ann, key)
    forged = Authenticator()
    forged.id = key.id
    assert enter(client, forged).status_code == 401


def test_a_passkey_is_forgotten_by_its_owner_and_with_the_account(client: TestClient, ann: dict[str, str]) -> None:
    bob = bearer(client.post("/api/accounts", json={"name": "Bob", "passphrase": WORDS}).json()["token"])
    one, two = Authenticator(), Authenticator()
    for key in (one, two):
        add(client, ann, key)
    path = f"/api/account/passkeys/{url64(one.id)}"
    assert client.delete(path, headers=bob).status_code == 404
    assert [each["id"] for each in client.delete(path, headers=ann).json()] == [url64(two.id)]
    assert enter(client, one).status_code == 401
    client.post("/api/account/delete", json={"passphrase": WORDS}, headers=ann)
    assert enter(client, two).status_code == 401


@pytest.mark.parametrize(
    "credential", [{}, {"id": "x"}, {"id": 3, "response": []}, {"id": "x", "rawId": "?", "response": {}}]
)
def test_nonsense_is_refused(client: TestClient, ann: dict[str, str], credential: dict[str, Any]) -> None:
    asked = client.post("/api/account/passkeys/options", json={"passphrase": WORDS}, headers=ann).json()
    order = {"state": asked["state"], "credential": credential}
    assert client.post("/api/account/passkeys", json=order, headers=ann).status_code == 422
    state = client.post("/api/passkeys/options").json()["state"]
    assert client.post("/api/passkeys/session", json={"state": state, "credential": credential}).status_code == 401
    assert from_url64(asked["options"]["challenge"])
