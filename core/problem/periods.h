// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Warns about columns whose values cover more than their period. Differences are folded anyway,
/// but either the period is wrong (a different unit), or spreads and plots are misleading.
/// \param use       what the columns are: "input" or "target column"
/// \param warnings  receives one line for all such columns, with the number of periods they cover
void point_out_exceeded_periods(const MatrixView& values, const std::vector<ColumnInfo>& features,
                                const std::string& use, std::vector<Message>& warnings);

/// Wraps every periodic column that exceeds its period: into 0 .. P if no value is negative,
/// otherwise into -P/2 .. P/2. Other columns stay as they are, and nothing is copied if no column
/// changes.
/// \return number of columns changed
Index wrap_periods(const std::vector<ColumnInfo>& features, SharedMatrix& values);

}  // namespace steelyard
