// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/check_seconds.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "core/analysis/answer_question.h"
#include "core/positions.h"
#include "core/run/result.h"

namespace steelyard {
namespace {

/// A table is copied in the course of the estimate.
constexpr double most_cells_estimated = 1e6;

/// What most runs end with, as far as costs go.
Result likely_result(Index dimension) {
  constexpr Index few = 5;
  Result result;
  result.objective = 0.0;
  result.columns = {{"score", "Score", "", ValueKind::score,
                     std::vector<double>(static_cast<std::size_t>(dimension), 0.0)}};
  result.selection.features = all_positions(std::min(few, dimension));
  result.selection.count_decided_by = FeatureSelection::CountDecidedBy::held_out;
  return result;
}

}  // namespace

double seconds_of_checks(const RunPlan& run, const ProblemPtr& problem) {
  if (static_cast<double>(problem->samples()) * static_cast<double>(problem->dimension()) >
      most_cells_estimated) {
    return whole_answer;
  }
  AnswerQuestion question;
  question.run = run;
  question.problem = problem;
  question.result = std::make_shared<const Result>(likely_result(problem->dimension()));
  const AnswerCosts costs = reference_costs(question);
  const AnswerChecks made = affordable_checks(costs, whole_answer);
  return (made.chance ? costs.chance : 0.0) + (made.held_out ? costs.held_out : 0.0) +
         (made.stability ? costs.stability : 0.0) + (made.fairness ? costs.fairness : 0.0);
}

}  // namespace steelyard
