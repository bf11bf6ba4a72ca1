// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/prepare/preparation.h"

namespace steelyard {

/// "stride": keeps every n-th sample.
[[nodiscard]] Preparation every_nth_sample();
/// "random": keeps a random subset of the samples.
[[nodiscard]] Preparation random_samples();
/// "farthest": keeps samples that lie far from each other.
[[nodiscard]] Preparation farthest_samples();
/// "samples": keeps samples given by their rows.
[[nodiscard]] Preparation chosen_samples();

}  // namespace steelyard
