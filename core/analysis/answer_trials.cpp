// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_trials.h"

#include "core/study/studies.h"

namespace steelyard {
namespace {

ParameterValues plain_values(const Method& method, const ParameterValues& values,
                             RepeatedSearch search) {
  static const StudyRegistry studies = builtin_studies();
  ParameterValues plain = values;
  for (const auto& study : studies.all()) {
    const StudyKind& kind = study->kind();
    const bool wanted = kind.leads && search == RepeatedSearch::with;
    if (!wanted && method.schema().find(kind.parameter) != nullptr) {
      plain.set(kind.parameter, std::string("none"));
    }
  }
  return plain;
}

}  // namespace

TrialPlan trial_plan(const AnswerQuestion& question, RepeatedSearch search) {
  TrialPlan plan;
  plan.method = question.method;
  plan.problem = question.problem;
  plan.values = plain_values(*question.method, question.values, search);
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

bool searches(const AnswerQuestion& question) {
  return plain_values(*question.method, question.values, RepeatedSearch::with) !=
         plain_values(*question.method, question.values, RepeatedSearch::without);
}

ParameterValues without_search(const TrialPlan& plan) {
  return plain_values(*plan.method, plan.values, RepeatedSearch::without);
}

}  // namespace steelyard
