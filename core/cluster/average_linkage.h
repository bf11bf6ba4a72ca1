// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// An order of items in which those that are alike stand together: the two clusters whose items are
/// nearest on the mean are joined, one after the other, until there is one (average linkage; Sokal
/// and Michener 1958). Of equal distances, that of the earlier items counts. Cost O(M^4): for a few
/// dozen items.
/// \param distances  M x M, symmetric, without NaN
/// \return the M positions
[[nodiscard]] std::vector<Index> average_linkage_order(const Matrix& distances);

}  // namespace steelyard
