// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/nested_choice.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/quick_repeats.h"
#include "core/analysis/suggestion.h"
#include "core/error.h"
#include "core/trials/trial_log.h"
#include "core/trials/trial_work.h"

namespace steelyard {
namespace {

using CountDecidedBy = FeatureSelection::CountDecidedBy;

constexpr Index folds_of_choice = 5;
/// Number of repeats whose splits are used.
constexpr Index nested_repeats = 2;
constexpr double splits_in_all = folds_of_choice * nested_repeats;
constexpr double share_of_training = 1.0 - 1.0 / folds_of_choice;
/// The samples are thinned until all runs together take about so long.
constexpr double seconds_wanted = 10.0;
/// Nobody waits longer without having asked for it.
constexpr double longest_nesting = 20.0;

/// A repetition that can be afforded.
struct NestedPlan {
  TrialPlan runs;
  bool without_search = false;
  bool quick = false;
  double seconds = 0.0;  ///< of all runs and choices
};

double seconds_of_choices(const AnswerQuestion& question, const TrialPlan& runs) {
  AnswerQuestion part = question;
  part.problem = runs.problem;
  return splits_in_all * seconds_of_suggestion(part);
}

NestedPlan plan_with(const AnswerQuestion& question, RepeatedSearch search, bool quick) {
  NestedPlan plan;
  TrialPlan runs = trial_plan(question, search);
  if (quick) {
    runs.run = made_quick(std::move(runs.run));
  }
  plan.runs = within_budget(runs, {splits_in_all, seconds_wanted, share_of_training});
  plan.seconds = splits_in_all * plan.runs.seconds + seconds_of_choices(question, plan.runs);
  plan.without_search = search == RepeatedSearch::without;
  plan.quick = quick;
  return plan;
}

/// What is repeated: as much of what the run did as can be afforded; `nullopt` if nothing is.
std::optional<NestedPlan> plan_of(const AnswerQuestion& question) {
  if (!has_choice(question)) {
    return std::nullopt;
  }
  for (const RepeatedSearch search : {RepeatedSearch::with, RepeatedSearch::without}) {
    for (const bool quick : {false, true}) {
      if (quick && !has_quick_runs(question.run)) {
        continue;
      }
      NestedPlan plan = plan_with(question, search, quick);
      if (question.patient || plan.seconds <= longest_nesting) {
        return plan;
      }
    }
    if (!searches(question)) {
      break;
    }
  }
  return std::nullopt;
}

/// Whether the repeated run is the one that was asked for, but for pictures.
bool repeats_all(const RunPlan& repeated, RunPlan asked) {
  asked.pictured = repeated.pictured;
  return repeated == asked;
}

/// How the run's own columns were chosen, as far as that can be repeated.
ChoiceInTrial choice_to_repeat(const AnswerQuestion& question, const TrialPlan& runs) {
  const FeatureSelection& own = question.result->selection;
  // A rule of the method itself; not that of a study around it, which is not repeated.
  const bool by_rule = own.count_decided_by == CountDecidedBy::of_rule ||
                       own.count_decided_by == CountDecidedBy::of_test;
  if (own.count_decided_by == CountDecidedBy::held_out) {
    return {ChosenBy::held_out, 0};
  }
  if (by_rule && repeats_all(runs.run, question.run)) {
    return {ChosenBy::rule, 0};
  }
  return {ChosenBy::count, own.features.size()};
}

/// What the same procedure selects in a training part.
std::vector<Index> choice_in(const TrialPlan& runs, const Trial& trial, const ChoiceInTrial& choice,
                             const ProblemPtr& part, Result result, const std::stop_token& stop) {
  if (choice.by == ChosenBy::held_out) {
    AnswerQuestion asked = question_about(
        runs.run, part, std::make_shared<const Result>(std::move(result)), runs.seed);
    asked.result = std::make_shared<const Result>(choose_column_count(asked, stop));
    return answer_selection(asked).features;
  }
  if (choice.by == ChosenBy::rule) {
    return result.selection.features;
  }
  return outcome_of(runs, trial, result).best(choice.count);
}

TrialWork<std::vector<Index>> choice_work(const ChoiceInTrial& choice) {
  return {"trial.choice", as_bytes(choice),
          [choice](const TrialPlan& runs, const Trial& trial, const ProblemPtr& part,
                   Result&& result, const std::stop_token& stop) {
            return choice_in(runs, trial, choice, part, std::move(result), stop);
          }};
}

/// What is selected in each training part; `nullopt` when stopped. Parts that the log knows are not
/// run again, and it keeps each part as soon as that is finished.
std::optional<std::vector<std::vector<Index>>> selections_in(const AnswerQuestion& question,
                                                             const TrialPlan& runs,
                                                             const std::vector<Trial>& parts,
                                                             const std::stop_token& stop,
                                                             const TrialProgress& progress) {
  TrialLog* const log = question.log.get();
  const ChoiceInTrial choice = choice_to_repeat(question, runs);
  return kept_of_each<std::vector<Index>>(
      runs, parts, stop, progress,
      [&](const Trial& part) {
        return log != nullptr ? log->find_choice(runs, part, choice) : std::nullopt;
      },
      choice_work(choice),
      [&](const Trial& trial, const std::vector<Index>& selection) {
        // When stopped, a choice may have ended before it was made.
        if (log != nullptr && !stop.stop_requested()) {
          log->keep_choice(runs, trial, choice, selection);
        }
      });
}

}  // namespace

void add_choice_tasks(TaskKinds& kinds) {
  kinds[choice_work({}).kind] = [](const CommonPart& common, std::string_view own,
                                   const MethodById& methods, const std::stop_token& stop) {
    return do_trial_task(common, own, methods, stop, [](const std::string& settings) {
      ChoiceInTrial choice;
      from_bytes(settings, choice);
      return choice_work(choice);
    });
  };
}

bool has_choice(const AnswerQuestion& question) {
  const FeatureSelection& selection = question.result->selection;
  return !question.chosen && std::ssize(selection.features) > selection.kept &&
         std::ssize(selection.features) < question.problem->dimension();
}

double seconds_of_nested_choice(const AnswerQuestion& question) {
  const std::optional<NestedPlan> plan = plan_of(question);
  return plan ? plan->seconds : 0.0;
}

double bytes_of_nested_choice(const AnswerQuestion& question) {
  const std::optional<NestedPlan> plan = plan_of(question);
  return plan ? plan->runs.bytes : 0.0;
}

std::optional<NestedChoice> nested_choice(const AnswerQuestion& question,
                                          const std::stop_token& stop,
                                          const TrialProgress& progress) {
  const std::optional<NestedPlan> plan = plan_of(question);
  if (!plan) {
    return std::nullopt;
  }
  HeldOutColumnsOptions options = held_out_options(question);
  options.folds = folds_of_choice;
  options.repeats = nested_repeats;
  Message why;
  const Problem& problem = *plan->runs.problem;
  auto task = held_out_columns(problem, problem.order, options, why);
  if (!task) {
    return std::nullopt;
  }
  NestedChoice found;
  found.without_search = plan->without_search;
  found.quick = plan->quick;
  try {
    auto selections = selections_in(question, plan->runs, training_parts(*task), stop, progress);
    auto errors = selections ? nested_errors(*task, *selections, stop) : std::optional<Vector>();
    if (!errors) {
      return std::nullopt;
    }
    found.selections = *std::move(selections);
    found.errors = *std::move(errors);
  } catch (const Error&) {
    return std::nullopt;  // such as a class without samples in a training part
  }
  found.task = *std::move(task);
  return found;
}

}  // namespace steelyard
