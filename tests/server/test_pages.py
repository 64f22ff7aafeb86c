"""The files of the web client: whole or compressed, and nothing beside them."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi.responses import FileResponse

from mansard.server.pages import FOREVER, NOT_BUILT, web_page
from mansard.server.problems import Problem


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A small client, with a compressed copy of its program."""
    folder = tmp_path / "web"
    (folder / "immutable").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>first</h1>")
    (folder / "immutable" / "app.js").write_text("let a = 1")
    (folder / "immutable" / "app.js.gz").write_bytes(gzip.compress(b"let a = 1"))
    (folder / "plain.txt").write_text("no copy")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def served(folder: Path, path: str, packed: bool) -> tuple[str, str | None, str]:
    """The name of the file that is sent, how it is packed, and its kind."""
    answer = web_page(folder, path, packed)
    assert isinstance(answer, FileResponse)
    assert answer.headers["vary"] == "accept-encoding"
    return Path(answer.path).name, answer.headers.get("content-encoding"), answer.headers["content-type"]


def test_who_can_unpack_gets_the_compressed_copy(client: Path) -> None:
    name, packed, kind = served(client, "immutable/app.js", True)
    assert (name, packed) == ("app.js.gz", "gzip")
    assert "javascript" in kind
    assert served(client, "immutable/app.js", False)[:2] == ("app.js", None)
    assert served(client, "plain.txt", True)[:2] == ("plain.txt", None)


def test_files_with_a_digest_in_their_name_are_kept(client: Path) -> None:
    assert web_page(client, "immutable/app.js").headers["cache-control"] == FOREVER
    assert web_page(client, "plain.txt").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["", "t/abc", "no/such.js", "../secret.txt", "immutable/../../secret.txt"])
def test_every_other_address_is_the_first_page(client: Path, path: str) -> None:
    assert served(client, path, False)[0] == "index.html"


@pytest.mark.parametrize("asked", ["bytes=0-2", "-1", "bytes=9-", "lines=1"])
def test_a_file_is_sent_whole_whatever_part_is_asked_for(client: Path, asked: str) -> None:
    transport = httpx.ASGITransport(web_page(client, "plain.txt"))

    async def fetched() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
            return await browser.get("/plain.txt", headers={"range": asked})

    answer = asyncio.run(fetched())
    assert (answer.status_code, answer.text) == (200, "no copy")


@pytest.mark.parametrize("path", ["9" * 256, "ф" * 128, f"t/{'9' * 300}/api", "a/" * 251, "a\x00b"])
def test_no_file_is_called_so(client: Path, path: str) -> None:
    with pytest.raises(Problem, match="not-found"):
        web_page(client, path)


def test_an_unknown_address_of_the_api_is_not_there(client: Path) -> None:
    with pytest.raises(Problem) as caught:
        web_page(client, "api/nothing")
    assert caught.value.code == "not-found"


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    assert web_page(tmp_path, "").body == NOT_BUILT.encode()
