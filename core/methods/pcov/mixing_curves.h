// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/run/result.h"
#include "core/run/snapshot.h"

namespace steelyard::pcov {

/// The curves of several mixings. The first curve, of the run's own mixing, has a band over all of
/// them that widens as they arrive.
class MixingCurves {
 public:
  /// \param figures  without lines
  explicit MixingCurves(std::vector<Figure> figures) : figures_(std::move(figures)) {}

  [[nodiscard]] const std::vector<Figure>& figures() const { return figures_; }

  /// Adds the next point of a curve. Also records it in `appended`, with the band point that it
  /// widens.
  /// \param figure  position
  /// \param mixing  position; the run's own is 0 and comes first
  /// \param x       ascending along a curve
  void add(std::size_t figure, std::size_t mixing, const std::string& name, double x, double y,
           Appended& appended);

 private:
  std::vector<Figure> figures_;
};

}  // namespace steelyard::pcov
