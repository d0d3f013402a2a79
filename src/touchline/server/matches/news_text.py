"""News as it is sent: what several audiences are told alike is put into JSON once."""

from __future__ import annotations

from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import compact
from touchline.wire.codec import outline
from touchline.wire.state import News

OWN = ("node", "seat", "clock")
"""What is each audience's own, or the moment's, in a game without secrets; all else is the same for everybody."""


def news_text(live: LiveMatch, news: News) -> str:
    """The same as ``compact(news)``, but for the order of its fields."""
    if not live.match.game.perfect_information:
        return compact(news)
    fields = outline(news)
    own = {name: fields.pop(name) for name in OWN if name in fields}
    shared = live.shared_text
    if shared is None or shared[0] is not news.events:  # the same events are handed on with the same news
        shared = live.shared_text = (news.events, compact(fields))
    return f"{compact(own)[:-1]},{shared[1][1:]}"
