"""Passkeys with an authenticator in the browser: made once, then no name and no passphrase."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visitor, Visits
from tests.browser.test_browser_access import overflow, violations

WORDS = "correct horse battery"


def with_authenticator(visitor: Visitor) -> tuple[Any, str]:
    """A security key in the browser, whose owner is asked and says yes."""
    client = visitor.context.new_cdp_session(visitor.page)
    client.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    return client, client.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_is_made_used_and_forgotten(visit: Visits) -> None:
    """Two browsers: one with a security key, one without; a site needs a name, so not at a bare number."""
    visitor, other = visit(PHONE), visit(PHONE)
    client, authenticator = with_authenticator(visitor)
    site = visitor.server.url.replace("127.0.0.1", "localhost")
    page = visitor.page
    page.goto(f"{site}/account")
    page.get_by_role("button", name="I am new here").click()
    page.get_by_label("Name").fill("Kim-P")
    page.get_by_label("Passphrase").fill(WORDS)
    page.locator("#enter").click()
    page.locator(".passkeys summary").click()
    form = page.locator("#add-passkey")
    form.get_by_label("What to call it").fill("My phone")
    form.get_by_label("Passphrase").fill("not the right one")
    visitor.expected = ("401",)
    form.get_by_role("button", name="Add a passkey").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Passphrase").fill(WORDS)
    form.get_by_role("button", name="Add a passkey").click()
    expect(page.locator(".passkeys li")).to_contain_text("My phone")
    assert len(client.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]) == 1
    assert violations(visitor) == []
    assert overflow(visitor) <= 0
    visitor.picture("passkeys-phone")
    page.locator("#sign-out").click()
    page.locator("#enter-by-passkey").click()
    expect(page.get_by_role("heading", name="Kim-P")).to_be_visible()
    page.locator(".passkeys summary").click()
    expect(page.locator(".passkeys li")).to_contain_text("last used")
    page.get_by_role("button", name="Forget").click()
    expect(page.locator(".passkeys li")).to_have_count(0)
    page.locator("#sign-out").click()
    page.locator("#enter-by-passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("nobody here has this passkey")
    other.open("/account").locator("#enter").wait_for()
    expect(other.page.locator("#enter-by-passkey")).to_have_count(0)
