"""What goes wrong by the caller's doing: a typed body with a code, the rule and the way out."""

from typing import Any

STATUS: dict[str, int] = {
    "malformed": 422,
    "too-large": 413,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "too-slow": 429,
    "not-found": 404,
    "method-not-allowed": 405,
    "foreign-origin": 403,
    "banned": 403,
    "muted": 403,
    "too-many-complaints": 409,
    "no-such-line": 404,
    "sign-in": 401,
    "wrong-password": 401,
    "login-taken": 409,
    "already-registered": 409,
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-box": 404,
    "no-such-player": 404,
    "player-hidden": 403,
    "no-such-locale": 404,
    "no-such-page": 404,
    "no-such-version": 404,
    "no-such-login": 422,
    "no-such-seat": 404,
    "invalid-setup": 422,
    "invalid-components": 422,
    "invalid-box": 422,
    "box-of-another-game": 422,
    "too-many-boxes": 409,
    "box-changed": 409,
    "invalid-webhook": 422,
    "invalid-push": 422,
    "no-mail": 409,
    "not-your-seat": 403,
    "not-your-table": 403,
    "not-for-spectators": 403,
    "seat-taken": 409,
    "seat-invited": 403,
    "already-seated": 409,
    "not-seated": 409,
    "table-not-full": 409,
    "table-not-open": 409,
    "table-not-playing": 409,
    "table-not-finished": 409,
    "no-reviews": 409,
    "no-review": 404,
    "no-such-turn": 404,
    "nothing-to-play": 409,
    "invalid-record": 422,
    "coach-at-rated": 409,
    "coach-off": 403,
    "coach-after-start": 409,
    "position-unreadable": 409,
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "plan-on-turn": 409,
    "seat-with-bot": 409,
    "seat-not-with-bot": 409,
    "resigned": 409,
    "rewind-running": 409,
    "no-rewind": 409,
    "no-such-club": 404,
    "no-such-invitation": 404,
    "no-such-notice": 404,
    "members-only": 403,
    "keepers-only": 403,
    "not-a-member": 409,
    "last-keeper": 409,
    "too-many-clubs": 409,
    "club-full": 409,
    "not-yourself": 409,
    "not-invitable": 409,
    "too-many-ties": 409,
    "no-such-tournament": 404,
    "invalid-tournament": 422,
    "too-many-tournaments": 409,
    "tournament-not-open": 409,
    "tournament-over": 409,
    "tournament-full": 409,
    "tournament-table": 409,
    "already-entered": 409,
    "not-entered": 409,
    "not-your-tournament": 403,
    "too-few-people": 409,
    "in-open-round": 409,
    "turn-unfinished": 409,
    "not-solved": 409,
    "no-clock": 409,
    "pause-running": 409,
    "no-pause": 409,
    "busy": 503,
}


class Problem(Exception):
    """An answer that is not what was asked for. Nothing has changed."""

    def __init__(self, code: str, *, extra: dict[str, Any] | None = None, **args: Any) -> None:
        super().__init__(code, args)
        self.code = code
        self.status = STATUS[code]
        self.args_ = args
        self.extra = extra or {}

    def body(self) -> dict[str, Any]:
        """The body of the answer; the words come from the `.ftl` file of the server."""
        from mansard.server.words import problem_text

        return {
            "code": self.code,
            "status": self.status,
            "detail": problem_text(self.code, self.args_),
            "args": self.args_,
            **self.extra,
        }
