"""The server: matches that cannot be lost.

The record is the database: every event of a match is one row, committed before it is
acknowledged and acknowledged before it is broadcast.  Everything else here (live
matches, clocks, listings, ratings) is folded from those rows.
"""
