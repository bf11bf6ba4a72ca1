// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

using CountMatrix = Eigen::Matrix<Index, Eigen::Dynamic, Eigen::Dynamic>;

/// The number of samples in each group of one partition (row) and each group of another (column).
struct ConfusionTable {
  std::vector<std::string> rows;
  std::vector<std::string> columns;
  CountMatrix counts;  ///< rows x columns; the sum is the number of samples counted
  Index left_out = 0;  ///< samples without a group in one of the two
};

/// Samples with group -1 in either partition are left out.
/// \param row_of, column_of  same length; 0-based
/// \return (largest row_of + 1) x (largest column_of + 1)
/// \throws Error(fault) for different lengths
[[nodiscard]] CountMatrix joint_counts(std::span<const int> row_of, std::span<const int> column_of);

/// The same with the names of the groups, including empty groups.
/// \param rows, columns  names; at least one more than the largest group index
/// \throws Error(fault) for different lengths, or a group without a name
[[nodiscard]] ConfusionTable confusion_table(std::span<const int> row_of,
                                             std::vector<std::string> rows,
                                             std::span<const int> column_of,
                                             std::vector<std::string> columns);

}  // namespace steelyard
