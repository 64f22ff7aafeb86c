"""The box of a game, value by value: addresses, ranges, sources, corrections as files."""
