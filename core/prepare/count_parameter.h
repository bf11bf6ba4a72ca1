// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>

#include "core/data/dataset.h"
#include "core/parameter/bound_parameter.h"

namespace steelyard {

/// The parameter "count" of steps that keep a given number of samples.
template <typename Options>
[[nodiscard]] BoundParameter<Options> count_parameter(Field<Options, Index> field) {
  return parameter({"count", "Samples", "How many samples to keep; all if there are fewer"},
                   std::move(field), {1.0, 1e9});
}

}  // namespace steelyard
