// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/run/method.h"

namespace steelyard {

using Methods = std::vector<std::shared_ptr<const Method>>;

/// Methods that others are compared with; run with their default parameters.
struct Baselines {
  Methods rankings = {};     ///< by how well clusters find classes in the best features
  Methods spaces = {};       ///< by how well a regression learns in their space
  Methods discoverers = {};  ///< by what they find on made-up tables with a known answer
};

/// Those other than the method itself.
[[nodiscard]] Methods others_than(const Method& method, const Methods& baselines);

}  // namespace steelyard
