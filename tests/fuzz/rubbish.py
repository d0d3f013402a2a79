"""What nobody should send, built from what somebody would: good messages with something wrong in them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

NASTY_TEXT = st.one_of(
    st.sampled_from(
        ["", "\0", "\ud800", "\udfff\ud800", "²", "1" * 5000, "x" * 5000, "NaN", "-1", "é\u2028", "../..", "{}", "="]
    ),
    st.text(max_size=20),
)
NASTY_NUMBER = st.one_of(
    st.sampled_from([0, -1, 1, 1 << 31, 1 << 63, 1 << 64, 10**40, 10**4000, float("inf"), float("nan"), -0.0, 1e308]),
    st.integers(),
    st.floats(),
)
LEAF = st.one_of(st.none(), st.booleans(), NASTY_NUMBER, NASTY_TEXT)
ANYTHING = st.recursive(
    LEAF,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(NASTY_TEXT, inner, max_size=4)),
    max_leaves=8,
)


@st.composite
def spoiled(draw: st.DrawFn, good: Any) -> Any:
    """A good value with something in it replaced, left out, doubled or buried."""
    value = draw(st.sampled_from(good)) if isinstance(good, list) else good
    for _ in range(draw(st.integers(0, 3))):
        value = _spoil(draw, value)
    return value


def _spoil(draw: st.DrawFn, value: Any) -> Any:
    if isinstance(value, dict) and value and draw(st.booleans()):
        key = draw(st.sampled_from(sorted(value, key=str)))
        return value | {key: _spoil(draw, value[key])}
    if isinstance(value, list) and value and draw(st.booleans()):
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], _spoil(draw, value[at]), *value[at + 1 :]]
    match draw(st.integers(0, 5)):
        case 0 if isinstance(value, dict) and value:
            gone = draw(st.sampled_from(sorted(value, key=str)))
            return {key: each for key, each in value.items() if key != gone}
        case 1 if isinstance(value, dict):
            return value | {draw(NASTY_TEXT): draw(ANYTHING)}
        case 2 if isinstance(value, list):
            return value * draw(st.integers(0, 40))
        case 3:
            buried = value
            for _ in range(draw(st.sampled_from([1, 3, 40, 150]))):
                buried = [buried]
            return buried
        case 4 if isinstance(value, str):
            at = draw(st.integers(0, len(value)))
            return value[:at] + draw(NASTY_TEXT) + value[at + draw(st.integers(0, 2)) :]
    return draw(ANYTHING)


@st.composite
def spoiled_text(draw: st.DrawFn, good: str) -> str:
    """A good text with lines or characters replaced, doubled, left out."""
    text = good
    for _ in range(draw(st.integers(1, 4))):
        lines = text.split("\n")
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.integers(0, 4)):
            case 0:
                lines[at] = draw(NASTY_TEXT)
            case 1:
                lines[at:at] = [lines[draw(st.integers(0, len(lines) - 1))]]
            case 2:
                del lines[at]
            case _:
                line = lines[at]
                place = draw(st.integers(0, len(line)))
                lines[at] = line[:place] + draw(NASTY_TEXT) + line[place + draw(st.integers(0, 3)) :]
        text = "\n".join(lines) or "\n"
    return text
