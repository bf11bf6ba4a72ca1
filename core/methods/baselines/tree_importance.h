// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/methods/baselines/tree_growth.h"

namespace steelyard::baselines {

/// What a tree says of the samples that it has not seen.
struct OutOfBagLook {
  std::vector<double> predictions;  ///< width of the target for each of GrownTree::out_of_bag
  Vector importance;  ///< D: by how much the mean loss grows where the values of a column are
                      ///< permuted among these samples (Breiman 2001); 0 for a column not used
};

/// The loss is the mean over the target's columns of the squared error, or 1 for a wrong class.
/// \param random  one order of the samples serves all columns    \return nothing when stopped
[[nodiscard]] std::optional<OutOfBagLook> out_of_bag_look(const TreeTable& table,
                                                          const GrownTree& grown, Random& random,
                                                          const std::stop_token& stop);

/// Of one sample. \param prediction  as many numbers as the target is wide
[[nodiscard]] double tree_loss(const TreeTarget& target, std::uint32_t sample,
                               const double* prediction);

}  // namespace steelyard::baselines
