// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard::dii {

/// Eq. 7: lambda = (min_i h_i + mean_i h_i) / 2 with h_i the distance to the second nearest minus
/// the distance to the nearest neighbour of i.
/// \param gaps  h_i >= 0, one per row
/// \return >= 0; 0 where all nearest neighbours tie (see Resolution)
[[nodiscard]] double adaptive_lambda(const Eigen::ArrayXd& gaps);

}  // namespace steelyard::dii
