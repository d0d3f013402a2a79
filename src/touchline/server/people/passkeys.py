"""Passkeys: an account's public keys, whose private halves never leave a device or a security key (WebAuthn).

What a browser signs names the site, so that a key made here is worth nothing on a page that looks like ours.  The
questions are kept nowhere: each is a token that the browser brings back, good for five minutes and once.
"""

from __future__ import annotations

import json
import secrets
from typing import NamedTuple
from urllib.parse import urlsplit

from touchline.kernel.message import Message
from touchline.server.errors import NotFound, Refused, Unauthorized
from touchline.server.matches.rows import digest
from touchline.server.matches.terms import tidy_name
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Tokens, spend
from touchline.server.people.web_push import from_url64, url64
from touchline.server.store.base import Conflict, Store, Write
from touchline.wire.passkeys import Passkey, PasskeyAnswer, PasskeyOptions

QUESTION = "passkey"
QUESTION_MS = 300_000
MOST_PASSKEYS = 10


class Site(NamedTuple):
    """The site a key is for, as browsers name it."""

    origin: str

    @property
    def domain(self) -> str:
        """The name that keys are bound to."""
        return urlsplit(self.origin).hostname or ""

    @classmethod
    def at(cls, address: str) -> Site:
        """The site of a page's address."""
        parts = urlsplit(address)
        return cls(f"{parts.scheme}://{parts.netloc}")


class Passkeys:
    """The passkeys of a store."""

    def __init__(self, store: Store, settings: Settings, tokens: Tokens) -> None:
        self._store = store
        self._settings = settings
        self._tokens = tokens

    # ---- making one

    async def ask_for_new(self, site: Site, account: str, shown: str) -> PasskeyOptions:
        """What a browser is asked to make a key for an account."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        held = await self.of(account)
        if len(held) >= MOST_PASSKEYS:
            raise Refused(Message("server-passkeys-enough", most=MOST_PASSKEYS))
        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=site.domain,
            rp_name="Touchline",
            user_name=account,
            user_display_name=shown,
            user_id=bytes.fromhex(digest(f"passkey {account}")),
            challenge=challenge,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=from_url64(each.id)) for each in held],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return self._question(options_to_json(options), challenge, account)

    async def keep_new(self, site: Site, account: str, answer: PasskeyAnswer) -> None:
        """The key that a browser has made."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(answer.state, account)
        try:
            made = verify_registration_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused(Message("server-passkey-not-good"), field="credential") from None
        row = (
            url64(made.credential_id),
            account,
            url64(made.credential_public_key),
            made.sign_count,
            tidy_name(answer.name, "Passkey"),
            self._settings.now(),
        )
        try:
            await self._store.write(
                Write(
                    "insert into passkeys (id, account, public_key, signed, name, created, used) "
                    "values (?, ?, ?, ?, ?, ?, null)",
                    row,
                )
            )
        except Conflict:
            raise Refused(Message("server-passkey-not-good"), field="credential") from None

    # ---- signing in

    def ask_for_any(self, site: Site) -> PasskeyOptions:
        """What a browser is asked to sign in whoever holds a key to this site; the key says whose it is."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=site.domain, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return self._question(options_to_json(options), challenge, "")

    async def owner(self, site: Site, answer: PasskeyAnswer) -> str:
        """The account whose key has signed."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(answer.state, "")
        key = str(answer.credential.get("id", ""))
        found = await self._store.read("select account, public_key, signed from passkeys where id = ?", key)
        if not found:
            raise Unauthorized(Message("server-passkey-unknown"), field="credential")
        account, public_key, signed = found[0]
        try:
            seen = verify_authentication_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                credential_public_key=from_url64(public_key),
                credential_current_sign_count=signed,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Unauthorized(Message("server-passkey-not-good"), field="credential") from None
        await self._store.write(
            Write(
                "update passkeys set signed = ?, used = ? where id = ?",
                (seen.new_sign_count, self._settings.now(), key),
            )
        )
        return str(account)

    # ---- looking after them

    async def of(self, account: str) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        found = await self._store.read(
            "select id, name, created, used from passkeys where account = ? order by created, id", account
        )
        return [Passkey(id=key, name=name, created=created, used=used) for key, name, created, used in found]

    async def forget(self, account: str, key: str) -> None:
        """A passkey that opens nothing any more."""
        try:
            await self._store.write(
                Write("delete from passkeys where id = ? and account = ?", (key, account), expect=1)
            )
        except Conflict:
            raise NotFound(Message("server-passkey-unknown")) from None

    # ---- questions

    def _question(self, options: str, challenge: bytes, account: str) -> PasskeyOptions:
        claims = {"c": url64(challenge), "a": account}
        return PasskeyOptions(options=json.loads(options), state=self._tokens.sign(QUESTION, claims, QUESTION_MS))

    async def _answered(self, state: str, account: str) -> bytes:
        """The challenge of a question that was asked of whoever answers, and is used up by that."""
        claims = self._tokens.read(QUESTION, state)
        if claims["a"] != account:
            raise Unauthorized(Message("server-passkey-not-good"), field="state")
        try:
            await self._store.write(spend(f"passkey:{digest(claims['c'])}", claims["x"]))
        except Conflict:
            raise Unauthorized(Message("server-passkey-asked-once"), field="state") from None
        return from_url64(claims["c"])
