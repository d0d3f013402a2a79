"""Invitations: a link, and the same link as a QR code to be held up to a telephone."""

from __future__ import annotations

import segno

from touchline.server.operations.addresses import address_for_friends
from touchline.wire.answers import Invitation


def invitation(came_by: str, listens_on: str, match: str, seat: int, token: str) -> Invitation:
    """The link and its QR code as SVG.  The token is in the fragment, which browsers do not send to servers' logs.

    ``only_here`` warns that the link opens on this machine only, for nobody else can reach the server.
    """
    base = address_for_friends(came_by, listens_on)
    only_here = not base
    base = base or came_by
    link = f"{base.rstrip('/')}/?match={match}#invite={token}"
    code = segno.make(link, error="m", micro=False)
    svg = code.svg_inline(scale=4, border=2, dark="black", light="white")
    return Invitation(seat=seat, invite=token, link=link, qr_svg=svg, only_here=only_here)
