// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"
#include "core/study/baselines.h"

namespace steelyard {

/// How well do clusters find the classes of the label if only the best features of the run's
/// ranking are kept? For each number kept, k-means is repeated with other seeds, and the accuracies
/// after the best matching of clusters with classes are averaged: the usual comparison of feature
/// selection without a target. Rankings by variance, at random and by other methods are drawn
/// beside the run's own, and the accuracy with all features is drawn as a threshold.
///
/// The best place on a curve is chosen with the labels, so it estimates nothing for new data; a
/// sentence in the result says so.
/// \param baselines  methods whose rankings are drawn for comparison, except the run's own method
[[nodiscard]] std::unique_ptr<const Study> cluster_accuracy_study(Methods baselines);

}  // namespace steelyard
