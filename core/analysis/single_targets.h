// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/answer.h"
#include "core/analysis/held_out_verdict.h"
#include "core/problem/one_hot_groups.h"
#include "core/problem/problem.h"
#include "core/trials/held_out_columns.h"

namespace steelyard {

/// The targets of numbers as a person sees them: the columns of a category, or of another group of
/// the table, are one. Empty where all columns of the target say one thing together, as points and
/// distances do.
[[nodiscard]] std::vector<ColumnUnit> target_units(const Problem& problem);

/// How well one of several targets is predicted by itself.
struct SingleTarget {
  std::string name;
  Vector errors, of_nothing;  ///< one per fold: of the columns, and of the mean

  /// Clearly better than the mean predicts, by at least a thirtieth.
  [[nodiscard]] bool is_explained(double tested_over_trained) const;
  /// Perhaps better.
  [[nodiscard]] bool may_be_explained(double tested_over_trained) const;
};

/// Whether several targets are looked at one by one.
[[nodiscard]] bool has_single_targets(const Problem& problem);
/// Those that vary, of many a part; none where there is but one, or where the task is to predict
/// classes or the inputs themselves.
/// \param sets  the columns that predict, one set per split of the task
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<std::vector<SingleTarget>> single_targets(
    const Problem& problem, const HeldOutColumns& task, const std::vector<std::vector<Index>>& sets,
    const std::stop_token& stop);

/// How many of all targets were looked at; it says nothing where all were.
[[nodiscard]] Message how_many_targets(const Problem& problem,
                                       const std::vector<SingleTarget>& targets);

/// What is said of all targets together does not hold for each of them: completes the check by
/// those that the columns do not explain.
/// \param verdict  of all targets together
/// \return a sentence about them for the finding; it says nothing where all are explained
[[nodiscard]] Message judge_single_targets(const std::vector<SingleTarget>& targets,
                                           HeldOutVerdict verdict, double tested_over_trained,
                                           AnswerCheck& check);

/// "y1, y2, y3 and 2 others"
[[nodiscard]] Message first_names_in_words(const std::vector<std::string>& names);
/// What is explained: "dose", or "4 of 20 targets".
[[nodiscard]] Message explained_in_words(const AnswerCheck& held_out);

}  // namespace steelyard
