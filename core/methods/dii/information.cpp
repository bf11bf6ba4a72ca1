// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/information.h"

#include <algorithm>
#include <cmath>

namespace steelyard::dii {

Error lack_of_memory(const Message& what, Index rows, Index samples) {
  return bad_input(
      {message(
           "dii.no_memory",
           "there is not enough memory for {1} of {2} {2:row|rows} among {3} {3:sample|samples}",
           what, rows, samples),
       "parameter rows (Rows)",
       message("dii.no_memory.accepted", "fewer rows, such as {1}, or fewer samples",
               std::max<Index>(4, rows / 10))});
}

double standard_error(const Eigen::ArrayXd& conditional_ranks, Index samples) {
  const auto rows = static_cast<double>(conditional_ranks.size());
  const double variance = (conditional_ranks - conditional_ranks.mean()).square().mean();
  return 2.0 / static_cast<double>(samples) * std::sqrt(variance / rows);
}

}  // namespace steelyard::dii
