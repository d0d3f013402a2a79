"""The arcade as static files: installed by one visit, then the network is cut."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.anywhere.same_moves import Ask, play_by_api, play_by_engine, story
from tests.browser.conftest import DESK, PATIENCE, Server, Visitor, kept_by_its_worker
from tests.browser.player import GAMES, decide, is_over, seq_of
from tests.browser.site import ENGINE, StaticServer
from tests.browser.test_browser_lessons import follow_the_ring

from touchline import solve
from touchline.anywhere.site import write_site
from touchline.games import find_game
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.server.operations.settings import fresh_id
from touchline.solve.puzzles import puzzles_of

SOLVED = "pocket-gridiron"
"""A game whose puzzles, coach and review are judged by its tables."""
LEARNED = ("street-soccer", "first-and-goal")
"""Games whose masters think in machine code, which goes along as WebAssembly."""
CLOSE = 1e-5
"""Of win probability: machines round the exponential function each in its own way, and answers are rounded."""
IN_A_FOLDER = "/club/football"
SOME = 2
"""Decisions before the tab is killed."""
LEFT = 3
"""Decisions left in a match that is played to its end."""
DECISIONS = 40
"""Of a match that is played here and natively; in all of them together every kind of decision comes up."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    folder: Path = tmp_path_factory.mktemp("site")
    write_site(folder)
    serving = StaticServer(folder)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="module")
def profile(chrome: Browser) -> Iterator[BrowserContext]:
    """One browser for all tests here: its first visit starts the engine, all others take up its memory."""
    context = chrome.new_context(
        viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="reduce", locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def phone(profile: BrowserContext, site: StaticServer) -> Iterator[BrowserContext]:
    """The browser with a network, whatever the test before did to it."""
    site.start()
    profile.set_offline(False)
    yield profile
    for page in profile.pages:
        page.close()


def walk(page: Page, path: str) -> None:
    """To another page of the arcade without loading it anew, as a link does: the engine stays where it is."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def begin(page: Page, game: str) -> None:
    """A match against the bot that needs no time to think."""
    walk(page, f"/game/{game}")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    page.wait_for_selector(".match")


def asking(page: Page) -> Ask:
    """An engine of the page's own, asked as a program asks a server."""
    page.evaluate(ENGINE)

    def ask(*asked: Any) -> Any:
        found = page.evaluate("asked => window.ask(...asked)", list(asked))
        assert found["status"] < 400, found
        return found["answer"]

    return ask


def nearly_over(game: str) -> dict[str, Any]:
    """A match against a bot with few decisions left, as a file brings it."""
    match = Match(game, find_game(game).on_screen, names=("Ann", "Bo"), seed=20)
    choose, mine = random.Random(3), list[int]()
    while not match.over:
        if match.to_move < 0:
            match.roll()
            continue
        if match.to_move == 0:
            mine.append(len(match.record.entries))
        match.play(choose.choice(match.legal()))
    headers = [each for each in match.record.headers if each[0] != "Result"]
    record = Record([*headers, ("Result", "*")], match.record.entries[: mine[-LEFT]])
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]
    return {"match": fresh_id(), "record": record.text(), "seats": seats}


def test_every_game_is_played_without_a_network_through_a_killed_tab(site: StaticServer, phone: BrowserContext) -> None:
    problems: list[str] = []
    page = phone.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(site.url)
    page.wait_for_selector(".shelf .box")
    kept_by_its_worker(page)
    site.stop()
    phone.set_offline(True)

    begun: dict[str, tuple[str, int]] = {}
    for game in GAMES:
        begin(page, game)
        choose = random.Random(game)
        for _ in range(SOME):
            decide(page, choose)
        begun[game] = (page.evaluate("location.pathname"), seq_of(page))
    page.close()

    page = phone.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(site.url + "/matches")
    late = {game: nearly_over(game) for game in GAMES}
    file = json.dumps({"kind": "touchline-matches", "matches": list(late.values())})
    page.locator("#unpack").set_input_files(
        {"name": "matches.json", "mimeType": "application/json", "buffer": file.encode()}
    )
    page.wait_for_selector(".luggage .notice:not(.bad)")
    for game, (address, seq) in begun.items():
        walk(page, address)
        page.wait_for_selector(".match")
        assert seq_of(page) >= seq
        choose = random.Random(game)
        decide(page, choose)
        walk(page, f"/match/{late[game]['match']}")
        page.wait_for_selector(".match")
        while decide(page, choose):
            pass
        assert is_over(page)
    assert problems == []


def test_the_same_seed_gives_the_same_record_and_the_same_advice_in_a_browser(
    site: StaticServer, phone: BrowserContext
) -> None:
    page = phone.new_page()
    page.goto(site.url)
    ask = asking(page)
    for game in GAMES:
        assert story(play_by_api(ask, game, DECISIONS)) == story(play_by_engine(game, DECISIONS))
    for game in LEARNED:
        assert "master" in ask("GET", f"/games/{game}", None, "")["levels"]
        for match in decisions(game):
            study = ask("POST", "/study", {"do": "open", "text": match.record.text()}, "")["study"]
            told = ask("POST", "/study/advice", {"study": study}, "")
            native = solve.advise(match, match.to_move).to_json()["moves"]
            wins = {each["move"]: each["win"][0] for each in native}
            assert {each["move"]: each["win"][0] for each in told["moves"]} == pytest.approx(wins, abs=CLOSE)


