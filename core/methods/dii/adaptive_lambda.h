// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard::dii {

/// Eq. 7: lambda = (min_i h_i + mean_i h_i) / 2 with h_i the distance to the second nearest minus
/// the distance to the nearest neighbour of i.
/// \param gaps  h_i >= 0, one per row
/// \return > 0: where many points coincide and all h are 0, the smallest positive double that still
///         divides safely stands in, so that the softmax picks the nearest neighbours only
[[nodiscard]] double adaptive_lambda(const Eigen::ArrayXd& gaps);

}  // namespace steelyard::dii
