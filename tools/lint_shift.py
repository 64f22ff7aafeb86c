"""Forbids `1 << n` in compiled modules: with an i64 n, mypyc makes a 32-bit shift of it (1 << 44 is 4096).

Use `bit(n)` of mansard.kernel.bits. Where n is a plain int and the shift is right, say `# shift: plain int`.
"""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "mansard"
COMPILED = ("kernel/*.py", "games/*/*.py", "bots/*.py")
ALLOWED = "# shift: plain int"


def constant_names(tree: ast.AST) -> set[str]:
    """Names that are ever given an integer literal: mypyc may put the literal in their place."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_integer(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def is_integer(node: ast.AST | None) -> bool:
    if isinstance(node, ast.Call) and len(node.args) == 1:
        return isinstance(node.func, ast.Name) and node.func.id in ("i64", "int") and is_integer(node.args[0])
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def wrong_shifts(path: Path) -> list[int]:
    text = path.read_text(encoding="utf-8")
    tree, lines = ast.parse(text), text.splitlines()
    constants = constant_names(tree)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not is_integer(node.right):
            name = node.left.id if isinstance(node.left, ast.Name) else ""
            literal = is_integer(node.left) or name in constants or name.isupper()
            if literal and ALLOWED not in lines[node.lineno - 1]:
                found.append(node.lineno)
    return found


def main() -> int:
    paths = sorted(path for pattern in COMPILED for path in SOURCE.glob(pattern))
    places = [f"{path}:{line}" for path in paths for line in wrong_shifts(path)]
    problems = [f"{place}: a literal is shifted by a variable; use bit(n)" for place in places]
    print("\n".join(problems) or f"{len(paths)} compiled modules shift no literal by a variable")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
