// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard::baselines {

/// How much of each column a linear function of all targets explains: the part of its sum of
/// squares around the mean that is explained, and the part that is left. With one target, these are
/// r^2 and 1 - r^2 times the whole; with one target column per class, the sums of squares between
/// and within the classes.
struct ExplainedShare {
  Vector explained, left;  ///< one per column; both 0 for a constant column
  Index degrees = 0;       ///< number of linearly independent targets
};

/// \param columns, targets  N x D and N x T
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<ExplainedShare> explained_share(const MatrixView& columns,
                                                            const MatrixView& targets,
                                                            const std::stop_token& stop);

}  // namespace steelyard::baselines
