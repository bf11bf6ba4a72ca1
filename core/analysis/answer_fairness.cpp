// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_fairness.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/computed_target.h"
#include "core/analysis/target_shape.h"
#include "core/analysis/telling_gaps.h"
#include "core/analysis/unfair_columns.h"
#include "core/data/missing_codes.h"
#include "core/problem/targets.h"
#include "core/study/curved_inputs.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Whether a column alone says nothing of groups that were not seen: no more than the mean.
std::optional<bool> says_nothing(const AnswerContext& context, Index feature,
                                 const std::stop_token& stop) {
  if (!context.held_out || !context.question.problem->order.has_named_groups()) {
    return true;
  }
  const auto errors = held_out_errors(*context.held_out, {{feature}, {}}, stop);
  if (!errors) {
    return std::nullopt;
  }
  return !gain_over(errors->row(0), errors->row(1), *context.held_out).is_likely();
}

struct Fault {
  AnswerLevel level = AnswerLevel::caution;
  Message finding, next_step;
};

/// Whether it is said of the target, which inputs that are compared with themselves have not.
bool is_of_target(Unfair why) {
  return why == Unfair::leak || why == Unfair::decides || why == Unfair::follows ||
         why == Unfair::few_rows || why == Unfair::says_most;
}

/// Groups that are known are held out together already: that is no remedy to offer.
Fault group_fault(const std::string& name, const std::string& group, bool is_useless) {
  if (is_useless) {
    return {AnswerLevel::bad,
            message("fairness.useless_identifier",
                    "{1} identifies the {2}: it hardly varies within one, and says nothing of one "
                    "that was not seen",
                    name, group),
            message("fairness.useless_identifier.next", "Leave out {1}.", name)};
  }
  return {AnswerLevel::caution,
          message("fairness.identifier", "{1} identifies the {2}: it hardly varies within one",
                  name, group),
          message("fairness.identifier.next",
                  "Rely on {1} only if its values mean the same in each {2}.", name, group)};
}

/// What can be known only when the target is known must not explain it.
Message leave_out_unless_known_before(const std::string& name, const UnfairColumn& unfair) {
  return message("fairness.leak.next", "Leave out {1} unless it is known before {2} is.", name,
                 unfair.of);
}

Fault follows_fault(const std::string& name, const UnfairColumn& unfair) {
  return {AnswerLevel::caution,
          message("fairness.follows",
                  "{1} follows from {2} alone, without one exception, as if it were cut off or "
                  "rounded from it",
                  name, unfair.of),
          leave_out_unless_known_before(name, unfair)};
}

/// Measured columns may agree so well by nature, too.
Fault says_most_fault(const std::string& name, const UnfairColumn& unfair) {
  return {AnswerLevel::caution,
          message("fairness.says_most",
                  "{1} alone says nearly all of {2} ({3} %), as what is known only after {2} does",
                  name, unfair.of, static_cast<Index>(std::floor(100.0 * unfair.share))),
          leave_out_unless_known_before(name, unfair)};
}

Fault fault_of(const std::string& name, const UnfairColumn& unfair, bool is_useless) {
  switch (unfair.why) {
    case Unfair::leak:
      return {AnswerLevel::bad,
              name == unfair.of ? message("fairness.is_target", "{1} is the target itself", name)
                                : message("fairness.leak", "{1} is nearly the target itself ({2})",
                                          name, unfair.of),
              name == unfair.of ? message("fairness.is_target.next", "Leave it out of the inputs.")
                                : leave_out_unless_known_before(name, unfair)};
    case Unfair::follows:
      return follows_fault(name, unfair);
    case Unfair::says_most:
      return says_most_fault(name, unfair);
    case Unfair::decides:
      return {AnswerLevel::caution,
              message("fairness.decides",
                      "{2} follows from {1} alone, without one exception, as if it were cut off or "
                      "rounded from it",
                      name, unfair.of),
              message("fairness.decides.next",
                      "Check whether {2} was made from {1}: leave out {1} then.", name, unfair.of)};
    case Unfair::row_number:
      return {AnswerLevel::bad,
              message("fairness.row_number",
                      "{1} names or numbers the samples: an identifier, not a measurement", name),
              message("fairness.row_number.next", "Leave out {1}.", name)};
    case Unfair::few_rows:
      return {
          AnswerLevel::caution,
          message("fairness.few_rows",
                  "the correlation of {1} with {2} rests on {3} {3:row|rows} far from all "
                  "others: without {3:it|them}, hardly any is left",
                  name, unfair.of, unfair.rows),
          message("fairness.few_rows.next",
                  "Look at the {2:row|rows} where {1} is farthest from its middle, and leave out "
                  "what was not measured as the others were.",
                  unfair.of, unfair.rows)};
    case Unfair::copy:
      return {AnswerLevel::caution,
              message("fairness.copy", "{1} is a copy of {2}", name, unfair.of),
              message("fairness.copy.next", "Leave out one of {1} and {2}.", name, unfair.of)};
    case Unfair::group:
      break;
  }
  return group_fault(name, unfair.of, is_useless);
}

