#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Peak memory of whole processes of Steelyard: see memory.sh.
    memory.py [--steelyard PROGRAM] [--limit SECONDS] [--sizes ROWS,...] [--write] [METHOD...]
Each row is one command of million.py with its default settings, with all that it checks and writes
but pictures; each pair of columns is one number of samples. The first number of a cell is the most
memory that the process had (GNU time: maximum resident set size, 1 GB = 1e9 bytes), the second the
seconds from its start to its end. The line above the table says how large the table itself is.
--write: write the table into resources/docs/speed.md, between the two comments that name memory.sh.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import million

BEGIN, END = '<!-- memory.sh writes from here -->', '<!-- memory.sh writes to here -->'
DOCUMENT = million.ROOT / 'resources' / 'docs' / 'speed.md'
CUT = 124  # how timeout ends if the limit was reached


def measured(command, limit, folder):
    """The cells of one process: memory and seconds."""
    report = pathlib.Path(folder) / 'time.txt'
    # The limit is within what is timed, so that it stops the program and not its watch; the few MB of
    # `timeout` are less than any of these processes.
    process = subprocess.run(
        ['/usr/bin/time', '-o', report, '-f', '%M %e', 'timeout', '--signal=INT', '--kill-after=60',
         str(limit), *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    if process.returncode not in (0, CUT):
        said = process.stderr.decode(errors='replace').strip().split('\n')[-1]
        return [f'failed ({process.returncode}): {said}'.replace('|', '/'), '']
    kilobytes, seconds = report.read_text().strip().split('\n')[-1].split()
    cut = process.returncode == CUT
    return [f'{1024.0 * float(kilobytes) / million.GIGABYTE:.2f}',
            f'cut at {limit:.0f}' if cut else f'{float(seconds):.1f}']


def cells(options, row, rows, folder):
    _, _, command, file, words = row
    out = [] if command == 'info' else ['--no-plots', '--force', '--out', os.path.join(folder, 'out')]
    table = os.path.join(folder, str(rows), file)
    return measured([options.steelyard, command, table, *words, *out], options.limit, folder)


def table_of(options, sizes, chosen, folder):
    for rows in sizes:
        os.mkdir(os.path.join(folder, str(rows)))
        subprocess.run([sys.executable, '-B', million.__file__, '--make',
                        os.path.join(folder, str(rows)), '--rows', str(rows)], check=True)
    model = re.search(r'^model name\s*: (.*)$', pathlib.Path('/proc/cpuinfo').read_text(), re.MULTILINE)
    inputs = ', '.join(f'{8.0 * rows * (million.COLUMNS + 1) / million.GIGABYTE:.2f} GB of '
                       f'{rows:,} samples' for rows in sizes)
    lines = [f'{model[1] if model else "A processor"}, {len(os.sched_getaffinity(0))} cores; load before: '
             f'{os.getloadavg()[0]:.2f}. The table itself takes {inputs} x {million.COLUMNS} inputs.', '',
             '| task |' + ''.join(f' {rows:,} samples: peak memory, GB | s |' for rows in sizes),
             '| --- |' + ' --- | --- |' * len(sizes)]
    print('\n'.join(lines), flush=True)
    for row in chosen:
        found = [cell for rows in sizes for cell in cells(options, row, rows, folder)]
        lines.append('| ' + ' | '.join([row[1], *found]) + ' |')
        print(lines[-1], flush=True)
    return '\n'.join(lines)


def write_document(text):
    before, rest = DOCUMENT.read_text().split(BEGIN)
    after = rest.split(END)[1]
    DOCUMENT.write_text(f'{before}{BEGIN}\n\n{text}\n\n{END}{after}')


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--steelyard',
                        default=str(million.ROOT / 'build' / 'release' / 'app' / 'steelyard'))
    parser.add_argument('--limit', type=float, default=600.0, metavar='SECONDS')
    parser.add_argument('--sizes', default='100000,1000000', metavar='ROWS,...')
    parser.add_argument('--write', action='store_true')
    parser.add_argument('names', nargs='*', metavar='METHOD')
    options = parser.parse_args()
    known = [row[0] for row in million.ROWS]
    if unknown := sorted(set(options.names) - set(known)):
        parser.error(f'unknown: {", ".join(unknown)}; known: {", ".join(known)}')
    sizes = [int(rows) for rows in options.sizes.split(',')]
    chosen = [row for row in million.ROWS if not options.names or row[0] in options.names]
    with tempfile.TemporaryDirectory() as folder:
        text = table_of(options, sizes, chosen, folder)
    if options.write:
        write_document(text)
    return int('failed (' in text)


if __name__ == '__main__':
    sys.exit(main())
