// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace steelyard::baselines {

/// One number for each sample, which follows it wherever it stands in the table: made from the
/// ranks of its values, so that units and the order of samples and columns mean nothing to it.
/// Samples that agree in all columns have different numbers, too.
/// \param columns  N x D    \param classes  N, or empty
/// \return N; nothing when stopped
[[nodiscard]] std::optional<std::vector<std::uint64_t>> sample_keys(const MatrixView& columns,
                                                                    const MatrixView& others,
                                                                    std::span<const int> classes,
                                                                    const std::stop_token& stop);

/// Estimates from nearest neighbours hold for values that are all different. Rounded ones tie, and
/// a tie looks like a relation: so equal values are moved apart at random by far less than what
/// lies between different ones (Kraskov, Stoegbauer & Grassberger 2004, section II C). What a value
/// is moved by depends on the seed, the sample and the values of its column only: copies of a
/// column stay copies.
/// \param keys  sample_keys    \param seed  another one for the target, of which an input may be a
///              copy
/// \param values  N, of deviation 1; as they are where no two are equal
void break_ties(std::span<const std::uint64_t> keys, std::uint64_t seed, Eigen::Ref<Vector> values);

}  // namespace steelyard::baselines
