// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_stability.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/panel_units.h"
#include "core/analysis/quick_repeats.h"
#include "core/analysis/stand_in_pairs.h"
#include "core/measures/run_agreement.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/targets.h"
#include "core/random.h"
#include "core/run/study.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr double seconds_for_stability = 1.0;
constexpr double seconds_for_searches = 1.5;
/// The samples are thinned until all searches together take about so long.
constexpr double seconds_wanted_if_patient = 60.0;
constexpr double half = 0.5;
constexpr double steady = 0.4;

std::vector<Trial> halves(const TrialPlan& plan) {
  std::vector<Trial> trials;
  for (std::uint64_t run = 0; run < answer_runs; ++run) {
    Random random(plan.seed, Purpose::subsamples, run);
    Trial trial;
    trial.change.samples = some_with_target(*plan.problem, plan.problem->samples() / 2, random);
    trial.number = run;
    trials.push_back(std::move(trial));
  }
  return trials;
}

TrialPlan stability_plan(const AnswerQuestion& question) {
  const double most = question.patient ? seconds_wanted_if_patient : seconds_for_searches;
  return affordable_plan(question, {answer_runs, most, half},
                         {answer_runs, seconds_for_stability, half});
}

/// Whether what selects is a check that follows the run, which repeated runs go without.
bool check_selects(const StudyChoice& check) {
  return check.study != nullptr && check.study->promised_rate(check.settings);
}

/// What each run selected: by its rule where this run did, so that a run whose rule selects nothing
/// has no columns; otherwise as many as are selected here.
std::vector<std::vector<Index>> selections_of(const AnswerContext& context,
                                              const std::vector<TrialOutcome>& runs) {
  const Result& result = *context.question.result;
  using CountDecidedBy = FeatureSelection::CountDecidedBy;
  const CountDecidedBy decided_by = result.selection.count_decided_by;
  const bool by_rule =
      (decided_by == CountDecidedBy::of_rule || decided_by == CountDecidedBy::of_test) &&
      result.path.empty() && context.selection == result.selection.features &&
      !check_selects(context.question.run.check);
  std::vector<std::vector<Index>> selections;
  for (const TrialOutcome& run : runs) {
    const std::optional<std::size_t> by_itself = by_rule ? run.selected : std::nullopt;
    selections.push_back(run.best(by_itself.value_or(context.selection.size())));
  }
  return selections;
}

/// The selected columns that less than half of the runs selected again.
std::vector<Index> unsteady(const std::vector<Index>& selection,
                            const std::vector<std::vector<Index>>& selections) {
  std::vector<Index> found;
  for (const Index feature : selection) {
    const auto times = std::count_if(selections.begin(), selections.end(), [&](const auto& again) {
      return std::find(again.begin(), again.end(), feature) != again.end();
    });
    if (2 * times < std::ssize(selections)) {
      found.push_back(feature);
    }
  }
  return found;
}

Index times_the_same(std::vector<Index> selection, std::vector<std::vector<Index>> selections) {
  std::sort(selection.begin(), selection.end());
  return std::count_if(selections.begin(), selections.end(), [&](std::vector<Index>& again) {
    std::sort(again.begin(), again.end());
    return again == selection;
  });
}

/// What was chosen, counted among the columns among which there was a choice: those that a person
/// keeps are in every selection, which says nothing of how steady the choice is.
std::vector<std::vector<Index>> counted_without(const std::vector<Index>& kept,
                                                std::vector<std::vector<Index>> selections) {
  for (std::vector<Index>& selection : selections) {
    selection = besides_kept(std::move(selection), kept);
    for (Index& column : selection) {
      column -= std::count_if(kept.begin(), kept.end(),
                              [column](Index before) { return before < column; });
    }
  }
  return selections;
}

Index times_nothing(const std::vector<std::vector<Index>>& selections) {
  return std::count_if(selections.begin(), selections.end(),
                       [](const std::vector<Index>& again) { return again.empty(); });
}

/// Where no run selects anything, the runs are alike, but none selects again what is selected here.
double stability_of(const std::vector<std::vector<Index>>& chosen, Index choice) {
  return times_nothing(chosen) == std::ssize(chosen) ? 0.0 : nogueira_index(chosen, choice);
}

Message how_alike(double index) {
  constexpr double much = 0.75;
  return index < steady ? message("stability.hardly", "Hardly the same")
         : index < much ? message("stability.partly", "Partly the same")
                        : message("stability.much", "Much the same");
}

/// How halves were drawn, after "on half of the samples".
Message together(const SampleOrder& order) {
  return order.group_of ? message("stability.whole_groups", ", whole groups")
         : order.time   ? message("stability.in_stretches", ", in stretches")
                        : Message();
}

/// "0.62 ± 0.05"; where all selections are equal, the index alone.
std::string with_error(double index, double error) {
  const std::string words = short_text(index, 3);
  return error > 0.0 ? words + " ± " + short_text(error, 2) : words;
}

