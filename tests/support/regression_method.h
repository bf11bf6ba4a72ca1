// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "core/measures/spread.h"
#include "core/run/learning.h"
#include "core/run/method.h"
#include "core/run/snapshot.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/plain_method.h"

namespace steelyard::tests {

/// One step: the weight of each input is its correlation with the first target, less the penalty;
/// the objective is the share of the target's variance that a regression on the inputs with a
/// weight leaves.
class RegressionStepper final : public Stepper {
 public:
  RegressionStepper(ProblemPtr problem, LearningTask task)
      : problem_(std::move(problem)), task_(std::move(task)) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return infos(); }
  [[nodiscard]] static std::span<const ScalarInfo> infos() {
    static const std::array<ScalarInfo, 1> all{{{"unexplained", "Unexplained", false}}};
    return all;
  }

 private:
  [[nodiscard]] Snapshot work(Budget /*budget*/, std::stop_token /*stop*/) override {
    regress();
    Snapshot snapshot;
    snapshot.space = weights_;
    snapshot.appended.iterates.push_back({0, {objective_}, weights_});
    const bool lost = (weights_.array() == 0.0).all();
    snapshot.outcome = lost ? Outcome{Ending::failed, other_words("no weight is left")}
                            : Outcome{Ending::converged, {}};
    return snapshot;
  }

  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = {Ending::converged, {}};
    result.objective = objective_;
    result.columns = weight_columns(problem_->inputs, weights_);
    result.space = weights_;
    result.selection = positive_features(result.columns);
    result.histories = {{infos().front(), {0.0}, {objective_}}};
    return result;
  }

  void regress() {
    const Vector target = centred(problem_->truth.col(0));
    const Vector deviations = standard_deviations(problem_->inputs);
    std::vector<Index> kept;
    weights_ = Vector::Zero(problem_->dimension());
    for (const Index feature : task_.features) {
      const Vector input = centred(problem_->inputs.col(feature));
      const double correlation = std::abs(input.dot(target)) / (input.norm() * target.norm());
      weights_[feature] =
          std::max(0.0, correlation - task_.penalty.value_or(0.0)) / deviations[feature];
      if (weights_[feature] > 0.0) {
        kept.push_back(feature);
      }
    }
    Matrix inputs(problem_->samples(), std::ssize(kept));
    for (Index k = 0; k < inputs.cols(); ++k) {
      inputs.col(k) = centred(problem_->inputs.col(kept[static_cast<std::size_t>(k)]));
    }
    if (!kept.empty()) {
      const Vector residual = target - inputs * least_squares(inputs, target);
      objective_ = residual.squaredNorm() / target.squaredNorm();
    }
  }

  template <typename Column>
  [[nodiscard]] static Vector centred(const Column& column) {
    return column.array() - column.mean();
  }

  ProblemPtr problem_;
  LearningTask task_;
  Vector weights_;
  double objective_ = 1.0;
};

class RegressionLearner final : public SubsetFitter {
 public:
  explicit RegressionLearner(ProblemPtr problem) : problem_(std::move(problem)) {}
  [[nodiscard]] Index dimension() const override { return problem_->dimension(); }
  [[nodiscard]] std::vector<Index> usable() const override {
    std::vector<Index> all(static_cast<std::size_t>(dimension()));
    std::iota(all.begin(), all.end(), Index{0});
    return all;
  }
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override {
    return RegressionStepper::infos();
  }
  [[nodiscard]] bool prepare(const std::stop_token& /*stop*/) override { return true; }
  [[nodiscard]] std::unique_ptr<Stepper> begin(const LearningTask& task) const override {
    return std::make_unique<RegressionStepper>(problem_, task);
  }
  [[nodiscard]] Vector comparable(const Vector& weights) const override {
    return weights.cwiseProduct(standard_deviations(problem_->inputs));
  }

 private:
  ProblemPtr problem_;
};

class RegressionLearning final : public Learning {
 public:
  explicit RegressionLearning(bool takes_penalties) : takes_penalties_(takes_penalties) {}
  [[nodiscard]] bool takes_penalties() const override { return takes_penalties_; }
  [[nodiscard]] std::shared_ptr<SubsetFitter> begin(ProblemPtr problem,
                                                    const ParameterValues& /*values*/,
                                                    const FitContext& /*terms*/) const override {
    return std::make_shared<RegressionLearner>(std::move(problem));
  }

 private:
  bool takes_penalties_;
};

/// What a regression can be asked for by a study.
enum class Abilities { none, learning, penalties };

/// A made-up method that is fast and without parameters. Nothing in the program knows it.
class RegressionMethod final : public PlainMethod {
 public:
  explicit RegressionMethod(Abilities abilities, Target target = Target::numbers)
      : abilities_(abilities), learning_(abilities == Abilities::penalties) {
    info_.id = "regression";
    info_.title = "Regression";
    info_.target = target;
    info_.objective = {Objective::Better::lower, true, true};
  }

  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    Estimate estimate;
    estimate.seconds = 1.0;
    return estimate;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    LearningTask all;
    all.features = RegressionLearner(problem).usable();
    return std::make_unique<RegressionStepper>(std::move(problem), std::move(all));
  }
  [[nodiscard]] const Learning* learning() const override {
    return abilities_ == Abilities::none ? nullptr : &learning_;
  }

 private:
  Abilities abilities_;
  RegressionLearning learning_;
};

}  // namespace steelyard::tests
