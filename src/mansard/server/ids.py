"""Names for things that nobody can guess."""

import base64
import secrets


def new_id() -> str:
    """80 random bits as 16 letters and digits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
