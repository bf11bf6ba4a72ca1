// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/problem/problem.h"

namespace steelyard {

/// What tells a problem from another one, wherever its table lies: hashes of all that a method and
/// the splits of its samples depend on. Equal problems have equal ones on every machine of one byte
/// order.
struct ProblemFingerprint {
  Index samples = 0;
  std::string inputs;  ///< SHA-256 of the values, the properties of the columns, the filled cells
  std::string target;  ///< the same of ground truth and labels
  std::string order;   ///< SHA-256 of which samples belong together

  friend bool operator==(const ProblemFingerprint&, const ProblemFingerprint&) = default;
};

[[nodiscard]] ProblemFingerprint fingerprint_of(const Problem& problem);

}  // namespace steelyard
