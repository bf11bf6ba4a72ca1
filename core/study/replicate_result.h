// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/problem/changed_problem.h"
#include "core/run/result.h"
#include "core/run/run_plan.h"
#include "core/trials/hand_out.h"

namespace steelyard {

/// A replicate that is nothing but a run on a changed problem, so that another process can do it.
struct ReplicateRun {
  RunPlan run;
  ProblemPtr problem;
  ProblemChange change;
};

/// What judging such a replicate may look at, of the bytes that such a task has found: all of a
/// result but its histories, figures, projections and predictor.
/// \throws Error(fault) if the bytes are not those of a result
[[nodiscard]] Result result_from(std::string_view bytes);

/// The replicate as a task; `std::nullopt` if only this process can do it.
[[nodiscard]] std::optional<Task> replicate_task(const ReplicateRun& replicate,
                                                 const MethodById& methods);
/// The tasks of the kind "replicate.result".
void add_replicate_tasks(TaskKinds& kinds);

}  // namespace steelyard
