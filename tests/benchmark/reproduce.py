#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All methods on eleven tables, as a Markdown table: see reproduce.sh, which builds what this needs.
    reproduce.py [--limit SECONDS] [--no-nested] [--keep FILE] [--write] [--steelyard PROGRAM]
                 [TABLE...]
Each cell is of one `steelyard bench` of one method: the held-out error (1 knows nothing) with the
suggested number of columns, that number in parentheses, and the seconds that its trials took. The
splits are the same for all methods. "nested" is the held-out error that the answer of `steelyard run`
has: there, the number of columns is chosen without the samples that judge it, too.
--limit: at most so many seconds for a table, 1,800 unless told; each method gets an equal part of
what is left of them, and what was cut is tried again with what quick methods have left.
--keep: read the cells of earlier calls from this file, measure only those that are missing or were
cut, and write all of them into it. Delete the file where the program or a table has changed.
--no-nested: without the nested errors, which take most of the time.
--write: write the table into resources/docs/results.md, between the two comments that name
reproduce.sh.
"""

import argparse
import csv
import json
import pathlib
import platform
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASE = ROOT / 'build' / 'release'
SHARED = ROOT.parent / 'shared' / 'data'
BUNDLED = ROOT / 'resources' / 'data'
BEGIN, END = '<!-- reproduce.sh writes from here -->', '<!-- reproduce.sh writes to here -->'


def tables(made):
    """Id, title, file and roles of each; columns by name, or by number counted from 1."""
    return [
        ('ten-gaussians', 'Ten Gaussians', made / 'ten_gaussians.csv',
         ['--inputs', '1-10', '--truth', '11-20']),
        ('sinexp', 'SinExp', made / 'sinexp.csv', ['--truth', 'y']),
        ('liang', 'Liang', made / 'liang.csv', ['--truth', 'y']),
        ('two-moons', 'two moons in noise', BUNDLED / 'two_moons.csv', ['--label', 'moon']),
        ('digits', 'digits 3 against 8', BUNDLED / 'digits_3_8.csv', ['--label', '65']),
        ('allaml', 'ALLAML', SHARED / 'scikit-feature' / 'ALLAML.mat',
         ['--inputs', '1-7129', '--label', '7130']),
        ('csd-1000r', 'csd-1000r', SHARED / 'csd-1000r' / 'csd-1000r.npz', ['--truth', 'Y']),
        ('qm7', 'QM7 (1,000)', made / 'qm7.csv', ['--truth', 'energy']),
        ('hiv-1', 'HIV-1 APV', made / 'hiv1_apv.csv', ['--truth', 'log_resistance']),
        ('diabetes', 'diabetes', SHARED / 'classics' / 'diabetes.csv', ['--truth', 'progression']),
        ('breast-cancer', 'breast cancer', SHARED / 'classics' / 'breast_cancer.csv',
         ['--label', 'diagnosis'])]


class OutOfTime(Exception):
    """A command was stopped before its end."""


def run(words, seconds):
    """What a command printed, and its exit code. It is interrupted as by Ctrl+C when time is up."""
    command = subprocess.Popen([str(word) for word in words], stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, text=True)
    try:
        return command.communicate(timeout=max(seconds, 0.1))[0], command.returncode
    except subprocess.TimeoutExpired:
        command.send_signal(signal.SIGINT)
        try:
            command.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            command.kill()
            command.communicate()
        raise OutOfTime from None


def methods(steelyard):
    """The ids, in the order of the program: the lines up to the first empty one."""
    said = subprocess.run([steelyard, 'methods'], capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in said.split('\n\n')[0].splitlines()]


def number(text):
    return f'{float(text):.2f}'


def nested_error(steelyard, method, path, roles, folder, seconds):
    words = [steelyard, 'run', path, *roles, '--method', method, '--no-plots', '--quiet', '--force',
             '--out', folder / 'run']
    try:
        said, code = run(words, seconds)
    except OutOfTime:
        return 'nested: cut'
    if code != 0:
        print(f'{method}: {said.strip()}', file=sys.stderr)
        return 'nested: failed'
    record = json.loads((folder / 'run' / 'record.json').read_text())
    answer = record.get('answer') or record['result'].get('answer') or {'checks': []}
    for check in answer['checks']:
        if check['id'] != 'held-out' or 'held_out.repeated' not in json.dumps(check):
            continue
        for one in check.get('numbers', []):
            if one['id'] == 'held_out_error':
                return 'nested ' + number(one['value'])
    return 'nested -'  # nothing was selected, or repeating the choice would take too long


def cell(options, method, path, roles, folder, seconds):
    """What stands in the table, and why a method takes no part; empty if it does."""
    until = time.monotonic() + seconds
    out = folder / 'bench'
    try:
        said, code = run([options.steelyard, 'bench', path, *roles, '--methods', method, '--no-plots',
                          '--force', '--out', out], seconds)
    except OutOfTime:
        return 'cut', ''
    refused = re.search(r'cannot take part: (.*?)\.? Accepted:', said, re.DOTALL)
    if refused:
        return '-', refused[1]
    if not (out / 'methods.csv').exists():
        print(f'{method}, {path.name}: {said.strip()}', file=sys.stderr)
        return f'failed ({code})', ''
    with open(out / 'methods.csv', newline='') as file:
        row = next(csv.DictReader(file))
    if row['left_out']:
        return '-', row['left_out']
    words = f"{number(row['error'])} ({row['columns']}), {float(row['seconds']):.1f} s"
    if options.nested:
        words += ', ' + nested_error(options.steelyard, method, path, roles, folder,
                                     until - time.monotonic())
    return words, ''


def is_cut(words):
    return words.endswith('cut')


def one_round(options, table, pending, until, cells, reasons):
    """Each method gets an equal part of what is left of the time."""
    _, title, path, roles = table
    for place, method in enumerate(pending):
        with tempfile.TemporaryDirectory() as folder:
            share = (until - time.monotonic()) / (len(pending) - place)
            words, why = cell(options, method, path, roles, pathlib.Path(folder), share)
        if words != 'cut' or method not in cells:
            cells[method] = words
        if why:
            reasons.append(f'{title}, {method}: {why}')
        print(f'{title}: {method}: {words}', file=sys.stderr, flush=True)


def column(options, ids, table, known):
    """The cells of one table, by method, and the reasons of those that take no part. What was cut is
    tried again as long as quick methods have left at least twice the time for it."""
    _, title, path, _ = table
    if not path.exists():
        return dict.fromkeys(ids, 'not here'), [f'{title}: there is no {path.name}']
    cells, reasons = known
    cells = {method: words for method, words in cells.items() if words != 'not here'}
    until = time.monotonic() + options.limit
    pending, share = [method for method in ids if is_cut(cells.get(method, 'cut'))], 0.0
    while pending and (until - time.monotonic()) / len(pending) >= 2.0 * share:
        share = (until - time.monotonic()) / len(pending)
        one_round(options, table, pending, until, cells, reasons)
        pending = [method for method in pending if is_cut(cells[method])]
    return cells, reasons


def columns_of(options, ids, chosen):
    """The columns of all tables, kept as soon as one is there."""
    kept = {}
    if options.keep and options.keep.exists():
        kept = json.loads(options.keep.read_text())
    columns = []
    for table in chosen:
        columns.append(column(options, ids, table, kept.get(table[0], ({}, []))))
        if options.keep:
            kept[table[0]] = columns[-1]
            options.keep.write_text(json.dumps(kept, indent=1))
    return columns


def markdown(options, ids, chosen, columns):
    lines = ['| method | ' + ' | '.join(table[1] for table in chosen) + ' |',
             '| --- |' + ' --- |' * len(chosen)]
    for method in ids:
        lines.append(f'| {method} | ' + ' | '.join(cells[method] for cells, _ in columns) + ' |')
    cores = re.findall(r'^model name\s*: (.*)$', pathlib.Path('/proc/cpuinfo').read_text(), re.MULTILINE)
    lines += ['', f'{cores[0] if cores else platform.machine()}, {len(cores)} cores; at most '
              f'{options.limit:.0f} s a table: "cut" was not finished in its part of them. "-" cannot '
              'take the table:', '']
    lines += [f'- {reason}' for _, reasons in columns for reason in reasons]
    return '\n'.join(lines)


def write_document(text):
    path = ROOT / 'resources' / 'docs' / 'results.md'
    before, rest = path.read_text().split(BEGIN)
    after = rest.split(END)[1]
    path.write_text(f'{before}{BEGIN}\n\n{text}\n\n{END}{after}')


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--limit', type=float, default=1800.0, metavar='SECONDS')
    parser.add_argument('--no-nested', dest='nested', action='store_false')
    parser.add_argument('--keep', type=pathlib.Path, metavar='FILE')
    parser.add_argument('--write', action='store_true')
    parser.add_argument('--steelyard', default=str(RELEASE / 'app' / 'steelyard'))
    parser.add_argument('--made-tables', default=str(RELEASE / 'tests' / 'benchmark' / 'made_tables'))
    parser.add_argument('tables', nargs='*')
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        subprocess.run([options.made_tables, made], check=True, stdout=sys.stderr)
        known = tables(pathlib.Path(made))
        unknown = set(options.tables) - {table[0] for table in known}
        if unknown:
            parser.error(f'unknown: {", ".join(sorted(unknown))}; known: '
                         + ', '.join(table[0] for table in known))
        chosen = [table for table in known if not options.tables or table[0] in options.tables]
        ids = methods(options.steelyard)
        columns = columns_of(options, ids, chosen)
    text = markdown(options, ids, chosen, columns)
    print(text)
    if options.write:
        write_document(text)
    return int(any('failed' in words for cells, _ in columns for words in cells.values()))


if __name__ == '__main__':
    sys.exit(main())
