"""The history of the database's form, one file a step."""
