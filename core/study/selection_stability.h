// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// How much does the main run's selection depend on its samples or its seed? The whole run,
/// including its search, is repeated. Each feature receives the share of runs that selected it. A
/// search also has stability paths (Meinshausen and Buehlmann, J. R. Stat. Soc. B 72, 417, 2010):
/// for the main run's first features, the share of runs whose solution with a given number of
/// features contains the feature. If a run has no solution with exactly that number, its largest
/// solution with fewer features is used.
///
/// If a method selects samples, features are not evaluated: instead, findings say how often runs
/// that contained a selected sample selected it again.
[[nodiscard]] std::unique_ptr<const Study> stability_study();

/// The number of distinct samples in a bootstrap resample: the share 1 - 1/e. A sample drawn twice
/// would be its own neighbour at distance 0, so only so many samples are drawn, each once.
[[nodiscard]] Index subsample_size(Index samples);

}  // namespace steelyard
