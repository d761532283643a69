"""Ctrl+C: what the programs of this folder do when it comes."""

from __future__ import annotations

import signal
import threading
from typing import Final

#: What a program interrupted by SIGINT returns to the shell: 128 and the number of the signal.
EXIT_CODE: Final = 130


def ignore() -> None:
    """From now on the program is leaving: a second Ctrl+C must not stop it from saving the game and saying so."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
