# The board in plain lines.
fd-board-clockwise = Im Uhrzeigersinn von oben:
