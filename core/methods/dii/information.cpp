// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/information.h"

#include <cmath>

namespace steelyard::dii {

double standard_error(const Eigen::ArrayXd& conditional_ranks, Index samples) {
  const auto rows = static_cast<double>(conditional_ranks.size());
  const double variance = (conditional_ranks - conditional_ranks.mean()).square().mean();
  return 2.0 / static_cast<double>(samples) * std::sqrt(variance / rows);
}

}  // namespace steelyard::dii
