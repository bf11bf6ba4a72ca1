// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// K-fold cross-validation of a run's model: the whole run is repeated on the samples of all folds
/// but one, and the risk of its predictor is computed on the samples of that fold (Stone, J. R.
/// Stat. Soc. B 36, 111, 1974). Folds keep together the samples that belong together in the
/// problem's order. The unit is that of all held-out errors: see relative_error.h.
///
/// A figure shows the error of each fold beside the error on the samples that the model was trained
/// on; a finding states the mean and its standard error. Runs that fitted no model do not count.
[[nodiscard]] std::unique_ptr<const Study> held_out_risk_study();

}  // namespace steelyard
