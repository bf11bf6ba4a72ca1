// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/measures/spread.h"
#include "core/problem/changed_problem.h"
#include "core/run/learning.h"
#include "core/run/method.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/parameter_builders.h"
#include "tests/support/plain_method.h"

namespace steelyard::tests {

/// Something that a study asked of the spy.
struct SpyEvent {
  enum class What { fit, risk, statistic, score };
  What what = What::fit;
  ProblemPtr problem;               ///< that was fitted or judged
  std::vector<Index> features;      ///< that could be used
  std::int64_t seed = 0;            ///< of the run
  std::vector<Index> learned_from;  ///< the table rows that the model was fitted to
  Matrix draws = {};                ///< of a statistic: the replaced values
};

/// What a study does, as the method sees it. Any thread may add to it.
class SpyLog {
 public:
  void add(SpyEvent event) {
    const std::scoped_lock lock(mutex_);
    if (event.what == SpyEvent::What::score) {
      event.learned_from = learned_from_[event.learned_from];
    }
    events_.push_back(std::move(event));
  }
  /// A scorer is given weights only. \param weights  as positions of doubles, to find them again
  void remember(const Vector& weights, const std::vector<Index>& rows) {
    const std::scoped_lock lock(mutex_);
    learned_from_[key(weights)] = rows;
  }
  [[nodiscard]] static std::vector<Index> key(const Vector& weights) {
    std::vector<Index> bits;
    for (const double weight : weights) {
      Index whole = 0;
      std::memcpy(&whole, &weight, sizeof(whole));
      bits.push_back(whole);
    }
    return bits;
  }
  [[nodiscard]] const std::vector<SpyEvent>& events() const { return events_; }
  [[nodiscard]] std::vector<SpyEvent> of(SpyEvent::What what) const {
    std::vector<SpyEvent> some;
    std::copy_if(events_.begin(), events_.end(), std::back_inserter(some),
                 [what](const SpyEvent& event) { return event.what == what; });
    return some;
  }

 private:
  std::mutex mutex_;
  std::vector<SpyEvent> events_;
  std::map<std::vector<Index>, std::vector<Index>> learned_from_;
};

using SpyLogPtr = std::shared_ptr<SpyLog>;

/// Predicts by a linear function; the risk is the mean squared error.
class SpyPredictor final : public Predictor {
 public:
  SpyPredictor(Vector slopes, double constant, std::vector<Index> rows, SpyLogPtr log)
      : slopes_(std::move(slopes)),
        constant_(constant),
        rows_(std::move(rows)),
        log_(std::move(log)) {}
  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override {
    return (inputs * slopes_).array() + constant_;
  }
  [[nodiscard]] double risk(const Problem& problem) const override {
    log_->add({SpyEvent::What::risk, std::make_shared<const Problem>(problem), {}, 0, rows_});
    return error(problem);
  }
  [[nodiscard]] std::string loss() const override { return "mean squared error"; }
  [[nodiscard]] Vector statistics_with(const Problem& problem, Index input,
                                       const Matrix& draws) const override {
    log_->add({SpyEvent::What::statistic,
               std::make_shared<const Problem>(problem),
               {input},
               0,
               rows_,
               draws});
    Vector all(draws.cols());
    for (Index draw = 0; draw < draws.cols(); ++draw) {
      Problem changed = problem;
      Matrix inputs = problem.inputs;
      inputs.col(input) = draws.col(draw);
      changed.inputs = std::move(inputs);
      all[draw] = error(changed);
    }
    return all;
  }

 private:
  [[nodiscard]] double error(const Problem& problem) const {
    return (predict(problem.inputs) - Matrix(problem.truth)).squaredNorm() /
           static_cast<double>(problem.samples());
  }

