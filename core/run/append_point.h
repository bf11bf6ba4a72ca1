// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <vector>

#include "core/run/figure.h"

namespace steelyard {

/// Makes room so that the next push_back cannot fail.
template <typename Value>
void reserve_one_more(std::vector<Value>& values) {
  if (values.size() == values.capacity()) {
    values.reserve(std::max<std::size_t>(16, 2 * values.size()));
  }
}

/// Appends a point to a line that grows during a run: both numbers or, if memory is lacking, none
/// of them, so that the line can still be drawn and recorded.
inline void append_point(FigureLine& line, double x, double y) {
  reserve_one_more(line.x);
  reserve_one_more(line.y);
  line.x.push_back(x);
  line.y.push_back(y);
}

}  // namespace steelyard
