// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/parameter/bound_parameter.h"
#include "core/prepare/preparation.h"

/// All preparations, each in the file of the same name.
namespace steelyard {

/// The schema of a preparation.
/// \tparam parameters  the function that makes the list of its parameters
template <auto parameters>
[[nodiscard]] ParameterSchema schema_of() {
  return ParameterSchema(specs_of(parameters()));
}

/// "scale": x -> (x - centre) / spread, by mean and standard deviation or by median and quartiles.
[[nodiscard]] Preparation scale_columns();
/// "log": x -> log(x + offset).
[[nodiscard]] Preparation log_columns();
/// "drop-columns": drops columns that carry no information, or no new information.
[[nodiscard]] Preparation drop_columns();
/// "missing": fills cells with missing values, or drops their samples or columns.
[[nodiscard]] Preparation fill_missing();
/// "stride": keeps every n-th sample.
[[nodiscard]] Preparation every_nth_sample();
/// "random": keeps a random subset of the samples.
[[nodiscard]] Preparation random_samples();
/// "farthest": keeps samples that lie far from each other.
[[nodiscard]] Preparation farthest_samples();
/// "filter": keeps samples that satisfy a condition.
[[nodiscard]] Preparation filter_samples();
/// "samples": keeps samples given by their rows.
[[nodiscard]] Preparation chosen_samples();

}  // namespace steelyard
