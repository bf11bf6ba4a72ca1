// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// The holdout randomization test (Tansey, Veitch, Zhang, Rabadan & Blei 2022). The method is run
/// on one part of the samples. On the other part, the values of one feature are drawn anew, given
/// all other features, R times. If the model fits the samples no better with the true values than
/// with these, the feature says nothing that the other features do not say:
///   p_j = (1 + #{t_r <= t}) / (1 + R),
/// where t is the model's statistic (Predictor::statistics_with). The dependence between inputs is
/// learned from the inputs of all samples, because the target has no part in it. If it were learned
/// from one half alone, the draws would be visibly unlike the inputs, and p would be too small.
/// Columns that belong together can be tested together (ColumnGroups): all columns of a group are
/// drawn anew at once, given those outside it, and the group has one p-value. A column may be in
/// several groups; its p-value is then the least of theirs, and it is found with any of them.
/// Only the features that rank highest in the run on the first part are tested. Benjamini &
/// Hochberg's procedure finds the discoveries among them, which become the selection of the result.
/// Where none can be tested, the selection is empty and its rule says why (untested_selection.h).
/// No bound is claimed where a discovery is not linear in the others (curved_inputs.h).
[[nodiscard]] std::unique_ptr<const Study> randomisation_study();

}  // namespace steelyard
