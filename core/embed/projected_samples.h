// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/matrix.h"
#include "core/message.h"

namespace steelyard {

/// Samples placed in a space of few dimensions.
struct Projection {
  std::string id;  ///< from the projection registry or the method
  std::string title;
  Matrix coordinates;                ///< N x k
  std::vector<Message> axis_labels;  ///< k; the name of a column is other_words()
  /// Named numbers shown beside the plot, such as losses; the names are fixed texts. Not stored in
  /// records.
  std::vector<std::pair<std::string, double>> scalars = {};
  Message note = {};  ///< what the user must know about the plot; may say nothing
};

}  // namespace steelyard
