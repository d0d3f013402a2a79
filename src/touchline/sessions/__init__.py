"""A match on this machine, whatever face shows it: session, words of the prompt, clock, coach, a seat elsewhere."""
