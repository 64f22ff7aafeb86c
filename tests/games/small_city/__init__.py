"""Small City, rule by rule."""
