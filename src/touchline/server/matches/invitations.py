"""Invitations: a link, and the same link as a QR code to be held up to a telephone."""

from __future__ import annotations

import segno

from touchline.server.operations.addresses import address_for_friends
from touchline.wire.answers import Invitation, SeatCode


def invitation(came_by: str, listens_on: str, match: str, seat: int, token: str) -> Invitation:
    """The link and its QR code as SVG.  The token is in the fragment, which browsers do not send to servers' logs.

    ``only_here`` warns that the link opens on this machine only, for nobody else can reach the server.
    """
    base = address_for_friends(came_by, listens_on)
    link = f"{(base or came_by).rstrip('/')}/?match={match}#invite={token}"
    return Invitation(seat=seat, invite=token, link=link, qr_svg=qr_code(link), only_here=not base)


def seat_code(came_by: str, listens_on: str, code: str, expires: int, *, hand: bool = False) -> SeatCode:
    """The code that another device takes a seat over with, and the link that brings it there.

    ``hand``: the device is to be a hand of cards beside the larger screen that goes on.
    """
    base = address_for_friends(came_by, listens_on)
    link = f"{(base or came_by).rstrip('/')}/continue#code={code}{'&hand' if hand else ''}"
    return SeatCode(code=code, link=link, qr_svg=qr_code(link), only_here=not base, expires=expires)


def qr_code(link: str) -> str:
    """A link as an SVG that a telephone reads."""
    drawn = segno.make(link, error="m", micro=False)
    return str(drawn.svg_inline(scale=4, border=2, dark="black", light="white"))
