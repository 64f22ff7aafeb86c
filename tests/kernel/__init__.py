"""The kernel on its own."""
