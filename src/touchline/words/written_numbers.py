"""Numbers, percentages and dates as the language that is spoken writes them: for tables, where no sentence stands."""

from __future__ import annotations

from datetime import date

from touchline.words.languages import spoken


def _locale() -> str:
    """English is the house's own; the others are written as at home."""
    language = spoken().language
    return "en_GB" if language == "en" else language.replace("-", "_")


def figure(value: float, digits: int = 0) -> str:
    """A number with so many digits after the point.

    >>> figure(1234.5, 1), figure(-3)
    ('1,234.5', '-3')
    """
    from babel.numbers import format_decimal  # loaded when the first figure is written

    pattern = "#,##0." + "0" * digits if digits else "#,##0"
    return str(format_decimal(value, pattern, locale=_locale()))


def percentage(part: float, digits: int = 0) -> str:
    """A part of a whole.

    >>> percentage(0.612, 1)
    '61.2%'
    """
    from babel import Locale
    from babel.numbers import format_percent

    pattern = str(Locale.parse(_locale()).percent_formats[None].pattern)
    if digits:
        pattern = pattern.replace("#,##0", "#,##0." + "0" * digits)
    return str(format_percent(part, pattern, locale=_locale()))


def day(when: date) -> str:
    """A day of the calendar.

    >>> day(date(2026, 3, 1))
    '1 Mar 2026'
    """
    from babel.dates import format_date

    return str(format_date(when, "medium", locale=_locale()))
