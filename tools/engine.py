"""Build the package from this checkout and make it the one that `.venv` runs.

`install` builds it compiled, or interpreted where that is not possible. `play` takes what is there: the compiled form
if it has been built before, or else the interpreted one, which is ready in a moment, while `compile` builds the other
at low priority for the next start.

Each build has a folder of its own in `.venv/duskbox`, named by what it was built from and by its form, and is never
changed: a server that runs stays with its folder, whatever is built or installed meanwhile. `duskbox.pth` names the
folder that counts. This runs in `.venv`, and needs setuptools to build.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows; what is in use there cannot be deleted anyway
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).parents[1]
BUILDS = Path(sys.prefix) / "duskbox"
POINTER = Path(sysconfig.get_path("purelib")) / "duskbox.pth"
SCRIPT = Path(sysconfig.get_path("scripts")) / "duskbox"
LOG = BUILDS / "compile.log"
COMPILED, INTERPRETED = "compiled", "interpreted"

#: The command: it keeps to the folder that it begins with, and its children with it.
LAUNCHER = """#!{python}
import os
import sys
from importlib.util import find_spec
from pathlib import Path

# A process of the lab that is started anew imports this file, and must not run the command again.
if __name__ == "__main__":
    home = Path(find_spec("duskbox").origin).parents[1]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(home), os.environ.get("PYTHONPATH")]))
    try:
        import fcntl

        in_use = (home / ".in-use").open()
        fcntl.flock(in_use, fcntl.LOCK_SH)
    except (ImportError, OSError):
        pass
    from duskbox.cli.main import main

    sys.exit(main())
"""


def main() -> int:
    """Do what the command line names."""
    BUILDS.mkdir(exist_ok=True)
    return {"install": install, "play": play, "compile": compile_for_next_start}[sys.argv[1]]()


def install() -> int:
    """Build what is not built yet, and make it count."""
    print("Building and installing duskbox (compiling takes about a minute) …", flush=True)
    with only_builder():
        use(build(may_compile()))
    return 0


def play() -> int:
    """Make the best form that is ready count, see to the better one, and run the command."""
    digest = digest_of(ROOT)
    best = BUILDS / f"{digest}-{COMPILED}"
    if best.exists() and may_compile():
        use(best)
    else:
        plain = BUILDS / f"{digest}-{INTERPRETED}"
        use(plain if plain.exists() else build(compiled=False))
        print(begin_compiling(digest), flush=True)
    command = [sys.executable, str(SCRIPT), *sys.argv[2:]]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


def may_compile() -> bool:
    """Whether the compiled form is wanted."""
    return os.environ.get("DUSKBOX_COMPILE") != "0"


def begin_compiling(digest: str) -> str:
    """Start to compile for the next time, and say so; or say why not."""
    starting = "Starting with the interpreted engine"
    if not may_compile():
        return f"{starting}, as DUSKBOX_COMPILE=0 asks."
    if (BUILDS / f"{digest}.failed").exists():
        return f"{starting}: the compiled one could not be built, {LOG} says why."
    if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        return f"{starting}: a C compiler would make the bots several times as fast."
    nothing = subprocess.DEVNULL
    command = [sys.executable, __file__, "compile"]
    # In a session of its own, so that Ctrl+C in this terminal does not end it.
    subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)
    return f"{starting}; the compiled one is built meanwhile, for the next start."


def compile_for_next_start() -> int:
    """Build the compiled form without getting in the way of a game."""
    if hasattr(os, "nice"):
        os.nice(19)
    with only_builder():
        digest = digest_of(ROOT)
        if (BUILDS / f"{digest}-{COMPILED}").exists():
            return 0
        with LOG.open("w") as log:
            for stream in (sys.stdout, sys.stderr):
                os.dup2(log.fileno(), stream.fileno())
        try:
            subprocess.run([sys.executable, ROOT / "tools" / "packages.py", "build"], check=True)
            is_compiled = build(compiled=True).name.endswith(COMPILED)
        except (OSError, subprocess.SubprocessError, SystemExit) as error:
            print(error)
            is_compiled = False
        if not is_compiled:
            (BUILDS / f"{digest}.failed").touch()
    return 0


def build(compiled: bool) -> Path:
    """The folder of a build of the sources as they are now; an interpreted one where they cannot be compiled.

    It is made from a copy, so sources may be edited meanwhile. What the compiler leaves is kept for the next time, so
    there can be only one such build at a time.
    """
    with tempfile.TemporaryDirectory(dir=BUILDS, prefix=".") as scratch:
        copy = BUILDS / ".compiling" if compiled else Path(scratch) / "copy"
        copy_sources(copy)
        digest = digest_of(copy)
        built = BUILDS / f"{digest}-{COMPILED if compiled else INTERPRETED}"
        if built.exists():
            return built
        code = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
        environment = {**os.environ, "DUSKBOX_COMPILE": "1" if compiled else "0"}
        command = [sys.executable, "-c", code, scratch]
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"duskbox could not be built:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
        files = Path(scratch) / "files"
        with zipfile.ZipFile(next(Path(scratch).glob("*.whl"))) as wheel:
            wheel.extractall(files)
        (files / ".in-use").touch()
        form = COMPILED if any(files.glob("duskbox__mypyc.*")) else INTERPRETED
        built = BUILDS / f"{digest}-{form}"
        if not built.exists():
            files.rename(built)
        return built


#: What the package is made from.
MADE_FROM = ("src/duskbox", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md", "docs/duskbox.1")


def copy_sources(copy: Path) -> None:
    """Make a copy of the sources; of an earlier build only what the compiler made of files that still exist is kept."""
    shutil.rmtree(copy / "src", ignore_errors=True)
    for name in MADE_FROM:
        source, target = ROOT / name, copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target)
    for library in copy.glob("build/lib*"):
        for path in library.rglob("*"):
            source = copy / "src" / path.relative_to(library).parent / f"{path.name.partition('.')[0]}.py"
            if path.is_file() and not (path.suffix == ".so" and (source.exists() or path.parent == library)):
                path.unlink()


def digest_of(folder: Path) -> str:
    """What tells one state of the sources from another, for this Python."""
    digest = hashlib.sha256(f"{sys.version} {sys.prefix}".encode())
    for name in MADE_FROM:
        for path in files_in(folder / name):
            digest.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def files_in(place: Path) -> Iterator[Path]:
    """A file, or every file in a folder but what Python makes of it, always in the same order."""
    if place.is_file():
        yield place
    elif place.name != "__pycache__":
        for path in sorted(place.iterdir()):
            yield from files_in(path)


def use(folder: Path) -> None:
    """Make a build count from now on, and delete those that no one uses any more."""
    for file, content in ((POINTER, f"{folder}\n"), (SCRIPT, LAUNCHER.format(python=sys.executable))):
        replacement = file.with_name(f"{file.name}.{os.getpid()}")
        replacement.write_text(content, encoding="utf-8")
        replacement.chmod(0o755)
        replacement.replace(file)
    for other in [*BUILDS.glob(f"*-{INTERPRETED}"), *BUILDS.glob(f"*-{COMPILED}")]:
        if other != folder and not in_use(other):
            shutil.rmtree(other, ignore_errors=True)


def in_use(folder: Path) -> bool:
    """Whether a command runs from a build."""
    if fcntl is None:
        return True
    try:
        with (folder / ".in-use").open() as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    return False


@contextmanager
def only_builder() -> Iterator[None]:
    """Wait until no one else builds from this checkout."""
    with (BUILDS / ".building").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
