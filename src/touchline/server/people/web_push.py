"""Web Push: a short text, encrypted for one browser (RFC 8291), signed with the server's own key (RFC 8292).

The push service in between, which belongs to the maker of the browser, learns when something was sent and how long it
was, and nothing of what it says.
"""

from __future__ import annotations

import base64
import json
import os
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx2 as httpx
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.server.store.base import Store, Write

SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The push services of the browsers there are.  The server sends nothing anywhere else, whatever a client says."""
RECORD = 4096
KEPT_SECONDS = 86_400
"""How long a push service keeps a message for a browser that is off."""
SIGNED_SECONDS = 43_200
SEND_SECONDS = 10.0
CURVE = ec.SECP256R1()


def url64(data: bytes) -> str:
    """Base64 as addresses and tokens write it.

    >>> url64(b"????")
    'Pz8_Pw'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_url64(text: str) -> bytes:
    """The bytes again; what is no such text is refused."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise Refused(Message("server-not-base64"), field="keys") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_url64(p256dh))
    except ValueError:
        raise Refused(Message("server-not-a-point"), field="p256dh") from None


def check_endpoint(endpoint: str, hosts: tuple[str, ...]) -> None:
    """Only the push services of browsers, over TLS; ``hosts`` are others that whoever runs the server allows."""
    try:
        parts = urlsplit(endpoint)
        name, port = (parts.hostname or "").lower(), parts.port
    except ValueError:  # no address at all
        name, port, parts = "", None, urlsplit("")
    known = any(name == each or name.endswith(f".{each}") for each in SERVICES)
    if (parts.netloc and parts.netloc in hosts) or (known and parts.scheme == "https" and port in (None, 443)):
        return
    raise Refused(Message("server-not-a-push-service"), field="endpoint")


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, and with what keys."""

    endpoint: str
    p256dh: str
    auth: str

    def encrypt(self, text: bytes, *, salt: bytes = b"", own: ec.EllipticCurvePrivateKey | None = None) -> bytes:
        """The body of a push message: ``aes128gcm`` in one record."""
        theirs, auth = browser_key(self.p256dh), from_url64(self.auth)
        own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
        mine = _point(own.public_key())
        info = b"WebPush: info\0" + _point(theirs) + mine
        secret = HKDF(hashes.SHA256(), 32, auth, info).derive(own.exchange(ec.ECDH(), theirs))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        head = salt + struct.pack("!LB", RECORD, len(mine)) + mine
        return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


class Pusher:
    """Sends to browsers with the key that the store keeps."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str, hosts: tuple[str, ...]) -> None:
        self._key = key
        self._contact = contact
        self._hosts = hosts

    @classmethod
    async def of(cls, store: Store, contact: str, hosts: tuple[str, ...]) -> Pusher:
        """With the store's own key, made when it is first wanted; every process on the store shares it."""
        fresh = ec.generate_private_key(CURVE).private_numbers().private_value
        await store.write(
            Write("insert into meta (name, value) values ('push', ?) on conflict do nothing", (f"{fresh:x}",))
        )
        ((value,),) = await store.read("select value from meta where name = 'push'")
        return cls(ec.derive_private_key(int(value, 16), CURVE), contact, hosts)

    @property
    def public_key(self) -> str:
        """What a browser is given so that nobody else can send to it."""
        return url64(_point(self._key.public_key()))

    def signature(self, endpoint: str, now: int) -> str:
        """The header that says who sends (VAPID)."""
        parts = urlsplit(endpoint)
        head: dict[str, str] = {"typ": "JWT", "alg": "ES256"}
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + SIGNED_SECONDS,
            "sub": self._contact,
        }
        signed = ".".join(url64(json.dumps(each, separators=(",", ":")).encode()) for each in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{url64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public_key}"

    async def send(self, to: Subscription, told: Mapping[str, object], now: int, *, topic: str = "") -> bool:
        """Send; ``False`` if that browser is not there any more.  Another trouble is raised."""
        check_endpoint(to.endpoint, self._hosts)
        body = to.encrypt(json.dumps(told, ensure_ascii=False).encode())
        headers = {
            "Authorization": self.signature(to.endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        } | ({"Topic": topic} if topic else {})
        async with httpx.AsyncClient(timeout=SEND_SECONDS, follow_redirects=False, trust_env=False) as client:
            answer = await client.post(to.endpoint, content=body, headers=headers)
        if answer.status_code in (404, 410):
            return False
        answer.raise_for_status()
        return True
