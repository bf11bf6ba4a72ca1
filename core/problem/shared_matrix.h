// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <concepts>
#include <memory>
#include <mutex>
#include <new>
#include <utility>

#include "core/matrix.h"
#include "core/measures/few_values.h"
#include "core/measures/spread.h"

namespace steelyard {

/// An immutable matrix that is cheap to copy: it shares ownership of its numbers with its copies,
/// or refers to those of another object, which it keeps alive. Passing it as `const Matrix&` makes
/// Eigen copy it, so functions that read large tables take a MatrixView. The spread of its columns
/// and whether they have few values are kept with the numbers; each is computed once, when it is
/// first needed.
class SharedMatrix : public Eigen::Map<const Matrix> {
 public:
  using View = Eigen::Map<const Matrix>;

  SharedMatrix() : View(nullptr, 0, 0) {}
  SharedMatrix(Matrix values) : SharedMatrix(std::make_shared<const Matrix>(std::move(values))) {}
  /// Evaluates any expression.
  template <typename Derived>
  SharedMatrix(const Eigen::MatrixBase<Derived>& values) : SharedMatrix(Matrix(values)) {}
  /// \param owner   keeps the numbers alive
  /// \param values  rows x columns, column by column without gaps
  SharedMatrix(std::shared_ptr<const void> owner, const double* values, Index rows, Index columns)
      : View(values, rows, columns),
        owner_(std::move(owner)),
        facts_(std::make_shared<KeptFacts>()) {}

  SharedMatrix(const SharedMatrix&) = default;
  SharedMatrix& operator=(const SharedMatrix& other) {
    if (this != &other) {
      owner_ = other.owner_;
      facts_ = other.facts_;
      look_at(other);
    }
    return *this;
  }
  /// A moved-from matrix is empty.
  SharedMatrix(SharedMatrix&& other) noexcept
      : View(other), owner_(std::move(other.owner_)), facts_(std::move(other.facts_)) {
    other.look_at(View(nullptr, 0, 0));
  }
  SharedMatrix& operator=(SharedMatrix&& other) noexcept {
    if (this != &other) {
      owner_ = std::move(other.owner_);
      facts_ = std::move(other.facts_);
      look_at(other);
      other.look_at(View(nullptr, 0, 0));
    }
    return *this;
  }
  ~SharedMatrix() = default;

  /// The spread of each column; the reference is valid as long as this matrix or a copy of it. Safe
  /// to call from any thread.
  [[nodiscard]] const ColumnSpread& spread() const {
    static const ColumnSpread of_nothing;
    if (!facts_) {
      return of_nothing;
    }
    std::call_once(facts_->once_spread, [this] { facts_->spread = column_spread(*this); });
    return facts_->spread;
  }

  /// See have_mostly_few_values(const MatrixView&). Safe to call from any thread.
  [[nodiscard]] bool has_mostly_few_values() const {
    if (!facts_) {
      return false;
    }
    std::call_once(facts_->once_few,
                   [this] { facts_->has_mostly_few_values = have_mostly_few_values(*this); });
    return facts_->has_mostly_few_values;
  }

  /// Eigen would silently leave the matrix unchanged.
  void resize(Index rows, Index columns) = delete;

 private:
  explicit SharedMatrix(const std::shared_ptr<const Matrix>& values)
      : SharedMatrix(values, values->data(), values->rows(), values->cols()) {}
  /// Placement new is Eigen's documented way to change the array of a Map.
  void look_at(const View& other) { new (static_cast<View*>(this)) View(other); }

  struct KeptFacts {
    std::once_flag once_spread;
    ColumnSpread spread;
    std::once_flag once_few;
    bool has_mostly_few_values = false;
  };

  std::shared_ptr<const void> owner_;
  std::shared_ptr<KeptFacts> facts_;  // null if there are no numbers
};

/// For shared numbers, this overload is chosen over the function that computes the deviations anew.
template <std::same_as<SharedMatrix> Shared>
[[nodiscard]] const Vector& standard_deviations(const Shared& columns) {
  return columns.spread().deviations;
}

}  // namespace steelyard
