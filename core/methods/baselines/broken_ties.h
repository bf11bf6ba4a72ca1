// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

#include "core/matrix.h"

namespace steelyard::baselines {

/// Estimates from nearest neighbours assume that all values differ. Rounded values tie, and a tie
/// looks like a relation. So the values of a column with ties are moved at random, by far less than
/// the gaps between different values (Kraskov, Stoegbauer & Grassberger 2004, section II C). How
/// far a value moves depends only on the seed, the sample and the values of its column, so copies
/// of a column stay copies.
/// \param keys    N, of sample_keys() (core/geometry/sample_keys.h)
/// \param seed    must be another one for the target, because an input may be a copy of it
/// \param values  N, of standard deviation 1; left unchanged if no two are equal
/// \return whether there were any
bool break_ties(std::span<const std::uint64_t> keys, std::uint64_t seed, Eigen::Ref<Vector> values);
/// \param order  of samples_by_value() (core/geometry/value_order.h) before
bool break_ties(std::span<const std::uint64_t> keys, std::uint64_t seed,
                std::span<const std::uint32_t> order, Eigen::Ref<Vector> values);

}  // namespace steelyard::baselines
