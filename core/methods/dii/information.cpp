// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/information.h"

#include <algorithm>
#include <cmath>

#include "core/text.h"

namespace steelyard::dii {

Error lack_of_memory(const std::string& what, Index rows, Index samples) {
  return bad_input({"there is not enough memory for " + what + " of " + counted(rows, "row") +
                        " among " + counted(samples, "sample"),
                    "parameter rows (Rows)",
                    "fewer rows, such as " + std::to_string(std::max<Index>(4, rows / 10)) +
                        ", or fewer samples"});
}

double standard_error(const Eigen::ArrayXd& conditional_ranks, Index samples) {
  const auto rows = static_cast<double>(conditional_ranks.size());
  const double variance = (conditional_ranks - conditional_ranks.mean()).square().mean();
  return 2.0 / static_cast<double>(samples) * std::sqrt(variance / rows);
}

}  // namespace steelyard::dii