/// A part of the answer may be known only together with the target, as a total is.
Message computed_in_words(const Problem& problem, const ComputedTarget& computed) {
  if (computed.is_product) {
    return message("fairness.computed_product",
                   "{1} can be computed from {2}: it is a product or a ratio of their powers, but "
                   "for rounding",
                   computed.target, names_in_words(problem, computed.from));
  }
  return message("fairness.computed",
                 "{1} can be computed from {2}: it is a linear function of them, but for rounding",
                 computed.target, names_in_words(problem, computed.from));
}

Fault computed_fault(const Problem& problem, const ComputedTarget& computed) {
  return {AnswerLevel::caution, computed_in_words(problem, computed),
          message("fairness.computed.next",
                  "Check whether {1} are known before {2} is: leave out what is not.",
                  names_in_words(problem, computed.from), computed.target)};
}

/// Whatever was found, it tells these few samples from all others. A rule of thumb asks for at
/// least ten of them for each column of a model.
std::optional<Fault> few_others(const Problem& problem) {
  constexpr Index enough = 10;
  const std::optional<UsualTarget> usual = usual_target(problem);
  if (!usual || usual->others >= enough || 10 * usual->others > problem.samples()) {
    return std::nullopt;
  }
  return Fault{AnswerLevel::caution,
               message("fairness.few_others",
                       "all but {1} of {2} samples have the same {3} ({4}): what is said of it "
                       "rests on {1:this sample|these samples}",
                       usual->others, problem.samples(), usual->column, usual->value),
               message("fairness.few_others.next", "Collect more samples in which {1} is not {2}.",
                       usual->column, usual->value)};
}

/// What was not measured would be explained, or would explain.
void add_codes(const Eigen::Ref<const Vector>& values, const std::string& name,
               std::vector<Fault>& faults) {
  for (const MissingCode& found : likely_missing_codes(values)) {
    const std::string code = short_text(found.code, 6);
    faults.push_back(
        {AnswerLevel::caution,
         message("fairness.missing_code",
                 "{1} is {2} in {3} {3:row|rows}, far from its other values, as if that stood for "
                 "a missing value",
                 name, code, found.count),
         message("fairness.missing_code.next",
                 "Make {2} in {1} missing, unless it was measured (a step of preparation: Codes "
                 "for missing values).",
                 name, code)});
  }
}

void add_codes_of_inputs(const Problem& problem, const std::vector<Index>& selection,
                         std::vector<Fault>& faults) {
  for (const Index feature : selection) {
    add_codes(problem.inputs.col(feature), problem.features[static_cast<std::size_t>(feature)].name,
              faults);
  }
}

void add_codes_of_target(const Problem& problem, std::vector<Fault>& faults) {
  if (problem.truth_kind != TruthKind::columns) {
    return;
  }
  for (Index target = 0; target < problem.truth.cols(); ++target) {
    add_codes(problem.truth.col(target),
              problem.truth_features[static_cast<std::size_t>(target)].name, faults);
  }
}

const std::string& name_of(const Problem& problem, const UnevenTarget& target) {
  return problem.truth_features[static_cast<std::size_t>(target.place)].name;
}

/// "row 8: 1000, row 3: -20"
Message values_in_rows(const Problem& problem, const UnevenTarget& target) {
  Message list;
  for (const Index sample : target.few) {
    const Message one =
        message("fairness.row_and_value", "row {1}: {2}", problem.row_of(sample) + 1,
                short_text(problem.truth(sample, target.place), 6));
    list = list.says_nothing() ? one : message("fairness.and_row", "{1}, {2}", list, one);
  }
  return list;
}

