"""A fifth game in a folder of its own: no file of Mansard knows of it."""
