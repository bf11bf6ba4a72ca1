// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/single_targets.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/problem/samples_as_points.h"
#include "core/problem/whole_units.h"
#include "core/text.h"
#include "core/trials/held_out_errors.h"

namespace steelyard {
namespace {

constexpr std::size_t most_named = 3;

PairedGain gain_of(const SingleTarget& target, double tested_over_trained) {
  return paired_gain(target.errors, target.of_nothing, tested_over_trained);
}

bool gains_little(const SingleTarget& target, double tested_over_trained) {
  ComparedErrors compared{.selected = target.errors, .of_nothing = target.of_nothing};
  compared.tested_over_trained = tested_over_trained;
  return is_small_gain(compared);
}

/// The places of a target's columns among those of the task; none if they are constant, or left
/// out of many.
std::vector<Index> columns_in_task(const Problem& problem, const ColumnUnit& unit,
                                   const HeldOutColumns& task) {
  const auto points = columns_of_points(problem.truth_features);
  std::vector<Index> columns;
  for (const Index column : unit.columns) {
    const auto [first, count] = points[static_cast<std::size_t>(column)];
    for (Index place = 0; place < std::ssize(task.target_columns); ++place) {
      const Index used = task.target_columns[static_cast<std::size_t>(place)];
      if (used >= first && used < first + count) {
        columns.push_back(place);
      }
    }
  }
  return columns;
}

std::vector<std::string> names_of_those(const std::vector<SingleTarget>& targets,
                                        double tested_over_trained, bool explained) {
  std::vector<std::string> names;
  for (const SingleTarget& target : targets) {
    if (target.is_explained(tested_over_trained) == explained) {
      names.push_back(target.name);
    }
  }
  return names;
}

std::string error_text(const SingleTarget& target) {
  return short_text(relative_error(target.errors, target.of_nothing), 3);
}

void add_numbers(const std::vector<SingleTarget>& targets, double tested_over_trained,
                 AnswerCheck& check) {
  const Message where = check.numbers.front().measured_on;
  for (std::size_t place = 0; place < targets.size(); ++place) {
    const SingleTarget& target = targets[place];
    check.numbers.push_back(
        {.id = "error_of_target_" + std::to_string(place + 1),
         .title = message("held_out.error_of_target", "held-out error of {1}", target.name),
         .value = relative_error(target.errors, target.of_nothing),
         .error = error_of_relative(target.errors, target.of_nothing, tested_over_trained),
         .better = Better::lower,
         .measured_on = where});
  }
}

/// "The error of each target by itself: dose 0.22, noise 1."
Message errors_in_words(const std::vector<SingleTarget>& targets) {
  if (targets.size() > most_named) {
    return {};
  }
  std::string list;
  for (const SingleTarget& target : targets) {
    list += (list.empty() ? "" : ", ") + short_name(target.name) + " " + error_text(target);
  }
  return message("held_out.error_of_each", "The error of each target by itself: {1}.", list);
}

Message unexplained_in_words(const AnswerCheck& check) {
  const std::size_t count = check.unexplained.size();
  return check.explained.empty()
             ? message("held_out.no_target_explained",
                       "None of the {1} targets is predicted clearly better than by its mean.",
                       count)
             : message("held_out.unexplained",
                       "{1} {2:is|are} not predicted clearly better than by {2:its|their} mean.",
                       first_names_in_words(check.unexplained), count);
}

/// Whether the verdict about all targets together says no more than that some are not explained.
bool is_due_to_single_targets(HeldOutVerdict verdict) {
  return verdict == HeldOutVerdict::no_better_than_nothing ||
         verdict == HeldOutVerdict::perhaps_better_than_nothing ||
         verdict == HeldOutVerdict::choice_comes_and_goes ||
         verdict == HeldOutVerdict::hardly_better_than_nothing;
}

/// Where other targets are explained.
void some_are_not_explained(HeldOutVerdict verdict, AnswerCheck& check) {
  const Message alone = message("held_out.unexplained.next",
                                "Run it for {1} alone: other columns may explain {2:it|them}.",
                                first_names_in_words(check.unexplained), check.unexplained.size());
  const bool due_to_them = is_due_to_single_targets(verdict);
  check.level = due_to_them
                    ? AnswerLevel::caution
                    : std::max(check.level.value_or(AnswerLevel::good), AnswerLevel::caution);
  check.next_step = due_to_them ? alone : followed_by(check.next_step, alone);
  if (due_to_them || verdict == HeldOutVerdict::good ||
      verdict == HeldOutVerdict::explains_little) {
    check.verdict = CheckVerdict::explains_some;
  }
}

/// Where no target is explained: red, unless one of them may be.
void none_is_explained(bool one_may_be, AnswerCheck& check) {
  if (check.level == AnswerLevel::good || check.verdict == CheckVerdict::explains_little) {
    check.verdict = CheckVerdict::unnamed;
    check.next_step = message("held_out.no_target_explained.next",
                              "Do not rely on these columns to predict: collect more samples, or "
                              "run it for each target alone.");
  }
  check.level = std::max(check.level.value_or(AnswerLevel::good),
                         one_may_be ? AnswerLevel::caution : AnswerLevel::bad);
}

}  // namespace

bool SingleTarget::is_explained(double tested_over_trained) const {
  return gain_of(*this, tested_over_trained).is_clear() &&
         !gains_little(*this, tested_over_trained);
}

bool SingleTarget::may_be_explained(double tested_over_trained) const {
  return gain_of(*this, tested_over_trained).is_likely();
}

std::vector<ColumnUnit> target_units(const Problem& problem) {
  if (problem.truth_kind != TruthKind::columns || problem.truth.cols() == 0) {
    return {};
  }
  Problem of_targets;
  of_targets.inputs = problem.truth;
  of_targets.features = problem.truth_features;
  return whole_units(of_targets);
}

bool has_single_targets(const Problem& problem) {
  return problem.truth_kind == TruthKind::columns && problem.truth.cols() > 1;
}

std::optional<std::vector<SingleTarget>> single_targets(const Problem& problem,
                                                        const HeldOutColumns& task,
                                                        const std::vector<std::vector<Index>>& sets,
                                                        const std::stop_token& stop) {
  std::vector<SingleTarget> found;
  if (!has_single_targets(problem) || task.of_itself || !task.classes.empty()) {
    return found;
  }
  std::vector<std::vector<Index>> columns;
  for (const ColumnUnit& unit : target_units(problem)) {
    if (auto used = columns_in_task(problem, unit, task); !used.empty()) {
      columns.push_back(std::move(used));
      found.push_back({unit.name, {}, {}});
    }
  }
  if (found.size() < 2) {
    return std::vector<SingleTarget>();
  }
  const auto errors = nested_errors_of_targets(task, columns, sets, stop);
  if (!errors) {
    return std::nullopt;
  }
  for (std::size_t place = 0; place < found.size(); ++place) {
    found[place].errors = errors->own.row(static_cast<Index>(place));
    found[place].of_nothing = errors->of_nothing.row(static_cast<Index>(place));
  }
  return found;
}

Message judge_single_targets(const std::vector<SingleTarget>& targets, HeldOutVerdict verdict,
                             double tested_over_trained, AnswerCheck& check) {
  add_numbers(targets, tested_over_trained, check);
  check.explained = names_of_those(targets, tested_over_trained, true);
  check.unexplained = names_of_those(targets, tested_over_trained, false);
  if (check.unexplained.empty()) {
    return {};
  }
  if (check.explained.empty()) {
    none_is_explained(std::any_of(targets.begin(), targets.end(),
                                  [&](const SingleTarget& target) {
                                    return target.may_be_explained(tested_over_trained);
                                  }),
                      check);
  } else {
    some_are_not_explained(verdict, check);
  }
  return followed_by(unexplained_in_words(check), errors_in_words(targets));
}

Message how_many_targets(const Problem& problem, const std::vector<SingleTarget>& targets) {
  const std::size_t all = targets.empty() ? 0 : target_units(problem).size();
  return targets.size() < all
             ? message("held_out.targets_looked_at",
                       "{1} of the {2} targets were looked at one by one.", targets.size(), all)
             : Message();
}

Message first_names_in_words(const std::vector<std::string>& names) {
  if (names.size() <= most_named) {
    return names_in_words(names);
  }
  const std::vector<std::string> first(names.begin(), names.begin() + most_named);
  return message("answer.names_and_others", "{1} and {2} {2:other|others}", names_in_words(first),
                 names.size() - most_named);
}

Message explained_in_words(const AnswerCheck& held_out) {
  const std::size_t explained = held_out.explained.size();
  return explained <= most_named ? names_in_words(held_out.explained)
                                 : message("answer.some_targets", "{1} of {2} targets", explained,
                                           explained + held_out.unexplained.size());
}

}  // namespace steelyard
