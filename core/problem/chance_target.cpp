// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/chance_target.h"

#include <algorithm>
#include <utility>

#include "core/linalg/pivoted_qr.h"
#include "core/problem/chance_order.h"
#include "core/problem/changed_problem.h"
#include "core/problem/row_copies.h"

namespace steelyard {
namespace {

/// The place in time of each sample, from -1 to 1. Copies of one row have that of the first.
Vector places_in_time(const Problem& problem) {
  const std::vector<Index>& time = *problem.order.time;
  Vector places(problem.samples());
  places(time) = Vector::LinSpaced(places.size(), -1.0, 1.0);
  if (const auto copies = row_copies(problem)) {
    places = Vector(places(copies->firsts))(copies->row_place).eval();
  }
  return places;
}

/// What of the columns is quadratic in time.
Matrix trends_of(const MatrixView& columns, const Vector& places) {
  constexpr double rounding = 1e-9;
  Matrix powers(places.size(), 3);
  powers << Vector::Ones(places.size()), places, places.cwiseAbs2();
  const Matrix basis = orthonormal_basis(powers, rounding);
  return basis * (basis.transpose() * columns);
}

}  // namespace

bool keeps_trend_by_chance(const Problem& problem) {
  const auto& columns = problem.truth_features;
  return problem.order.time && !problem.order.group_of && problem.truth.cols() > 0 &&
         problem.truth_kind == TruthKind::columns &&
         std::none_of(columns.begin(), columns.end(),
                      [](const ColumnInfo& column) { return column.period > 0.0; });
}

Problem with_target_of_chance(const Problem& problem, Random& random) {
  const std::vector<Index> order = ChanceOrder(problem, problem.order).draw(random);
  if (!keeps_trend_by_chance(problem)) {
    return with_target_of(problem, order);
  }
  const Matrix trends = trends_of(problem.truth, places_in_time(problem));
  Problem changed = with_target_of(problem, order);
  changed.truth = Matrix(changed.truth - trends(order, Eigen::all) + trends);
  return changed;
}

}  // namespace steelyard
