// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard::gated {

/// The probability that a gate is open, Phi(mu / sigma).
[[nodiscard]] double open_probability(double mu, double sigma);

/// The probabilities that gates are open, and how these change with mu. Most gates soon stay where
/// they are, at the lowest mu, so only those of gates that have moved are worked out anew.
class GateChances {
 public:
  /// \param sigma  standard deviation of the noise of the gates, > 0
  explicit GateChances(double sigma) : sigma_(sigma) {}

  /// \param mu  one value for each gate
  void follow(const Vector& mu);
  /// Phi(mu / sigma), one value for each gate.
  [[nodiscard]] const Vector& open() const { return open_; }
  /// d Phi(mu / sigma) / d mu.
  [[nodiscard]] const Vector& slopes() const { return slopes_; }

 private:
  double sigma_;
  Vector mu_, open_, slopes_;
};

}  // namespace steelyard::gated
