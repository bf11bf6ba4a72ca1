// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/prepare/preparation.h"

/// All preparations, each in the file of the same name.
namespace steelyard {

/// "scale": x -> (x - centre) / spread, by mean and standard deviation or by median and quartiles.
[[nodiscard]] Preparation scale_columns();
/// "log": x -> log(x + offset).
[[nodiscard]] Preparation log_columns();
/// "drop-columns": columns that carry no information, or nothing new.
[[nodiscard]] Preparation drop_columns();
/// "missing": samples, columns or cells with gaps.
[[nodiscard]] Preparation fill_missing();
/// "stride": every n-th sample.
[[nodiscard]] Preparation every_nth_sample();
/// "random": a random subset of the samples.
[[nodiscard]] Preparation random_samples();
/// "farthest": samples that lie far from each other.
[[nodiscard]] Preparation farthest_samples();
/// "filter": samples that satisfy a condition.
[[nodiscard]] Preparation filter_samples();
/// "samples": samples given by their rows.
[[nodiscard]] Preparation chosen_samples();

}  // namespace steelyard
