// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/separated_poles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace steelyard {
namespace {

constexpr double separation = 8.0 * std::numeric_limits<double>::epsilon();

void turn_rows(Matrix& rows, const PoleTurn& turn, double sine) {
  const Eigen::RowVectorXd upper = rows.row(turn.upper);
  const Eigen::RowVectorXd lower = rows.row(turn.lower);
  rows.row(turn.upper) = turn.cosine * upper - sine * lower;
  rows.row(turn.lower) = turn.cosine * lower + sine * upper;
}

}  // namespace

SeparatedPoles separate(const Vector& values, const Vector& components) {
  SeparatedPoles result;
  Vector left = components;
  const double negligible = separation * components.norm();
  Index before = -1;  // the last active one
  for (Index k = 0; k < values.size(); ++k) {
    if (std::abs(left[k]) <= negligible) {
      result.passive.push_back(k);
      continue;
    }
    if (before >= 0 && values[before] - values[k] <= separation * values[before]) {
      const double length = std::hypot(left[before], left[k]);
      result.turns.push_back({before, k, left[k] / length, left[before] / length});
      left[k] = length;
      left[before] = 0.0;
      result.passive.push_back(before);
      result.active.pop_back();
    }
    result.active.push_back(k);
    before = k;
  }
  std::sort(result.passive.begin(), result.passive.end());
  result.components = left(result.active);
  return result;
}

void apply(const std::vector<PoleTurn>& turns, Matrix& columns) {
  for (const PoleTurn& turn : turns) {
    const Vector upper = columns.col(turn.upper);
    const Vector lower = columns.col(turn.lower);
    columns.col(turn.upper) = turn.cosine * upper - turn.sine * lower;
    columns.col(turn.lower) = turn.cosine * lower + turn.sine * upper;
  }
}

void apply_to_rows(const std::vector<PoleTurn>& turns, Matrix& rows) {
  for (const PoleTurn& turn : turns) {
    turn_rows(rows, turn, turn.sine);
  }
}

void undo_on_rows(const std::vector<PoleTurn>& turns, Matrix& rows) {
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
    turn_rows(rows, *turn, -turn->sine);
  }
}

}  // namespace steelyard
