"""Tournaments of this house: entering, rounds that close by themselves, and what their pages show."""
