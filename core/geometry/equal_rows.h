// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// For each row the first row that equals it in every column: the row itself where it is the first
/// of its kind. O(N D + N log N). 0 and -0 are equal.
[[nodiscard]] std::vector<Index> first_equal_rows(const MatrixView& values);

}  // namespace steelyard