  Vector slopes_;
  double constant_;
  std::vector<Index> rows_;
  SpyLogPtr log_;
};

/// A ridge regression in two pieces of work, which the log is told of.
class SpyStepper final : public Stepper {
 public:
  SpyStepper(ProblemPtr problem, LearningTask task, std::int64_t seed, SpyLogPtr log)
      : problem_(std::move(problem)), task_(std::move(task)), seed_(seed), log_(std::move(log)) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return infos(); }
  [[nodiscard]] static std::span<const ScalarInfo> infos() {
    static const std::array<ScalarInfo, 1> all{{{"unexplained", "Unexplained", false}}};
    return all;
  }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override {
    Snapshot snapshot;
    for (std::size_t piece = 0; piece < budget.iterations && !snapshot.outcome; ++piece) {
      if (stop.stop_requested()) {
        snapshot.outcome = outcome_ = Outcome{Ending::stopped, {}};
      } else if (weights_.size() == 0) {
        regress();
        snapshot.appended.iterates.push_back({0, {objective_}, weights_});
      } else {
        snapshot.iteration = 1;
        snapshot.appended.iterates.push_back({1, {objective_}, weights_});
        snapshot.outcome = outcome_ = Outcome{Ending::converged, {}};
      }
    }
    snapshot.space = weights_;
    return snapshot;
  }

  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = outcome_;
    result.objective = objective_;
    if (weights_.size() > 0) {
      result.columns = weight_columns(problem_->inputs, weights_);
      result.space = weights_;
      result.selection = {chosen(), other_words("at least half of the largest")};
      result.histories = {{infos().front(), {0.0}, {objective_}}};
      result.predictor =
          std::make_shared<const SpyPredictor>(slopes_, constant_, problem_->rows, log_);
    }
    return result;
  }

  [[nodiscard]] std::vector<Index> chosen() const {
    std::vector<Index> features = ranking(weight_columns(problem_->inputs, weights_));
    std::erase_if(features, [&](Index feature) { return relative_[feature] < 0.5; });
    return features;
  }

  void regress() {
    log_->add({SpyEvent::What::fit, problem_, task_.features, seed_, problem_->rows});
    const auto [means, deviations] = column_spread(problem_->inputs);
    const double mean = problem_->truth.col(0).mean();
    const Vector target = problem_->truth.col(0).array() - mean;
    Matrix inputs =
        (problem_->inputs.rowwise() - means.transpose()) * deviations.cwiseInverse().asDiagonal();
    for (Index input = 0; input < inputs.cols(); ++input) {
      if (std::find(task_.features.begin(), task_.features.end(), input) == task_.features.end()) {
        inputs.col(input).setZero();
      }
    }
    Matrix products = inputs.transpose() * inputs;
    products.diagonal().array() += 0.01 * static_cast<double>(inputs.rows());
    Vector slopes = solved(products, inputs.transpose() * target);
    const double penalty = task_.penalty.value_or(0.0);
    slopes = (slopes.cwiseAbs().array() > penalty).select(slopes, 0.0);
    objective_ = (target - inputs * slopes).squaredNorm() / target.squaredNorm();
    slopes_ = slopes.cwiseQuotient(deviations);
    constant_ = mean - means.dot(slopes_);
    weights_ = slopes_.cwiseAbs();
    relative_ = slopes.cwiseAbs() / std::max(slopes.cwiseAbs().maxCoeff(), 1e-300);
    log_->remember(weights_, problem_->rows);
  }

  ProblemPtr problem_;
  LearningTask task_;
  std::int64_t seed_;
  SpyLogPtr log_;
  Outcome outcome_{Ending::stopped, {}};
  Vector slopes_, weights_, relative_;
  double constant_ = 0.0;
  double objective_ = std::numeric_limits<double>::quiet_NaN();
};

[[nodiscard]] inline LearningTask spy_task(const Problem& problem) {
  LearningTask all;
  all.features.resize(static_cast<std::size_t>(problem.dimension()));
  std::iota(all.features.begin(), all.features.end(), Index{0});
  return all;
}

