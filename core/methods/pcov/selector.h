// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard::pcov {

/// A state from which items (features or samples) are taken one by one.
class Selector {
 public:
  Selector() = default;
  Selector(const Selector&) = delete;
  Selector& operator=(const Selector&) = delete;
  virtual ~Selector() = default;

  /// Of the next choice, larger is better; of items already taken without meaning.
  [[nodiscard]] virtual const Vector& scores() const = 0;
  /// Of scores made of leading eigenvectors: 1 - w(k + 1) / w(k), 0 .. 1. Near 0 it is a matter of
  /// rounding which vectors are among the k, and so what the scores are.
  [[nodiscard]] virtual std::optional<double> eigengap() const { return std::nullopt; }
  /// Whether nothing is left to gain when this item, of the highest score, adds nothing to those
  /// taken: the rank is exhausted, or only twins are left.
  [[nodiscard]] virtual bool adds_nothing(Index item) const = 0;
  /// An item that adds nothing may be taken all the same.
  /// \return false when stopped before anything changed
  [[nodiscard]] virtual bool take(Index item, const std::stop_token& stop) = 0;
  /// The part of the inputs that the items taken do not span: |X - X^|^2 / |X|^2, from 1 to 0.
  [[nodiscard]] virtual double input_error() const = 0;
  /// The same of the targets; nothing where there are none.
  [[nodiscard]] virtual std::optional<double> target_error() const = 0;
};

}  // namespace steelyard::pcov
