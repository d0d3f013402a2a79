"""A whole bot in thirty lines: accepts every challenge and plays a legal move.

python examples/lines_bot.py http://127.0.0.1:8000 NAME PASSPHRASE
"""

import random
import sys
import threading
from contextlib import suppress

from touchline.wire import calls
from touchline.wire.bots import ChallengeLine, ChatLine
from touchline.wire.client import Client, ServerSaysNo
from touchline.wire.nodes import DecisionNode
from touchline.wire.people import Credentials

address, name, passphrase = sys.argv[1:4]
me = Credentials(name=name, passphrase=passphrase, bot=True)
server = Client(address)
try:
    server.token = server.ask(calls.new_account(me)).token
except ServerSaysNo:  # the name is taken: by us, we hope
    server.token = server.ask(calls.sign_in(me)).token


def play(match: str) -> None:
    """Follow one game and move whenever it is our turn."""
    for line in server.game_lines(match):
        if not isinstance(line, ChatLine) and isinstance(line.node, DecisionNode) and line.node.legal:
            with suppress(ServerSaysNo):  # the match has moved on; its next line says where to
                server.ask(calls.bot_move(match, random.choice(line.node.legal), line.seq))


with suppress(KeyboardInterrupt):
    for news in server.account_lines():
        if isinstance(news, ChallengeLine) and news.type == "challenge" and news.challenge.direction == "in":
            server.ask(calls.accept_challenge(news.challenge.id))
        elif news.type == "gameStart":
            threading.Thread(target=play, args=(news.game.id,), daemon=True).start()
