"""PostgreSQL and Redis of our own, on free ports of this machine, started and stopped by the tests."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

from tests.server.house import free_port

HINT = "install it: apt-get install -y postgresql redis-server"


def program(name: str) -> str:
    """Where a program is; Debian keeps those of PostgreSQL out of the way."""
    found = shutil.which(name) or next(
        (str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None
    )
    assert found is not None, f"{name} is missing; {HINT}"
    return found


def reachable(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until somebody answers on the port."""
    end = time.monotonic() + 60
    while not reachable(port):
        assert process.poll() is None, f"{process.args!r} ended with {process.returncode}"
        assert time.monotonic() < end, f"{process.args!r} does not answer"
        time.sleep(0.02)


class Service:
    """A program that listens on a port; it can die and come back."""

    def __init__(self, command: list[str], port: int, user: str | None = None, **more: str) -> None:
        self.command, self.port, self.user = command, port, user
        self.environment = {**os.environ, **more}
        self.process = self._begun()

    def _begun(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self.command,
            user=self.user,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    def wait(self) -> None:
        """Until it answers."""
        wait_for(self.port, self.process)

    def kill(self) -> None:
        """As the power fails: with all its children."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def come_back(self) -> None:
        """Start again where it stopped."""
        self.process = self._begun()
        self.wait()

    def end(self) -> None:
        """Stop politely, if it still runs."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextlib.contextmanager
def running(command: list[str], port: int, user: str | None = None, **more: str) -> Iterator[Service]:
    """A program that listens on a port, as long as it is needed."""
    service = Service(command, port, user, **more)
    try:
        service.wait()
        yield service
    finally:
        service.end()


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The address of a Redis."""
    with redis_service(folder) as (address, _):
        yield address


@contextlib.contextmanager
def redis_service(folder: Path) -> Iterator[tuple[str, Service]]:
    """The address of a Redis, and what can be killed."""
    port = free_port()
    command = [
        program("redis-server"),
        "--port",
        str(port),
        "--save",
        "",
        "--dir",
        str(folder),
        "--bind",
        "127.0.0.1",
    ]
    with running(command, port) as service:
        yield f"redis://127.0.0.1:{port}/0", service


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL."""
    with postgres_service() as (address, _):
        yield address


@contextlib.contextmanager
def postgres_service() -> Iterator[tuple[str, Service]]:
    """The address of a PostgreSQL, which refuses to run as root, and what can be killed."""
    with tempfile.TemporaryDirectory(prefix="mansard-") as folder:
        Path(folder).chmod(0o755)
        with _postgres(Path(folder)) as found:
            yield found


@contextlib.contextmanager
def _postgres(folder: Path) -> Iterator[tuple[str, Service]]:
    port, user = free_port(), "postgres" if os.getuid() == 0 else None
    data = folder / "data"
    data.mkdir(mode=0o700)
    if user is not None:
        os.chown(data, pwd.getpwnam(user).pw_uid, -1)
    options = ["-A", "trust", "-U", "mansard", "-E", "UTF8", "--no-sync", "--locale=C"]
    subprocess.run(
        [program("initdb"), "-D", str(data), *options],
        user=user,
        check=True,
        cwd="/",
        stdout=subprocess.DEVNULL,
    )
    settings = ["-c", "fsync=off", "-c", f"unix_socket_directories={data}", "-c", "log_min_messages=fatal"]
    command = [program("postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", *settings]
    with running(command, port, user) as service:
        yield f"postgresql://mansard@127.0.0.1:{port}/postgres", service


def new_database(url: str) -> str:
    """An empty database on the same server."""
    name = f"house{time.monotonic_ns()}"
    for _ in range(100):
        try:
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")
            return url.rsplit("/", 1)[0] + "/" + name
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise AssertionError("the database server does not accept connections")


@contextlib.contextmanager
def server_process(
    database: str, settings: dict[str, str] | None = None, port: int | None = None
) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server in a process of its own: its address, and the process to kill."""
    server = server_service(database, settings, port)
    try:
        server.wait()
        yield f"http://127.0.0.1:{server.port}", server.process
    finally:
        server.end()


def server_service(database: str, settings: dict[str, str] | None = None, port: int | None = None) -> Service:
    """A server that has begun to start."""
    usual = {"KEEPER_INTERVAL": "0.1", "RATE_LIMITS": "0", "BOT_MEDIUM": "random", "DATABASE": database}
    environment = {f"MANSARD_{name}": value for name, value in {**usual, **(settings or {})}.items()}
    number = port or free_port()
    return Service([sys.executable, "-m", "mansard.server", str(number)], number, **environment)
