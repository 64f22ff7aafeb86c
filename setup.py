"""Compiles the rules with mypyc. Everything else about the package is in pyproject.toml.

Which modules are compiled is found by looking, so that adding a game touches no file: all of the kernel,
of every game and of the bots, except `__init__.py` and modules that say `# mypyc: skip` in their first lines.

    MANSARD_PURE=1       do not compile
    MANSARD_GAMES=paris  compile only these games (comma list): quicker while developing
    MANSARD_QUICK=1      little optimisation, only changed files: quicker still, but never measure with it

One C file a module lets all cores work and rebuilds only what changed; link-time optimisation then inlines
small functions of the kernel into the games, without which playouts run at half the speed.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
GROUP = "mansard"  # names the shared library: mansard__mypyc
COMPILED = ("kernel/*.py", "games/*/*.py", "bots/*.py")
SKIP_MARK = "# mypyc: skip"
C_FILES = Path("build", "mypyc")  # relative, so that no machine's path enters the generated C
STAMP = ROOT / "build" / "mypyc.stamp"

PURE = os.environ.get("MANSARD_PURE", "0") not in ("", "0")
QUICK = os.environ.get("MANSARD_QUICK", "0") not in ("", "0")
GAMES = [name for name in os.environ.get("MANSARD_GAMES", "").split(",") if name]
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
CORES = os.cpu_count() or 1
FORECAST = 50 if QUICK else 260  # seconds of one core


def is_compiled(path: Path) -> bool:
    if path.name == "__init__.py":
        return False
    if GAMES and path.parent.parent.name == "games" and path.parent.name not in GAMES:
        return False
    return SKIP_MARK not in "".join(path.read_text(encoding="utf-8").splitlines(True)[:5])


def compiled_modules() -> list[Path]:
    found = (path for pattern in COMPILED for path in (SOURCE / "mansard").glob(pattern))
    return [path.relative_to(ROOT) for path in sorted(found) if is_compiled(path)]


def digest(modules: list[Path]) -> str:
    """What the built libraries depend on: sources, settings, versions."""
    facts = [platform.python_version(), version("mypy"), version("librt"), *COMPILER, str(QUICK)]
    files = [Path("setup.py"), Path("pyproject.toml"), *modules]
    texts = [f"{path.as_posix()}\n{(ROOT / path).read_text(encoding='utf-8')}" for path in files]
    return hashlib.sha256("\0".join([*facts, *texts]).encode()).hexdigest()


def compiler_answers(*arguments: str, source: str = "") -> str | None:
    """What the C compiler prints; None when it is missing or fails."""
    try:
        tried = subprocess.run(
            [*COMPILER, *arguments], input=source, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return tried.stdout


def can_compile() -> bool:
    include = f"-I{sysconfig.get_path('include')}"
    return (
        compiler_answers("-fsyntax-only", "-x", "c", include, "-", source="#include <Python.h>\n") is not None
    )


def is_gcc() -> bool:
    return "Free Software Foundation" in (compiler_answers("--version") or "")


def extensions(modules: list[Path]) -> list[Extension]:
    from mypyc.build import mypycify

    several = QUICK or is_gcc()
    found: list[Extension] = mypycify(
        [path.as_posix() for path in modules],
        opt_level="1" if QUICK else "3",
        debug_level="0",
        multi_file=several,
        group_name=GROUP,
        target_dir=str(C_FILES),
    )
    for extension in found:
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
        if several and not QUICK:
            extension.extra_compile_args += ["-flto"]
            extension.extra_link_args += [f"-flto={CORES}", "-O3", "-fno-semantic-interposition"]
    return found


def say(line: str) -> None:
    print(f"mansard: {line}", file=sys.stderr, flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """Two builds in one tree would trip over each other's files: the second waits."""
    try:
        import fcntl
    except ImportError:  # not a Unix
        yield
        return
    STAMP.parent.mkdir(exist_ok=True)
    with (STAMP.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Compile(build_ext):
    """Finds its modules when it runs, uses all cores, skips what is done, and can do without a compiler."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = CORES
        self.build_temp = str(Path("build", "quick" if QUICK else "optimised"))  # a wheel uses what is built
        if self.inplace:
            self.build_lib = self.build_temp

    def run(self) -> None:
        with alone():
            modules = compiled_modules()
            if PURE or not modules:
                return
            if not can_compile():
                self.go_without("no working C compiler or no Python.h (Debian: gcc and python3-dev)")
                return
            if self.inplace and self.is_up_to_date(modules):
                STAMP.touch()
                say(f"{len(modules)} compiled modules are up to date")
                return
            self.compile(modules)

    def compile(self, modules: list[Path]) -> None:
        started, compiled = time.time(), digest(modules)  # somebody may save a file while the compiler runs
        say(f"compiling {len(modules)} modules, about {FORECAST // CORES} s if the machine has nothing else")
        self.distribution.ext_modules = extensions(modules)
        self.swig_opts = None  # a second finalize_options would split the list of the first
        self.finalize_options()
        inplace = self.inplace  # setuptools turns it off while it runs, and leaves it off if it fails
        try:
            super().run()
        except (BaseError, CCompilerError) as problem:
            self.inplace = inplace
            self.go_without(f"the C compiler failed ({problem})")
            return
        if self.inplace:
            self.remove_libraries(keep={Path(self.get_ext_fullpath(built.name)) for built in self.extensions})
            STAMP.write_text(compiled + "\n", encoding="utf-8")
            os.utime(STAMP, (started, started))
            say(f"{len(modules)} modules compiled")

    def is_up_to_date(self, modules: list[Path]) -> bool:
        libraries = {path.parent / path.name.split(".")[0] for path in SOURCE.rglob("*.so")}
        complete = {(ROOT / path).with_suffix("") for path in modules} | {SOURCE / f"{GROUP}__mypyc"}
        return (
            libraries == complete
            and STAMP.exists()
            and STAMP.read_text(encoding="utf-8").strip() == digest(modules)
        )

    def go_without(self, reason: str) -> None:
        """A rule that is not compiled still runs, only many times slower."""
        say(f"{reason}: the rules stay plain Python")
        self.extensions = self.distribution.ext_modules = []
        if self.inplace:
            self.remove_libraries(keep=set())

    def remove_libraries(self, keep: set[Path]) -> None:
        """Python would prefer a stale library to the changed source next to it."""
        for path in SOURCE.rglob("*.so"):
            if path not in keep:
                path.unlink()

    def build_extensions(self) -> None:
        compile_in_order = self.compiler.compile
        headers = max((path.stat().st_mtime for path in C_FILES.rglob("*.h")), default=0.0)

        def is_fresh(source: str, built: str) -> bool:
            return os.path.exists(built) and os.path.getmtime(built) > max(os.path.getmtime(source), headers)

        def compile_at_once(sources: list[str], output_dir: str = "", **rest: Any) -> list[str]:
            built = self.compiler.object_filenames(sources, output_dir=output_dir)
            stale = [name for name, target in zip(sources, built, strict=True) if not is_fresh(name, target)]
            with ThreadPoolExecutor(CORES) as pool:
                list(pool.map(lambda name: compile_in_order([name], output_dir=output_dir, **rest), stale))
            return built

        self.compiler.compile = compile_at_once
        super().build_extensions()


class Library(build_py):
    """build_py that takes the rule books along; an editable installation reads them where they are."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shelf = Path(self.build_lib, "mansard", "rules")
            shutil.copytree(ROOT / "docs" / "rules", shelf, dirs_exist_ok=True)


class MansardDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        return not PURE


setup(cmdclass={"build_ext": Compile, "build_py": Library}, distclass=MansardDistribution)
