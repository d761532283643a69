"""Install locked sets of packages into `.venv`: `python tools/packages.py run` (or `dev`, `build`, `node`, `release`).

With uv, which takes a second where pip takes a minute: the machine's own, or else the one that comes as a wheel; with
pip where there is no uv, or where `DUSKBOX_INSTALLER=pip` asks for it. Every file has to have the hash that
`requirements/*.txt` names. This runs before anything is installed, so it needs the standard library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
#: Where the wheel of uv goes: it is a tool, and no part of the environment.
OWN_UV = VENV / ".uv"
#: Of the packages Python compiles what is ever used when it is; to compile all of them takes longer.
PIP = ["-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check", "--require-hashes"]


def main() -> int:
    """Install the sets that are named on the command line, when no one else installs."""
    VENV.mkdir(exist_ok=True)
    with (VENV / ".installing").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        return install(sys.argv[1:])


def install(names: list[str]) -> int:
    """Install these sets."""
    files = [ROOT / "requirements" / f"{name}.txt" for name in names]
    if not PYTHON.exists():
        # Without pip, which takes seconds to install; it is added if it turns out to be needed.
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(VENV)], check=True)
    asked_for = [argument for file in files for argument in ("-r", str(file))]
    uv = find_uv()
    if uv is not None:
        command = [uv, "pip", "install", "--quiet", "--python", str(PYTHON), "--require-hashes", *asked_for]
        if subprocess.run(command, env=for_uv()).returncode == 0:
            return 0
        print("uv could not install the packages, pip tries again …", file=sys.stderr)
    if not has_pip(PYTHON):
        subprocess.run([PYTHON, "-m", "ensurepip", "--default-pip"], check=True, stdout=subprocess.DEVNULL)
    return subprocess.run([PYTHON, *PIP, *asked_for]).returncode


def find_uv() -> str | None:
    """A uv that runs here, or none."""
    if os.environ.get("DUSKBOX_INSTALLER") == "pip":
        return None
    own = str(OWN_UV / "bin" / "uv")
    for uv in (shutil.which("uv"), own):
        if uv is not None and runs([uv, "--version"]):
            return uv
    # The pip of the Python that runs this is at hand at once, if it has one; our own would have to be installed first.
    if not has_pip(Path(sys.executable)):
        return None
    wheel = [*PIP, "--only-binary", ":all:", "--target", str(OWN_UV), "-r", str(ROOT / "requirements" / "uv.txt")]
    return own if runs([sys.executable, *wheel]) and runs([own, "--version"]) else None


def for_uv() -> dict[str, str]:
    """The environment for uv: an index that pip has been told is the one to use."""
    index = os.environ.get("PIP_INDEX_URL")
    return {**os.environ, **({"UV_DEFAULT_INDEX": index} if index else {})}


def has_pip(python: Path) -> bool:
    """Whether this Python can install packages by itself."""
    return runs([str(python), "-c", "import pip"])


def runs(command: list[str]) -> bool:
    """Whether a command runs and succeeds; what it says does not matter."""
    try:
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    except OSError:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
