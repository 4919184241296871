"""Runs the emulator until its standard input closes: it ends, and saves its state, even when its parent is killed."""

import os
import signal
import threading


def end_with_parent():
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=end_with_parent, daemon=True).start()

from ministack.app import main  # noqa: E402

try:
    main()
finally:
    # The functions' processes belong to this group.
    os.killpg(0, signal.SIGKILL)
