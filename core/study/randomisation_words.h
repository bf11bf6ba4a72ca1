// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>

#include "core/message.h"

namespace steelyard {

/// What a randomization test says of itself.
struct RandomisationWords {
  std::size_t found = 0, tested = 0;  ///< groups
  double rate = 0.0;                  ///< the false discovery rate
  bool alone = true;                  ///< each group is a single feature
  std::size_t fitted_samples = 0, tested_samples = 0;
  Message doubt;     ///< why no bound holds; says nothing where one does
  Message brackets;  ///< the same, to follow a rule
};

[[nodiscard]] Message conclusion_of(const RandomisationWords& said);
[[nodiscard]] Message rule_of(const RandomisationWords& said);

}  // namespace steelyard
