// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/learning.h"
#include "core/run/run_plan.h"
#include "core/trials/hand_out.h"

namespace steelyard {

/// How the fitter of a search is made, so that other processes can make the same.
struct FitterSource {
  RunPlan run;
  ProblemPtr problem;
  FitContext terms;
};

/// What a search takes from a task that has ended.
struct SolvedTask {
  Outcome outcome;  ///< failed if the solution is not finite, whatever the last step said
  double objective = 0.0;
  std::optional<double> error;   ///< of the objective
  Vector weights;                ///< D; empty if the method learns none
  std::vector<Index> selection;  ///< best first
  std::vector<Message> warnings;
  std::vector<double> scalars;  ///< the last value of each, 0 where there is none
};

/// \param last  how the last step ended
[[nodiscard]] SolvedTask solved_task(const Result& result, const Outcome& last);

/// What the tasks of a search have in common; null if only this process can do them.
[[nodiscard]] std::shared_ptr<const CommonPart> common_of_search(const FitterSource& source,
                                                                 const MethodById& methods);
[[nodiscard]] Task search_task(const std::shared_ptr<const CommonPart>& common,
                               const LearningTask& task);
/// \param found  what the task has found, as bytes
[[nodiscard]] SolvedTask solved_task_from(std::string_view found);

/// The tasks of the kind "search.task".
void add_search_tasks(TaskKinds& kinds);

}  // namespace steelyard
