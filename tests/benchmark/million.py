#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a million samples cost Steelyard: see million.sh.
    million.py [--steelyard PROGRAM] [--limit SECONDS] [--rows NUMBER] [ROW...]
Each row is one command with its default settings but for what the row says: the seconds from the
start of the program to the first value that its progress shows (on a pseudo-terminal, as a person
sees it), to the end, with all that it checks and writes but pictures, the processor time of all
cores, and the most memory that it had. The aims are 120 s, 600 s and 4 GB, on two cores; a row that
misses one is no error. A process that has not ended at the limit is interrupted as by Ctrl+C, and
killed a minute later; how long it takes to stop is in the last column.
"""

import argparse
import os
import pathlib
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
COLUMNS = 50
GIGABYTE = 1e9
AIM_FIRST, AIM_END, AIM_BYTES = 120.0, 600.0, 4.0 * GIGABYTE
PATIENCE = 60.0  # seconds after an interruption, before the process is killed

TARGET = ['--inputs', f'1-{COLUMNS}', '--truth', str(COLUMNS + 1)]
ALONE = ['--inputs', f'1-{COLUMNS}']
# Name, what is asked, command, file, roles and settings. A reader has no value before its end.
ROWS = [
    ('csv', 'read a CSV file', 'info', 'table.csv', []),
    ('npy', 'read a NumPy array', 'info', 'table.npy', []),
    ('f-test', 'F-test', 'run', 'table.npy', [*TARGET, '--method', 'f-test']),
    ('elastic-net', 'elastic net', 'run', 'table.npy', [*TARGET, '--method', 'elastic-net']),
    ('pcov-fps', 'PCov-FPS', 'run', 'table.npy', [*TARGET, '--method', 'pcov-fps']),
    ('mutual-information', 'mutual information', 'run', 'table.npy',
     [*TARGET, '--method', 'mutual-information']),
    ('random-forest', 'random forest', 'run', 'table.npy', [*TARGET, '--method', 'random-forest']),
    ('laplacian-score', 'Laplacian score', 'run', 'table.npy', [*ALONE, '--method', 'laplacian-score']),
    ('dufs', 'DUFS in batches', 'run', 'table.npy', [*ALONE, '--method', 'dufs']),
    ('dii', 'DII', 'run', 'table.npy', [*TARGET, '--method', 'dii']),
    ('automatic', 'Automatic', 'run', 'table.npy', [*TARGET, '--method', 'automatic'])]


def make_tables(folder, rows):
    """Writes table.npy and table.csv: inputs that share factors, and a target of five of them. It
    runs in a process of its own: what a process has had counts for those that it starts."""
    import numpy
    random = numpy.random.default_rng(1)
    table = numpy.lib.format.open_memmap(folder / 'table.npy', 'w+', float, (rows, COLUMNS + 1))
    mixing = 0.3 * random.normal(size=(8, COLUMNS))
    with open(folder / 'table.csv', 'wb') as file:
        names = [f'x{number}' for number in range(1, COLUMNS + 1)] + ['y']
        file.write(','.join(names).encode() + b'\n')
        for begin in range(0, rows, 20000):
            part = table[begin:begin + 20000]
            inputs = random.normal(size=(len(part), COLUMNS))
            inputs += random.normal(size=(len(part), 8)) @ mixing
            part[:, :COLUMNS] = inputs
            part[:, COLUMNS] = (2.0 * inputs[:, 0] + inputs[:, 1] + numpy.sin(inputs[:, 2])
                                + inputs[:, 3] * inputs[:, 4] + random.normal(size=len(part)))
            file.write(as_text(numpy, part))
    table.flush()


def as_text(numpy, part):
    """Six decimals, as a file of CSV: much faster than a call for each cell."""
    digits, point, width = 9, 3, 12  # "-", three digits, ".", six digits, ","
    cells = numpy.full((*part.shape, width), ord('0'), numpy.uint8)
    left = numpy.rint(numpy.abs(part) * 1e6).astype(numpy.int64)
    for place in range(digits):
        position = 1 + digits - place if digits - place > point else digits - place
        cells[..., position] += (left % 10).astype(numpy.uint8)
        left //= 10
    cells[..., 0] = ord('-')
    cells[..., 1 + point] = ord('.')
    cells[..., -1] = ord(',')
    cells[:, -1, -1] = ord('\n')
    shown = numpy.ones(cells.shape, bool)
    shown[..., 0] = part < 0.0
    shown[..., 1] = cells[..., 1] > ord('0')  # no zeros lead, but for the one before the point
    shown[..., 2] = shown[..., 1] | (cells[..., 2] > ord('0'))
    return cells[shown].tobytes()


VALUE = re.compile(rb'iteration \d+  .*? (\S+)  ')


class Watched:
    """A process with its progress on a pseudo-terminal, and what it cost."""

    def __init__(self, command, limit):
        self.first, self.stopping, self.cut = None, None, False
        self.start = time.perf_counter()
        self.until, self.seen = self.start + limit, b''
        leader, follower = pty.openpty()
        with tempfile.TemporaryFile() as said:
            process = subprocess.Popen(command, stdout=said, stderr=follower, stdin=subprocess.DEVNULL)
            os.close(follower)
            self.follow(process, leader)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = self.code = os.waitstatus_to_exitcode(status)
            os.close(leader)
            said.seek(0)
            self.said = said.read().decode(errors='replace')
        self.end = time.perf_counter() - self.start
        self.bytes = 1024.0 * usage.ru_maxrss
        self.processor = usage.ru_utime + usage.ru_stime

    def follow(self, process, terminal):
        """Until the process has closed its end of the terminal."""
        while True:
            if time.perf_counter() > self.until:
                self.interrupt(process)
            if select.select([terminal], [], [], 0.05)[0] and not self.read(terminal):
                return

    def interrupt(self, process):
        process.send_signal(signal.SIGKILL if self.cut else signal.SIGINT)
        if not self.cut:
            self.cut, self.stopping = True, time.perf_counter()
        self.until += PATIENCE

    def read(self, terminal):
        try:
            text = os.read(terminal, 65536)
        except OSError:  # the other end is closed
            return False
        self.seen = (self.seen + text)[-4096:]
        if self.first is None and any(value != b'0' for value in VALUE.findall(self.seen)):
            self.first = time.perf_counter() - self.start
        return bool(text)


def judged(aims):
    """\\param aims  name, whether it is held: None where the limit hid it"""
    missed = [name for name, held in aims if held is False]
    unknown = [name for name, held in aims if held is None]
    if missed:
        return 'missed: ' + ', '.join(missed)
    return 'not known: ' + ', '.join(unknown) if unknown else 'held'


def cells_of(row, watched, limit):
    if watched.code != 0 and not watched.cut:
        last = (watched.seen.decode(errors='replace').split('\n') + [''])[-2].strip()
        return [f'failed ({watched.code})', last, f'{watched.processor:.1f}',
                f'{watched.bytes / GIGABYTE:.2f}', '', '']
    first = watched.first
    if first is None and not watched.cut:
        first = watched.end
    aims = [('memory', watched.bytes <= AIM_BYTES)]
    aims.append(('first value', first <= AIM_FIRST if first is not None
                 else False if limit >= AIM_FIRST else None))
    aims.append(('end', watched.end <= AIM_END if not watched.cut
                 else False if limit >= AIM_END else None))
    stopped = ''
    if watched.cut:
        stopped = f'{watched.start + watched.end - watched.stopping:.1f}'
        stopped += ' (killed)' if watched.code == -signal.SIGKILL else ''
    return ['none' if first is None else f'{first:.1f}',
            f'cut at {limit:.0f}' if watched.cut else f'{watched.end:.1f}',
            f'{watched.processor:.1f}', f'{watched.bytes / GIGABYTE:.2f}', judged(aims), stopped]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--steelyard', default=str(ROOT / 'build' / 'release' / 'app' / 'steelyard'))
    parser.add_argument('--limit', type=float, default=600.0, metavar='SECONDS')
    parser.add_argument('--rows', type=int, default=1000000, metavar='NUMBER')
    parser.add_argument('--make', type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument('names', nargs='*', metavar='ROW')
    options = parser.parse_args()
    if options.make:
        make_tables(options.make, options.rows)
        return
    unknown = set(options.names) - {row[0] for row in ROWS}
    if unknown:
        parser.error(f'unknown: {", ".join(sorted(unknown))}; known: '
                     + ', '.join(row[0] for row in ROWS))
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, '-B', __file__, '--make', folder, '--rows', str(options.rows)],
                       check=True)
        print(f'{options.rows:,} samples x {COLUMNS} inputs, {len(os.sched_getaffinity(0))} cores; load '
              f'before: {os.getloadavg()[0]:.2f}\nAims: first value {AIM_FIRST:.0f} s, end '
              f'{AIM_END:.0f} s, memory {AIM_BYTES / GIGABYTE:.0f} GB\n\n'
              '| task | first value, s | end, s | processor, s | peak memory, GB | aims '
              '| to stop, s |\n'
              + '| --- ' * 7 + '|', flush=True)
        for row in ROWS:
            if options.names and row[0] not in options.names:
                continue
            name, title, command, file, words = row
            out = ['--no-plots', '--force', '--out', os.path.join(folder, 'out')]
            out = [] if command == 'info' else out
            watched = Watched([options.steelyard, command, os.path.join(folder, file), *words, *out],
                              options.limit)
            print('| ' + ' | '.join([title, *cells_of(row, watched, options.limit)]) + ' |', flush=True)


if __name__ == '__main__':
    main()
