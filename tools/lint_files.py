"""Looks in every committed text file for what belongs to one machine: registry addresses, absolute paths."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FORBIDDEN = {
    "address of a package registry": re.compile(
        r"--(extra-)?index-url\s*[= ]\s*\S|\bindex-url\s*=|\"resolved\":\s*\"http|\bregistry\s*=\s*.?http"
        r"|https?://(pypi\.org|registry\.npmjs\.org|registry\.yarnpkg\.com)|https?://[^\s\"']*/simple\b"
    ),
    "path of one machine": re.compile(r"(?<![\w.~/-])/(home|Users|root|work|mnt|opt)/[\w.-]+"),
}
MINE = Path(__file__).relative_to(ROOT).as_posix()


def committed_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and name != MINE]


def problems(name: str) -> list[str]:
    try:
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):  # a picture; a file just removed
        return []
    return [
        f"{name}:{number}: {what}: {line.strip()[:100]}"
        for number, line in enumerate(lines, 1)
        for what, pattern in FORBIDDEN.items()
        if pattern.search(line)
    ]


def main() -> int:
    names = committed_files()
    found = [problem for name in names for problem in problems(name)]
    print("\n".join(found) or f"{len(names)} committed files name no registry and no path of one machine")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
