// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <string>

#include "core/data/dataset.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// The parameter "count" of steps that keep a given number of samples.
[[nodiscard]] inline ParameterSpec count_parameter() {
  ParameterSpec spec;
  spec.id = "count";
  spec.label = "Samples";
  spec.help = "How many samples to keep; all if there are fewer";
  spec.type = ParameterType::integer;
  spec.initial = std::int64_t{1000};
  spec.minimum = 1;
  spec.maximum = 1e9;
  return spec;
}

[[nodiscard]] inline Index wanted_count(const Dataset& table, const ParameterValues& values) {
  return std::min<Index>(values.integer("count"), table.samples());
}

}  // namespace steelyard
