// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/run/result.h"
#include "core/run/snapshot.h"

namespace steelyard::pcov {

/// The curves of several mixings side by side. The run's own, the first, carries a band over all of
/// them, which widens as they come.
class MixingCurves {
 public:
  /// \param families  without curves
  explicit MixingCurves(std::vector<CurveFamily> families) : families_(std::move(families)) {}

  [[nodiscard]] const std::vector<CurveFamily>& families() const { return families_; }

  /// The next point of a curve; noted in `appended` too, with the point of the band that it widens.
  /// \param family  position    \param mixing  position, the run's own is 0 and comes first
  /// \param x       rising along a curve
  void add(std::size_t family, std::size_t mixing, const std::string& group, double x, double y,
           Appended& appended);

 private:
  std::vector<CurveFamily> families_;
};

}  // namespace steelyard::pcov
