#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole processes of Steelyard beside what a person might use instead: see peers.sh.
    peer_times.py [--steelyard PROGRAM] [--peers FOLDER]... [METHOD...]
Each row is one method on a table made here: the seconds of `steelyard run`, from the start of the
program over the reading of a CSV file to the written results, and the seconds of the peer's fit on
arrays that are in memory and standardised, both with all cores. Each is run once without being
timed, then five times in turn; the medians are printed. The aim is that the peer takes ten times as
long; a row that misses it is no error. The last column says how many of the best inputs of
Steelyard are also the peer's, so that nobody compares the times of two different questions.
A peer that Python cannot load, or that fails, has a row that says so.
"""

import argparse
import csv
import importlib
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import warnings

try:
    import numpy
except ImportError:
    numpy = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
TURNS = 5
AIM = 10.0


# Each of these loads a peer and returns what is timed: a function of inputs and target whose result
# is the inputs' positions, the best first.

def best_first(scores):
    return numpy.argsort(-numpy.asarray(scores), kind='stable')


def mutual_information():
    from sklearn.feature_selection import mutual_info_regression
    return lambda inputs, target: best_first(
        mutual_info_regression(inputs, target, n_neighbors=3, random_state=0))


def elastic_net():
    from sklearn.linear_model import ElasticNetCV
    return lambda inputs, target: best_first(numpy.abs(
        ElasticNetCV(l1_ratio=0.5, cv=5, n_jobs=-1).fit(inputs, target).coef_))


def forest():
    """Five permutations of each column, as is usual there; Steelyard permutes in every tree."""
    from sklearn.ensemble import RandomForestRegressor
    from sklearn.inspection import permutation_importance

    def importance(inputs, target):
        model = RandomForestRegressor(300, n_jobs=-1, random_state=0).fit(inputs, target)
        model.n_jobs = 1  # columns side by side are faster than trees side by side
        return best_first(permutation_importance(model, inputs, target, n_repeats=5, n_jobs=-1,
                                                 random_state=0).importances_mean)
    return importance


def with_argument_checks():
    """Newer checkouts call a function that scikit-learn has only since 1.6."""
    from sklearn.utils import validation
    if hasattr(validation, 'validate_data'):
        return

    def validate_data(estimator, X='no_validation', y='no_validation', **settings):
        if 'ensure_all_finite' in settings:
            settings['force_all_finite'] = settings.pop('ensure_all_finite')
        return estimator._validate_data(X, y, **settings)
    validation.validate_data = validate_data


def selector(name, *mixing):
    def load():
        with_argument_checks()
        kind = getattr(importlib.import_module('skmatter.feature_selection'), name)
        settings = {'n_to_select': 50, **({'mixing': mixing[0]} if mixing else {})}
        return lambda inputs, target: numpy.asarray(
            kind(**settings).fit(inputs, target.reshape(-1, 1) if mixing else None).selected_idx_)
    return load


def metric():
    from metric_learn import MLKR
    return lambda inputs, target: best_first(numpy.diag(
        MLKR(max_iter=1000).fit(inputs, target).get_mahalanobis_matrix()))


def imbalance():
    from dadapy.feature_weighting import FeatureWeighting

    def weights(inputs, target):
        of_inputs = FeatureWeighting(inputs)
        # It is called so in releases, and "optimize_dii" in some checkouts.
        optimise = getattr(of_inputs, 'return_weights_optimize_dii', None) or of_inputs.optimize_dii
        return best_first(optimise(FeatureWeighting(target.reshape(-1, 1)), n_epochs=100,
                                   learning_rate=0.1))
    return weights


def laplacian_score():
    from skfeature.function.similarity_based.lap_score import lap_score
    from skfeature.utility.construct_W import construct_W
    return lambda inputs, target: best_first(-lap_score(inputs, W=construct_W(
        inputs, metric='euclidean', neighbor_mode='knn', weight_mode='heat_kernel', k=5,
        t=2.0 * inputs.shape[1])))


# Method, what is asked of it, samples, inputs, options of Steelyard, name of the peer, how it is
# loaded, and how many of the best inputs are compared.
SELECT_50 = ['--set', 'count=50', '--set', 'scaling=unit-columns']
ROWS = [
    ('mutual-information', '', 2000, 50, [], 'scikit-learn', mutual_information, 10),
    ('elastic-net', '5 folds', 400, 2000, ['--set', 'l1_ratio=0.5'], 'scikit-learn', elastic_net, 10),
    ('random-forest', '300 trees, permutation importance', 500, 50, [], 'scikit-learn', forest, 5),
    ('pcov-fps', '50 columns', 500, 2000, SELECT_50, 'scikit-matter', selector('PCovFPS', 0.5), 50),
    ('pcov-cur', '50 columns', 500, 2000, SELECT_50, 'scikit-matter', selector('PCovCUR', 0.5), 50),
    ('cur', '50 columns', 500, 2000, SELECT_50, 'scikit-matter', selector('CUR'), 50),
    ('mlkr', 'at most 1,000 iterations', 500, 20, ['--set', 'validation=0'], 'metric-learn', metric, 5),
    ('dii', '100 epochs', 500, 10, ['--set', 'epochs=100'], 'DADApy', imbalance, 5),
    ('laplacian-score', '5 neighbours', 2000, 50, [], 'scikit-feature', laplacian_score, 10)]
MODULES = {'scikit-learn': 'sklearn', 'scikit-matter': 'skmatter', 'metric-learn': 'metric_learn',
           'DADApy': 'dadapy', 'scikit-feature': 'skfeature'}


def made_table(samples, inputs):
    """Inputs that share factors, and a target of five of them, with noise: all standardised."""
    random = numpy.random.default_rng(1)
    factors = random.normal(size=(samples, 8)) @ random.normal(size=(8, inputs))
    table = random.normal(size=(samples, inputs)) + 0.2 * factors
    target = (2.0 * table[:, 0] + table[:, 1] + numpy.sin(table[:, 2]) + table[:, 3]
              + 0.5 * table[:, 4] ** 2 + 0.3 * random.normal(size=samples))
    standard = [(values - values.mean(axis=0)) / values.std(axis=0) for values in (table, target)]
    return standard[0], standard[1]


def write(path, inputs, target):
    names = [f'x{number}' for number in range(1, inputs.shape[1] + 1)] + ['y']
    numpy.savetxt(path, numpy.column_stack([inputs, target]), fmt='%.17g', delimiter=',',
                  header=','.join(names), comments='')


def look_for_peers(folders):
    """Puts every folder that holds a package of a peer on Python's path."""
    for folder in folders:
        near = [folder, folder / 'src']
        near += [part for child in sorted(folder.glob('*/')) for part in (child, child / 'src')]
        sys.path[:0] = [str(part) for part in near
                        if any((part / module / '__init__.py').exists() for module in MODULES.values())]


