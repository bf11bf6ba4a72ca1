// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The samples in ascending order of their values; equal values, which -0 and 0 are, too, keep
/// the order of their samples. Many values are sorted digit by digit, which takes O(N).
/// \param values  N, finite; N < 2^32
[[nodiscard]] std::vector<std::uint32_t> samples_by_value(const Eigen::Ref<const Vector>& values);

/// The same for whole numbers.
/// \param keys  N < 2^32
[[nodiscard]] std::vector<std::uint32_t> samples_by_key(std::span<const std::uint64_t> keys);

}  // namespace steelyard
