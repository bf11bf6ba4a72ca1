// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>

#include "core/message.h"
#include "core/methods/metric_learning/kernel_ridge_model.h"
#include "core/problem/sample_order.h"

namespace steelyard::metric_learning {

/// The state of a training after an iteration. Errors are mean squares in units of the target's
/// variance, so 1 is no better than predicting the mean. NaN if unknown.
struct TrainingState {
  std::uint64_t iteration = 0;
  std::uint64_t shuffle = 0;
  double loss = 0.0;        ///< what is minimised, without the term that pulls the map to the start
  double fitted = 0.0;      ///< on the samples that the training's own regression is fitted to
  double validation = 0.0;  ///< on the validation samples, with the training's own regression
  /// On the validation samples, after a regression on all training samples. Known only at the start
  /// and at the end of each shuffle.
  double refitted = 0.0;
};

/// A solution that may be kept.
struct TrainedMap {
  MetricMap map;
  double sigma = 1.0;
  double error = 0.0;  ///< for comparing solutions: the validation error, or the loss if there are
                       ///< no validation samples
  std::uint64_t iteration = 0;
};

/// How a map is trained.
struct TrainingPlan {
  std::uint64_t iterations = 1000;  ///< of L-BFGS, in each shuffle if there are several
  std::uint64_t shuffles = 1;
  std::uint64_t patience = 0;  ///< the training ends after this many iterations, or shuffles,
                               ///< without a better validation error; never if 0
  bool learn_sigma = false;    ///< whether sigma is learned before each shuffle
  double share_fitted = 0.5;   ///< share of the training samples in each shuffle: "alpha"
  double share_judged = 0.5;   ///< the same for the judging part: "A"
  double pull = 0.0;           ///< cost of moving from the start by its own length, in variances
  std::uint64_t seed = 1;
  SampleOrder order = {};  ///< of the training samples; those that belong together stay together
};

/// A training in progress. Its steps do not depend on how they are spread over calls.
class MetricTraining {
 public:
  enum class Step { moved, finished, stopped, failed };

  MetricTraining() = default;
  MetricTraining(const MetricTraining&) = delete;
  MetricTraining& operator=(const MetricTraining&) = delete;
  virtual ~MetricTraining() = default;

  /// The first call evaluates the start; each later one performs one iteration. After `stopped` the
  /// same call may be repeated.
  [[nodiscard]] virtual Step step(const std::stop_token& stop) = 0;
  [[nodiscard]] virtual const TrainingState& state() const = 0;
  [[nodiscard]] virtual TrainedMap current() const = 0;
  /// The best map so far. Requires a completed step.
  [[nodiscard]] virtual const TrainedMap& best() const = 0;
  /// Why the training finished or failed.
  [[nodiscard]] virtual const Message& reason() const = 0;
  /// Whether the training finished because nothing improved any more rather than at a limit.
  [[nodiscard]] virtual bool converged() const = 0;
  /// The share of the training that is done, 0 .. 1.
  [[nodiscard]] virtual double fraction() const = 0;
};

}  // namespace steelyard::metric_learning
