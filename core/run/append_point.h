// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <vector>

#include "core/run/figure.h"

namespace steelyard {

/// Appends a point to a line that grows during a run: both numbers or, if memory is lacking, none
/// of them, so that the line can still be drawn and recorded.
inline void append_point(FigureLine& line, double x, double y) {
  for (std::vector<double>* numbers : {&line.x, &line.y}) {
    if (numbers->size() == numbers->capacity()) {
      numbers->reserve(std::max<std::size_t>(16, 2 * numbers->size()));
    }
  }
  line.x.push_back(x);
  line.y.push_back(y);
}

}  // namespace steelyard
