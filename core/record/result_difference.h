// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/run/result.h"

namespace steelyard {

/// The differences between two results of the same question. Histories and projections are not
/// compared.
struct ResultDifference {
  /// The largest difference in weights, scores, objectives, path points, weights of samples, maps
  /// and figures; finite.
  double largest = 0.0;
  /// Differences other than numbers, in plain words, such as "another selection".
  std::vector<std::string> others;

  [[nodiscard]] bool none() const { return largest == 0.0 && others.empty(); }
};

/// \param one    the result of a record, perhaps of an earlier version
/// \param other  the result of the same run today; its further figures do not count
[[nodiscard]] ResultDifference difference_of(const Result& one, const Result& other);

}  // namespace steelyard
