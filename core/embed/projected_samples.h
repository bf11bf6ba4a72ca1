// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Samples placed in a space of few dimensions.
struct Projection {
  std::string id;  ///< from the projection registry or the method
  std::string title;
  Matrix coordinates;                    ///< N x k
  std::vector<std::string> axis_labels;  ///< k
  /// Named numbers shown beside the plot, such as losses. Not stored in records.
  std::vector<std::pair<std::string, double>> scalars = {};
  std::string note = {};  ///< what the user must know about the plot, in plain words; may be empty
};

}  // namespace steelyard
