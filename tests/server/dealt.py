"""The server of the tests in the browser: `dealt.py PORT`, settings from the environment.

Its chance is the same in every run: the cards, who begins and what the bots do. A test that met another game
every time would fail by chance one night, and nobody could play that game again.
"""

import sys

import uvicorn

from mansard.server.app import create_app
from mansard.server.logs import log_config
from mansard.server.settings import Settings


def dealt(size: int) -> bytes:
    """Always the same bytes."""
    return bytes(range(1, size + 1))


if __name__ == "__main__":
    chosen = Settings()
    app = create_app(chosen, chance=dealt)
    uvicorn.run(
        app, port=int(sys.argv[1]), access_log=False, ws_max_size=16384, log_config=log_config(chosen)
    )
