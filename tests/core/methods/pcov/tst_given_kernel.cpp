// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

#include "core/methods/registry.h"
#include "tests/support/pcov_cases.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Inputs that are said to be the similarities of the samples.
class TestGivenKernel : public QObject {
  Q_OBJECT

  static constexpr Index samples = 20;
  const MethodRegistry methods_ = builtin_methods();
  const Settings settings_{{"select", "samples"}, {"kernel", "precomputed"}, {"count", "4"}};

  /// Points in space, with these numbers for each pair in place of their coordinates.
  static Problem with_inputs(Matrix pairs) {
    Problem problem = random_problem(samples, 3);
    problem.inputs = std::move(pairs);
    problem.features.assign(static_cast<std::size_t>(samples), {});
    return problem;
  }
  static Matrix distances() {
    const Problem points = random_problem(samples, 3);
    Matrix pairs(samples, samples);
    for (Index i = 0; i < samples; ++i) {
      for (Index j = 0; j < samples; ++j) {
        pairs(i, j) = (points.inputs.row(i) - points.inputs.row(j)).norm();
      }
    }
    return pairs;
  }
  std::vector<Complaint> complaints(const std::string& id, const Problem& problem) const {
    const Method& method = methods_.find(id);
    return method.check(problem, values_of(method, settings_));
  }

 private Q_SLOTS:
  void distances_are_refused_for_what_they_are() {
    for (const char* method : {"fps", "pcov-fps", "cur", "pcov-cur"}) {
      const auto found = complaints(method, with_inputs(distances()));
      QCOMPARE(found.size(), 1U);
      QCOMPARE(found.front().what.id, std::string("pcov.distances_as_kernel"));
      const std::string words = in_words(found.front());
      QVERIFY2(words.find("samples 1 and 2") != std::string::npos, words.c_str());
      QVERIFY2(words.find("positive semidefinite") != std::string::npos, words.c_str());
    }
  }

  /// Each is a kernel but for its origin, which does not matter.
  void squared_distances_with_a_minus_are_taken() {
    const Matrix squares = -distances().cwiseAbs2();
    QVERIFY(complaints("fps", with_inputs(squares)).empty());
    QVERIFY(complaints("fps", with_inputs((squares.array() + 7.0).matrix())).empty());
  }

  void a_kernel_of_few_digits_is_taken() {
    const Matrix kernel = (-distances().cwiseAbs2()).array().exp();
    QVERIFY(complaints("cur", with_inputs((kernel * 1e5).array().round().matrix())).empty());
  }
};

QTEST_GUILESS_MAIN(TestGivenKernel)
#include "tst_given_kernel.moc"
