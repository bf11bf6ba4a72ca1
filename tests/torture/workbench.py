# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the program in its own folder, with limits, and records the commands."""

import os
import shlex
import signal
import subprocess
from pathlib import Path
from typing import NamedTuple

# The limits are set in the shell, so that the printed command repeats them exactly. The signal that
# comes with a file that grows too large must not end the program.
LIMITED = "ulimit -c 0; ulimit -t {cpu}; {more}exec {redirected}\"$0\" \"$@\""


class Ended(NamedTuple):
    """How a process ended and what it printed."""

    code: int  # negative: ended by this signal
    out: str
    error: str
    hung: bool

    def words(self):
        """What the user reads."""
        return (self.error + self.out)[-2000:]


class Limits(NamedTuple):
    """What a process may use. Memory and file size in KiB; None: no limit."""

    cpu: int = 30  # seconds of processor time: a busy machine must not look like a hang
    wall: int = 240  # seconds
    memory: int | None = 4_000_000
    file_size: int | None = None


class Program:
    """The program under test."""

    def __init__(self, path):
        self.path = Path(path).resolve()
        # The sanitizers reserve terabytes of addresses and are slow.
        content = self.path.read_bytes()
        self.sanitized = b"__asan_init" in content or b"__tsan_init" in content
        self.version = ""


def homes(folder):
    """Environment with separate home folders, so that no session of the user is touched."""
    return {
        "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
        "LC_ALL": "C.UTF-8",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "home/data"),
        "XDG_CONFIG_HOME": str(folder / "home/config"),
        "XDG_CACHE_HOME": str(folder / "home/cache"),
        "XDG_RUNTIME_DIR": str(folder / "home/runtime"),
        "QT_QPA_PLATFORM": "offscreen",
        "OMP_NUM_THREADS": "2",
        "TMPDIR": str(folder),
        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1:verify_asan_link_order=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


def shell_command(program, arguments, limits, redirected="", preloaded=None):
    """The command line with its limits, as a list for exec."""
    more = ""
    factor = 8 if program.sanitized else 1
    if limits.memory and not program.sanitized:
        more += f"ulimit -v {limits.memory}; "
    if preloaded is not None:  # not into the shell itself
        more += f"export LD_PRELOAD={shlex.quote(str(preloaded))}; "
    if limits.file_size is not None:
        more += f"ulimit -f {limits.file_size * 2}; "  # dash counts in blocks of 512 bytes
    script = LIMITED.format(cpu=limits.cpu * factor, more=more, redirected=redirected)
    return ["sh", "-c", script, str(program.path), *map(str, arguments)]


def end_group(process, number=signal.SIGKILL):
    """Ends a process that we started, and its children."""
    try:
        os.killpg(process.pid, number)
    except ProcessLookupError:
        pass


def started(command, folder, environment=None):
    """A process in its own group. Its output comes through pipes, because files have limits."""
    (folder / "home/runtime").mkdir(parents=True, exist_ok=True, mode=0o700)
    return subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, env={**homes(folder), **(environment or {})},
                            start_new_session=True)


def ended(process, wall):
    """Waits for the end; a process that takes too long is ended and counted as hung.

    The monkey answers the first signal with the call stack of the thread that receives it."""
    hung = ""
    for number in (signal.SIGABRT, signal.SIGKILL):
        try:
            out, error = process.communicate(timeout=10 if hung else wall)
            break
        except subprocess.TimeoutExpired:
            hung = hung or threads_of(process)
            end_group(process, number)
    else:
        out, error = process.communicate()
    return Ended(process.returncode, text_of(out), text_of(error) + hung,
                 bool(hung) or process.returncode == -signal.SIGXCPU)


def threads_of(process):
    """The threads of a process that hangs: name, state, and what each waits for in the kernel."""
    lines = ["its threads:"]
    for thread in sorted(Path(f"/proc/{process.pid}/task").glob("*")):
        try:
            state = (thread / "stat").read_text().rpartition(")")[2].split()[0]
            lines.append(f"{(thread / 'comm').read_text().strip()} {state} {(thread / 'wchan').read_text()}")
        except OSError:
            lines.append("?")
    return "\n".join(lines)


def text_of(said):
    """What a process printed."""
    return said.decode("utf-8", "backslashreplace")


class Trial:
    """One odd thing done to the program, in its own folder."""

    def __init__(self, program, folder, random, tools):
        self.program = program
        self.folder = folder
        self.random = random
        self.tools = tools  # the compiled libraries, by name; may be empty
        self.verdicts = []
        self.commands = []

    def tell(self, word, why=""):
        """Records the verdict: a word of the table and, for bad ones, what was seen."""
        self.verdicts.append((word, why))

    def write(self, name, content):
        """A file in the folder. Returns the name."""
        if isinstance(content, str):
            content = content.encode("utf-8", "surrogateescape")
        (self.folder / name).write_bytes(content)
        return name

    def note(self, command, environment=None):
        """Remembers how to repeat a command."""
        line = " ".join(map(shlex.quote, command))
        before = "".join(f"{name}={shlex.quote(str(value))} "
                         for name, value in (environment or {}).items())
        self.commands.append(before + line)

    def start(self, arguments, limits=Limits(), environment=None, redirected="", preloaded=None):
        """Starts the program without waiting for it."""
        command = shell_command(self.program, arguments, limits, redirected, preloaded)
        self.note(command, environment)
        return started(command, self.folder, environment)

    def end(self, process, limits=Limits()):
        """Waits for a process that was started."""
        factor = 4 if self.program.sanitized else 1
        return ended(process, limits.wall * factor)

    def run(self, arguments, limits=Limits(), **how):
        """Runs the program to its end."""
        return self.end(self.start(arguments, limits, **how), limits)
