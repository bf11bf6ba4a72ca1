// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"
#include "core/data/text_table.h"
#include "core/matrix.h"
#include "core/problem/problem.h"

namespace steelyard {

// Selections that replace the whole table (section 2.4 of Cersonsky et al. 2021, see
// core/measures/preserving_correction.h). They preserve distances and covariances of the inputs as
// the run compared them: X, N x D, see core/run/compared_inputs.h. An input with a period counts
// as two columns, its cosine and its sine.

/// X_c R_c (eq 27): as many columns as selected inputs, each a mixture of all of these, such that
/// distances between samples are those of all inputs as far as the selected ones span them. One row
/// per sample, which begins with the columns `named_by` of `dataset`. The columns have the names of
/// the selected inputs with a tilde, because they are mixtures.
/// \param dataset, problem  must outlive the returned table
/// \throws Error(bad_input) if nothing is selected
[[nodiscard]] RowTable distance_preserving_table(const Dataset& dataset,
                                                 const std::vector<Index>& named_by,
                                                 const Problem& problem, const Matrix& inputs,
                                                 const std::vector<Index>& selected);

/// R_r X_r (eq 22): as many rows as selected samples, each a mixture of these, such that products
/// between inputs are those of all samples as far as the selected ones span them. One column per
/// input, two for a periodic one.
/// \throws Error(bad_input) if nothing is selected
[[nodiscard]] TextTable covariance_preserving_table(const Problem& problem, const Matrix& inputs,
                                                    const std::vector<Index>& samples);

}  // namespace steelyard
