// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/trees/tree_growth.h"

namespace steelyard {

/// The predictions and importances that a tree gives on the samples that it has not seen.
struct OutOfBagLook {
  std::vector<double> predictions;  ///< TreeTarget::width() for each of GrownTree::out_of_bag
  Vector importance;  ///< D; how much the mean loss grows if the values of a column are permuted
                      ///< among these samples (Breiman 2001); 0 for a column that is not used
};

/// The loss is the squared error, a mean over the columns of the target, or 1 for a wrong class.
/// \param random  draws one order of the samples, which serves all columns
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<OutOfBagLook> out_of_bag_look(const TreeTable& table,
                                                          const GrownTree& grown, Random& random,
                                                          const std::stop_token& stop);

/// The loss of one sample, for a prediction of TreeTarget::width() numbers.
[[nodiscard]] double tree_loss(const TreeTarget& target, std::uint32_t sample,
                               const double* prediction);

}  // namespace steelyard
