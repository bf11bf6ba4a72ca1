// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/realised_rate.h"

#include <algorithm>
#include <utility>

#include "core/error.h"
#include "core/problem/alike_neighbours.h"
#include "core/problem/chance_order.h"
#include "core/problem/kept_inputs.h"
#include "core/run/study.h"
#include "core/text.h"
#include "core/trials/trial_log.h"
#include "core/trials/trial_size.h"
#include "core/trials/trial_work.h"

namespace steelyard {
namespace {

/// Those of the chance level first, so that runs that both repeat are run once (trial_log.h).
std::vector<Trial> null_trials(const AnswerQuestion& question) {
  std::vector<Trial> trials(static_cast<std::size_t>(question.null_targets));
  for (std::uint64_t run = 0; run < trials.size(); ++run) {
    trials[run].number = run + 1;
    trials[run].change.permuted_target = RandomDraw{question.seed, run};
  }
  return trials;
}

void refuse_untested(const RunPlan& run, const FeatureSelection& selection) {
  if (!tests_columns(run, selection)) {
    throw bad_input(message("realised_rate.untested", "a run on a null target tested no column"));
  }
}

TrialWork<TrialOutcome> tested_work() {
  return {"trial.tested",
          {},
          [](const TrialPlan& plan, const Trial& trial, const ProblemPtr&, const Result& result,
             const std::stop_token&) {
            refuse_untested(plan.run, result.selection);
            return outcome_of(plan, trial, result);
          }};
}

/// The finished runs, in the order of the trials.
/// \param log  keeps them
std::vector<TrialOutcome> finished_runs(const TrialPlan& plan, const std::vector<Trial>& trials,
                                        const std::stop_token& stop, const TrialProgress& progress,
                                        TrialLog& log) {
  const auto known = [&](const Trial& trial) { return log.find(plan, trial); };
  auto all = kept_of_each<TrialOutcome>(
      plan, trials, stop, progress, known, tested_work(),
      [&](const Trial& trial, const TrialOutcome& outcome) { log.keep(plan, trial, outcome); });
  if (all) {
    return *std::move(all);
  }
  std::vector<TrialOutcome> some;
  for (const Trial& trial : trials) {
    if (auto outcome = known(trial)) {
      some.push_back(*std::move(outcome));
    }
  }
  return some;
}

void count(const std::vector<TrialOutcome>& runs, const Problem& problem, RealisedRate& rate) {
  double discoveries = 0.0;
  for (const TrialOutcome& run : runs) {
    const std::size_t found = run.selected.value_or(0);
    rate.with_discoveries += found > 0 ? 1 : 0;
    discoveries += static_cast<double>(found);
  }
  rate.runs = std::ssize(runs);
  rate.mean_discoveries = discoveries / static_cast<double>(rate.runs);
  const auto all = static_cast<double>(rate.runs);
  rate.worth = std::min(all, worth_of_series(problem).value_or(all));
  rate.interval = wilson_interval(std::min(rate.rate() * rate.worth, rate.worth), rate.worth);
}

}  // namespace

void add_null_tasks(TaskKinds& kinds) {
  kinds[tested_work().kind] = [](const CommonPart& common, std::string_view own,
                                 const MethodById& methods, const std::stop_token& stop) {
    return do_trial_task(common, own, methods, stop,
                         [](const std::string&) { return tested_work(); });
  };
}

TrialPlan null_plan(const AnswerQuestion& question) {
  const StudyChoice& check = question.run.check;
  const bool selects = check.study != nullptr && check.study->promised_rate(check.settings);
  TrialPlan plan;
  plan.run = question.run;
  plan.run.pictured = false;
  if (!selects) {
    plan.run = without_check(std::move(plan.run));
  }
  plan.problem = without_kept(question.problem);
  plan.seed = question.seed;
  if (complaints_about(plan.run, *plan.problem).empty()) {
    const Estimate cost = reference_estimate(plan.run, *plan.problem);
    plan.seconds = cost.seconds;
    plan.bytes = cost.bytes + bytes_of_problem(*plan.problem);
  }
  return plan;
}

bool tests_columns(const RunPlan& run, const FeatureSelection& selection) {
  return run.check.study == nullptr
             ? !selection.rule.says_nothing()
             : selection.count_decided_by == FeatureSelection::CountDecidedBy::of_test;
}

std::optional<RealisedRate> realised_rate(const AnswerQuestion& question,
                                          const std::stop_token& stop,
                                          const TrialProgress& progress) {
  const std::optional<double> promised = promised_rate(question.run);
  if (!promised) {
    throw bad_input(
        message("realised_rate.none_promised", "the run promises no false discovery rate"));
  }
  const Problem& problem = *question.problem;
  RealisedRate rate;
  rate.promised = *promised;
  rate.asked = question.null_targets;
  // Where groups are too few to be exchanged, this says so before anything runs.
  rate.where = ChanceOrder(problem, problem.order).description();
  TrialLog of_these;
  const std::vector<TrialOutcome> runs =
      finished_runs(null_plan(question), null_trials(question), stop, progress,
                    question.log != nullptr ? *question.log : of_these);
  if (runs.empty()) {
    return std::nullopt;
  }
  count(runs, problem, rate);
  return rate;
}

Message statement_of(const RealisedRate& rate) {
  const std::string mean = short_text(rate.mean_discoveries, 2);
  const std::string share = short_text(rate.rate(), 2);
  const std::string low = short_text(rate.interval.low, 2);
  const std::string high = short_text(rate.interval.high, 2);
  const std::string promised = short_text(rate.promised, 3);
  Message said =
      rate.verdict() == RateVerdict::holds
          ? message("realised_rate.holds",
                    "The rate holds: {1} of {2} runs {3} found something ({4} {4:column|columns} "
                    "on average), which is a rate of {5} ({6} to {7}) beside the promised {8}.",
                    rate.with_discoveries, rate.runs, rate.where, mean, share, low, high, promised)
          : message("realised_rate.above",
                    "The rate is above what is promised: {1} of {2} runs {3} found something ({4} "
                    "{4:column|columns} on average), which is a rate of {5} ({6} to {7}) beside "
                    "the promised {8}.",
                    rate.with_discoveries, rate.runs, rate.where, mean, share, low, high, promised);
  if (rate.worth < static_cast<double>(rate.runs)) {
    said = followed_by(said, message("realised_rate.worth",
                                     "The target moves so slowly that these runs are worth about "
                                     "{1} independent ones.",
                                     short_text(rate.worth, 2)));
  }
  return said;
}

std::vector<Finding> findings_of(const RealisedRate& rate) {
  const Message runs = message("realised_rate.runs_where", "{1} runs {2}", rate.runs, rate.where);
  const auto finding = [&runs](const char* id, Message title, double value) {
    return Finding{.id = id,
                   .title = std::move(title),
                   .value = value,
                   .better = Better::lower,
                   .measured_on = runs};
  };
  Finding promised =
      finding("promised_rate", message("realised_rate.promised", "promised false discovery rate"),
              rate.promised);
  promised.better = Better::neither;
  promised.measured_on = {};
  return {
      finding("realised_rate",
              message("realised_rate.rate", "false discovery rate on null targets"), rate.rate()),
      finding("realised_rate_low", message("realised_rate.low", "low end of that rate, at 95 %"),
              rate.interval.low),
      finding("realised_rate_high", message("realised_rate.high", "high end of that rate, at 95 %"),
              rate.interval.high),
      promised,
      finding("null_discoveries",
              message("realised_rate.discoveries", "mean number of discoveries on a null target"),
              rate.mean_discoveries)};
}

}  // namespace steelyard
