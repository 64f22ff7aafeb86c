"""What can happen, and the names of its arguments."""

EVENTS = {"took": ["player", "value"], "swapped": ["player", "value", "secret"], "drawn": ["value"]}
