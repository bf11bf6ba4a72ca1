# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window, without a display: random input everywhere, kills in between, then opened again."""

import signal
import time

import odd_files
from damaged_json import damaged, recorded
from good_files import FORMATS, good, table
from left_behind import half_written, hashes
from verdict import of_end
from workbench import end_group

SHARE = 2
SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
STEPS, PAUSE = 60, 25  # ms


def monkey(trial, steps=STEPS):
    """Environment that loads the monkey; without it, the window only opens."""
    if "window_monkey" not in trial.tools:
        return {}
    return {"MONKEY_SEED": str(trial.random.randrange(2**31)),
            "MONKEY_STEPS": str(steps), "MONKEY_PAUSE": str(PAUSE)}


def opened(trial, arguments, steps=STEPS, end_with=None, after=0.0):
    """The window on a file until the monkey closes it, or a signal ends it."""
    environment = monkey(trial, steps)
    process = trial.start(arguments, environment=environment, preloaded=trial.tools.get("window_monkey"))
    if not environment and end_with is None:
        end_with, after = signal.SIGTERM, 2.0
    if end_with is not None:
        time.sleep(after)
        if process.poll() is None:
            trial.commands.append(f"# ended by {signal.Signals(end_with).name}")
            end_group(process, end_with)
    return trial.end(process)


def sessions_of(trial):
    """The saved sessions."""
    return sorted((trial.folder / "home/data").rglob("*.session.json"))


def something_to_open(trial):
    """A table, a record or a session, good or odd."""
    random = trial.random
    what = random.randrange(8)
    if what < 3:
        name = random.choice(list(FORMATS))
        return trial.write(name, good(name, table(random, random.choice((8, 40, 200)))))
    if what == 3:
        return trial.write("odd.csv", odd_files.odd_content(random))
    if what == 4:
        return None
    if not recorded(trial):
        return None
    content = (trial.folder / "out/record.json").read_bytes()
    return trial.write("opened.json", content if what == 5 else damaged(random, content))


def judge_end(trial, ended, by=None):
    """Exit code 0 if the monkey closed it; after a signal, that signal or an orderly exit."""
    if by is not None and ended.code == -by:
        trial.tell("read")
        return
    word, why = of_end(ended, (0, 2, 3))
    trial.tell(word, why and (f"{signal.Signals(by).name}: {why}" if by else why))


def judge_left(trial, inputs):
    """Files must be complete, inputs unchanged, and sessions must open."""
    if half := half_written(trial.folder / "home/data"):
        trial.tell("lost", f"half-written {half}")
    now = hashes(trial.folder)
    changed = [name for name in inputs if not name.startswith("home/") and now.get(name) != inputs[name]]
    if changed:
        trial.tell("lost", f"changed: {changed}")
    for session in sessions_of(trial)[-1:]:
        judge_end(trial, opened(trial, [str(session.relative_to(trial.folder))], steps=8))


def damage_session(trial):
    """A saved session, damaged, then opened as a file and at the next start."""
    kept = sessions_of(trial)
    if not kept:
        return
    kept[-1].write_bytes(damaged(trial.random, kept[-1].read_bytes()))
    judge_end(trial, opened(trial, [str(kept[-1].relative_to(trial.folder))], steps=15))
    judge_end(trial, opened(trial, [], steps=15))


def trial(trial):
    """Opens something, plays with it, ends it in some way and checks what is left."""
    random = trial.random
    name = something_to_open(trial)
    inputs = hashes(trial.folder)
    by = random.choice((None, None, *SIGNALS))
    after = random.choice((0.1, 0.5, 1.0, 1.6)) + random.random() * 0.4
    judge_end(trial, opened(trial, [name] if name else [], end_with=by, after=after), by)
    judge_left(trial, inputs)
    if random.random() < 0.4:
        damage_session(trial)
