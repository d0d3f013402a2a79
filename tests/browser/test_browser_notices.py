"""Pushes: sent encrypted to a push service on this machine, and shown by the browser's real service worker."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Server, Visitor, Visits
from tests.browser.player import try_decision
from tests.browser.test_browser_accounts import resign
from tests.browser.test_browser_friends import invite
from tests.server.test_notices import Browser

SERVICE_WORKERS = "allow"
OWN_PUSH_SERVICE = """order => {
    const endpoint = order.endpoint;
    const made = { endpoint, toJSON: () => ({ endpoint, keys: order }), unsubscribe: async () => true };
    let kept = localStorage.kept ? made : null;
    PushManager.prototype.subscribe = async () => { localStorage.kept = 1; return (kept = made); };
    PushManager.prototype.getSubscription = async () => kept;
    Notification.requestPermission = async () => "granted";
}"""
"""Headless Chromium reaches no push service: it is given the one on this machine.  All else is its own."""


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.service.shutdown()
    made.service.server_close()


def deliver(visitor: Visitor, told: dict[str, str]) -> None:
    """As Chromium's own push client would: to the service worker of the page."""
    session = visitor.context.new_cdp_session(visitor.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registrations.extend(each["registrationId"] for each in news["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        visitor.page.wait_for_timeout(10)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.server.url, "registrationId": registrations[0], "data": json.dumps(told)},
    )


def test_a_push_reaches_the_service_worker(
    visit: Visits, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann says yes after her match; in the next one Bob moves while she is away, and her browser shows it."""
    monkeypatch.setenv("TOUCHLINE_PUSH_HOSTS", browser.host)
    own = Server(tmp_path / "own.sqlite", "--notice-seconds", "0")
    own.start()
    try:
        ann, bob = visit(at=own), visit(at=own)
        ann.context.grant_permissions(["notifications"], origin=own.url)
        ann.context.add_init_script(f"({OWN_PUSH_SERVICE})({json.dumps(browser.order | {'lang': 'en'})})")
        invite(ann, bob, "street-soccer")
        assert ann.page.locator(".push-offer").count() == 0, "nobody is asked before the first match is over"
        resign(bob.page)
        ann.page.locator(".ending").wait_for()
        ann.page.locator("#push-yes").click()
        expect(ann.page.locator(".push-offer")).to_have_count(0)
        invite(ann, bob, "street-soccer")
        match = ann.page.url.rsplit("/", 1)[-1]
        choose = random.Random(1)
        while not bob.page.locator(".prompt.ours").count():
            try_decision(ann.page, choose)
        ann.page.goto(own.url + "/settings")
        expect(ann.page.locator("#push-switch")).to_be_checked()
        while not browser.came.qsize():
            try_decision(bob.page, choose)
            bob.page.wait_for_timeout(10)
        headers, told = browser.read()
        assert told["tag"] == match
        assert headers["Topic"] == match
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        deliver(ann, told)
        ann.page.wait_for_function(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .some(each => each.title === "Street Soccer: it is your turn" && each.body === "Against Bob.")"""
        )
        ann.page.goto(f"{own.url}/match/{match}")
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.locator("#quiet").click()
        expect(ann.page.locator("#quiet")).to_have_attribute("aria-pressed", "true")
        ann.picture("notices-quiet")
        for each in (ann, bob):
            each.page.close()  # before the server goes: what they still ask would fail
    finally:
        own.kill()