def steelyard_order(folder):
    """Positions of the inputs in the order of the ranking."""
    with open(folder / 'selected.csv', newline='') as file:
        return [int(row['feature'][1:]) - 1 for row in csv.DictReader(file)]


def seconds(task):
    start = time.perf_counter()
    task()
    return time.perf_counter() - start


def load(name, loader):
    """What is timed, or why there is nothing."""
    try:
        return loader(), ''
    except ImportError as failure:
        if MODULES[name] == getattr(failure, 'name', None):
            return None, f'skipped: Python has no {MODULES[name]}; --peers FOLDER names a checkout'
        return None, f'skipped: it cannot be loaded: {failure}'
    except Exception as failure:  # whatever a checkout of another time does
        return None, f'skipped: it cannot be loaded: {type(failure).__name__}: {failure}'


def measured(options, row, folder):
    """The cells of a row."""
    method, _, samples, inputs, settings, name, loader, compared = row
    table, target = made_table(samples, inputs)
    path, out = folder / 'table.csv', folder / 'out'
    write(path, table, target)
    command = [options.steelyard, 'run', str(path), '--truth', 'y', '--method', method, *settings,
               '--no-check', '--no-plots', '--quiet', '--force', '--out', str(out)]
    if method in ('cur', 'laplacian-score'):
        command[3:5] = ['--inputs', f'1-{inputs}']

    def ours():
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    ours()
    order = steelyard_order(out)
    fit, why = load(name, loader)
    if fit is not None:
        try:
            theirs = [int(position) for position in fit(table, target)]
        except Exception as failure:  # a peer of another time is no fault of Steelyard
            fit, why = None, f'skipped: it failed: {type(failure).__name__}: {failure}'
    here, there = [], []
    for _ in range(TURNS):
        here.append(seconds(ours))
        if fit is not None:
            there.append(seconds(lambda: fit(table, target)))
    if fit is None:
        return [f'{statistics.median(here):.3f}', name, ' '.join(why.split()), '', '', '']
    ratio = statistics.median(there) / statistics.median(here)
    version = getattr(sys.modules[MODULES[name]], '__version__', '')
    common = len(set(order[:compared]) & set(theirs[:compared]))
    return [f'{statistics.median(here):.3f}', f'{name} {version}'.strip(),
            f'{statistics.median(there):.3f}', f'{ratio:.1f}',
            'held' if ratio >= AIM else 'missed', f'{common} of {compared}']


def about_the_machine():
    try:
        names = [line.split(':', 1)[1].strip() for line in open('/proc/cpuinfo')
                 if line.startswith('model name')]
    except OSError:
        names = []
    core_type = os.environ.get('OPENBLAS_CORETYPE')
    return (f'Processor: {names[0] if names else "unknown"}, {len(os.sched_getaffinity(0))} cores; '
            f'load before: {os.getloadavg()[0]:.2f}'
            + (f'; OPENBLAS_CORETYPE={core_type} binds the peers' if core_type else ''))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--steelyard', default=str(ROOT / 'build' / 'release' / 'app' / 'steelyard'))
    parser.add_argument('--peers', type=pathlib.Path, action='append', default=[], metavar='FOLDER')
    parser.add_argument('methods', nargs='*', metavar='METHOD')
    options = parser.parse_args()
    unknown = set(options.methods) - {row[0] for row in ROWS}
    if unknown:
        parser.error(f'unknown: {", ".join(sorted(unknown))}; known: '
                     + ', '.join(row[0] for row in ROWS))
    print('\nWhole processes beside what a person might use instead\n' + about_the_machine(), flush=True)
    if numpy is None:
        print('SKIPPED: this Python has no numpy (python3-numpy, python3-sklearn)')
        return
    given = os.environ.get('STEELYARD_PEERS', '').split(':')
    look_for_peers([pathlib.Path(folder).resolve() for folder in [*options.peers, *filter(None, given)]])
    warnings.filterwarnings('ignore')  # of solvers that have not converged: as a person has them
    print('\n| task | samples x inputs | Steelyard, whole process, s | peer | its fit alone, s '
          f'| ratio | aim {AIM:.0f} | best in common |\n' + '| --- ' * 8 + '|', flush=True)
    for row in ROWS:
        if options.methods and row[0] not in options.methods:
            continue
        with tempfile.TemporaryDirectory() as folder:
            cells = measured(options, row, pathlib.Path(folder))
        what = row[0] + (f', {row[1]}' if row[1] else '')
        print('| ' + ' | '.join([what, f'{row[2]} x {row[3]}', *cells]) + ' |', flush=True)


if __name__ == '__main__':
    main()
