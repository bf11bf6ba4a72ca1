// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/symmetric_spectrum.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/linalg/tridiagonal_form.h"
#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard {
namespace {

struct Rotation {
  Index column;  ///< rotates this one and the next
  double cosine;
  double sine;
};

/// A tridiagonal matrix on its way to a diagonal one.
class Tridiagonal {
 public:
  Tridiagonal(Vector diagonal, Vector below)
      : diagonal_(std::move(diagonal)), below_(std::move(below)), end_(diagonal_.size() - 1) {}

  [[nodiscard]] const Vector& diagonal() const { return diagonal_; }

  /// Iterates until it is diagonal (then returns true) or at least `enough` rotations are
  /// collected.
  bool reduce(std::vector<Rotation>& rotations, std::size_t enough) {
    while (next_block()) {
      step(rotations);
      if (rotations.size() >= enough) {
        return false;
      }
    }
    return true;
  }

 private:
  /// Finds the last block that is not yet diagonal: start_ .. end_.
  bool next_block() {
    constexpr double rounding = std::numeric_limits<double>::epsilon();
    const auto negligible = [&](Index k) {
      return std::abs(below_[k]) <= rounding * std::sqrt(std::abs(diagonal_[k])) *
                                        std::sqrt(std::abs(diagonal_[k + 1])) ||
             std::abs(below_[k]) <= 0.5 * rounding * scale_;
    };
    while (end_ > 0 && negligible(end_ - 1)) {
      below_[--end_] = 0.0;
    }
    start_ = end_;
    while (start_ > 0 && !negligible(start_ - 1)) {
      --start_;
    }
    return end_ > 0;
  }

  /// One implicit step with Wilkinson's shift: a bulge is chased from start_ to end_.
  void step(std::vector<Rotation>& rotations) {
    const double half = 0.5 * (diagonal_[end_ - 1] - diagonal_[end_]);
    const double off = below_[end_ - 1];
    const double shift =
        diagonal_[end_] - off * off / (half + std::copysign(std::hypot(half, off), half));
    double x = diagonal_[start_] - shift;
    double bulge = below_[start_];
    for (Index k = start_; k < end_; ++k) {
      const double length = std::hypot(x, bulge);
      const double c = length > 0.0 ? x / length : 1.0;
      const double s = length > 0.0 ? bulge / length : 0.0;
      const double a = diagonal_[k];
      const double b = below_[k];
      const double d = diagonal_[k + 1];
      diagonal_[k] = c * c * a + 2.0 * c * s * b + s * s * d;
      diagonal_[k + 1] = s * s * a - 2.0 * c * s * b + c * c * d;
      below_[k] = c * s * (d - a) + (c * c - s * s) * b;
      if (k > start_) {
        below_[k - 1] = length;
      }
      x = below_[k];
      if (k + 1 < end_) {
        bulge = s * below_[k + 1];
        below_[k + 1] *= c;
      }
      rotations.push_back({k, c, s});
    }
  }

  Vector diagonal_;
  Vector below_;
  Index start_ = 0;
  Index end_;
  double scale_ = std::max(diagonal_.cwiseAbs().maxCoeff(), below_.cwiseAbs().maxCoeff());
};

/// Applies all rotations to the columns of `vectors`, a few rows at a time.
void turn(Matrix& vectors, const std::vector<Rotation>& rotations) {
  constexpr Index width = 32;
  using Strip = Eigen::Matrix<double, width, Eigen::Dynamic>;
  using Column = Eigen::Array<double, width, 1>;
  const Index strips = (vectors.rows() + width - 1) / width;
  parallel_for(strips, Sharing{}, [&](Index strip) {
    const Index first = strip * width;
    const Index count = std::min(width, vectors.rows() - first);
    Strip rows = Strip::Zero(width, vectors.cols());
    rows.topRows(count) = vectors.middleRows(first, count);
    // Most rotations continue with the column that the previous one left, which stays in registers.
    Index held = rotations.empty() ? 0 : rotations.front().column;
    Column left = rows.col(held).array();
    for (const Rotation& rotation : rotations) {
      if (rotation.column != held) {
        rows.col(held).array() = left;
        left = rows.col(rotation.column).array();
      }
      held = rotation.column + 1;
      const Column right = rows.col(held).array();
      rows.col(rotation.column).array() = rotation.cosine * left + rotation.sine * right;
      left = rotation.cosine * right - rotation.sine * left;
    }
    rows.col(held).array() = left;
    vectors.middleRows(first, count) = rows.topRows(count);
  });
}

void sort_falling(Spectrum& spectrum) {
  const std::vector<Index> order = falling(all_positions(spectrum.values.size()), spectrum.values);
  spectrum.values = Vector(spectrum.values(order));
  spectrum.vectors = Matrix(spectrum.vectors(Eigen::all, order));
}

void decompose_at_once(const Matrix& symmetric, Spectrum& spectrum) {
  const SymmetricEigen eigen = symmetric_eigen(symmetric);
  spectrum.values = eigen.values.reverse();
  spectrum.vectors = eigen.vectors.rowwise().reverse();
}

}  // namespace

SymmetricEigen symmetric_eigen(const Matrix& symmetric) {
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(symmetric);
  return {solver.eigenvalues(), solver.eigenvectors()};
}

bool decompose(const Matrix& symmetric, Spectrum& spectrum, const std::stop_token& stop) {
  constexpr Index small = 256;
  if (stop.stop_requested()) {
    return false;
  }
  if (symmetric.rows() <= small) {
    decompose_at_once(symmetric, spectrum);
    return true;
  }
  auto form = TridiagonalForm::of(symmetric, stop);
  auto vectors = form ? form->turns(stop) : std::nullopt;
  if (!vectors) {
    return false;
  }
  spectrum.vectors = *std::move(vectors);
  Tridiagonal tridiagonal(form->diagonal(), form->below());
  form.reset();  // frees as much memory as the vectors take
  constexpr std::size_t enough = 1U << 16U;
  std::vector<Rotation> rotations;
  bool diagonal = false;
  while (!diagonal) {
    if (stop.stop_requested()) {
      return false;
    }
    rotations.clear();
    diagonal = tridiagonal.reduce(rotations, enough);
    turn(spectrum.vectors, rotations);
  }
  spectrum.values = tridiagonal.diagonal();
  sort_falling(spectrum);
  return true;
}

}  // namespace steelyard
