// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/held_out_verdict.h"
#include "core/message.h"
#include "core/problem/problem.h"
#include "core/run/finding.h"
#include "core/trials/held_out_columns.h"

namespace steelyard {

/// Of samples that are held out, the shares whose value is predicted rightly if there are two.
struct RightShares {
  double own = 0.0;         ///< of the selected columns
  double of_nothing = 0.0;  ///< always the more frequent value
};

/// Whether the task has one target of numbers, and these are two, such as 0 and 1.
[[nodiscard]] bool has_two_values(const HeldOutColumns& task);
/// The same of the ground truth of a problem, for estimates.
[[nodiscard]] bool has_two_values(const Problem& problem);
/// The same samples and splits, with the two values as classes. Requires has_two_values().
[[nodiscard]] HeldOutColumns with_values_as_classes(const HeldOutColumns& task);
/// \param task  has_two_values()
/// \param sets  one per split, each chosen in the training part of its split
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<RightShares> right_shares(const HeldOutColumns& task,
                                                      const std::vector<std::vector<Index>>& sets,
                                                      const std::stop_token& stop);

/// What a held-out error means to a person who does not know its unit. Of numbers: which share of
/// the variance is explained, 1 - error^2, unless the verdict says that the columns do not predict,
/// or no better than any others; how far predictions are off in the target's own unit, if there is
/// one target and it has a unit; and, of two values, how many are right, which `numbers` receives,
/// too. It says nothing of classes, whose shares are said anyway, nor of an error that explains
/// nothing.
/// \param sets  as for right_shares()
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<Message> meaning_of_error(
    const Problem& problem, const HeldOutColumns& task, const std::vector<std::vector<Index>>& sets,
    const ComparedErrors& found, HeldOutVerdict verdict, const std::stop_token& stop,
    std::vector<Finding>& numbers);

}  // namespace steelyard
