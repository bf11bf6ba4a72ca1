// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// For each row, the first row that equals it in every column, which may be the row itself. 0 and
/// -0 are equal. Cost O(N D + N log N).
[[nodiscard]] std::vector<Index> first_equal_rows(const MatrixView& values);

}  // namespace steelyard
