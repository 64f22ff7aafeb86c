"""The rules of Skyrise."""
