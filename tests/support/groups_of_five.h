// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard::tests {

/// Groups 0, 1, ... of five samples each, one after the other.
inline std::vector<int> groups_of_five(Index samples) {
  std::vector<int> groups;
  for (Index sample = 0; sample < samples; ++sample) {
    groups.push_back(static_cast<int>(sample / 5));
  }
  return groups;
}

}  // namespace steelyard::tests
