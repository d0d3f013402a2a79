"""The rule ids of Football Darts, one bit each: what ``s.fired`` is made of."""

from __future__ import annotations

FD_1_1 = 1 << 0
FD_1_2 = 1 << 1
FD_1_3 = 1 << 2
FD_1_4 = 1 << 3
FD_2_1 = 1 << 4
FD_2_2 = 1 << 5
FD_2_3 = 1 << 6
FD_2_4 = 1 << 7
FD_2_5 = 1 << 8
FD_2_6 = 1 << 9
FD_3_1 = 1 << 10
FD_4_1 = 1 << 11
FD_4_2 = 1 << 12
FD_5_1 = 1 << 13
FD_5_2 = 1 << 14
FD_6_1 = 1 << 15
FD_7_1 = 1 << 16
FD_7_2 = 1 << 17
FD_7_3 = 1 << 18
