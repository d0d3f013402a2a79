"""Remake the pictures of the README from the screens that the browser tests keep.

``make pictures`` has the tests of the home page and of the matches keep them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
SCREENS = ROOT / "artefacts" / "browser"
PICTURES = ROOT / "docs" / "pictures"
WIDTH, HEIGHT = 640, 420
CHOSEN = {
    "arcade": "home-desk-light",
    "football-darts": "match-football-darts-desk",
    "pocket-gridiron": "match-pocket-gridiron-desk",
    "street-soccer": "match-street-soccer-desk",
    "first-and-goal": "match-first-and-goal-desk",
}


def main() -> int:
    """Shrink the chosen screens; 1 when one is missing."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    missing = 0
    for name, screen in CHOSEN.items():
        source = SCREENS / f"{screen}.png"
        if not source.exists():
            print(f"{source} is missing: run the browser tests first", file=sys.stderr)
            missing = 1
            continue
        with Image.open(source) as picture:
            scale = WIDTH / picture.width
            small = picture.convert("RGB").resize((WIDTH, round(picture.height * scale)), Image.Resampling.LANCZOS)
            small.crop((0, 0, WIDTH, min(HEIGHT, small.height))).save(PICTURES / f"{name}.webp", quality=82)
    return missing


if __name__ == "__main__":
    sys.exit(main())
