"""The server's commands: ``serve``, ``verify``, ``migrate``, ``backup``, ``restore``.

Only arguments are declared here; what a command needs is imported when it runs.
"""

from __future__ import annotations

import argparse
import os
from typing import Any

SERVE = """\
Starts the server. Without any option: one process, matches kept in your data folder.

  touchline serve                          for you, in this computer's browser
  touchline serve --lan                    for everybody in your network
  touchline serve --store postgresql://touchline@db/touchline --redis redis://db --port 8001 --no-browser
"""
VERIFY = """\
Replays a record or an export by the rules here and checks every roll and every hash; the server is asked nothing.

  touchline verify match.touchline
  touchline verify match.touchline --pact 6b1f…    and that it is the match whose pact you were shown
  touchline verify -                       from standard input
"""
MIGRATE = """\
With --to, copies every table (SQLite to PostgreSQL or back) and verifies every hash in the copy.

  touchline migrate                        bring the store up to date
  touchline migrate --to postgresql://touchline@db/touchline
"""
BACKUP = """\
Copies the store as it is at one moment, and checks the copy. Players go on playing.

  touchline backup touchline.backup
  touchline backup touchline.backup --store postgresql://touchline@db/touchline
"""
RESTORE = """\
Checks a backup and puts it in the place of the store; the old one is kept beside it. Stop the server first.

  touchline restore touchline.backup
"""


def register(subparsers: Any) -> None:
    """Add the commands to the command line."""
    serve = subparsers.add_parser(
        "serve",
        help="play with others in the browser",
        description=SERVE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--lan", action="store_true", help="let everybody in your network play: telephones, tablets")
    where.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen; 0.0.0.0 is --lan")
    serve.add_argument("--port", type=int, default=None, metavar="N", help="8000 or the next free one; 0: any free one")
    _add_store(serve)
    serve.add_argument("--redis", metavar="URL", help="bus between servers on one PostgreSQL store (TOUCHLINE_REDIS)")
    serve.add_argument("--url", default="", metavar="URL", help="the address players use, for links (TOUCHLINE_URL)")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another site that may connect")
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="trusted reverse proxy, or network"
    )
    serve.add_argument("--smtp", default="", metavar="URL", help="write letters; needs --url (TOUCHLINE_SMTP)")
    serve.add_argument(
        "--notice-seconds", type=float, default=10.0, metavar="S", help="before somebody who is not here is told (10)"
    )
    serve.add_argument("--workers", type=int, default=1, metavar="N", help="processes for bots (1)")
    serve.add_argument("--bot-seconds", type=float, default=2.0, metavar="S", help="time of a bot for a move (2)")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.add_argument("--open-limits", action="store_true", help="no rate limits: for tests and load runs only")
    serve.add_argument(
        "--rehearse",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="let bots and coach get ready for every game at the start (yes, except with --open-limits)",
    )
    serve.add_argument(
        "--log", default="warning", choices=("debug", "info", "warning", "error"), help="how much is logged"
    )
    serve.set_defaults(run=run_serve)

    verify = subparsers.add_parser(
        "verify",
        help="check a finished match without trusting the server",
        description=VERIFY,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verify.add_argument("file", metavar="FILE", help="a record or an export; '-' reads standard input")
    verify.add_argument("--pact", default="", metavar="HASH", help="the pact you were shown before the first roll")
    verify.set_defaults(run=run_verify)

    migrate = subparsers.add_parser(
        "migrate",
        help="bring a store up to date, or copy it into another",
        description=MIGRATE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_store(migrate)
    migrate.add_argument("--to", metavar="STORE", help="an empty store: a file or a postgresql:// URL")
    migrate.set_defaults(run=run_migrate)

    backup = subparsers.add_parser(
        "backup",
        help="copy the store into one file while it is in use",
        description=BACKUP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    backup.add_argument("file", metavar="FILE", help="the backup to write")
    _add_store(backup)
    backup.set_defaults(run=run_backup)

    restore = subparsers.add_parser(
        "restore",
        help="put a backup in the place of the store; the old one is kept beside",
        description=RESTORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    restore.add_argument("file", metavar="FILE", help="the backup to read")
    _add_store(restore)
    restore.set_defaults(run=run_restore)


def _add_store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--store",
        metavar="STORE",
        help="SQLite file or postgresql:// URL (TOUCHLINE_STORE, else your data folder)",
    )


def _store(given: argparse.Namespace) -> str:
    from touchline.server.operations.settings import default_store

    return given.store or os.environ.get("TOUCHLINE_STORE") or default_store()


def run_serve(given: argparse.Namespace) -> int:
    """Start the server and stay."""
    from touchline.server.operations.serving import serve
    from touchline.server.operations.settings import Settings

    host = "0.0.0.0" if given.lan else given.host
    settings = Settings(
        store=_store(given),
        redis=given.redis or os.environ.get("TOUCHLINE_REDIS"),
        url=given.url or os.environ.get("TOUCHLINE_URL", ""),
        smtp=given.smtp or os.environ.get("TOUCHLINE_SMTP", ""),
        push_contact=os.environ.get("TOUCHLINE_CONTACT", "mailto:nobody@invalid"),
        push_hosts=tuple(os.environ.get("TOUCHLINE_PUSH_HOSTS", "").split()),
        listens_on=host,
        origins=tuple(given.origin),
        proxies=tuple(given.proxy),
        workers=given.workers,
        notice_seconds=given.notice_seconds,
        bot_seconds=given.bot_seconds,
        rehearse=not given.open_limits if given.rehearse is None else given.rehearse,
    )
    if given.open_limits:
        settings.lift_limits()
    return serve(settings, host, given.port, browser=not given.no_browser, log_level=given.log)


def run_verify(given: argparse.Namespace) -> int:
    """Check a file; 0 only if everything in it is as it should be."""
    import sys
    from pathlib import Path

    from touchline.kernel.errors import TouchlineError
    from touchline.server.dice.verify import MOST_BYTES, verify_text

    try:
        with sys.stdin if given.file == "-" else Path(given.file).open(encoding="utf-8") as file:
            text = file.read(MOST_BYTES + 1)
        findings = verify_text(text, given.pact.strip().lower())
    except UnicodeDecodeError:
        print("NOT VERIFIED: this is not a text")
        return 1
    except TouchlineError as problem:
        print(f"NOT VERIFIED: {problem.message}")
        return 1
    for finding in findings:
        print(finding)
    print("verified")
    return 0


def run_migrate(given: argparse.Namespace) -> int:
    """Upgrade a store, or copy it."""
    import asyncio

    from touchline.server.operations.migrate import copy_store, upgrade_store

    if given.to:
        counts, found = asyncio.run(copy_store(_store(given), given.to))
        print(f"copied and verified: {', '.join(f'{count} {table}' for table, count in counts.items() if count)}")
        if found.broken:
            print(found)
    else:
        print(asyncio.run(upgrade_store(_store(given))))
    return 0


def run_backup(given: argparse.Namespace) -> int:
    """Write a backup and check it."""
    from touchline.server.operations.backup import back_up

    print(back_up(_store(given), given.file))
    return 0


def run_restore(given: argparse.Namespace) -> int:
    """Check a backup and put it in place."""
    from touchline.server.operations.backup import restore

    print(restore(given.file, _store(given)))
    return 0
