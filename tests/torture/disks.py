# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Full disks, limits on file sizes, outputs that accept nothing."""

import os
import stat
import subprocess

from good_files import table, text
from left_behind import half_written, hashes
from verdict import of_end, of_run
from workbench import Limits

DII = ("--method", "dii")  # otherwise, what is run depends on the table
SHARE = 1
RUN = ("run", "table.csv", "--inputs", "1-3", "--truth", "4", *DII, "--set", "epochs=2")

PRINTING = (
    ["info", "table.csv"], ["info", "table.csv", "--json"], ["methods"], ["methods", "--json"], ["--version"],
    ["--help"], ["help"], ["help", "run"], ["run", "--help"], [*RUN, "--out", "new", "--no-plots"],
    ["compare", "out/record.json"],
    ["held-out", "out/record.json"], ["rerun", "out/record.json"],
    ["imbalance", "table.csv", "--from", "1-3", "--to", "4"],
)


def prepare(trial):
    """A table and an earlier run of it."""
    trial.write("table.csv", text(table(trial.random, 60)))
    trial.run([*RUN, "--out", "out", "--quiet"])


def force(trial):
    """The option to overwrite an earlier run, if the program has it."""
    return ["--force"] if "--force" in trial.run(["run", "--help"]).out else []


def judge(trial, ended, folder):
    """Exit code 4 with a message, or done with all files; files are complete in both cases."""
    word, why = of_run(ended, folder, (0, 4)) if ended.code == 0 else of_end(ended, (4,))
    trial.tell(word, why)
    if half := half_written(folder):
        trial.tell("lost", f"half-written {half}")


def small_files(trial):
    """No file may be larger than a few KiB."""
    limits = Limits(file_size=trial.random.choice((0, 1, 2, 4, 8, 16, 64)))
    plots = trial.random.choice((["--no-plots"], []))
    ended = trial.run([*RUN, "--out", "out", *plots, *force(trial)], limits)
    if limits.file_size == 0 and ended.code < 0:
        return
    judge(trial, ended, trial.folder / "out")


def full_output(trial):
    """Standard output on a full device."""
    command = trial.random.choice(PRINTING)
    redirected = trial.random.choice((">/dev/full ", ">&- "))
    ended = trial.run(command, redirected=redirected)
    word, why = of_end(ended, (4,))
    trial.tell(word, why and f"{redirected.strip()}: {why}")


def full_device(trial):
    """A full device as an output: our own device, because a fault would replace the system's."""
    device = trial.folder / "full"
    try:
        os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 7))
        with open(device, "wb", buffering=0):
            pass
    except OSError:
        small_files(trial)  # only root can do it, and not everywhere
        return
    option = trial.random.choice(("--csv", "--weights", "--pairs", "--html"))
    ended = trial.run(["compare", "out/record.json", option, "full"])
    trial.tell(*of_end(ended, (2, 4)))
    if not stat.S_ISCHR(device.stat().st_mode):
        trial.tell("lost", "a device was replaced by a file")


def pipe_named(trial):
    """A pipe as an output is written to or refused; it stays a pipe."""
    pipe = trial.folder / "pipe.fifo"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.DEVNULL)
    try:
        ended = trial.run(["compare", "out/record.json", trial.random.choice(("--csv", "--html")), "pipe.fifo"])
    finally:
        reader.kill()
        reader.wait()
    trial.tell(*of_end(ended, (0, 2, 4)))
    if not stat.S_ISFIFO(pipe.stat().st_mode):
        trial.tell("lost", "a pipe was replaced by a file")


def small_disk(trial):
    """A file system of a few KiB; only root can make one."""
    disk = trial.folder / "disk"
    disk.mkdir()
    size = trial.random.choice((4, 8, 16, 32, 64, 128))
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", disk], check=False,
                             capture_output=True)
    if mounted.returncode != 0:
        small_files(trial)
        return
    try:
        trial.commands.append(f"# disk: a tmpfs of {size} KiB")
        ended = trial.run([*RUN, "--out", "disk/out"])
        judge(trial, ended, disk / "out")
        before = hashes(disk)
        ended = trial.run([*RUN, "--out", "disk/out", "--set", "l1=0.01", *force(trial)])
        judge(trial, ended, disk / "out")
        if ended.code == 4 and "out/record.json" in before and "out/record.json" not in hashes(disk):
            trial.tell("lost", "the record of the earlier run is gone")
    finally:
        subprocess.run(["umount", "-l", disk], check=False)


def trial(trial):
    """One of these."""
    prepare(trial)
    trial.random.choice((small_files, full_output, full_output, full_device, pipe_named, small_disk))(trial)
