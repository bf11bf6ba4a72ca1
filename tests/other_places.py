#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of the window as it is in other places: other_places.py BUILD_FOLDER

Once with German numbers and dates, and once in a country that writes from right to left, where the
whole window is mirrored. The texts of the window stay English: what they become in German is tested
by ui.settings.language. The Arabic of Morocco writes the digits 0 to 9, as the program does
everywhere (ui/settings/number_locale.h).

Both together take two to three minutes on two cores: what takes longest, or shows nothing that
depends on the place, is left out. Fails where a test does.
"""

import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

TESTS = pathlib.Path(__file__).parent
LONGEST = 300  # seconds

LEFT_OUT = {
    'ui.random_walk': 'presses what it finds, wherever it is',
    'ui.responsiveness': 'measures the time only',
    'ui.session.lessons': 'the numbers that lessons promise are the same everywhere',
}

# No text is longer or elsewhere with German numbers; a mirrored window has all of its places anew.
WITH_GERMAN_NUMBERS = {'ui.elision': 'no room changes'}

# They ask where things stand, and left is left there; or they press arrows, which are mirrored.
LEFT_TO_RIGHT = {
    'ui.copied_cells': 'Qt selects no row of a mirrored table that is narrower than its window',
    'ui.menu_keys': 'the same, as it copies selected rows',
    'ui.method.slider_editor': 'the right arrow lowers the value of a mirrored slider',
    'ui.plots.plot_grid': 'the first card stands at the left',
    'ui.start.start_page': 'the first way stands at the left',
}


def properties(test):
    return {each['name']: each['value'] for each in test['properties']}


def tests_of(build):
    """Those of the window, the slowest first; what is painted on a real screen is the same code."""
    listed = subprocess.check_output(
        ['ctest', '--test-dir', build, '-R', r'^ui\.', '-E', r'\.xvfb$', '--show-only=json-v1'])
    tests = [test for test in json.loads(listed)['tests'] if 'command' in test]
    return sorted(tests, key=lambda test: -float(properties(test).get('COST', 0)))


def has_widgets(name):
    """Whether the test makes an application of widgets, which alone knows -reverse."""
    folders, stem = name.split('.')[:-1], name.split('.')[-1]
    source = TESTS.joinpath(*folders, f'tst_{stem}.cpp').read_text(encoding='utf-8')
    return 'QTEST_MAIN(' in source


def run(test, locale, reverse):
    values = properties(test)
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


def chosen_of(tests, left_out):
    """Ends the program where a name stands for no test: it is spelt wrong, or the test is gone."""
    unknown = set(left_out) - {test['name'] for test in tests}
    if unknown:
        sys.exit(f'no such test: {", ".join(sorted(unknown))}')
    return [test for test in tests if test['name'] not in left_out]


def failed_in(tests, locale, reverse, left_out):
    chosen = chosen_of(tests, left_out)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for name, code, output in workers.map(lambda test: run(test, locale, reverse), chosen):
            if code != 0:
                failed += 1
                print(f'{name} failed in {locale} ({code})', *said(output), sep='\n  ')
    print(f'{locale}: {len(chosen) - failed} of {len(chosen)} tests passed')
    return failed


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    tests = tests_of(sys.argv[1])
    failed = failed_in(tests, 'de_DE.UTF-8', False, LEFT_OUT | WITH_GERMAN_NUMBERS)
    failed += failed_in(tests, 'ar_MA.UTF-8', True, LEFT_OUT | LEFT_TO_RIGHT)
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
