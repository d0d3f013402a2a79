"""Somebody new in a lesson, who only does what the ring shows."""

from __future__ import annotations

from playwright.sync_api import Page

DUE = """() => {
  if (document.querySelector("#first-match")) return "end";
  const card = document.querySelector(".lesson-card"), ring = document.querySelector(".spotlight .ring");
  if (!card) return "";
  if (document.querySelector("#roll")) return card.dataset.step + " roll";
  if (!ring) return "";
  const box = ring.getBoundingClientRect();
  return [card.dataset.step, box.x + box.width / 2, box.y + box.height / 2].join(" ");
}"""
"""What somebody new would do next, in a word; nothing while the board is busy."""


def due_after(page: Page, before: str) -> str:
    """What is due once that is not what was due before."""
    found = page.wait_for_function(f"before => {{ const now = ({DUE})(); return now !== before && now; }}", arg=before)
    return str(found.json_value())


def touch(page: Page, due: str, *, by_finger: bool) -> None:
    """Do what is due: roll, or touch where the ring is."""
    if due.endswith(" roll"):
        page.locator("#roll").click()
        return
    x, y = (float(each) for each in due.split()[1:])
    if by_finger:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
