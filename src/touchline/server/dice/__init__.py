"""Dice that can be checked: tiers, draws, proofs and their verification."""