Message look_at_few(const Problem& problem, const UnevenTarget& target) {
  const std::size_t count = target.few.size();
  return target.is_positive
             ? message("fairness.few_values.next_or_logarithm",
                       "Check {1:that row|those rows}: leave {1:it|them} out if {1:it is a "
                       "mistake|they are mistakes}, or take the logarithm of {2} (a step of "
                       "preparation: Take logarithms).",
                       count, name_of(problem, target))
             : message("fairness.few_values.next",
                       "Check {1:that row|those rows}: leave {1:it|them} out if {1:it is a "
                       "mistake|they are mistakes}.",
                       count);
}

/// Errors are squared: what these few samples are predicted to be decides whether anything helps.
/// Codes for missing values are told of already.
void add_few_values(const Problem& problem, const std::vector<UnevenTarget>& uneven,
                    std::vector<Fault>& faults) {
  for (const UnevenTarget& target : uneven) {
    if (target.few.empty() || !likely_missing_codes(problem.truth.col(target.place)).empty()) {
      continue;
    }
    faults.push_back(
        {AnswerLevel::caution,
         message("fairness.few_values",
                 "{1} {1:value|values} of {2} ({3}) {1:holds|hold} {4} % of its variance: what is "
                 "found or not found rests on {1:it|them}",
                 target.few.size(), name_of(problem, target), values_in_rows(problem, target),
                 short_text(std::floor(1000.0 * target.share) / 10.0, 3)),
         look_at_few(problem, target)});
  }
}

/// Nothing where a generator may have planted it.
std::vector<UnevenTarget> measured_uneven_targets(const Problem& problem) {
  return problem.measured ? uneven_targets(problem) : std::vector<UnevenTarget>();
}

/// What is doubtful about the target, whatever is selected.
void add_faults_of_target(const Problem& problem, const std::vector<UnevenTarget>& uneven,
                          std::vector<Fault>& faults) {
  if (problem.measured) {
    add_codes_of_target(problem, faults);
  }
  if (auto few = few_others(problem)) {
    faults.push_back(std::move(*few));
    return;  // of two values, the rare one always holds most of the variance
  }
  add_few_values(problem, uneven, faults);
}

/// A skewed target is no fault, but a few large values decide what is found.
void propose_logarithm(const Problem& problem, const std::vector<UnevenTarget>& uneven,
                       AnswerCheck& check) {
  for (const UnevenTarget& target : uneven) {
    if (target.is_skewed && target.few.empty()) {
      check.finding =
          followed_by(check.finding,
                      message("fairness.skewed",
                              "{1} is skewed: a few large values decide how well it is predicted.",
                              name_of(problem, target)));
      check.next_step =
          followed_by(check.next_step,
                      message("fairness.skewed.next",
                              "Try the logarithm of {1} (a step of preparation: Take logarithms).",
                              name_of(problem, target)));
      return;
    }
  }
}

/// What the test of the columns rests on does not hold for some that it found.
void add_curves(const AnswerQuestion& question, std::vector<Fault>& faults) {
  if (question.chosen) {
    return;  // a person does not rely on the test
  }
  for (const Message& warning : question.result->warnings) {
    if (warns_of_curves(warning)) {
      faults.push_back({AnswerLevel::caution, warning,
                        message("fairness.curved.next",
                                "Take what was found as a ranking, or add the curve as a column, "
                                "such as a square.")});
    }
  }
}

/// What was not measured would explain the target, under the name of what was.
void add_telling_gaps(const Problem& problem, const std::vector<Index>& selection,
                      std::vector<Fault>& faults) {
  for (const TellingGap& gap : telling_gaps(problem, selection)) {
    const std::string& name = problem.features[static_cast<std::size_t>(gap.feature)].name;
    faults.push_back(
        {AnswerLevel::caution,
         message("fairness.telling_gaps",
                 "that {1} is missing says as much of {2} as its values do", name, gap.of),
         message("fairness.telling_gaps.next",
                 "Mark where {1} is missing before its cells are filled (a step of preparation: "
                 "Mark missing cells), and see whether {1} itself is still selected.",
                 name)});
  }
}

Message as_sentence(const Message& found) { return message("fairness.finding", "{1}.", found); }

