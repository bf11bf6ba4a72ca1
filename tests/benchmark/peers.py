#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person might use instead of Steelyard, on tables that bench_answers has written:
    peers.py FOLDER KIND
reads FOLDER/KIND_1.csv, KIND_2.csv, ... (the target is the last column, of numbers or words) and
writes FOLDER/KIND_peers.csv: peer, number of the table, seconds, positions of the selected columns
from 0, separated by blanks. A peer that cannot take a table in a reasonable time has no row.
Needs Debian's python3-sklearn. Everything has its default settings but for what is written here."""

import csv
import pathlib
import sys
import time
import warnings

import numpy
from scipy.stats import binom
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
from sklearn.feature_selection import RFECV, SelectFdr, f_classif, f_regression
from sklearn.linear_model import LassoCV, LogisticRegressionCV
from sklearn.preprocessing import StandardScaler

NARROW = 60  # RFECV drops one column after another, which takes too long with more of them


def forest(of_classes, trees, **settings):
    kind = RandomForestClassifier if of_classes else RandomForestRegressor
    return kind(trees, n_jobs=1, **settings)


def lasso(inputs, target, of_classes):
    """Columns whose coefficient is not 0 at the penalty of least error in five folds."""
    scaled = StandardScaler().fit_transform(inputs)
    if not of_classes:
        return numpy.flatnonzero(LassoCV(cv=5).fit(scaled, target).coef_)
    model = LogisticRegressionCV(penalty='l1', solver='saga', Cs=8, cv=5, max_iter=400, tol=1e-3)
    return numpy.flatnonzero(numpy.abs(model.fit(scaled, target).coef_).max(axis=0) > 1e-9)


def eliminated(inputs, target, of_classes):
    """Recursive elimination by a forest, the number of columns by five folds."""
    if inputs.shape[1] > NARROW:
        return None
    model = forest(of_classes, 60, random_state=0)
    return numpy.flatnonzero(RFECV(model, cv=5, step=1).fit(inputs, target).support_)


def beyond_shadows(inputs, target, of_classes, rounds=20, level=0.05):
    """Columns that a forest often finds more important than the best of all shuffled copies."""
    random = numpy.random.default_rng(0)
    columns = inputs.shape[1]
    wins = numpy.zeros(columns)
    for number in range(rounds):
        shuffled = random.permuted(inputs, axis=0)
        model = forest(of_classes, 100, random_state=number, max_depth=7)
        model.fit(numpy.hstack([inputs, shuffled]), target)
        importance = model.feature_importances_
        wins += importance[:columns] > importance[columns:].max()
    return numpy.flatnonzero(binom.sf(wins - 1, rounds, 0.5) < level / columns)


def tested(inputs, target, of_classes):
    """Benjamini and Hochberg's procedure at 0.1 on F-tests of single columns."""
    test = f_classif if of_classes else f_regression
    return numpy.flatnonzero(SelectFdr(test, alpha=0.1).fit(inputs, target).get_support())


PEERS = {'LassoCV': lasso, 'RFECV forest': eliminated, 'shadow features of a forest': beyond_shadows,
         'F-test at FDR 0.1': tested}


def read(path):
    with open(path, newline='') as file:
        rows = list(csv.reader(file))[1:]
    target = [row[-1] for row in rows]
    try:
        target, of_classes = numpy.array([float(cell) for cell in target]), False
    except ValueError:
        target, of_classes = numpy.array(target), True
    return numpy.array([[float(cell) for cell in row[:-1]] for row in rows]), target, of_classes


def main():
    folder, kind = pathlib.Path(sys.argv[1]), sys.argv[2]
    warnings.filterwarnings('ignore')  # of solvers that have not converged: as a person has them
    with open(folder / f'{kind}_peers.csv', 'w', newline='') as file:
        written = csv.writer(file, lineterminator='\n')
        written.writerow(['peer', 'table', 'seconds', 'columns'])
        number = 1
        while (path := folder / f'{kind}_{number}.csv').exists():
            table = read(path)
            for name, peer in PEERS.items():
                start = time.monotonic()
                columns = peer(*table)
                if columns is not None:
                    written.writerow([name, number, f'{time.monotonic() - start:.3f}',
                                      ' '.join(str(column) for column in columns)])
            number += 1


if __name__ == '__main__':
    main()
