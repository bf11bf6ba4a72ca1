// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/tridiagonal_form.h"

#include <Eigen/Householder>
#include <algorithm>
#include <array>
#include <utility>

#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr Index panel_width = 32;
constexpr Index rows_at_once = 256;
/// Below this number of rows, starting several threads costs more than it saves.
constexpr Index rows_worth_a_team = 700;

/// The contribution to A v of columns first .. end - 1 of A's lower triangle and their mirror image
/// in the upper one. Each tile is read from memory once and used twice.
void add_columns_times(const Matrix& lower, Index first, Index end, const Vector& vector,
                       Vector& sums) {
  constexpr Index columns_at_once = 32;
  const Index size = lower.rows();
  for (Index column = first; column < end; column += columns_at_once) {
    const Index width = std::min(columns_at_once, end - column);
    const auto here = vector.segment(column, width);
    sums.segment(column, width).noalias() +=
        lower.block(column, column, width, width).selfadjointView<Eigen::Lower>() * here;
    for (Index row = column + width; row < size; row += rows_at_once) {
      const Index rows = std::min(rows_at_once, size - row);
      const auto tile = lower.block(row, column, rows, width);
      sums.segment(row, rows).noalias() += tile * here;
      sums.segment(column, width).noalias() += tile.transpose() * vector.segment(row, rows);
    }
  }
}

/// A v for the rows and columns from `first` on. The columns are split into the same parts, of
/// about equal area, for any number of threads.
Vector symmetric_product(const Matrix& lower, Index first, const Vector& vector) {
  constexpr std::size_t parts = 4;
  constexpr std::array<double, parts + 1> share{0.0, 0.134, 0.293, 0.5, 1.0};
  const Index size = lower.rows() - first;
  if (size <= rows_at_once) {
    Vector product = Vector::Zero(lower.rows());
    product.tail(size).noalias() =
        lower.bottomRightCorner(size, size).selfadjointView<Eigen::Lower>() * vector.tail(size);
    return product;
  }
  std::array<Vector, parts> sums;
  const Sharing sharing{.in_turns = true, .team = size > rows_worth_a_team};
  parallel_for(parts, sharing, [&](Index of_sum) {
    const auto part = static_cast<std::size_t>(of_sum);
    const auto begin = static_cast<Index>(share[part] * static_cast<double>(size));
    const auto end = static_cast<Index>(share[part + 1] * static_cast<double>(size));
    sums[part] = Vector::Zero(lower.rows());
    add_columns_times(lower, first + begin, first + end, vector, sums[part]);
  });
  return sums[0] + sums[1] + sums[2] + sums[3];
}

/// Reflectors v, and the w for which A - V W' - W V' is A after these reflections. n x width; the
/// rows of W above a reflector are undefined.
struct Panel {
  Matrix v;
  Matrix w;
};

/// A - V W' - W V' for the rows and columns from `first` on, lower triangle.
void subtract(const Panel& panel, Index first, Matrix& lower) {
  constexpr Index columns_at_once = 128;
  const Index size = lower.rows();
  const Index width = panel.v.cols();
  Matrix left(size, 2 * width);
  left << panel.v, panel.w;
  Matrix right(size, 2 * width);
  right << panel.w, panel.v;
  const Index lots = (size - first + columns_at_once - 1) / columns_at_once;
  parallel_for(lots, {.team = size - first > rows_worth_a_team}, [&](Index lot) {
    const Index column = first + lot * columns_at_once;
    const Index columns = std::min(columns_at_once, size - column);
    lower.block(column, column, size - column, columns).noalias() -=
        left.bottomRows(size - column) * right.middleRows(column, columns).transpose();
  });
}

/// A reduced column: its two entries of T and the factor of its reflector.
struct Reduced {
  double diagonal = 0.0;
  double below = 0.0;
  double factor = 0.0;
};

/// Reduces a column, column k of the panel, and stores its reflector in its place.
Reduced reduce_column(Index column, Index k, Matrix& lower, Panel& panel) {
  const Index rows = lower.rows() - column;
  const auto before_v = panel.v.leftCols(k);
  const auto before_w = panel.w.leftCols(k);
  auto current = lower.col(column).tail(rows);
  current -= before_v.bottomRows(rows) * before_w.row(column).transpose();
  current -= before_w.bottomRows(rows) * before_v.row(column).transpose();
  Reduced reduced{current[0]};
  auto tail = current.tail(rows - 1);
  tail.makeHouseholderInPlace(reduced.factor, reduced.below);
  auto v = panel.v.col(k);
  v.tail(rows - 1) = tail;
  v[column + 1] = 1.0;
  Vector product = symmetric_product(lower, column + 1, v);
  product -= before_v * (before_w.transpose() * v) + before_w * (before_v.transpose() * v);
  product *= reduced.factor;
  panel.w.col(k) = product - 0.5 * reduced.factor * product.dot(v) * v;
  return reduced;
}

