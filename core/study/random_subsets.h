// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/run/study.h"

namespace steelyard {

/// The baseline of a feature selection. For each number of features on the main path, random
/// subsets of that many usable features are optimised like those of the path (Wild et al. 2024,
/// Fig. 3A). Like those, they have all features of a group or none (whole_groups.h), and what a
/// person keeps is in all of them, so that as many features are chosen as there.
/// Their mean, lowest and highest objectives are drawn behind the path. A selection that is not
/// clearly below them is no better than chance.
///
/// Numbers with only one subset (all features) are left out; if there are many numbers, twenty are
/// used, evenly spaced in logarithm. Subsets of the same size are distinct.
[[nodiscard]] std::unique_ptr<const Study> random_subsets_study();

/// Distinct random subsets of `size` features, each ascending; fewer than `count` if there are not
/// enough.
[[nodiscard]] std::vector<std::vector<Index>> random_subsets(const std::vector<Index>& features,
                                                             Index size, Index count,
                                                             std::uint64_t seed);
/// The same of features that are drawn together, see random_steps.h: where groups do not come to
/// `size`, the subsets are smaller or larger.
[[nodiscard]] std::vector<std::vector<Index>> random_subsets(
    const std::vector<std::vector<Index>>& steps, Index size, Index count, std::uint64_t seed);
/// At most `most` of the sizes, ascending, evenly spaced in logarithm, including both ends.
[[nodiscard]] std::vector<Index> spread_sizes(const std::vector<Index>& sizes, std::size_t most);

}  // namespace steelyard
