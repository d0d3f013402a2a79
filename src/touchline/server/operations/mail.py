"""E-mail, where whoever runs the server has set up SMTP: ``smtp://name:secret@host:587/?from=games@example.org``."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from touchline.kernel.message import Message
from touchline.server.errors import Refused

SECONDS = 15.0
SCHEMES = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
"""STARTTLS, TLS from the first byte, and none at all (a relay on this machine), with their usual ports."""


@dataclass(frozen=True)
class Mailer:
    """One SMTP server and the address letters come from."""

    scheme: str
    host: str
    port: int
    user: str
    secret: str
    sender: str

    @classmethod
    def at(cls, url: str) -> Mailer | None:
        """The mailer of an address; none for an empty one."""
        if not url:
            return None
        parts = urlsplit(url)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in SCHEMES or not parts.hostname or "@" not in sender:
            raise Refused(Message("server-smtp-form"), field="smtp")
        port = parts.port or SCHEMES[parts.scheme]
        user, secret = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, user, secret, sender)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter, in a thread: SMTP takes its time."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        await asyncio.to_thread(self._deliver, letter)

    def _deliver(self, letter: EmailMessage) -> None:
        safe = ssl.create_default_context()
        if self.scheme == "smtps":
            post: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=safe)
        else:
            post = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        with post:
            if self.scheme == "smtp":
                post.starttls(context=safe)
            if self.user:
                post.login(self.user, self.secret)
            post.send_message(letter)
