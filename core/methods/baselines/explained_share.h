// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard::baselines {

/// How much of each column a linear function of all targets explains: of its sum of squares around
/// the mean, the part that is explained and the part that is left. With one target that is r^2 and
/// 1 - r^2 times the whole; with one column a class, between and within the classes.
struct ExplainedShare {
  Vector explained, left;  ///< one each; both 0 for a constant column
  Index degrees = 0;       ///< how many targets are independent
};

/// \param columns  N x D    \param targets  N x T    \return nothing when stopped
[[nodiscard]] std::optional<ExplainedShare> explained_share(const MatrixView& columns,
                                                            const MatrixView& targets,
                                                            const std::stop_token& stop);

}  // namespace steelyard::baselines
