// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <utility>
#include <vector>

#include "core/analysis/answer_checks.h"
#include "core/analysis/unfair_columns.h"

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
  std::string finding, next_step;
};

Fault group_fault(const std::string& name, const std::string& group, bool is_useless) {
  Fault fault{AnswerLevel::caution,
              name + " identifies the " + group + ": it hardly varies within one", ""};
  if (is_useless) {
    fault.level = AnswerLevel::bad;
    fault.finding += ", and says nothing of one that was not seen";
    fault.next_step = "Leave out " + name + ", or use blocks by " + group + ".";
  } else {
    fault.next_step =
        "Rely on " + name + " only if its values mean the same in each " + group + ".";
  }
  return fault;
}

Fault fault_of(const std::string& name, const UnfairColumn& unfair, bool is_useless) {
  switch (unfair.why) {
    case Unfair::leak:
      return {AnswerLevel::bad, name + " is nearly the target itself (" + unfair.of + ")",
              "Leave out " + name + " unless it is known before " + unfair.of + " is."};
    case Unfair::row_number:
      return {AnswerLevel::bad,
              name + " names or numbers the samples: an identifier, not a measurement",
              "Leave out " + name + "."};
    case Unfair::copy:
      return {AnswerLevel::caution, name + " is a copy of " + unfair.of,
              "Leave out one of " + name + " and " + unfair.of + "."};
    case Unfair::group:
      break;
  }
  return group_fault(name, unfair.of, is_useless);
}

/// The worst first; of many, the first few.
void say(std::vector<Fault> faults, AnswerCheck& check) {
  constexpr std::size_t most = 4;
  std::stable_sort(faults.begin(), faults.end(),
                   [](const Fault& one, const Fault& other) { return one.level > other.level; });
  check.level = faults.front().level;
  for (std::size_t fault = 0; fault < std::min(most, faults.size()); ++fault) {
    check.finding += (fault == 0 ? "" : "; ") + faults[fault].finding;
    check.next_step += (fault == 0 ? "" : " ") + faults[fault].next_step;
  }
  if (faults.size() > most) {
    check.finding += "; and " + std::to_string(faults.size() - most) + " more";
  }
  check.finding += ".";
}

/// Targets that are inputs, too, are no leak: the table is compared with itself.
bool explains_itself(const AnswerContext& context) {
  return context.held_out && context.held_out->of_itself;
}

}  // namespace

AnswerCheck fairness_check() { return {"fairness", "Is it fair?", {}, "", "", 0.0}; }

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
  const bool of_itself = !found->empty() && explains_itself(context);
  for (const UnfairColumn& unfair : *found) {
    if (unfair.why == Unfair::leak && of_itself) {
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
  if (faults.empty()) {
    check.finding = "No selected column identifies samples or groups, is the target or a copy.";
  } else {
    say(std::move(faults), check);
  }
  return stop.stop_requested() ? std::nullopt : std::optional(std::move(check));
}

}  // namespace steelyard
