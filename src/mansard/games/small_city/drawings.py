"""§2.2 Shapes as drawings: their rotations, mirror images and paths."""

Drawing = list[tuple[int, int]]


# ---------------------------------------------------------------------- shapes


def _corner(cells: Drawing) -> Drawing:
    """The drawing moved to the top left corner."""
    top = min([r for r, _ in cells])
    left = min([c for _, c in cells])
    return [(r - top, c - left) for r, c in cells]


def _all_images(cells: Drawing) -> list[Drawing]:
    """The eight rotations and mirror images."""
    images: list[Drawing] = []
    for _ in range(4):
        cells = [(c, -r) for r, c in cells]
        images.append(_corner(cells))
        images.append(_corner([(r, -c) for r, c in cells]))
    return images


def _images(cells: Drawing) -> list[Drawing]:
    """The different images as sets of cells."""
    seen: dict[tuple[tuple[int, int], ...], Drawing] = {}
    for image in _all_images(cells):
        seen.setdefault(tuple(sorted(image)), sorted(image))
    return list(seen.values())


def _paths(cells: Drawing) -> list[Drawing]:
    """All orders in which consecutive cells share an edge."""
    found: list[Drawing] = []
    begun: list[Drawing] = [[cell] for cell in cells]
    while begun:
        path = begun.pop()
        if len(path) == len(cells):
            found.append(path)
            continue
        r, c = path[-1]
        for cell in cells:
            if cell not in path and abs(cell[0] - r) + abs(cell[1] - c) == 1:
                begun.append([*path, cell])
    return found


def _pattern(cells: Drawing, marks: str) -> str:
    """A drawing as text: rows joined by a slash."""
    height = max([r for r, _ in cells]) + 1
    width = max([c for _, c in cells]) + 1
    rows = [["."] * width for _ in range(height)]
    for (r, c), mark in zip(cells, marks, strict=False):
        rows[r][c] = mark
    return "/".join(["".join(row) for row in rows])
