from typing import Any
from mansard.games.small_city.state import Table
from mansard.kernel.fields import Fields
def read(t: Table, f: Fields) -> None: ...
def write(t: Table) -> dict[str, Any]: return {}
