#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifest as far as works without a network: manifest.py

That it is understood, is the program's by its id, names files and options of the build that there are, and
pins every source that it would fetch.
"""

import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ID = 'io.github.steelyard.Steelyard'
FILE = ROOT / f'resources/package/{ID}.yaml'
SYSTEMS = {'cmake-ninja', 'autotools', 'simple'}

faults = []


def demand(met, fault):
    if not met:
        faults.append(fault)


def check_source(module, source):
    where = f'{FILE.name}: {module["name"]}'
    if source['type'] == 'dir':
        demand((FILE.parent / source['path'] / 'CMakeLists.txt').is_file(), f'{where}: nothing is in {source["path"]}')
    else:
        demand(source['type'] == 'archive' and source['url'].startswith('https://'), f'{where}: no safe source')
        demand(re.fullmatch('[0-9a-f]{64}', source.get('sha256', '')), f'{where}: the source is not pinned')


def options_of_build():
    """Those that the build declares, of the program's own and of CMake's that it uses."""
    text = '\n'.join(path.read_text(encoding='utf-8') for path in
                     [ROOT / 'CMakeLists.txt', *ROOT.glob('app/*.cmake'), *ROOT.glob('core/*.cmake')])
    return set(re.findall(r'option\((\w+)', text)) | {'CMAKE_BUILD_TYPE', 'BUILD_TESTING'}


def check(manifest):
    demand(manifest['id'] == ID, 'the id is another one')
    for key in ('runtime', 'runtime-version', 'sdk'):
        demand(isinstance(manifest[key], str), f'{key} is no text')
    names = [module['name'] for module in manifest['modules']]
    demand(len(set(names)) == len(names), 'two modules have one name')
    demand(names[-1] == 'steelyard', 'the program is not built last')
    for module in manifest['modules']:
        demand(module['buildsystem'] in SYSTEMS, f'{module["name"]}: built by nothing that is known')
        demand(module['sources'], f'{module["name"]}: without a source')
        for source in module['sources']:
            check_source(module, source)
    known = options_of_build()
    for option in manifest['modules'][-1]['config-opts']:
        name = re.fullmatch(r'-D(\w+)=\w+', option)
        demand(name and name[1] in known, f'the build has no option {option}')
    desktop = (ROOT / f'resources/package/{ID}.desktop').read_text(encoding='utf-8')
    demand(f'\nExec={manifest["command"]} ' in desktop, 'the command is not that of the desktop entry')


check(yaml.safe_load(FILE.read_text(encoding='utf-8')))
print('\n'.join(faults) or f'{FILE.name}: nothing is wrong with it')
sys.exit(bool(faults))
