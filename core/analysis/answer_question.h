// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/answer.h"
#include "core/problem/problem.h"
#include "core/run/method.h"
#include "core/run/result.h"

namespace steelyard {

/// A finished run that a person wants to be told about.
struct AnswerQuestion {
  const Method* method = nullptr;  ///< must outlive the answer
  ProblemPtr problem;
  ParameterValues values;                ///< of the method, as it ran
  std::shared_ptr<const Result> result;  ///< see with_suggestion
  /// The columns that a person chose; nothing: those that the result selects.
  std::optional<std::vector<Index>> chosen;
  std::uint64_t seed = 1;
  double seconds = 0.0;  ///< how long the run took; 0: not known
  bool patient = false;  ///< searches are repeated as searches even if this takes a minute
};

/// Something about each of the checks.
template <typename T>
struct OfChecks {
  T chance{}, held_out{}, stability{}, fairness{};
  friend bool operator==(const OfChecks&, const OfChecks&) = default;
};

/// About what each check costs, in seconds on this machine.
using AnswerCosts = OfChecks<double>;
/// Which checks are made.
using AnswerChecks = OfChecks<bool>;

/// Estimated by the method, for the machine of reference: depends on problem and settings only, so
/// that what is decided by it is the same on every machine and for any number of threads.
[[nodiscard]] AnswerCosts reference_costs(const AnswerQuestion& question);

/// Up to which all costs together are small enough that the checks are made without being asked
/// for; and that nobody has to be told that they are still under way.
inline constexpr double whole_answer = 60.0;
inline constexpr double quick_answer = 3.0;
inline constexpr AnswerChecks all_checks{true, true, true, true};
/// All where they take up to so many seconds together; otherwise as many as do: fairness, held-out,
/// then those that need further runs.
/// \param costs  reference_costs, where it matters which are made
[[nodiscard]] AnswerChecks affordable_checks(const AnswerCosts& costs, double seconds);

/// Says in a sentence which columns are enough and how far to rely on it. Four things are looked
/// at, in the same way for every method:
/// - chance: 20 plain runs (without the studies around the method, except for a search that is
///   quick) on a target in random order, or, where samples belong together, in an order that
///   respects this: see chance_order.h; for a method without a target, on inputs in random order.
///   Each selects as many columns. Compared is the objective on these columns alone or, where it
///   does not depend on the target, their held-out error;
/// - held-out: see held_out_columns.h and held_out_verdict.h, against random columns, all columns
///   and the mean;
/// - stability: Nogueira's index of 20 runs on about half of the samples each, with the search
/// around the
///   method where that is quick;
/// - fairness: selected columns that identify samples or groups, leak the target, or are copies.
/// Large tables are thinned for the repeated runs; the findings say so. Deterministic.
/// A check that is not made, is impossible, or was not finished when stopped, says why. What is
/// found depends on problem and settings only, never on the machine, its load or the number of
/// threads. \param wanted  the checks; nothing: those that take up to `whole_answer`
/// \param known  an answer to the same question: what was checked for it is not checked again
/// Samples that belong together, by the problem's order, are held out, exchanged and drawn
/// together. \throws Error(bad_input) if the chosen columns do not fit the problem
[[nodiscard]] Answer answer(const AnswerQuestion& question,
                            const std::optional<AnswerChecks>& wanted = all_checks,
                            const std::stop_token& stop = {}, const Answer* known = nullptr);

}  // namespace steelyard
