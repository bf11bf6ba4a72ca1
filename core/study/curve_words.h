// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// What the error at the end of a learning curve was measured on, and what its standard error is
/// of: orders share most of their samples, so that it says little of other samples to test.
/// \param train   training samples
/// \param orders  of the samples, that gave an error; at least one
/// \param missed  by the mean of the training samples, in the unit of comparable_targets()
[[nodiscard]] Message curve_measured_on(Index train, Index orders, double missed,
                                        const Problem& problem);

}  // namespace steelyard
