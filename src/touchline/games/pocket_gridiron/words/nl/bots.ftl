# De tegenstanders van Pocket Gridiron.

pg-bot-injuries = Een derde blessure voorziet hij niet.
