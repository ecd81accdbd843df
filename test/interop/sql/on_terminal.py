"""Runs a command on a terminal, types yes where it is asked for, and prints what the terminal shows."""

from __future__ import annotations

import os
import pty
import sys

pid, terminal = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], sys.argv[1:])
shown = b""
while True:
    try:
        chunk = os.read(terminal, 65536)
    except OSError:  # Linux ends the terminal of an ended process so.
        break
    if not chunk:
        break
    if b"Type yes" in shown + chunk and b"Type yes" not in shown:
        os.write(terminal, b"yes\n")
    shown += chunk
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
