// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/run/feature_column.h"

namespace steelyard {

/// What a person sees as one in a ranking: an input, or all inputs that were made of one column of
/// text where the method ranks them as one.
struct RankedUnit {
  std::string name;  ///< of the input or, if it was made of text, of the column of text
  std::vector<std::string> values = {};  ///< the values of the text; none for another input
  std::vector<Index> features = {};      ///< positions, in order of rank; at least one
};

/// The units of a ranking, best first. Inputs of one column of text are one unit if the first
/// column has the same value for all of them and they follow each other; otherwise each is a unit
/// of its own, with its value.
/// \param features  D, in the order of the columns' values
/// \param order     of all features, best first: ranking() of the columns
/// \param columns   of the result; at least one, if `order` is not empty
[[nodiscard]] std::vector<RankedUnit> ranked_units(const std::vector<ColumnInfo>& features,
                                                   const std::vector<Index>& order,
                                                   const std::vector<FeatureColumn>& columns);

/// How many units have some of these features: as a person counts columns of the table.
[[nodiscard]] std::size_t units_among(const std::vector<RankedUnit>& units,
                                      const std::vector<Index>& features);

/// The features of the best units: first of those with features that are kept, then of the others,
/// in their order; fewer if there are not so many.
/// \param kept  positions of features that stand first, all of them unless `count` is 0
[[nodiscard]] std::vector<Index> features_of_best(const std::vector<RankedUnit>& units,
                                                  std::size_t count,
                                                  const std::vector<Index>& kept);

/// "colour: blue, green, red" for several values, otherwise the name of the input.
/// \param features  those of ranked_units()
[[nodiscard]] std::string name_with_values(const RankedUnit& unit,
                                           const std::vector<ColumnInfo>& features);

}  // namespace steelyard
