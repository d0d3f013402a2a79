"""The tables, as numbered steps in portable SQL.

SQLite and PostgreSQL apply the same texts.  A step that has been released is never edited, only followed.
"""

from __future__ import annotations

EVENTS_AND_MATCHES = (
    """create table events (
        match text not null,
        seq bigint not null,
        batch bigint not null,
        kind text not null,
        seat bigint,
        data text not null,
        cmd text,
        sum text,
        at bigint not null,
        hash text not null,
        primary key (match, seq),
        unique (match, cmd)
    )""",
    """create table matches (
        id text primary key,
        game text not null,
        status text not null,
        seq bigint not null,
        open_to_all bigint not null,
        rated bigint not null,
        created bigint not null,
        updated bigint not null,
        deadline bigint,
        card text not null
    )""",
    "create index matches_by_deadline on matches (status, deadline)",
    "create index matches_by_lobby on matches (status, open_to_all, updated)",
    """create table sitters (
        account text not null,
        match text not null,
        seat bigint not null,
        primary key (match, seat)
    )""",
    "create index sitters_by_account on sitters (account, match)",
    "create table meta (name text primary key, value text not null)",
    "create table used (nonce text primary key, expires bigint not null)",
    "create table heartbeats (process text primary key, seen bigint not null)",
    "create table pauses (began bigint primary key, ended bigint not null)",
)

ACCOUNTS_RATINGS_LEAGUES = (
    """create table accounts (
        name text primary key,
        shown text not null,
        passphrase text not null,
        bot bigint not null,
        epoch bigint not null,
        created bigint not null
    )""",
    """create table ratings (
        account text not null,
        game text not null,
        rating double precision not null,
        deviation double precision not null,
        volatility double precision not null,
        games bigint not null,
        at bigint not null,
        primary key (account, game)
    )""",
    """create table rated_matches (
        match text not null,
        account text not null,
        game text not null,
        score double precision not null,
        before double precision not null,
        after double precision not null,
        at bigint not null,
        primary key (match, account)
    )""",
    """create table leagues (
        id text primary key,
        name text not null,
        game text not null,
        owner text not null,
        status text not null,
        terms text not null,
        created bigint not null
    )""",
    """create table league_players (
        league text not null,
        account text not null,
        at bigint not null,
        primary key (league, account)
    )""",
    """create table fixtures (
        league text not null,
        round bigint not null,
        home text not null,
        away text not null,
        match text,
        primary key (league, round, home)
    )""",
)

NEWS_OF_MATCHES = ("create index matches_by_update on matches (updated)",)

SEASONS = (
    """create table seasons (
        id text primary key,
        name text not null,
        game text not null,
        owner text not null,
        terms text not null,
        created bigint not null
    )""",
    """create table season_lines (
        season text not null,
        seq bigint not null,
        line text not null,
        at bigint not null,
        primary key (season, seq)
    )""",
)

SEAT_CODES = (
    """create table seat_codes (
        code text primary key,
        match text not null,
        seats text not null,
        account text not null,
        epoch bigint not null,
        expires bigint not null
    )""",
)

NOTICES = (
    """create table push_browsers (
        id text primary key,
        account text not null,
        match text not null,
        seat bigint not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        lang text not null,
        created bigint not null
    )""",
    "create index push_browsers_by_account on push_browsers (account, match, seat)",
    "create index push_browsers_by_match on push_browsers (match, seat)",
    "create table quiet (match text not null, seat bigint not null, primary key (match, seat))",
    """create table emails (
        account text primary key,
        address text not null,
        confirmed bigint not null,
        lang text not null
    )""",
)

FRIENDS = (
    """create table friends (
        account text not null,
        friend text not null,
        at bigint not null,
        primary key (account, friend)
    )""",
    "create index friends_by_friend on friends (friend)",
    """create table blocks (
        account text not null,
        blocked text not null,
        at bigint not null,
        primary key (account, blocked)
    )""",
    """create table reports (
        id text primary key,
        reporter text not null,
        about text not null,
        match text not null,
        reason text not null,
        at bigint not null
    )""",
    "create index reports_by_reporter on reports (reporter)",
    "create index rated_matches_by_account on rated_matches (account, at)",
)

TOURNAMENTS = (
    """create table tournaments (
        id text primary key,
        name text not null,
        game text not null,
        kind text not null,
        owner text not null,
        status text not null,
        created bigint not null,
        ends bigint,
        terms text not null
    )""",
    "create index tournaments_by_status on tournaments (status)",
    """create table cup_players (
        cup text not null,
        account text not null,
        at bigint not null,
        gone bigint not null,
        primary key (cup, account)
    )""",
    """create table pairings (
        cup text not null,
        round bigint not null,
        board bigint not null,
        home text not null,
        away text not null,
        match text,
        primary key (cup, round, board)
    )""",
)

PASSKEYS = (
    """create table passkeys (
        id text primary key,
        account text not null,
        public_key text not null,
        signed bigint not null,
        name text not null,
        created bigint not null,
        used bigint
    )""",
    "create index passkeys_by_account on passkeys (account)",
)

STEPS: tuple[tuple[str, ...], ...] = (
    EVENTS_AND_MATCHES,
    ACCOUNTS_RATINGS_LEAGUES,
    NEWS_OF_MATCHES,
    SEASONS,
    SEAT_CODES,
    NOTICES,
    FRIENDS,
    TOURNAMENTS,
    PASSKEYS,
)
"""Step ``n`` (from 1) brings the schema from version ``n - 1`` to ``n``."""

TABLES: dict[str, tuple[str, str]] = {
    "meta": ("name, value", "name"),
    "events": ("match, seq, batch, kind, seat, data, cmd, sum, at, hash", "match, seq"),
    "matches": ("id, game, status, seq, open_to_all, rated, created, updated, deadline, card", "id"),
    "sitters": ("match, seat, account", "match, seat"),
    "used": ("nonce, expires", "nonce"),
    "pauses": ("began, ended", "began"),
    "accounts": ("name, shown, passphrase, bot, epoch, created", "name"),
    "ratings": ("account, game, rating, deviation, volatility, games, at", "account, game"),
    "rated_matches": ("match, account, game, score, before, after, at", "match, account"),
    "leagues": ("id, name, game, owner, status, terms, created", "id"),
    "league_players": ("league, account, at", "league, account"),
    "fixtures": ("league, round, home, away, match", "league, round, home"),
    "seasons": ("id, name, game, owner, terms, created", "id"),
    "season_lines": ("season, seq, line, at", "season, seq"),
    "push_browsers": ("id, account, match, seat, endpoint, p256dh, auth, lang, created", "id"),
    "quiet": ("match, seat", "match, seat"),
    "friends": ("account, friend, at", "account, friend"),
    "blocks": ("account, blocked, at", "account, blocked"),
    "reports": ("id, reporter, about, match, reason, at", "id"),
    "tournaments": ("id, name, game, kind, owner, status, created, ends, terms", "id"),
    "cup_players": ("cup, account, at, gone", "cup, account"),
    "pairings": ("cup, round, board, home, away, match", "cup, round, board"),
    "passkeys": ("id, account, public_key, signed, name, created, used", "id"),
    "emails": ("account, address, confirmed, lang", "account"),
}
"""Everything a copy of a store carries, with columns and key (the key's columns come first).

Heartbeats and the codes of seats are of this moment only and are left out.
"""
