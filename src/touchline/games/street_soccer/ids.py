"""The rule ids of Street Soccer, one bit each: what ``s.fired`` is made of."""

from __future__ import annotations

SS_1_1 = 1 << 0
SS_1_2 = 1 << 1
SS_1_3 = 1 << 2
SS_2_1 = 1 << 3
SS_2_2 = 1 << 4
SS_2_3 = 1 << 5
SS_3_1 = 1 << 6
SS_3_2 = 1 << 7
SS_3_3 = 1 << 8
SS_3_4 = 1 << 9
SS_3_5 = 1 << 10
SS_4_1 = 1 << 11
SS_4_2 = 1 << 12
SS_4_3 = 1 << 13
SS_4_4 = 1 << 14
SS_4_5 = 1 << 15
SS_5_1 = 1 << 16
SS_5_2 = 1 << 17
SS_5_3 = 1 << 18
SS_6_1 = 1 << 19
SS_6_2 = 1 << 20
SS_6_3 = 1 << 21
