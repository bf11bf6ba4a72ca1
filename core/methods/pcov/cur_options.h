// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/linalg/gram_svd.h"
#include "core/matrix.h"

namespace steelyard::pcov {

/// Options of CUR and PCov-CUR.
struct CurOptions {
  double mixing = 1.0;               ///< 0 .. 1; 1 is CUR
  Index eigenvectors = 1;            ///< k, >= 1
  std::int64_t recompute_every = 1;  ///< choices between two scorings; 0 to score only once
  double tolerance = 1e-12;          ///< directions up to this length count as zero
  RankCut cut;
};

/// If |X_c| is below this share of |X|, it is rounding error: the rank is exhausted.
constexpr double exhausted_share = 1e-9;

}  // namespace steelyard::pcov
