// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <vector>

#include "core/run/result.h"
#include "core/run/snapshot.h"

namespace steelyard {

/// One history per scalar, over all iterates.
[[nodiscard]] std::vector<History> histories_of(std::span<const ScalarInfo> scalars,
                                                std::span<const Iterate> iterates);

/// The iterate as a stepper keeps it for its histories: D weights per iteration would take
/// gigabytes in a long run with many columns.
[[nodiscard]] Iterate without_weights(const Iterate& iterate);

}  // namespace steelyard
