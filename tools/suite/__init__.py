"""What stands around the tests: the real parts they need, the parts they come in, and how steady they are."""
