// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_trials.h"

namespace steelyard {

TrialPlan trial_plan(const AnswerQuestion& question, RepeatedSearch search) {
  TrialPlan plan;
  plan.run =
      search == RepeatedSearch::with ? without_check(question.run) : without_search(question.run);
  plan.problem = question.problem;
  plan.seed = question.seed;
  return plan;
}

TrialPlan affordable_plan(const AnswerQuestion& question, const TrialBudget& with_search,
                          const TrialBudget& without) {
  if (searches(question)) {
    TrialPlan plan = within_budget(trial_plan(question, RepeatedSearch::with), with_search);
    if (with_search.trials * plan.seconds <= with_search.seconds) {
      return plan;
    }
  }
  return within_budget(trial_plan(question), without);
}

bool searches(const AnswerQuestion& question) { return question.run.search.study != nullptr; }

}  // namespace steelyard
