// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/parameter/parameter.h"
#include "core/problem/problem.h"

namespace steelyard {

class SubsetFitter;

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
  /// Cheap. Requires that the method's check() has no complaint.
  [[nodiscard]] virtual std::shared_ptr<SubsetFitter> begin(ProblemPtr problem,
                                                            const ParameterValues& values,
                                                            const FitContext& terms) const = 0;
};

}  // namespace steelyard
