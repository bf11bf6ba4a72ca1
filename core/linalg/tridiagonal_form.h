// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// A symmetric matrix as Q T Q' with T tridiagonal and Q a product of Householder reflections
/// (Golub & Van Loan, Matrix Computations, 8.3). Reflections are collected in panels, each of which
/// is applied to the rest as one matrix product (Dongarra, Sorensen & Hammarling 1989). The panels,
/// and so the result to the last bit, do not depend on the number of threads.
class TridiagonalForm {
 public:
  /// \param symmetric  n x n, n > 0; only its lower triangle is read
  /// \return `std::nullopt` when stopped; the token is checked before every column
  [[nodiscard]] static std::optional<TridiagonalForm> of(Matrix symmetric,
                                                         const std::stop_token& stop);

  [[nodiscard]] const Vector& diagonal() const { return diagonal_; }  ///< n
  [[nodiscard]] const Vector& below() const { return below_; }        ///< n - 1

  /// Q, n x n.
  /// \return `std::nullopt` when stopped
  [[nodiscard]] std::optional<Matrix> turns(const std::stop_token& stop) const;
  /// Q' times an n x p matrix.
  [[nodiscard]] Matrix turned(Matrix columns) const;
  /// Q times an n x p matrix.
  [[nodiscard]] Matrix turned_back(Matrix columns) const;

 private:
  explicit TridiagonalForm(Matrix symmetric);
  [[nodiscard]] bool reduce(const std::stop_token& stop);
  [[nodiscard]] Index last_block() const;

  Vector diagonal_;
  Vector below_;
  Matrix reflectors_;  ///< below its diagonal, column j: reflector j, whose first entry is 1
  Vector factors_;     ///< n - 1: H_j = I - factor v v'
};

}  // namespace steelyard
