// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/data/dataset.h"

namespace steelyard {

/// Ten independent standard normal inputs. The ground truth is the same ten columns, each times
/// its planted weight 5 2 1 1 0.5 1e-4 (five times) (Wild et al. 2024, Table 1), which is also its
/// known weight. The label is the tercile (low, middle, high) of the sum of the ground-truth
/// columns. Columns: x1..x10 (input), truth1..truth10 (truth), class (label).
[[nodiscard]] Dataset ten_gaussians(Index samples = 1500, std::uint64_t seed = 1);

/// All 285 products of one to three of ten independent standard normal variables as inputs. The
/// ground truth is ten of these products, drawn with the seed, times 10 7 6 5 5 4 3 2 1 1, which
/// are also the known weights (Wild et al. 2024, Table 2). Columns: x1, ..., x10*x10*x10 (input),
/// "truth of ..." (truth).
[[nodiscard]] Dataset monomials(Index samples = 1500, std::uint64_t seed = 1);

/// \param generator  its name, for the message
/// \throws Error(bad_input) unless there are `fewest` to `most` samples
void refuse_sample_count(Index samples, const std::string& generator, Index fewest, Index most);

/// Whether a source names a generator, as in "generator:ten-gaussians?samples=1500&seed=1", and no
/// file. The generator need not exist.
[[nodiscard]] bool is_generated(std::string_view source);

/// Generates the data set of a source such as "generator:ten-gaussians?samples=1500&seed=1".
/// \throws Error(bad_input) for an unknown generator or a bad option
[[nodiscard]] Dataset open_generator(std::string_view source);

}  // namespace steelyard
