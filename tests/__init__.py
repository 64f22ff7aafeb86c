"""The tests of Mansard."""
