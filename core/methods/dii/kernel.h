// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>

#include "core/methods/dii/information.h"

namespace steelyard::dii {

/// Computes the DII and its gradient. Not thread-safe: use one kernel per run.
class Kernel {
 public:
  Kernel() = default;
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;
  virtual ~Kernel() = default;

  /// \param weights  D values, at least one not 0
  /// \param batch    positions in Information::rows to sum over, ascending; all rows if empty
  /// \return `std::nullopt` when stopped
  [[nodiscard]] virtual std::optional<Evaluation> evaluate(const Vector& weights,
                                                           const LambdaChoice& choice,
                                                           const std::stop_token& stop = {},
                                                           std::span<const Index> batch = {}) = 0;
};

/// The precision of the passes over all pairs. Sums over rows are always doubles.
enum class Precision { double_precision, single_precision };

/// \param information  must outlive the kernel
[[nodiscard]] std::unique_ptr<Kernel> make_kernel(const Information& information,
                                                  Precision precision);

}  // namespace steelyard::dii
