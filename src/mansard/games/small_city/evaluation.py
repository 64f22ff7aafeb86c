from typing import Any


def worth(t: Any, seat: Any) -> float:
    return 0.0