/// The worst first; of many, the first few.
void say(std::vector<Fault> faults, AnswerCheck& check) {
  constexpr std::size_t most = 4;
  std::stable_sort(faults.begin(), faults.end(),
                   [](const Fault& one, const Fault& other) { return one.level > other.level; });
  check.level = faults.front().level;
  Message found = faults.front().finding;
  check.next_step = faults.front().next_step;
  for (std::size_t fault = 1; fault < std::min(most, faults.size()); ++fault) {
    found = message("fairness.and", "{1}; {2}", found, faults[fault].finding);
    check.next_step = followed_by(check.next_step, faults[fault].next_step);
  }
  check.finding = faults.size() > most ? message("fairness.and_more", "{1}; and {2} more.", found,
                                                 faults.size() - most)
                                       : as_sentence(found);
}

/// Targets that are inputs, too, are no leak: the table is compared with itself.
bool explains_itself(const AnswerContext& context) {
  return context.held_out && context.held_out->of_itself;
}

}  // namespace

AnswerCheck fairness_check() {
  return {.id = "fairness", .title = message("answer.asks_fairness", "Is it fair?")};
}

double seconds_of_fairness(const AnswerQuestion& question) {
  constexpr double per_value = 1.5e-7;  // ranked beside each target
  constexpr double per_pair = 5e-8;     // glanced at
  constexpr Index most_samples = 5000;
  constexpr Index most_targets = 20;
  const Problem& problem = *question.problem;
  const auto samples = static_cast<double>(std::min(problem.samples(), most_samples));
  const auto targets = static_cast<double>(std::min(problem.truth.cols(), most_targets));
  const auto columns = static_cast<double>(expected_size(question));
  return columns * (per_value * samples * (1.0 + targets) + per_pair * columns);
}

std::optional<AnswerCheck> check_fairness(const AnswerContext& context,
                                          const std::stop_token& stop) {
  const AnswerQuestion& question = context.question;
  const SampleOrder& order = question.problem->order;
  AnswerCheck check = fairness_check();
  check.level = AnswerLevel::good;
  std::vector<Fault> faults;
  const auto found =
      unfair_columns(*question.problem, context.selection,
                     order.has_named_groups() ? order.group_of : std::nullopt, order.groups, stop);
  if (!found) {
    return std::nullopt;
  }
  const bool of_inputs = explains_itself(context);
  for (const UnfairColumn& unfair : *found) {
    if (is_of_target(unfair.why) && of_inputs) {
      continue;
    }
    bool is_useless = true;
    if (unfair.why == Unfair::group) {
      const auto nothing = says_nothing(context, unfair.feature, stop);
      if (!nothing) {
        return std::nullopt;
      }
      is_useless = *nothing;
    }
    const std::string& name =
        question.problem->features[static_cast<std::size_t>(unfair.feature)].name;
    faults.push_back(fault_of(name, unfair, is_useless));
  }
  if (question.problem->measured) {
    add_codes_of_inputs(*question.problem, context.selection, faults);
  }
  add_curves(question, faults);
  const std::vector<UnevenTarget> uneven =
      of_inputs ? std::vector<UnevenTarget>() : measured_uneven_targets(*question.problem);
  if (!of_inputs) {
    add_telling_gaps(*question.problem, context.selection, faults);
    add_faults_of_target(*question.problem, uneven, faults);
  }
  // A generator may plant a sum, which is then the right answer.
  const auto computed =
      of_inputs ? std::nullopt : computed_target(*question.problem, context.selection);
  if (computed && question.problem->measured) {
    faults.push_back(computed_fault(*question.problem, *computed));
  }
  if (faults.empty()) {
    check.finding =
        message("fairness.fair",
                "No selected column identifies samples or groups, is the target or a copy.");
    if (computed) {
      check.finding =
          followed_by(check.finding, as_sentence(computed_in_words(*question.problem, *computed)));
    }
  } else {
    say(std::move(faults), check);
  }
  propose_logarithm(*question.problem, uneven, check);
  return stop.stop_requested() ? std::nullopt : std::optional(std::move(check));
}

std::optional<AnswerCheck> fairness_without_columns(const AnswerQuestion& question) {
  const Problem& problem = *question.problem;
  if (question.chosen || compares_inputs_with_themselves(problem)) {
    return std::nullopt;
  }
  AnswerCheck check = fairness_check();
  const std::vector<UnevenTarget> uneven = measured_uneven_targets(problem);
  std::vector<Fault> faults;
  add_faults_of_target(problem, uneven, faults);
  if (!faults.empty()) {
    say(std::move(faults), check);
  }
  propose_logarithm(problem, uneven, check);
  return check.finding.says_nothing() ? std::nullopt : std::optional(std::move(check));
}

}  // namespace steelyard
