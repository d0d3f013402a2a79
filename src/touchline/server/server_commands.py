"""The server's commands: ``serve``, ``verify``, ``migrate``, ``backup``, ``restore``, ``reports``.

Only arguments are declared here; what a command needs is imported when it runs.
"""

from __future__ import annotations

import argparse
import os

from touchline.kernel.command_line import Commands
from touchline.kernel.extras import require
from touchline.words.languages import say, speak, spoken


def register(subparsers: Commands) -> None:
    """Add the commands to the command line."""
    _serving(subparsers)
    _keeping(subparsers)

    verify = subparsers.add_parser("verify")
    verify.add_argument("file", metavar="FILE")
    verify.add_argument("--pact", default="", metavar="HASH")
    verify.set_defaults(run=run_verify)

    reports = subparsers.add_parser("reports")
    reports.add_argument("--about", default="", metavar="NAME")
    _add_store(reports)
    reports.set_defaults(run=run_reports)


def _serving(subparsers: Commands) -> None:
    serve = subparsers.add_parser("serve")
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--lan", action="store_true")
    where.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    serve.add_argument("--port", type=int, default=None, metavar="N")
    _add_store(serve)
    serve.add_argument("--redis", metavar="URL")
    serve.add_argument("--url", default="", metavar="URL")
    serve.add_argument("--origin", action="append", default=[], metavar="URL")
    serve.add_argument("--proxy", action="append", default=[], metavar="ADDRESS")
    serve.add_argument("--smtp", default="", metavar="URL")
    serve.add_argument("--notice-seconds", type=float, default=10.0, metavar="S")
    serve.add_argument("--workers", type=int, default=1, metavar="N")
    serve.add_argument("--bot-seconds", type=float, default=2.0, metavar="S")
    serve.add_argument("--no-browser", action="store_true")
    serve.add_argument("--open-limits", action="store_true")
    serve.add_argument("--rehearse", action=argparse.BooleanOptionalAction, default=None)
    serve.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"))
    serve.set_defaults(run=run_serve)


def _keeping(subparsers: Commands) -> None:
    """What is done to a store."""
    migrate = subparsers.add_parser("migrate")
    _add_store(migrate)
    migrate.add_argument("--to", metavar="STORE")
    migrate.add_argument("--check", action="store_true")
    migrate.set_defaults(run=run_migrate)

    backup = subparsers.add_parser("backup")
    backup.add_argument("file", metavar="FILE")
    _add_store(backup)
    backup.set_defaults(run=run_backup)

    restore = subparsers.add_parser("restore")
    restore.add_argument("file", metavar="FILE")
    _add_store(restore)
    restore.set_defaults(run=run_restore)


def _add_store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--store", metavar="STORE")


def _store(given: argparse.Namespace) -> str:
    from touchline.server.operations.settings import default_store

    return given.store or os.environ.get("TOUCHLINE_STORE") or default_store()


def run_serve(given: argparse.Namespace) -> int:
    """Start the server and stay."""
    from touchline.server.operations.serving import serve
    from touchline.server.operations.settings import Settings

    speak("en")  # what is told here is for programs, whose pages word it, and for the log
    host = "0.0.0.0" if given.lan else given.host
    redis = given.redis or os.environ.get("TOUCHLINE_REDIS")
    if redis:
        require("redis")
    settings = Settings(
        store=_store(given),
        redis=redis,
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
    from touchline.server.dice.verify import MOST_BYTES, checked

    try:
        with sys.stdin if given.file == "-" else Path(given.file).open(encoding="utf-8") as file:
            text = file.read(MOST_BYTES + 1)
        findings = checked(text, given.pact.strip().lower())
    except UnicodeDecodeError:
        print(say("cli-not-verified", why=say("cli-not-a-text")))
        return 1
    except TouchlineError as problem:
        print(say("cli-not-verified", why=problem.words))
        return 1
    for finding in findings:
        print(spoken().say(finding))
    print(say("cli-verified"))
    return 0


def run_migrate(given: argparse.Namespace) -> int:
    """Upgrade a store, or copy it."""
    import asyncio

    from touchline.server.operations.migrate import copy_store, try_upgrade, upgrade_store

    if given.check:
        upgrade, found = asyncio.run(try_upgrade(_store(given)))
        for sentence in upgrade.told(done=False):
            print(spoken().say(sentence))
        print(found.told())
        return 1 if found.broken else 0
    if given.to:
        counts, found = asyncio.run(copy_store(_store(given), given.to))
        told = ", ".join(f"{count} {table}" for table, count in counts.items() if count)
        print(say("cli-copied", counts=told))
        if found.broken:
            print(found.told())
    else:
        for sentence in asyncio.run(upgrade_store(_store(given))).told(done=True):
            print(spoken().say(sentence))
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


def run_reports(given: argparse.Namespace) -> int:
    """Print what players have reported."""
    import asyncio

    from touchline.server.operations.reports import read_reports, report_lines

    for line in report_lines(asyncio.run(read_reports(_store(given), given.about))):
        print(line)
    return 0
