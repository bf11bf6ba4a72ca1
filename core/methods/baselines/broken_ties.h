// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

#include "core/matrix.h"

namespace steelyard::baselines {

/// Estimates from nearest neighbours hold for values that are all different. Rounded ones tie, and
/// a tie looks like a relation: so equal values are moved apart at random by far less than what
/// lies between different ones (Kraskov, Stoegbauer & Grassberger 2004, section II C). What a value
/// is moved by depends on the seed, the sample and the values of its column only: copies of a
/// column stay copies.
/// \param keys  of sample_keys() (core/geometry/sample_keys.h)
/// \param seed  another one for the target, of which an input may be a copy
/// \param values  N, of deviation 1; as they are where no two are equal
void break_ties(std::span<const std::uint64_t> keys, std::uint64_t seed, Eigen::Ref<Vector> values);

}  // namespace steelyard::baselines
