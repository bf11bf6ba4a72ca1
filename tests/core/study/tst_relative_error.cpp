// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/study/relative_error.h"

using namespace steelyard;

namespace {

/// Has made the error it is told, whatever the samples are.
class GivenRisk final : public Predictor {
 public:
  explicit GivenRisk(double risk) : risk_(risk) {}
  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override {
    return Matrix::Zero(inputs.rows(), 1);
  }
  [[nodiscard]] double risk(const Problem& /*problem*/) const override { return risk_; }
  [[nodiscard]] std::string loss() const override { return "loss"; }

 private:
  double risk_;
};

Problem numbers(const Vector& target) {
  Problem problem;
  problem.inputs = Matrix::Ones(target.size(), 1);
  problem.features = {{"x", "", "", 0.0}};
  problem.truth = target;
  problem.truth_features = {{"y", "", "", 0.0}};
  return problem;
}

Problem classes(const std::vector<int>& class_of) {
  Problem problem;
  problem.inputs = Matrix::Ones(std::ssize(class_of), 1);
  problem.features = {{"x", "", "", 0.0}};
  problem.labels = Labels{"kind", class_of, {"a", "b", "c"}};
  return problem;
}

}  // namespace

class TestRelativeError : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The trained samples have mean 2 and deviation 1, so the tested ones are 1 and 3 deviations
  /// away from it: a mean square of 5.
  void numbers_are_compared_with_the_mean_of_the_trained_samples() {
    const double found = error_relative_to_nothing(GivenRisk(0.8), numbers(Vector{{1.0, 3.0}}),
                                                   numbers(Vector{{3.0, 5.0}}));
    QVERIFY(std::abs(found - std::sqrt(0.8 / 5.0)) < 1e-14);
  }

  /// "a" is the most frequent class of the trained samples, "b" of all: always "a" would be wrong
  /// in 4 of 5 tested samples, always "b" in 2.
  void classes_are_compared_with_the_best_constant() {
    const double found =
        error_relative_to_nothing(GivenRisk(0.3), classes({0, 0, 1, 2}), classes({1, 1, 1, 0, 2}));
    QVERIFY(std::abs(found - 0.3 / 0.4) < 1e-14);
  }

  void where_nothing_can_be_wrong_there_is_no_error() {
    QVERIFY(
        std::isnan(error_relative_to_nothing(GivenRisk(0.0), classes({0, 0, 1}), classes({0, 0}))));
    Problem none = numbers(Vector{{1.0, 2.0}});
    none.truth = Matrix(2, 0);
    none.truth_features.clear();
    QVERIFY(std::isnan(error_relative_to_nothing(GivenRisk(0.5), none, none)));
  }
};

QTEST_APPLESS_MAIN(TestRelativeError)
#include "tst_relative_error.moc"
