// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cmath>
#include <memory>
#include <span>
#include <utility>

#include "core/measures/spread.h"
#include "core/run/method.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/plain_method.h"

namespace steelyard::tests {

/// Predicts by a linear function; the risk is the mean squared error.
class LinearPredictor final : public Predictor {
 public:
  LinearPredictor(Vector coefficients, double constant)
      : coefficients_(std::move(coefficients)), constant_(constant) {}
  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override {
    return (inputs * coefficients_).array() + constant_;
  }
  [[nodiscard]] double risk(const Problem& problem) const override {
    return (predict(problem.inputs) - Matrix(problem.truth)).squaredNorm() /
           static_cast<double>(problem.samples());
  }
  [[nodiscard]] std::string loss() const override { return "mean squared error"; }

 private:
  Vector coefficients_;
  double constant_;
};

/// Least squares in one step; a feature's score is the size of its coefficient, in standard
/// deviations of the feature.
class LeastSquaresStepper final : public Stepper {
 public:
  explicit LeastSquaresStepper(ProblemPtr problem) : problem_(std::move(problem)) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override {
    static const std::array<ScalarInfo, 1> all{{{"error", "Error", false}}};
    return all;
  }

 private:
  [[nodiscard]] Snapshot work(Budget /*budget*/, std::stop_token /*stop*/) override {
    const auto [means, deviations] = column_spread(problem_->inputs);
    const Matrix centred = problem_->inputs.rowwise() - means.transpose();
    const double mean = problem_->truth.col(0).mean();
    const Vector target = problem_->truth.col(0).array() - mean;
    coefficients_ = least_squares(centred, target);
    scores_ = coefficients_.cwiseAbs().cwiseProduct(deviations);
    error_ = (target - centred * coefficients_).squaredNorm() / target.squaredNorm();
    constant_ = mean - means.dot(coefficients_);
    Snapshot snapshot;
    snapshot.appended.iterates.push_back({0, {error_}, {}});
    snapshot.outcome = Outcome{Ending::converged, {}};
    return snapshot;
  }

  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = {Ending::converged, {}};
    result.objective = error_;
    result.columns = {{"score", "Score", "", ValueKind::score, {scores_.begin(), scores_.end()}}};
    result.predictor = std::make_shared<const LinearPredictor>(coefficients_, constant_);
    return result;
  }

  ProblemPtr problem_;
  Vector coefficients_, scores_;
  double error_ = 1.0;
  double constant_ = 0.0;
};

/// A made-up method that fits a model. Nothing in the program knows it.
class LeastSquaresMethod final : public PlainMethod {
 public:
  LeastSquaresMethod() {
    info_.id = "least-squares";
    info_.title = "Least squares";
    info_.target = Target::numbers;
    info_.gives = Output::scores;
    info_.predicts = true;
    info_.objective = {Objective::Better::lower, true, true};
  }

  [[nodiscard]] bool is_of_products(const ParameterValues& /*values*/) const override {
    return true;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    return std::make_unique<LeastSquaresStepper>(std::move(problem));
  }
};

}  // namespace steelyard::tests
