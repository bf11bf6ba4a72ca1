// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// One number for each sample, which follows it wherever it stands in the table: made from the
/// ranks of its values, so that units and the order of samples and columns mean nothing to it.
/// Samples that agree in all columns have different numbers, too.
/// \param columns, others  of N rows each, with any number of columns
/// \param classes  N, or empty
/// \return N; nothing when stopped
[[nodiscard]] std::optional<std::vector<std::uint64_t>> sample_keys(const MatrixView& columns,
                                                                    const MatrixView& others,
                                                                    std::span<const int> classes,
                                                                    const std::stop_token& stop);

}  // namespace steelyard
