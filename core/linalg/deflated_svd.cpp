// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/deflated_svd.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "core/linalg/blocked_products.h"
#include "core/linalg/cauchy_product.h"
#include "core/linalg/secular_equation.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// Below this number of roots, starting several threads costs more than it saves.
constexpr Index roots_worth_a_team = 300;

Sharing sharing_of(Index roots) { return {.together = 16, .team = roots > roots_worth_a_team}; }

/// The active coordinates after the projection.
struct Roots {
  Vector values;   ///< m - 1, descending
  Matrix targets;  ///< (m - 1) x p, U'Y of the new left vectors
  // Right vector j is row_factors / (pole - root j) column_factors j.
  Vector row_factors;     ///< m
  Vector column_factors;  ///< m - 1
};

/// \param gaps  m x (m - 1); column j becomes pole_i - root_j
Vector find_roots(const SecularEquation& equation, Eigen::Ref<Matrix> gaps) {
  const Index count = gaps.cols();
  Vector roots(count);
  parallel_for(count, sharing_of(count), [&](Index root) {
    const SecularRoot found = solve(equation, root);
    gaps.col(root) = differences(equation, found);
    roots[root] = equation.poles[found.origin] + found.offset;
  });
  return roots;
}

/// The residues for which the roots are exact, up to a common factor:
/// a_i^2 = prod_j (root_j - d_i) / prod_{j != i} (d_j - d_i), paired so that each ratio is near 1.
Vector residues_of(const Vector& poles, const MatrixView& gaps) {
  const Index count = gaps.cols();
  constexpr Index poles_at_once = 128;
  Eigen::ArrayXd residues = Eigen::ArrayXd::Ones(count + 1);
  const Index lots = count / poles_at_once + 1;
  parallel_for(lots, {.team = count > roots_worth_a_team}, [&](Index lot) {
    const Index first = lot * poles_at_once;
    const Index end = std::min(first + poles_at_once, count + 1);
    for (Index root = 0; root < count; ++root) {
      // Root j lies below pole j and above pole j + 1.
      const Index split = std::clamp(root + 1, first, end);
      residues.segment(first, split - first) *=
          gaps.col(root).segment(first, split - first).array() /
          (poles.segment(first, split - first).array() - poles[root + 1]);
      residues.segment(split, end - split) *=
          gaps.col(root).segment(split, end - split).array() /
          (poles.segment(split, end - split).array() - poles[root]);
    }
  });
  return residues;
}

/// \param targets  m x p, of the active coordinates
/// \param right     becomes the right vectors: m x (m - 1), orthonormal columns
Roots roots_of(const Vector& poles, const Vector& components, const Matrix& targets,
               Eigen::Ref<Matrix> right) {
  const SecularEquation equation{poles, poles.cwiseProduct(components.cwiseAbs2()), 0.0};
  Roots roots{find_roots(equation, right), Matrix(poles.size() - 1, targets.cols()), {}, {}};
  const Vector exact = residues_of(poles, right).cwiseSqrt().array() * components.array().sign();
  roots.row_factors = exact.cwiseProduct(poles.cwiseSqrt());
  roots.column_factors.resize(right.cols());
  parallel_for(right.cols(), sharing_of(right.cols()), [&](Index root) {
    const Vector left = exact.cwiseQuotient(right.col(root));
    roots.targets.row(root) = left.transpose() * targets / left.norm();
    right.col(root) = roots.row_factors.cwiseQuotient(right.col(root));
    roots.column_factors[root] = 1.0 / right.col(root).norm();
    right.col(root) *= roots.column_factors[root];
  });
  return roots;
}

/// The new right vectors: \p columns times their new coordinates \p turn.
bool turn_columns(const MatrixView& columns, const Vector& poles, const Roots& roots,
                  const MatrixView& turn, Eigen::Ref<Matrix> turned, const std::stop_token& stop) {
  return poles.size() >= poles_worth_expanding
             ? multiply(columns,
                        {poles, roots.values, roots.row_factors, roots.column_factors, turn},
                        turned, stop)
             : multiply(columns, turn, turned, stop);
}

