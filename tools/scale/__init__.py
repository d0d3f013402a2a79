"""What one server process can carry, what many can, and what that costs: measured, simulated, added up."""
