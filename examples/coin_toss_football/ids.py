"""The rule ids, one bit each."""

CF_1_1 = 1 << 0
CF_1_2 = 1 << 1
CF_2_1 = 1 << 2
CF_2_2 = 1 << 3
