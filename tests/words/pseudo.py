"""A language that nobody speaks: English with accents, two fifths longer.  What it does not fit, German will not."""

from __future__ import annotations

import math

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans("aceinoruyACEINORSUY", "áçéíñóŕúýÁÇÉÍÑÓŔŠÚÝ")
VOWELS = "aeiouAEIOU"
MORE = 0.4


class Stretched(Transformer):
    """Every text of a catalogue, stretched; what is filled in, selectors and notation stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = stretched(node.value)
        return node


def stretched(text: str) -> str:
    """A text with accents, its vowels drawn out until it is long enough; what has no letters stays.

    >>> stretched("Play a bot"), stretched("Home"), stretched(" – ")
    ('Pláááý áá bóót', 'Hóóméé', ' – ')
    """
    places = [at for at, letter in enumerate(text) if letter in VOWELS]
    places = places or [at for at, letter in enumerate(text) if letter.isalpha()]
    if not places:
        return text
    each, over = divmod(math.ceil(len(text.strip()) * MORE), len(places))
    drawn = {at: each + (turn < over) for turn, at in enumerate(places)}
    return "".join(letter + letter.lower() * drawn.get(at, 0) for at, letter in enumerate(text)).translate(ACCENTS)


def pseudo(catalogue: str) -> str:
    """A whole catalogue in it."""
    return FluentSerializer().serialize(Stretched().visit(FluentParser().parse(catalogue)))
