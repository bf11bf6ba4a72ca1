// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/text_table.h"
#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard {

/// Positions of the id and label columns of a table, which name the rows of the tables below.
/// Determined first, because roles may change while another thread makes a long table.
[[nodiscard]] std::vector<Index> naming_columns(const Dataset& dataset);

/// All columns and samples as they are: text as text, missing cells empty.
[[nodiscard]] TextTable whole_table(const Dataset& dataset);

/// order (from 1), row (from 1, of the table's source), the naming columns, weight if samples have
/// one; in order of selection.
[[nodiscard]] TextTable sample_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                     const Problem& problem, const SampleSelection& selection);

/// rank, feature, unit, the result's columns by their ids, selected; best first; all features.
[[nodiscard]] TextTable selection_table(const Problem& problem, const Result& result,
                                        const std::vector<Index>& selected);

/// The naming columns of `dataset`, then the values: N x columns, one row per sample of the
/// problem.
[[nodiscard]] TextTable values_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                     const Problem& problem, const std::vector<std::string>& names,
                                     const Matrix& values);

/// The inputs that a reduced table holds: those selected. Components of a map are mixed from all
/// inputs, so where neither a rule nor a person selected any, all inputs count.
[[nodiscard]] std::vector<Index> reduced_to(const Problem& problem, const Result& result,
                                            const std::vector<Index>& selected);

/// The naming columns of `dataset`, then the selected inputs; one row per sample of the problem.
/// With weights, each is multiplied by its weight, scaled so that the largest of all inputs is 1.
/// With a map, these are the mapped samples instead, X A' of the selected inputs; no component is
/// left of none. Without a space, the inputs are as they are. \param selected  see reduced_to
[[nodiscard]] TextTable reduced_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                      const Problem& problem, const LearnedSpace& space,
                                      const std::vector<Index>& selected);

/// component, then one column an input, by its name: the learned map itself, one row a component of
/// the reduced table, whatever is selected. \param space  a map
[[nodiscard]] TextTable map_table(const Problem& problem, const LearnedSpace& space);

}  // namespace steelyard
