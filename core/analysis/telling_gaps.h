// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// A filled column whose missing cells say as much of a target as its values do.
struct TellingGap {
  Index feature = 0;
  std::string of;  ///< the target's column, or the label
};

/// Cells that were filled all hold the same value, so that a model may tell their samples from the
/// others: it then explains the target by who was not measured. This is found where the target
/// clearly differs between the samples with and without a value (Light & Margolin, J. Am. Stat.
/// Assoc. 66, 534, 1971), and no less than between low and high values of the samples that have
/// one. Columns that a selected column marks the missing cells of are left out, and so are those
/// made of text.
/// \param features  selected ones, in whose order the columns are found
[[nodiscard]] std::vector<TellingGap> telling_gaps(const Problem& problem,
                                                   const std::vector<Index>& features);

}  // namespace steelyard
