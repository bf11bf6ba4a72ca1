// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <new>
#include <utility>

#include "core/matrix.h"

namespace steelyard {

/// A matrix that cannot be changed and is cheap to copy: it owns its numbers together with its
/// copies, or lies in those of another object, which it keeps alive. Where a `const Matrix&` is
/// asked for, Eigen makes a copy of it; what reads large tables asks for a MatrixView.
class SharedMatrix : public Eigen::Map<const Matrix> {
 public:
  using View = Eigen::Map<const Matrix>;

  SharedMatrix() : View(nullptr, 0, 0) {}
  SharedMatrix(Matrix values) : SharedMatrix(std::make_shared<const Matrix>(std::move(values))) {}
  /// A matrix of any expression.
  template <typename Derived>
  SharedMatrix(const Eigen::MatrixBase<Derived>& values) : SharedMatrix(Matrix(values)) {}
  /// \param owner   keeps the numbers alive
  /// \param values  rows x columns, column by column without gaps
  SharedMatrix(std::shared_ptr<const void> owner, const double* values, Index rows, Index columns)
      : View(values, rows, columns), owner_(std::move(owner)) {}

  SharedMatrix(const SharedMatrix&) = default;
  SharedMatrix& operator=(const SharedMatrix& other) {
    if (this != &other) {
      owner_ = other.owner_;
      look_at(other);
    }
    return *this;
  }
  /// What is moved from is empty.
  SharedMatrix(SharedMatrix&& other) noexcept : View(other), owner_(std::move(other.owner_)) {
    other.look_at(View(nullptr, 0, 0));
  }
  SharedMatrix& operator=(SharedMatrix&& other) noexcept {
    if (this != &other) {
      owner_ = std::move(other.owner_);
      look_at(other);
      other.look_at(View(nullptr, 0, 0));
    }
    return *this;
  }
  ~SharedMatrix() = default;

  /// Eigen would leave the matrix as it is, without a word.
  void resize(Index rows, Index columns) = delete;

 private:
  explicit SharedMatrix(const std::shared_ptr<const Matrix>& values)
      : View(values->data(), values->rows(), values->cols()), owner_(values) {}
  /// Eigen's own way of making a Map look elsewhere: it is made anew in its place.
  void look_at(const View& other) { new (static_cast<View*>(this)) View(other); }

  std::shared_ptr<const void> owner_;
};

}  // namespace steelyard
