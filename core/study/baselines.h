// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include "core/run/method.h"

namespace steelyard {

using Methods = std::vector<std::shared_ptr<const Method>>;

/// Methods that other methods are compared with. They run with their default parameters.
struct Baselines {
  Methods rankings = {};  ///< compared by how well clusters of the best features match the classes
  Methods spaces = {};    ///< compared by how well a regression learns in their space
  Methods discoverers = {};  ///< compared by what they find on made-up tables with a known answer
};

/// The baselines other than the method itself.
[[nodiscard]] Methods others_than(const Method& method, const Methods& baselines);

}  // namespace steelyard