/// A few reflectors at once: H_1 ... H_k = I - V T V' (Schreiber & Van Loan 1989).
class ReflectorBlock {
 public:
  /// Reflectors first .. first + width - 1 of those packed below a diagonal.
  ReflectorBlock(const Matrix& packed, const Vector& factors, Index first)
      : v_(packed.block(first + 1, first, packed.rows() - first - 1,
                        std::min(panel_width, factors.size() - first))),
        triangle_(Matrix::Zero(v_.cols(), v_.cols())) {
    v_.triangularView<Eigen::StrictlyUpper>().setZero();
    v_.diagonal().setOnes();
    for (Index k = 0; k < v_.cols(); ++k) {
      triangle_(k, k) = factors[first + k];
      triangle_.col(k).head(k) = -factors[first + k] * (triangle_.topLeftCorner(k, k) *
                                                        (v_.leftCols(k).transpose() * v_.col(k)));
    }
  }

  /// The number of rows changed: the last ones.
  [[nodiscard]] Index rows() const { return v_.rows(); }
  void apply(Eigen::Ref<Matrix> rows) const { apply(triangle_, rows); }
  void apply_transposed(Eigen::Ref<Matrix> rows) const { apply(triangle_.transpose(), rows); }

 private:
  void apply(const Matrix& triangle, Eigen::Ref<Matrix> rows) const {
    constexpr Index columns_at_once = 64;
    const Index lots = (rows.cols() + columns_at_once - 1) / columns_at_once;
    parallel_for(lots, {.team = rows.cols() > rows_worth_a_team}, [&](Index lot) {
      const Index column = lot * columns_at_once;
      auto part = rows.middleCols(column, std::min(columns_at_once, rows.cols() - column));
      part -= v_ * (triangle * (v_.transpose() * part));
    });
  }

  Matrix v_;
  Matrix triangle_;
};

}  // namespace

TridiagonalForm::TridiagonalForm(Matrix symmetric)
    : diagonal_(symmetric.rows()),
      below_(symmetric.rows() - 1),
      reflectors_(std::move(symmetric)),
      factors_(below_.size()) {}

std::optional<TridiagonalForm> TridiagonalForm::of(Matrix symmetric, const std::stop_token& stop) {
  TridiagonalForm form(std::move(symmetric));
  return form.reduce(stop) ? std::optional(std::move(form)) : std::nullopt;
}

bool TridiagonalForm::reduce(const std::stop_token& stop) {
  const Index size = diagonal_.size();
  for (Index first = 0; first < size - 1; first += panel_width) {
    const Index width = std::min(panel_width, size - 1 - first);
    Panel panel{Matrix::Zero(size, width), Matrix::Zero(size, width)};
    for (Index k = 0; k < width; ++k) {
      if (stop.stop_requested()) {
        return false;
      }
      const Reduced reduced = reduce_column(first + k, k, reflectors_, panel);
      diagonal_[first + k] = reduced.diagonal;
      below_[first + k] = reduced.below;
      factors_[first + k] = reduced.factor;
    }
    subtract(panel, first + width, reflectors_);
  }
  diagonal_[size - 1] = reflectors_(size - 1, size - 1);
  return true;
}

Index TridiagonalForm::last_block() const {
  return factors_.size() == 0 ? -1 : (factors_.size() - 1) / panel_width * panel_width;
}

std::optional<Matrix> TridiagonalForm::turns(const std::stop_token& stop) const {
  Matrix result = Matrix::Identity(diagonal_.size(), diagonal_.size());
  for (Index first = last_block(); first >= 0; first -= panel_width) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    // The later reflectors have left everything else as in the identity.
    const ReflectorBlock block(reflectors_, factors_, first);
    block.apply(result.bottomRightCorner(block.rows(), block.rows()));
  }
  return result;
}

Matrix TridiagonalForm::turned(Matrix columns) const {
  for (Index first = 0; first < factors_.size(); first += panel_width) {
    const ReflectorBlock block(reflectors_, factors_, first);
    block.apply_transposed(columns.bottomRows(block.rows()));
  }
  return columns;
}

Matrix TridiagonalForm::turned_back(Matrix columns) const {
  for (Index first = last_block(); first >= 0; first -= panel_width) {
    const ReflectorBlock block(reflectors_, factors_, first);
    block.apply(columns.bottomRows(block.rows()));
  }
  return columns;
}

}  // namespace steelyard