/// How many runs selected nothing, and which of the selected columns are often missing.
/// \param chosen  the selections without what a person keeps
Message what_differs(const Problem& problem, const std::vector<Index>& selection,
                     const std::vector<std::vector<Index>>& selections,
                     const std::vector<std::vector<Index>>& chosen) {
  Message said;
  if (const Index nothing = times_nothing(chosen); nothing > 0) {
    said = message("stability.nothing", "{1} of {2} runs selected nothing.", nothing,
                   selections.size());
  }
  const std::vector<Index> going = unsteady(selection, selections);
  return going.empty()
             ? said
             : followed_by(said, message("stability.come_and_go", "These come and go: {1}.",
                                         names_in_words(problem, going)));
}

AnswerCheck judged_stability(const AnswerContext& context, const TrialPlan& plan,
                             const std::vector<std::vector<Index>>& selections) {
  const Problem& problem = *context.question.problem;
  AnswerCheck check = stability_check();
  const bool alone = searches(context.question) && !plan.run.search.study;
  const std::vector<Index> kept = kept_inputs(problem);
  const std::vector<std::vector<Index>> chosen = counted_without(kept, selections);
  const Index choice = problem.dimension() - std::ssize(kept);
  const double index = stability_of(chosen, choice);
  const double error = nogueira_error(chosen, choice);
  const Index same = times_the_same(context.selection, selections);
  const Message which =
      2 * same >= std::ssize(selections)
          ? message("stability.the_same", "The same {1} in {2} of {3}",
                    count_of_units(problem.features, context.selection), same, selections.size())
          : message("stability.not_the_same", "{1} in {2}", how_alike(index), selections.size());
  const Message halves = on_halves(plan, problem.order);
  check.level = level_of_stability(index);
  check.finding = alone ? message("stability.without_search",
                                  "{1} runs without the search {2} (stability {3} of 1).", which,
                                  halves, with_error(index, error))
                        : message("stability.finding", "{1} runs {2} (stability {3} of 1).", which,
                                  halves, with_error(index, error));
  const Message where = message("stability.runs_where", "{1} runs {2}", selections.size(), halves);
  check.numbers = {{.id = "stability",
                    .title = message("stability.of_selection", "stability of the selection"),
                    .value = index,
                    .error = error,
                    .better = Better::higher,
                    .measured_on = where},
                   {.id = "times_the_same",
                    .title = message("stability.times_the_same", "runs that select the same"),
                    .value = static_cast<double>(same),
                    .better = Better::higher,
                    .measured_on = where}};
  check.finding =
      followed_by(check.finding, what_differs(problem, context.selection, selections, chosen));
  check.details = stand_in_pairs(problem, context.selection);
  if (Message quick = how_quick(context.question); !quick.says_nothing()) {
    check.details.push_back(std::move(quick));
  }
  if (index < steady) {
    check.next_step = message("stability.next",
                              "Other columns may do as well: collect more samples, or choose among "
                              "them by what you know of them.");
  }
  return check;
}

}  // namespace

AnswerLevel level_of_stability(double index) {
  return index >= steady ? AnswerLevel::good : AnswerLevel::caution;
}

AnswerCheck stability_check() {
  return {.id = "stability",
          .title = message("answer.asks_stability", "Would it be chosen again?")};
}

Message on_halves(const TrialPlan& plan, const SampleOrder& order) {
  return plan.thinned() ? message("stability.some_halves", "on halves of {1} of the samples{2}",
                                  plan.problem->samples(), together(order))
                        : message("stability.halves", "on half of the samples{1}", together(order));
}

double seconds_of_stability(const AnswerQuestion& question) {
  return answer_runs * stability_plan(question).seconds;
}

double bytes_of_stability(const AnswerQuestion& question) {
  const bool all = expected_size(question) == question.problem->dimension();
  return all ? 0.0 : stability_plan(question).bytes;
}

std::optional<AnswerCheck> check_stability(const AnswerContext& context,
                                           const std::stop_token& stop) {
  if (std::ssize(context.selection) == context.question.problem->dimension()) {
    AnswerCheck check = stability_check();
    check.level = AnswerLevel::good;
    check.finding = message("stability.all_taken", "All columns are taken, so none comes or goes.");
    return check;
  }
  if (besides_kept(context.selection, kept_inputs(*context.question.problem)).empty()) {
    AnswerCheck check = stability_check();
    check.level = AnswerLevel::good;
    check.finding = message("stability.all_kept", "You keep all of them, so none comes or goes.");
    return check;
  }
  const TrialPlan plan = stability_plan(context.question);
  const auto runs =
      run_trials(plan, halves(plan), stop, context.progress, context.question.log.get());
  return runs ? std::optional(judged_stability(context, plan, selections_of(context, *runs)))
              : std::nullopt;
}

}  // namespace steelyard
