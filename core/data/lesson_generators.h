// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/data/dataset.h"

namespace steelyard {

// Synthetic tables for lessons, in which it is known what matters.

/// Twelve years of each country, row by row. Life expectancy follows income, schooling and a
/// property of the country that no column holds. Population changes little over the years and
/// differs between any two countries, so it reveals the country of a row and nothing else. Columns:
/// country, year (id), population, income, schooling, doctors, vaccination, rainfall (input), life
/// expectancy (truth).
/// \param samples  24 to 100000 rows
[[nodiscard]] Dataset countries(Index samples, std::uint64_t seed);
inline constexpr Index years_of_a_country = 12;

/// A chain of six atoms with three torsions in three states each. Columns: torsion 1 to 3 (input,
/// radians, periodic; known weight 1), four bond angles and two variables of the solvent (input),
/// the ten distances between atoms that are not bonded (truth).
/// \param samples  24 to 100000 rows
[[nodiscard]] Dataset torsions(Index samples, std::uint64_t seed);

/// Five groups of ten columns that are nearly the same within a group, and ten columns that stand
/// alone, five of which make up the target. The columns that carry the inputs' variance are not
/// those that explain the target. Columns: a1 .. e10 and q1 .. q10 (input), y (truth).
/// \param samples  24 to 100000 rows
[[nodiscard]] Dataset loud_and_quiet(Index samples, std::uint64_t seed);

/// Five columns make the target, each in a way that other methods see: two along straight lines,
/// one by its square, and two only by their product. Three are copies of the first with noise, and
/// eight have nothing to do with it. Columns: line, copy1 to copy3, slope, curve, left, right, n1
/// to n8 (input), y (truth).
/// \param samples  24 to 100000 rows
[[nodiscard]] Dataset lines_and_pairs(Index samples, std::uint64_t seed);

}  // namespace steelyard
