// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/data/dataset.h"

namespace steelyard {

// Tables that lessons are about: made up, so that it is known what matters.

/// Twelve years of each country, row after row. Life expectancy follows income, schooling and
/// something of the country that no column says. Population changes little over the years
/// and differs between any two countries: it tells which country a row is of, and nothing else.
/// Columns: country, year (id), population, income, schooling, doctors, vaccination, rainfall
/// (input), life expectancy (truth). \param samples  24 to 100000 rows
[[nodiscard]] Dataset countries(Index samples, std::uint64_t seed);
inline constexpr Index years_of_a_country = 12;

/// A chain of six atoms with three torsions in three states each. Columns: torsion 1 to 3 (input,
/// radians, periodic; known weight 1), four bond angles and two variables of the solvent (input),
/// the ten distances between atoms that are not bonded (truth). \param samples  24 to 100000
[[nodiscard]] Dataset torsions(Index samples, std::uint64_t seed);

/// Fifty columns in five groups that say the same ten times, and ten columns that stand alone, five
/// of which make the target. What carries the inputs' variance and what explains the target are
/// different columns. Columns: a1 .. e10 and q1 .. q10 (input), y (truth).
/// \param samples  24 to 100000
[[nodiscard]] Dataset loud_and_quiet(Index samples, std::uint64_t seed);

}  // namespace steelyard
