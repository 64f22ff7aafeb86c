"""A command at a real pseudo-terminal: what it shows, and typing into it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import mansard

SOURCES = Path(mansard.__file__).parents[1]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>]")
PATIENCE = 60.0  # seconds for a prompt to come: only a command that hangs needs them all


def at_the_terminal(slave: int) -> None:
    """In the new process: its terminal, and Ctrl-C as a person's shell leaves it, whoever runs the tests."""
    os.login_tty(slave)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A running `mansard` with a terminal of its own; `screen`: all that it showed since a line was typed."""

    def __init__(self, *args: str, folder: Path, columns: int = 100, rows: int = 60) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
        environment |= {
            "PYTHONPATH": str(SOURCES),
            "TERM": "xterm",
            "LANG": "C.UTF-8",
            "XDG_DATA_HOME": str(folder),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mansard", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            preexec_fn=lambda: at_the_terminal(slave),
        )
        os.close(slave)
        self.shown = b""

    @property
    def screen(self) -> str:
        """What is to be read."""
        return CONTROL.sub("", self.shown.decode("utf-8", "replace")).replace("\r", "")

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)

    def wait_for(self, *prompts: str) -> str:
        """Read until one of the prompts stands at the end of the screen; that prompt."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            shown = self.screen.rstrip()
            found = [prompt for prompt in prompts if shown.endswith(prompt)]
            if found:
                return found[0]
            if not self._read():
                break
        raise AssertionError(f"none of {prompts} came; the screen is:\n{self.screen}")

    def wait_until(self, pattern: str) -> None:
        """Read until the screen has something like that."""
        while re.search(pattern, self.screen) is None:
            assert self._read(), f"{pattern} never came; the screen is:\n{self.screen}"

    def end(self) -> int:
        """Read until the command ends; its exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def type(self, line: str) -> None:
        """Type a line."""
        self.shown = b""
        os.write(self.master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """Press a key."""
        self.shown = b""
        os.write(self.master, key)

    def _read(self) -> bool:
        """Take in what has been shown; False when the command has ended."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing came; the screen is:\n{self.screen}"
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.shown += data
        return bool(data)
