from typing import Any
def view(t: Any, seat: Any, actors: Any) -> dict[str, Any]: return {}
