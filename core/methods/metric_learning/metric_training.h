// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/methods/metric_learning/kernel_ridge_model.h"
#include "core/problem/sample_order.h"

namespace steelyard::metric_learning {

/// Where a training stands after an iteration. Errors are mean squares in variances of the target:
/// 1 is no better than its mean. NaN: not known.
struct TrainingState {
  std::uint64_t iteration = 0;
  std::uint64_t shuffle = 0;
  double loss = 0.0;        ///< what is minimised, without the pull to the start
  double fitted = 0.0;      ///< on the samples that the regression inside is fitted to
  double validation = 0.0;  ///< on the validation samples, with the regression inside
  /// On the validation samples, after a regression on all training samples; only where one was
  /// made: at the start and at the end of a shuffle.
  double refitted = 0.0;
};

/// A solution that may be kept.
struct TrainedMap {
  MetricMap map;
  double sigma = 1.0;
  double error = 0.0;  ///< by which solutions are compared: of the validation samples, if there are
                       ///< any, otherwise the loss
  std::uint64_t iteration = 0;
};

/// How a map is trained.
struct TrainingPlan {
  std::uint64_t iterations = 1000;  ///< of L-BFGS; of each shuffle, where there are several
  std::uint64_t shuffles = 1;
  std::uint64_t patience = 0;  ///< iterations, or shuffles, without a better validation error after
                               ///< which the training ends; 0: never
  bool learn_sigma = false;    ///< before each shuffle
  double share_fitted = 0.5;   ///< of the training samples, in each shuffle: "alpha"
  double share_judged = 0.5;   ///< likewise: "A"
  double pull = 0.0;  ///< to the start: a step as long as the start itself costs so many variances
  std::uint64_t seed = 1;
  SampleOrder order = {};  ///< of the training samples: what belongs together is not parted
};

/// A training in progress. Its steps do not depend on how they are spread over calls.
class MetricTraining {
 public:
  enum class Step { moved, finished, stopped, failed };

  MetricTraining() = default;
  MetricTraining(const MetricTraining&) = delete;
  MetricTraining& operator=(const MetricTraining&) = delete;
  virtual ~MetricTraining() = default;

  /// The first call finds the numbers of the start; each later one does one iteration. After
  /// `stopped` the same call may be repeated.
  [[nodiscard]] virtual Step step(const std::stop_token& stop) = 0;
  [[nodiscard]] virtual const TrainingState& state() const = 0;
  [[nodiscard]] virtual TrainedMap current() const = 0;
  /// The best so far; after the first step.
  [[nodiscard]] virtual const TrainedMap& best() const = 0;
  /// Why it finished or failed, in plain words.
  [[nodiscard]] virtual const std::string& reason() const = 0;
  /// Whether it finished because nothing got better, rather than at a limit.
  [[nodiscard]] virtual bool converged() const = 0;
  /// 0 .. 1.
  [[nodiscard]] virtual double fraction() const = 0;
};

}  // namespace steelyard::metric_learning
