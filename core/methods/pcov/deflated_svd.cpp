// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/deflated_svd.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "core/methods/pcov/blocked_products.h"
#include "core/methods/pcov/secular_equation.h"
#include "core/methods/pcov/separated_poles.h"

namespace steelyard::pcov {
namespace {

/// Below so many roots a team of threads costs more than it saves.
constexpr Index roots_worth_a_team = 300;

/// What the active coordinates become.
struct Roots {
  Vector values;  ///< m - 1, falling
  Matrix right;   ///< m x (m - 1), orthonormal columns
  Matrix left;    ///< m x (m - 1), likewise
};

/// Column j: pole_i - root_j.
Matrix gaps_of(const SecularEquation& equation, Vector& roots) {
  const Index count = equation.poles.size() - 1;
  Matrix gaps(count + 1, count);
  roots.resize(count);
#pragma omp parallel for schedule(dynamic, 16) if (count > roots_worth_a_team)
  for (Index root = 0; root < count; ++root) {
    const SecularRoot found = solve(equation, root);
    gaps.col(root) = differences(equation, found);
    roots[root] = equation.poles[found.origin] + found.offset;
  }
  return gaps;
}

/// The residues for which the roots are exact, up to a common factor:
/// a_i^2 = prod_j (root_j - d_i) / prod_{j != i} (d_j - d_i), paired so that each ratio is near 1.
Vector residues_of(const Vector& poles, const Matrix& gaps) {
  const Index count = gaps.cols();
  constexpr Index poles_at_once = 128;
  Eigen::ArrayXd residues = Eigen::ArrayXd::Ones(count + 1);
#pragma omp parallel for schedule(static) if (count > roots_worth_a_team)
  for (Index first = 0; first <= count; first += poles_at_once) {
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
  }
  return residues;
}

Roots roots_of(const Vector& poles, const Vector& components) {
  const SecularEquation equation{poles, poles.cwiseProduct(components.cwiseAbs2()), 0.0};
  Roots roots;
  const Matrix gaps = gaps_of(equation, roots.values);
  const Vector exact = residues_of(poles, gaps).cwiseSqrt().array() * components.array().sign();
  roots.left.resize(gaps.rows(), gaps.cols());
  roots.right.resize(gaps.rows(), gaps.cols());
  const Vector lengths = poles.cwiseSqrt();
#pragma omp parallel for schedule(static) if (gaps.cols() > roots_worth_a_team)
  for (Index root = 0; root < gaps.cols(); ++root) {
    roots.left.col(root) = exact.array() / gaps.col(root).array();
    roots.right.col(root) = roots.left.col(root).cwiseProduct(lengths);
    roots.left.col(root).normalize();
    roots.right.col(root).normalize();
  }
  return roots;
}

/// Where each new column comes from, by falling value.
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

Matrix gathered(const std::vector<Place>& places, const Matrix& passive, const Matrix& roots) {
  Matrix columns(passive.rows(), std::ssize(places));
  for (Index k = 0; k < columns.cols(); ++k) {
    const Place& place = places[static_cast<std::size_t>(k)];
    columns.col(k) = place.is_root ? roots.col(place.at) : passive.col(place.at);
  }
  return columns;
}

}  // namespace

DeflatedSvd::DeflatedSvd(ThinSvd svd)
    : squares_(std::move(svd.squares)),
      targets_(std::move(svd.targets)),
      start_(std::move(svd.right)) {
  // Far more features than directions: turning the few directions is cheaper than all of V.
  if (start_.rows() > 2 * start_.cols()) {
    turned_ = Matrix::Identity(start_.cols(), start_.cols());
  }
}

Vector DeflatedSvd::right_row(Index feature) const {
  const Vector row = start_.row(feature).transpose();
  return turned_ ? Vector(turned_->transpose() * row) : row;
}

Matrix DeflatedSvd::right_times(const Matrix& coordinates) const {
  return turned_ ? thin_product(start_, thin_product(*turned_, coordinates))
                 : thin_product(start_, coordinates);
}

double DeflatedSvd::column_square(Index feature) const {
  return right_row(feature).cwiseAbs2().dot(squares_);
}

bool DeflatedSvd::project_out(Index feature, const std::stop_token& stop) {
  const SeparatedPoles poles = separate(squares_, right_row(feature));
  const Roots roots = roots_of(Vector(squares_(poles.active)), poles.components);
  Matrix right = turned_ ? *turned_ : start_;
  apply(poles.turns, right);
  Matrix turned;
  if (!multiply(Matrix(right(Eigen::all, poles.active)), roots.right, turned, stop)) {
    return false;
  }
  const std::vector<Place> places = merged(squares_, poles.passive, roots.values);
  (turned_ ? *turned_ : start_) = gathered(places, right, turned);
  apply_to_rows(poles.turns, targets_);
  const Matrix active_targets = targets_(poles.active, Eigen::all);
  targets_ = gathered(places, targets_.transpose(),
                      thin_transposed_product(roots.left, active_targets).transpose())
                 .transpose();
  squares_.resize(std::ssize(places));
  for (Index k = 0; k < squares_.size(); ++k) {
    squares_[k] = places[static_cast<std::size_t>(k)].value;
  }
  return true;
}

}  // namespace steelyard::pcov