/// Where each new column comes from, in descending order of value.
struct Place {
  double value;
  bool is_root;
  Index at;
};

std::vector<Place> merged(const Vector& squares, const std::vector<Index>& passive,
                          const Vector& roots) {
  std::vector<Place> places;
  places.reserve(passive.size() + static_cast<std::size_t>(roots.size()));
  for (const Index at : passive) {
    places.push_back({squares[at], false, at});
  }
  for (Index root = 0; root < roots.size(); ++root) {
    places.push_back({roots[root], true, root});
  }
  std::stable_sort(places.begin(), places.end(),
                   [](const Place& a, const Place& b) { return a.value > b.value; });
  return places;
}

Matrix gathered(const std::vector<Place>& places, const MatrixView& passive,
                const MatrixView& roots) {
  Matrix columns(passive.rows(), std::ssize(places));
  for (Index k = 0; k < columns.cols(); ++k) {
    const Place& place = places[static_cast<std::size_t>(k)];
    columns.col(k) = place.is_root ? roots.col(place.at) : passive.col(place.at);
  }
  return columns;
}

}  // namespace

DeflatedSvd::DeflatedSvd(GramSvd svd)
    : squares_(std::move(svd.squares)),
      targets_(std::move(svd.targets)),
      columns_(std::move(svd.right)),
      turn_(columns_.cols(), columns_.cols()) {
  // With far more features than directions, rotating the few directions is cheaper than rotating V.
  if (columns_.rows() > 2 * columns_.cols()) {
    start_.emplace(std::move(columns_));
    columns_ = Matrix::Identity(start_->cols(), start_->cols());
  }
  spare_.resize(columns_.rows(), columns_.cols());
}

Vector DeflatedSvd::right_row(Index feature) const {
  const auto columns = columns_.leftCols(rank());
  return start_ ? Vector(columns.transpose() * start_->row(feature).transpose())
                : Vector(columns.row(feature).transpose());
}

Matrix DeflatedSvd::right_times(const Matrix& coordinates) const {
  const Matrix turned = thin_product(columns_.leftCols(rank()), coordinates);
  return start_ ? thin_product(*start_, turned) : turned;
}

double DeflatedSvd::column_square(Index feature) const {
  return right_row(feature).cwiseAbs2().dot(squares_);
}

// Matrices that change size are built separately and moved: Eigen's resize frees the old memory
// first, and if the new allocation fails the destructor frees it a second time.
bool DeflatedSvd::project_out(Index feature, const std::stop_token& stop) {
  const SeparatedPoles poles = separate(squares_, right_row(feature));
  const Index active = std::ssize(poles.active);
  Matrix targets = targets_;
  apply_to_rows(poles.turns, targets);
  auto turn = turn_.topLeftCorner(active, active - 1);
  const Vector values = squares_(poles.active);
  Roots roots = roots_of(values, poles.components, targets(poles.active, Eigen::all), turn);
  auto turned = spare_.leftCols(active - 1);
  if (poles.passive.empty()) {
    if (!turn_columns(columns_.leftCols(active), values, roots, turn, turned, stop)) {
      return false;
    }
    columns_.swap(spare_);
    squares_ = std::move(roots.values);
    targets_ = std::move(roots.targets);
    return true;
  }
  Matrix kept = columns_.leftCols(rank());
  apply(poles.turns, kept);
  if (!turn_columns(Matrix(kept(Eigen::all, poles.active)), values, roots, turn, turned, stop)) {
    return false;
  }
  const std::vector<Place> places = merged(squares_, poles.passive, roots.values);
  Matrix left = gathered(places, targets.transpose(), roots.targets.transpose()).transpose();
  Vector squares(std::ssize(places));
  for (Index k = 0; k < squares.size(); ++k) {
    squares[k] = places[static_cast<std::size_t>(k)].value;
  }
  columns_.leftCols(squares.size()) = gathered(places, kept, turned);
  targets_ = std::move(left);
  squares_ = std::move(squares);
  return true;
}

}  // namespace steelyard
