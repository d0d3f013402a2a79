"""The rule ids of Pocket Gridiron, one bit each: what ``s.fired`` is made of."""

from __future__ import annotations

PG_1_1 = 1 << 0
PG_1_2 = 1 << 1
PG_1_3 = 1 << 2
PG_1_4 = 1 << 3
PG_1_5 = 1 << 4
PG_1_6 = 1 << 5
PG_1_7 = 1 << 6
PG_1_8 = 1 << 7
PG_2_1 = 1 << 8
PG_2_2 = 1 << 9
PG_2_3 = 1 << 10
PG_3_1 = 1 << 11
PG_3_2 = 1 << 12
PG_3_3 = 1 << 13
PG_3_4 = 1 << 14
PG_3_5 = 1 << 15
PG_3_6 = 1 << 16
PG_3_7 = 1 << 17
PG_3_8 = 1 << 18
PG_4_1 = 1 << 19
PG_4_2 = 1 << 20
PG_4_3 = 1 << 21
PG_5_1 = 1 << 22
PG_5_2 = 1 << 23
PG_6_1 = 1 << 24
PG_6_2 = 1 << 25
PG_6_3 = 1 << 26
PG_6_4 = 1 << 27
PG_6_5 = 1 << 28
