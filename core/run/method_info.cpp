// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/method_info.h"

#include <array>
#include <cmath>
#include <utility>

#include "core/problem/targets.h"

namespace steelyard {
namespace {

Message missing_numbers(const Problem& problem) {
  return problem.labels
             ? message("target.classes_not_numbers",
                       "The method explains numbers, not the classes of {1}: give a column of "
                       "numbers the role target",
                       problem.labels->name)
             : message("target.no_numbers",
                       "No target column: give at least one column the role target");
}

Message missing_classes(const Problem& problem) {
  return problem.truth.cols() > 0
             ? message("target.numbers_not_classes",
                       "The method explains classes, not numbers: give a column of classes the "
                       "role label")
             : message("target.no_classes", "No label: give a column of classes the role label");
}

/// Says nothing where the problem has what is asked for.
Message missing_target(Target target, const Problem& problem) {
  const bool numbers = problem.truth.cols() > 0;
  const bool classes = problem.labels.has_value();
  switch (target) {
    case Target::numbers:
      return numbers ? Message() : missing_numbers(problem);
    case Target::classes:
      return classes ? Message() : missing_classes(problem);
    case Target::either:
      return numbers || classes
                 ? Message()
                 : message("target.nothing",
                           "Nothing to explain: give a column the role target, or one of classes "
                           "the role label");
    case Target::none:
      break;
  }
  return {};
}

}  // namespace

bool Objective::is_worse(double value, double than) const {
  if (!std::isfinite(value) || !std::isfinite(than)) {
    return false;
  }
  switch (better) {
    case Better::lower:
      return value > than;
    case Better::higher:
      return value < than;
    case Better::neither:
      break;
  }
  return false;
}

std::string_view gives_id(Output gives) {
  constexpr std::array<std::string_view, 4> ids{"weights", "map", "scores", "order"};
  return ids.at(static_cast<std::size_t>(gives));
}

std::string_view target_id(Target target) {
  constexpr std::array<std::string_view, 4> ids{"none", "numbers", "classes", "either"};
  return ids.at(static_cast<std::size_t>(target));
}

std::string_view periods_id(Periods periods) {
  constexpr std::array<std::string_view, 4> ids{"native", "circle", "ignored", "refused"};
  return ids.at(static_cast<std::size_t>(periods));
}

std::vector<Complaint> role_complaints(const MethodInfo& info, const Problem& problem) {
  std::vector<Complaint> complaints;
  if (const Message missing = missing_target(info.target, problem); !missing.says_nothing()) {
    complaints.push_back(
        {"", "", message("target.missing", "{1}, or choose a method that needs none", missing)});
  }
  for (const ColumnInfo& feature : problem.features) {
    if (info.periods == Periods::refused && feature.period > 0.0) {
      complaints.push_back({"", "Inputs",
                            message("inputs.periodic",
                                    "{1} is periodic, which this method cannot use", feature.name),
                            message("inputs.periodic.accepted", "inputs without a period")});
      break;
    }
  }
  return complaints;
}

std::vector<Complaint> target_complaints(const MethodInfo& info, const ParameterSchema& schema,
                                         const Problem& problem, const ParameterValues& values) {
  std::vector<Complaint> complaints = schema.check(values);
  if (complaints.empty()) {
    complaints = role_complaints(info, problem);
  }
  if (complaints.empty()) {
    if (auto trouble = trouble_with_target(problem)) {
      complaints.push_back(*std::move(trouble));
    }
  }
  return complaints;
}

}  // namespace steelyard
