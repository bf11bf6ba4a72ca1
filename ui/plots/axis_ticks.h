// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <vector>

namespace steelyard::ui {

/// Where an axis begins and ends and its tick labels, in axis coordinates: values, or
/// their decimal logarithms on a logarithmic axis.
struct AxisTicks {
  double low = 0, high = 1;  ///< low < high
  std::vector<double> positions;
  QStringList labels;  ///< one per position
};

/// What an axis must show.
struct AxisRange {
  double low = 0, high = 1;  ///< finite, in any order, may be equal
  bool tight = false;  ///< end at low and high (on a logarithmic axis: not equal); otherwise the
                       ///< ends are ticks
  bool wholeNumbers = false;  ///< steps below one would be meaningless (iterations, counts)
  bool logarithmic = false;   ///< low and high are decimal logarithms
};

/// Ticks at 1, 2 or 5 times a power of ten (labels share one number of decimals), at most `most`
/// (>= 2) of them unless that would leave fewer than two.
[[nodiscard]] AxisTicks axisTicks(const AxisRange& range, int most);

/// For exported data: the text reads back as the same double.
[[nodiscard]] QString exactText(double value);

}  // namespace steelyard::ui
