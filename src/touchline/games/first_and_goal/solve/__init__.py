"""First & Goal as well as mathematics allows: values of situations, matrix games, beliefs, exploitability."""
