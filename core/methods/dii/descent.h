// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/methods/dii/kernel.h"
#include "core/methods/dii/options.h"

namespace steelyard::dii {

/// Gradient descent on the DII with the L1 clipping of Eqs. 8-10, one epoch at a time. Weights are
/// in the coordinates of the space handed in.
class Descent {
 public:
  /// \param information  must outlive the descent
  /// \param start        D, >= 0, at least one not 0
  Descent(const Information& information, const Options& options, Vector start);

  /// Value and gradient at the start. \return false when stopped
  [[nodiscard]] bool begin(const std::stop_token& stop);
  /// One step at the given initial rate. \return false when stopped; the step is then undone.
  [[nodiscard]] bool step(double initial_rate, const std::stop_token& stop);

  [[nodiscard]] std::uint64_t epoch() const { return epoch_; }
  [[nodiscard]] const Vector& weights() const { return weights_; }
  [[nodiscard]] const Evaluation& evaluation() const { return evaluation_; }
  /// True when the penalty has driven every weight to 0: there is no DII then.
  [[nodiscard]] bool extinct() const { return extinct_; }

 private:
  std::unique_ptr<Kernel> kernel_;
  Options options_;
  Vector weights_;
  Evaluation evaluation_;
  LambdaChoice lambda_;
  std::uint64_t epoch_ = 0;
  bool extinct_ = false;
};

}  // namespace steelyard::dii
