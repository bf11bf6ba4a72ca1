// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <vector>

#include "ui/plots/axis_ticks.h"

namespace steelyard::ui {

/// From the lowest to the highest of the finite values that it has covered.
struct FiniteRange {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();
  bool whole = true;  ///< all of them are whole numbers

  /// A NaN or an infinity changes nothing.
  void cover(double value);
  void cover(const std::vector<double>& values);

  /// No value was finite.
  [[nodiscard]] bool isEmpty() const { return low > high; }
  /// What an axis must show; that of an empty range goes from 0 to 1.
  [[nodiscard]] AxisRange axisRange() const;
};

}  // namespace steelyard::ui
