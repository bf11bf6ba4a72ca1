// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"
#include "core/study/baselines.h"

namespace steelyard {

/// How fast does a regression learn in the space of the run? For each of several random orders of
/// the samples, the run is repeated on the training samples. (Where samples belong together, whole
/// groups or a stretch of time are tested.) The mean absolute error of a kernel ridge regression on
/// the test samples, relative to that of predicting the training samples' mean, is then drawn
/// against the number of training samples: in the learned space, in the spaces that other methods
/// learn, and with the inputs as they are (and also at equal spread if their spreads differ
/// widely). Each space has its own width and penalty, chosen on training samples.
///
/// The space is learned from all training samples of the order, so its curve says what a regression
/// on few of them gains from a space that is known already. At the largest size, the space and the
/// regression have seen the same samples.
/// \param baselines  methods whose spaces are drawn for comparison, except the run's own method
[[nodiscard]] std::unique_ptr<const Study> learning_curve_study(Methods baselines);

}  // namespace steelyard
