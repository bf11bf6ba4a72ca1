// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/parameter/parameter.h"
#include "core/problem/problem.h"
#include "core/run/stepper.h"

namespace steelyard {

/// One task that a search gives to the method inside it: find the best weights under these terms.
struct LearningTask {
  std::vector<Index> features;    ///< those that may have a weight; ascending, at least one
  std::optional<Vector> start;    ///< D, in the inputs' units; `nullopt` for the method's own start
  std::optional<double> penalty;  ///< L1 penalty; `nullopt` for none
  bool continued = false;  ///< `start` solves nearly the same task, so fewer steps are enough
  std::string label;       ///< of the solution; may be empty
  /// A solution whose objective is above this is of no use. The task may end as soon as it is as
  /// good as sure to end there; its solution is then the best so far, which is above this, too.
  std::optional<double> useless_above = {};
};

/// A method as searches see it. Its results must have weights.
class SubsetFitter {
 public:
  SubsetFitter() = default;
  SubsetFitter(const SubsetFitter&) = delete;
  SubsetFitter& operator=(const SubsetFitter&) = delete;
  virtual ~SubsetFitter() = default;

  [[nodiscard]] virtual Index dimension() const = 0;
  /// Features that can have a weight at all, ascending; constant features cannot.
  [[nodiscard]] virtual std::vector<Index> usable() const = 0;
  /// Those of them that every solution has because a person wants them there, ascending.
  [[nodiscard]] virtual std::vector<Index> kept() const { return {}; }
  /// The scalars of the steppers that begin() makes.
  [[nodiscard]] virtual std::span<const ScalarInfo> scalars() const = 0;
  /// Rough time, in seconds, of a task with all features and without a start, on this machine,
  /// while all threads are busy with such tasks. It is 0 if that is not known.
  [[nodiscard]] virtual double seconds_of_task() const { return 0.0; }
  /// Does the work that all tasks share, once.
  /// \return false when stopped
  [[nodiscard]] virtual bool prepare(const std::stop_token& stop) = 0;
  /// Requires prepare(). May be called from any thread.
  [[nodiscard]] virtual std::unique_ptr<Stepper> begin(const LearningTask& task) const = 0;
  /// Makes weights comparable between features of different units.
  /// \param weights  D, in the inputs' units
  [[nodiscard]] virtual Vector comparable(const Vector& weights) const = 0;
};

/// How the tasks of a study differ from a run of the method. The method may use other defaults for
/// them; it need not know which study asks.
struct FitContext {
  bool penalised = false;   ///< most tasks have a penalty, and the weights that remain above 0
                            ///< select the features
  bool keeps_last = false;  ///< the solution of a task is its last iteration, not its best
};

/// Runs a method for many tasks, each with some of the inputs.
class Learning {
 public:
  Learning() = default;
  Learning(const Learning&) = delete;
  Learning& operator=(const Learning&) = delete;
  virtual ~Learning() = default;

  /// Whether a task may have a penalty (LearningTask::penalty).
  [[nodiscard]] virtual bool takes_penalties() const { return false; }
  /// Whether a run of the method with these values has a penalty, so that its one solution leaves
  /// features out.
  [[nodiscard]] virtual bool is_penalised(const ParameterValues& /*values*/) const { return false; }
  /// Cheap. Requires that the method's check() has no complaint.
  [[nodiscard]] virtual std::shared_ptr<SubsetFitter> begin(ProblemPtr problem,
                                                            const ParameterValues& values,
                                                            const FitContext& terms) const = 0;
};

}  // namespace steelyard
