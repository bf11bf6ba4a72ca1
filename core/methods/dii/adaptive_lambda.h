// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard::dii {

/// Eq. 7: lambda = (min_i h_i + mean_i h_i) / 2 where h_i is the distance of i to its second
/// nearest neighbour minus that to its nearest.
/// \param gaps  h_i >= 0, one per row
/// \return >= 0; 0 if all nearest neighbours tie (see Resolution)
[[nodiscard]] double adaptive_lambda(const Eigen::ArrayXd& gaps);

}  // namespace steelyard::dii
