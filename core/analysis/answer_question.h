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
#include "core/trials/trial.h"

namespace steelyard {

/// A finished run about which a person asks what it found.
struct AnswerQuestion {
  RunPlan run;  ///< as it ran; its method must outlive the answer
  ProblemPtr problem;
  std::shared_ptr<const Result> result;  ///< see choose_column_count()
  /// The columns that a person chose; `nullopt` for those that the result selects.
  std::optional<std::vector<Index>> chosen;
  std::uint64_t seed = 1;
  double seconds = 0.0;  ///< how long the run took; 0 if that is not known
  bool patient = false;  ///< whether the checks repeat all that the run did, however long it takes
  /// Keeps the repeated runs for further questions about this run, such as those about other chosen
  /// columns, and over a stop. If it is null, none are kept. It changes no finding.
  std::shared_ptr<TrialLog> log = nullptr;
  Index null_targets = 50;  ///< on how many the false discovery rate is looked at; at least 1
};

/// One value for each of the checks.
template <typename T>
struct OfChecks {
  T chance{}, held_out{}, stability{}, fairness{}, rate{};
  friend bool operator==(const OfChecks&, const OfChecks&) = default;
};

/// Rough cost of each check, in seconds on one machine: the reference machine if reference_costs()
/// made it.
using AnswerCosts = OfChecks<double>;
/// The checks that are made.
using AnswerChecks = OfChecks<bool>;

/// Estimated by the method, for the reference machine. Depends only on the problem and the
/// settings, so that decisions based on it are the same on every machine and for any number of
/// threads.
[[nodiscard]] AnswerCosts reference_costs(const AnswerQuestion& question);

/// If all needed checks together cost at most this many seconds, they are made without being asked
/// for.
inline constexpr double whole_answer = 60.0;
/// If all checks together cost at most this many seconds, nobody has to be told that the checks are
/// still under way.
inline constexpr double quick_answer = 3.0;
/// All that an answer needs; see AnswerCheck::is_needed().
inline constexpr AnswerChecks all_checks{true, true, true, true, false};
/// All of these if they take at most `seconds` together; otherwise as many as fit, tried in the
/// order fairness, held-out, chance, stability.
/// \param costs  must be reference_costs() if the choice is to be the same on every machine
[[nodiscard]] AnswerChecks affordable_checks(const AnswerCosts& costs, double seconds);
/// Which share of the work of all `wanted` checks those are that come first, 0 .. 1; 1 if nothing
/// is left to be done.
/// \param known  an answer to the same question, whose checks are not made again; may be null
[[nodiscard]] double share_of_first(const AnswerCosts& costs, const AnswerChecks& first,
                                    const AnswerChecks& wanted, const Answer* known = nullptr);

/// Says in a sentence which columns are enough and how far to rely on it. Four checks are made in
/// the same way for every method:
/// - chance: 20 plain runs on a target in random order or, if samples belong together, in an order
///   that respects this (see chance_order.h); for a method without a target, and for inputs that
///   are compared with themselves, on inputs in random order. A plain run leaves out the studies
///   around the method, but makes its search if that is quick or the question is patient. Each run
///   selects as many columns. The runs are compared by the objective on these columns alone or, for
///   methods whose objectives cannot be compared, by the held-out error of the columns;
/// - held-out: against random columns, all columns and the mean, with the standard error; see
///   held_out_columns.h and held_out_verdict.h. Without a target, columns are judged by the inputs
///   that are not selected (HeldOutColumns::of_rest), here and for chance, and not at all if none
///   is left;
/// - stability: Nogueira's index, with its standard error, of 20 runs on about half of the samples
///   each, with the search around the method if it is quick or the question is patient;
/// - fairness: selected columns that identify samples or groups, leak the target, or are copies,
/// and
///   columns from which a measured target can be computed.
/// Of a run whose rule promises a false discovery rate, a fifth check says whether it keeps it on
/// null targets, see realised_rate.h. It is made only where it is wanted, on all samples, with the
/// run's search and test. It judges the rule and not the columns: the answer does not wait for it.
///
/// Large tables are thinned for the repeated runs; the findings say so. Samples that belong
/// together, by the problem's order, are held out, exchanged and drawn together. A check that is
/// not made, is impossible, was stopped or would repeat a run that does not fit into the free
/// memory says why. Deterministic: the findings depend only on the problem and the settings, never
/// on the machine, its load or the number of threads.
/// \param wanted  checks to make; `nullopt` for those that fit into `whole_answer` seconds
/// \param known   an answer to the same question, whose checks are not made again
/// \param progress  receives the share of the checks' estimated work that is done
/// \throws Error(bad_input) if the chosen columns do not fit the problem; and what is a fault of
/// the program in a check, since a check that is not made for want of memory or data only says so
[[nodiscard]] Answer answer(const AnswerQuestion& question,
                            const std::optional<AnswerChecks>& wanted = all_checks,
                            const std::stop_token& stop = {}, const Answer* known = nullptr,
                            const TrialProgress& progress = {});

}  // namespace steelyard
