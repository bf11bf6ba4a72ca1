#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of the window as it is in other places: other_places.py BUILD_FOLDER

Once with German numbers and dates, and once in a country that writes from right to left, where the
whole window is mirrored. The texts of the window stay English: what they become in German is tested
by ui.settings.language. The Arabic of Morocco writes the digits 0 to 9, as the program does
everywhere (ui/settings/number_locale.h).
"""

import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

TESTS = pathlib.Path(__file__).parent
LONGEST = 300  # seconds

# They ask where things stand, and left is left there; or they press arrows, which are mirrored.
LEFT_TO_RIGHT = {
    'ui.copied_cells': 'Qt selects no row of a mirrored table that is narrower than its window',
    'ui.method.slider_editor': 'the right arrow lowers the value of a mirrored slider',
    'ui.plots.plot_grid': 'the first card stands at the left',
    'ui.responsiveness': 'measures the time only',
    'ui.start.start_page': 'the first way stands at the left',
}


def tests_of(build):
    listed = subprocess.check_output(
        ['ctest', '--test-dir', build, '-R', r'^ui\.', '--show-only=json-v1'])
    return [test for test in json.loads(listed)['tests'] if 'command' in test]


def has_widgets(name):
    """Whether the test makes an application of widgets, which alone knows -reverse."""
    folders, stem = name.split('.')[:-1], name.split('.')[-1]
    source = TESTS.joinpath(*folders, f'tst_{stem}.cpp').read_text(encoding='utf-8')
    return 'QTEST_MAIN(' in source


def run(test, locale, reverse):
    values = {each['name']: each['value'] for each in test['properties']}
    environment = dict(os.environ)
    environment.update(line.split('=', 1) for line in values.get('ENVIRONMENT', []))
    environment.update(LC_ALL=locale, QT_QPA_PLATFORM='offscreen')
    command = test['command'] + (['-reverse'] if reverse and has_widgets(test['name']) else [])
    try:
        done = subprocess.run(command, env=environment, cwd=values.get('WORKING_DIRECTORY'),
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=LONGEST,
                              check=False)
        return test['name'], done.returncode, done.stdout.decode(errors='replace')
    except subprocess.TimeoutExpired:
        return test['name'], 'too slow', ''


def said(output):
    """What failed, and where."""
    lines = output.splitlines()
    return [line for at, line in enumerate(lines)
            if any(before.startswith('FAIL!') for before in lines[max(0, at - 3):at + 1])]


def failed_in(build, locale, reverse, left_out):
    chosen = [test for test in tests_of(build) if test['name'] not in left_out]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for name, code, output in workers.map(lambda test: run(test, locale, reverse), chosen):
            if code != 0:
                failed += 1
                print(f'{name} failed in {locale} ({code})', *said(output), sep='\n  ')
    print(f'{locale}: {len(chosen) - failed} of {len(chosen)} tests passed')
    return failed


def main():
    build = sys.argv[1]
    failed = failed_in(build, 'de_DE.UTF-8', False, {'ui.responsiveness'})
    failed += failed_in(build, 'ar_MA.UTF-8', True, LEFT_TO_RIGHT)
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
