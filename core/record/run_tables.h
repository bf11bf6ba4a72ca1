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

/// Positions of the id and label columns of a table, beside which what follows puts its own. Asked
/// for apart, because roles may change while a long table is made in another thread.
[[nodiscard]] std::vector<Index> naming_columns(const Dataset& dataset);

/// order (from 1), row (from 1, of the table's source), the columns it is named by, weight
/// where samples have one; in order of selection.
[[nodiscard]] TextTable sample_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                     const Problem& problem, const SampleSelection& selection);

/// rank, feature, unit, weight (scaled to max 1), raw_weight, selected; best first; all features.
[[nodiscard]] TextTable selection_table(const Problem& problem, const Result& result,
                                        const std::vector<Index>& selected);

[[nodiscard]] std::vector<std::string> feature_names(const Problem& problem,
                                                     const std::vector<Index>& features);

/// The columns of `dataset` it is named by, then the values: N x columns, one row per sample of the
/// problem.
[[nodiscard]] TextTable values_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                     const Problem& problem, const std::vector<std::string>& names,
                                     const Matrix& values);

/// The selected inputs with the columns of `dataset` it is named by in front; one row per sample of
/// the problem. Where the method gives weights, each is multiplied by its weight scaled to max 1
/// (the reduced and scaled table); where it gives scores, they are as they are.
[[nodiscard]] TextTable reduced_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                      const Problem& problem, const Result& result, Gives gives,
                                      const std::vector<Index>& selected);

}  // namespace steelyard
