// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/suggestion.h"
#include "core/methods/registry.h"
#include "tests/support/run_method.h"

namespace steelyard::tests {

/// A run of a method to its end, as a question for an answer.
inline AnswerQuestion asked(const std::string& method, ProblemPtr problem,
                            const Settings& settings = {}) {
  static const MethodRegistry methods = builtin_methods();
  AnswerQuestion question;
  const Method& found = methods.find(method);
  question.run = found.plan(values_of(found, settings));
  question.result = std::make_shared<const Result>(run_to_end(found, problem, settings));
  question.problem = std::move(problem);
  question.result = std::make_shared<const Result>(choose_column_count(question));
  return question;
}

/// Whether a sentence contains some words.
inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

inline const AnswerCheck& check_of(const Answer& answer, const std::string& id) {
  static const AnswerCheck none;
  const AnswerCheck* found = check_with(answer, id);
  return found == nullptr ? none : *found;
}

/// The number with this id that a check speaks of; NaN if there is none.
inline double number_of(const AnswerCheck& check, const std::string& id) {
  const Finding* found = find_finding(check.numbers, id);
  return found == nullptr ? std::numeric_limits<double>::quiet_NaN() : found->value;
}

}  // namespace steelyard::tests
