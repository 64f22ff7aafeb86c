"""The rules of Paris."""
