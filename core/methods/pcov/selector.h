// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard::pcov {

/// The state of a selection in which items (features or samples) are chosen one by one.
class Selector {
 public:
  Selector() = default;
  Selector(const Selector&) = delete;
  Selector& operator=(const Selector&) = delete;
  virtual ~Selector() = default;

  /// Scores for the next choice, larger is better; meaningless for items already chosen.
  [[nodiscard]] virtual const Vector& scores() const = 0;
  /// For scores from leading eigenvectors: 1 - w(k + 1) / w(k), 0 .. 1; `std::nullopt` if unknown.
  /// Near 0, rounding decides which vectors are among the k, and hence the scores.
  [[nodiscard]] virtual std::optional<double> eigengap() const { return std::nullopt; }
  /// Whether this item, which has the highest score, adds nothing to those chosen: the rank is
  /// exhausted, or only duplicates are left.
  [[nodiscard]] virtual bool adds_nothing(Index item) const = 0;
  /// Chooses an item, which may add nothing.
  /// \return false when stopped; the item does not count as chosen then
  [[nodiscard]] virtual bool take(Index item, const std::stop_token& stop) = 0;
  /// The part of the inputs outside the span of the chosen items: |X - X^|^2 / |X|^2, from 1 to 0.
  [[nodiscard]] virtual double input_error() const = 0;
  /// The same for the targets; `std::nullopt` if there are none.
  [[nodiscard]] virtual std::optional<double> target_error() const = 0;
};

}  // namespace steelyard::pcov
