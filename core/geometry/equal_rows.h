// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// For each row, the first row equal to it in every column, which may be the row itself. O(N D + N
/// log N). 0 and -0 are equal.
[[nodiscard]] std::vector<Index> first_equal_rows(const MatrixView& values);

}  // namespace steelyard
