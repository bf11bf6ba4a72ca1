// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <vector>

#include "core/positions.h"
#include "core/problem/inputs_of_samples.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

class TestInputsOfSamples : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void all_samples_are_not_copied() {
    const auto problem = toy_problem(20, 3);
    const InputsOfSamples inputs(*problem, all_positions(20));
    QCOMPARE(inputs.all().data(), problem->inputs.data());
    QCOMPARE(inputs.all().rows(), 20);
    QCOMPARE(inputs.all().cols(), 3);
  }
  void some_samples_have_their_rows() {
    const auto problem = toy_problem(20, 3);
    const std::vector<Index> samples{1, 4, 19};
    const InputsOfSamples inputs(*problem, samples);
    QCOMPARE(Matrix(inputs.all()), Matrix(problem->inputs(samples, Eigen::all)));
  }
};

QTEST_GUILESS_MAIN(TestInputsOfSamples)
#include "tst_inputs_of_samples.moc"
