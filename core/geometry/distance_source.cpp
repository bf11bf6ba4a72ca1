// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/distance_source.h"

#include <algorithm>

namespace steelyard {

Index DistanceSource::rows_at_once() const {
  constexpr Index cells = Index{8} << 20;  // 64 MB
  constexpr Index fewest = 16;
  return std::max(fewest, cells / std::max(Index{1}, row_length()));
}

}  // namespace steelyard
