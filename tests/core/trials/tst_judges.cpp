// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/trials/judges.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// By the definition: all samples in the order of their distances.
Matrix means_by_sorting(const Matrix& train, const Matrix& targets, const Matrix& asked,
                        Index count) {
  Matrix means = Matrix::Zero(asked.rows(), targets.cols());
  for (Index row = 0; row < asked.rows(); ++row) {
    std::vector<std::pair<double, Index>> order;
    for (Index sample = 0; sample < train.rows(); ++sample) {
      order.emplace_back((train.row(sample) - asked.row(row)).squaredNorm(), sample);
    }
    std::sort(order.begin(), order.end());
    for (Index place = 0; place < count; ++place) {
      means.row(row) += targets.row(order[static_cast<std::size_t>(place)].second);
    }
  }
  return means / static_cast<double>(count);
}

}  // namespace

class TestJudges : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_ten_nearest_are_averaged() {
    const Matrix train = normal_matrix(205, 4, 1);
    const Matrix targets = normal_matrix(205, 3, 2);
    const Matrix asked = normal_matrix(71, 4, 3);
    const Matrix found = means_of_neighbours(train, targets, asked);
    QVERIFY((found - means_by_sorting(train, targets, asked, 10)).cwiseAbs().maxCoeff() < 1e-12);
  }
  void of_few_samples_a_fifth_is_averaged() {
    for (const Index samples : {Index{2}, Index{9}, Index{17}, Index{49}}) {
      const Matrix train = normal_matrix(samples, 2, 4);
      const Matrix targets = normal_matrix(samples, 1, 5);
      const Matrix asked = normal_matrix(5, 2, 6);
      const Index count = std::max<Index>(1, samples / 5);
      const Matrix found = means_of_neighbours(train, targets, asked);
      QVERIFY((found - means_by_sorting(train, targets, asked, count)).cwiseAbs().maxCoeff() <
              1e-12);
    }
  }
  void of_equally_far_samples_the_first_are_taken() {
    // All distances are exact: a third of them are 0.
    for (const Index samples : {60, 300}) {
      Matrix train = Matrix::Zero(samples, 1);
      Matrix targets(samples, 1);
      for (Index sample = 0; sample < samples; ++sample) {
        train(sample, 0) = static_cast<double>(sample % 3);
        targets(sample, 0) = static_cast<double>(sample);
      }
      const Matrix asked = Matrix::Zero(1, 1);
      // Samples 0, 3, ..., 27.
      QCOMPARE(means_of_neighbours(train, targets, asked)(0, 0), 13.5);
    }
  }
};

QTEST_GUILESS_MAIN(TestJudges)
#include "tst_judges.moc"
