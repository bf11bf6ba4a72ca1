// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/trial_work.h"

namespace steelyard {

TrialWork<TrialOutcome> outcome_work() {
  return {"trial.outcome",
          {},
          [](const TrialPlan& plan, const Trial& trial, const ProblemPtr&, const Result& result,
             const std::stop_token&) { return outcome_of(plan, trial, result); }};
}

std::shared_ptr<const CommonPart> common_of_trials(std::string kind, const TrialPlan& plan,
                                                   const std::string& settings,
                                                   const MethodById& methods) {
  const auto bytes = bytes_of(plan, methods);
  return bytes ? std::make_shared<const CommonPart>(std::move(kind), plan.problem,
                                                    as_bytes(*bytes, settings))
               : nullptr;
}

Task trial_task(const std::shared_ptr<const CommonPart>& common, const TrialPlan& plan,
                const Trial& trial) {
  return {common, as_bytes(trial), plan.seconds, plan.bytes};
}

const CommonOfTrials& read_common_of_trials(const CommonPart& common, const MethodById& methods) {
  return common.made<CommonOfTrials>([&] {
    CommonOfTrials read;
    std::string plan;
    from_bytes(common.bytes(), plan, read.settings);
    read.plan = trial_plan_from(plan, common.problem(), methods);
    return read;
  });
}

void add_trial_tasks(TaskKinds& kinds) {
  kinds["trial.outcome"] = [](const CommonPart& common, std::string_view own,
                              const MethodById& methods, const std::stop_token& stop) {
    return do_trial_task(common, own, methods, stop,
                         [](const std::string&) { return outcome_work(); });
  };
}

}  // namespace steelyard
