// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stop_token>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard::gated {

/// The inputs as the gates see them: columns of mean 0 and standard deviation 1 (over N). A
/// periodic input becomes two columns, the point on its circle, which share one gate and one scale,
/// such that the mean of their variances is 1. Constant inputs have no gate.
struct GatedTable {
  Matrix values;                ///< C columns x N samples, one sample after the other
  Matrix columns;               ///< the same, N x C, of tables wide enough to need them; else empty
  std::vector<Index> gate_of;   ///< the gate of each of the C columns, ascending
  std::vector<Index> input_of;  ///< the input of the problem of each gate, ascending

  [[nodiscard]] Index samples() const { return values.cols(); }
  [[nodiscard]] Index gates() const { return std::ssize(input_of); }
  /// Copies the row of each gate to all columns of that gate.
  [[nodiscard]] Matrix by_column(const Matrix& by_gate) const;
  /// Sums over the columns of each gate.
  /// \param by_column  C values
  [[nodiscard]] Vector by_gate(const Vector& by_column) const;
};

/// \return not whole when stopped
[[nodiscard]] GatedTable gated_table(const Problem& problem, const std::stop_token& stop = {});
/// The table in which each column has a gate of its own.
/// \param columns  N x C, standardised
[[nodiscard]] GatedTable gated_table(const Matrix& columns);

}  // namespace steelyard::gated