class SpyLearner final : public SubsetFitter {
 public:
  SpyLearner(ProblemPtr problem, SpyLogPtr log)
      : problem_(std::move(problem)), log_(std::move(log)) {}
  [[nodiscard]] Index dimension() const override { return problem_->dimension(); }
  [[nodiscard]] std::vector<Index> usable() const override { return spy_task(*problem_).features; }
  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return SpyStepper::infos(); }
  [[nodiscard]] bool prepare(const std::stop_token& stop) override {
    return !stop.stop_requested();
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(const LearningTask& task) const override {
    return std::make_unique<SpyStepper>(problem_, task, 0, log_);
  }
  [[nodiscard]] Vector comparable(const Vector& weights) const override {
    return weights.cwiseProduct(standard_deviations(problem_->inputs));
  }

 private:
  ProblemPtr problem_;
  SpyLogPtr log_;
};

/// Scores by the mean square of what the weighted sum of the inputs leaves of the target.
class SpyScorer final : public ObjectiveEvaluator {
 public:
  SpyScorer(ProblemPtr problem, SpyLogPtr log)
      : problem_(std::move(problem)), log_(std::move(log)) {}
  [[nodiscard]] std::optional<double> score(const Vector& weights,
                                            const std::stop_token& stop) override {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    log_->add({SpyEvent::What::score, problem_, {}, 0, SpyLog::key(weights)});
    return (problem_->inputs * weights - problem_->truth.col(0)).squaredNorm() /
           static_cast<double>(problem_->samples());
  }

 private:
  ProblemPtr problem_;
  SpyLogPtr log_;
};

class SpyLearning final : public Learning {
 public:
  explicit SpyLearning(SpyLogPtr log) : log_(std::move(log)) {}
  [[nodiscard]] bool takes_penalties() const override { return true; }
  [[nodiscard]] std::shared_ptr<SubsetFitter> begin(ProblemPtr problem,
                                                    const ParameterValues& /*values*/,
                                                    const FitContext& /*terms*/) const override {
    return std::make_shared<SpyLearner>(std::move(problem), log_);
  }

 private:
  SpyLogPtr log_;
};

class SpyScoring final : public Scoring {
 public:
  explicit SpyScoring(SpyLogPtr log) : log_(std::move(log)) {}
  [[nodiscard]] std::unique_ptr<ObjectiveEvaluator> begin(
      ProblemPtr problem, const ParameterValues& /*values*/) const override {
    return std::make_unique<SpyScorer>(std::move(problem), log_);
  }
  [[nodiscard]] ScoringCost cost(const Problem& /*problem*/,
                                 const ParameterValues& /*values*/) const override {
    return {1e-4, 1e-4};
  }

 private:
  SpyLogPtr log_;
};

/// A made-up method with every ability that a study can ask for. Tells a log what it is fitted to
/// and judged on: its problems must say from which rows of the table they are (Problem::rows).
class SpyMethod final : public PlainMethod {
 public:
  explicit SpyMethod(SpyLogPtr log) : learning_(log), scoring_(log), log_(std::move(log)) {
    info_.id = "spy";
    info_.title = "Spy";
    info_.target = Target::numbers;
    info_.predicts = true;
    info_.objective = {Objective::Better::lower, true, true};
    schema_ =
        ParameterSchema({number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1},
                                          {0.0, 4294967295.0}, "Of the run.")});
  }

  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    return {1e3, 1e-3, {}, {}};
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    LearningTask all = spy_task(*problem);
    return std::make_unique<SpyStepper>(std::move(problem), std::move(all), values.integer("seed"),
                                        log_);
  }
  [[nodiscard]] const Learning* learning() const override { return &learning_; }
  [[nodiscard]] const Scoring* scoring() const override { return &scoring_; }

 private:
  SpyLearning learning_;
  SpyScoring scoring_;
  SpyLogPtr log_;
};

}  // namespace steelyard::tests
