// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/run/stepper.h"

namespace steelyard {

/// One task that a search gives to the method inside it: find the best weights under these terms.
struct LearningTask {
  std::vector<Index> features;    ///< that may have a weight, ascending, at least one
  std::optional<Vector> start;    ///< D, in the inputs' units; nothing: the method's own
  std::optional<double> penalty;  ///< L1; nothing: none
  bool continued = false;  ///< `start` solves nearly the same task, so fewer steps are enough
  std::string label;       ///< of the solution, may be empty
};

/// A method as searches see it. It must return weights.
class Learner {
 public:
  Learner() = default;
  Learner(const Learner&) = delete;
  Learner& operator=(const Learner&) = delete;
  virtual ~Learner() = default;

  [[nodiscard]] virtual Index dimension() const = 0;
  /// Features that can have a weight at all (constant ones cannot), ascending.
  [[nodiscard]] virtual std::vector<Index> usable() const = 0;
  /// Of the steppers that begin() makes.
  [[nodiscard]] virtual std::span<const ScalarInfo> scalars() const = 0;
  /// Time of a task with all features and without a start, on this machine, with all threads busy
  /// with such tasks; roughly. 0: not known.
  [[nodiscard]] virtual double seconds_of_task() const { return 0.0; }
  /// Does once what all tasks share. \return false when stopped
  [[nodiscard]] virtual bool prepare(const std::stop_token& stop) = 0;
  /// After prepare(): from any thread.
  [[nodiscard]] virtual std::unique_ptr<Stepper> begin(const LearningTask& task) const = 0;
  /// Weights made comparable between features of different units. \param weights  D, input units
  [[nodiscard]] virtual Vector comparable(const Vector& weights) const = 0;
};

}  // namespace steelyard