def decisions(game: str) -> Iterator[Match]:
    """A match before some of its decisions."""
    match, choose = Match(game, find_game(game).on_screen, seed=4), random.Random(4)
    for number in range(DECISIONS):
        while match.to_move < 0:
            match.roll()
        if match.over:
            return
        if number % 8 == 7 and len(match.legal()) > 1:
            yield match
        match.play(choose.choice(match.legal()))


def test_lesson_puzzle_coach_replay_and_review_need_no_server(site: StaticServer, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(site.url)
    kept_by_its_worker(page)
    phone.set_offline(True)
    walk(page, f"/learn/{SOLVED}")
    assert len(follow_the_ring(Visitor(phone, page, cast(Server, site)), SOLVED, by_finger=False)) > 2

    puzzle = next(each for each in puzzles_of(find_game(SOLVED)) if each.best == "play")
    walk(page, f"/puzzle/{SOLVED}?id={puzzle.id}")
    page.locator("[data-move=field-goal]").click()
    expect(page.locator(".judgement")).to_have_attribute("data-right", "false")
    page.locator("#puzzle-why").click()
    expect(page.locator(".judgement .soft")).to_contain_text("worth")

    begin(page, SOLVED)
    page.get_by_role("button", name="Coach").click()
    expect(page.locator(".coach-says")).to_contain_text("in a hundred")
    choose = random.Random(5)
    for _ in range(SOME):
        decide(page, choose)
    page.locator("#resign").click()
    page.locator("#resign-sure").click()
    page.get_by_role("link", name="Review").click()
    page.locator(".review .swing").wait_for()
    expect(page.locator("table tbody tr")).to_have_count(2)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"\?at=1$"))


def test_a_new_version_waits_until_no_page_of_the_old_one_is_open(site: StaticServer, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(site.url)
    kept_by_its_worker(page)
    index, worker = site.folder / "index.html", site.folder / "worker.js"
    kept = index.read_text(), worker.read_text()
    is_new = "(await (await fetch('/')).text()).includes('a new version')"
    try:
        index.write_text(kept[0].replace("</head>", "<!-- a new version --></head>"))
        worker.write_text(kept[1].replace('const VERSION = "', 'const VERSION = "anew-'))
        waiting = f"""navigator.serviceWorker.ready.then(async (kept) => {{
            await kept.update();
            while (!kept.waiting) await new Promise((done) => setTimeout(done, 20));
            return {is_new};
        }})"""
        assert page.evaluate(waiting) is False
        until = time.monotonic() + PATIENCE / 1000
        while not page.evaluate(f"(async () => {is_new})()"):
            assert time.monotonic() < until, "the new version never comes"
            page.goto("about:blank")  # the last page of the old version has gone
            page.goto(site.url)
    finally:
        index.write_text(kept[0])
        worker.write_text(kept[1])


def test_a_site_in_a_folder_is_clicked_through(tmp_path: Path, chrome: Browser) -> None:
    """A match is begun, darts thrown elsewhere are taken in, their figures shown; without a network they still are."""
    write_site(tmp_path / IN_A_FOLDER.strip("/"), IN_A_FOLDER)
    serving = StaticServer(tmp_path)
    serving.start()
    context = chrome.new_context(reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    darts = Match("football-darts", {"darts": "entered"}, names=("Ann", "Bob"))
    for entry in ("heads", "receive", "T20", "10", "pat", "20", "T1"):
        (darts.play if darts.to_move >= 0 else darts.roll)(entry)
    darts.resign(1)
    seats = [{"kind": "person", "name": name} for name in darts.names]
    file = {
        "kind": "touchline-matches",
        "matches": [{"match": fresh_id(), "record": darts.record.text(), "seats": seats}],
    }
    try:
        page = context.new_page()
        page.goto(f"{serving.url}{IN_A_FOLDER}/")
        page.locator(f'.shelf a[href="{IN_A_FOLDER}/game/{SOLVED}"]').first.click()
        page.locator("select.level").select_option("random")
        page.locator("#begin").click()
        page.wait_for_selector(".match")
        assert page.url.startswith(f"{serving.url}{IN_A_FOLDER}/match/")
        decide(page, random.Random(1))
        page.go_back()
        kept_by_its_worker(page)
        serving.stop()
        context.set_offline(True)
        page.goto(f"{serving.url}{IN_A_FOLDER}/matches")
        page.locator("#unpack").set_input_files(
            {"name": "darts.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
        )
        page.wait_for_selector(".luggage .notice:not(.bad)")
        page.locator(f'.figures-links a[href="{IN_A_FOLDER}/figures/football-darts"]').click()
        ann = page.get_by_role("region", name="Ann")
        expect(ann).to_contain_text("Three-dart average90.0")
        ann.get_by_text("Match by match").click()
        expect(ann.get_by_role("link")).to_contain_text("won 7–0 against Bob")
        page.reload()
        expect(page.get_by_role("region", name="Bob")).to_contain_text("1 lost")
    finally:
        context.close()
        serving.stop()
