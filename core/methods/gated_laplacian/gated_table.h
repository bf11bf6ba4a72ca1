// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard::gated {

/// The inputs as the gates see them: columns of mean 0 and standard deviation 1 (over N). A
/// periodic input is two columns, the point on its circle, which share one gate and one scale: the
/// mean of their variances is 1. Constant inputs have no gate.
struct GatedTable {
  Matrix values;                ///< C x N: one sample after the other
  std::vector<Index> gate_of;   ///< C, ascending
  std::vector<Index> input_of;  ///< one a gate, ascending: an input of the problem

  [[nodiscard]] Index samples() const { return values.cols(); }
  [[nodiscard]] Index gates() const { return std::ssize(input_of); }
  /// What is said of each gate (a row), repeated for the columns of the gate.
  [[nodiscard]] Matrix by_column(const Matrix& by_gate) const;
  /// The sum over the columns of each gate. \param by_column  C
  [[nodiscard]] Vector by_gate(const Vector& by_column) const;
};

[[nodiscard]] GatedTable gated_table(const Problem& problem);
/// Each column with a gate of its own. \param columns  N x C, standardised
[[nodiscard]] GatedTable gated_table(const Matrix& columns);

}  // namespace steelyard::gated
