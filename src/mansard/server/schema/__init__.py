"""The forms of requests and answers, for checking and for OpenAPI."""
