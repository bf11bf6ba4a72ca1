// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/secular_equation.h"

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

constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// The sums over the poles on one side of the root, and their derivative.
struct Side {
  double value = 0.0;
  double slope = 0.0;
};

constexpr Index poles_at_once = 8;
using Terms = Eigen::Array<double, poles_at_once, 1>;

/// Padded to whole blocks: otherwise the tails of short sums would be added one term at a time.
Vector filled_up(const Vector& values, double with) {
  Vector filled =
      Vector::Constant((values.size() + poles_at_once - 1) / poles_at_once * poles_at_once, with);
  filled.head(values.size()) = values;
  return filled;
}

/// A side that grows by one block of poles at a time.
struct SideSum {
  Terms value = Terms::Zero();
  Terms slope = Terms::Zero();

  void add(const Terms& residues, const Terms& gaps) {
    const Terms term = residues * gaps;
    value += term;
    slope += term * gaps;
  }
  [[nodiscard]] Side side() const { return {value.sum(), slope.sum()}; }
};

/// The zero, between its poles, of the two-pole model p + q/(below - x) + s/(above - x) that
/// matches the values and slopes of both sides at `offset`.
double model_root(double constant, const Side& upper, const Side& lower, double above, double below,
                  double offset) {
  const double to_above = above - offset;
  const double to_below = below - offset;
  const double s = upper.slope * to_above * to_above;
  const double q = lower.slope * to_below * to_below;
  const double p =
      constant + (upper.value - upper.slope * to_above) + (lower.value - lower.slope * to_below);
  // p y^2 - (p (A + B) + s + q) y + p A B + s B + q A = 0 for the step y from here.
  const double b = p * (to_above + to_below) + s + q;
  const double c = p * to_above * to_below + s * to_below + q * to_above;
  const double root = std::sqrt(std::max(0.0, b * b - 4.0 * p * c));
  const double y = b > 0.0 ? 2.0 * c / (b + root) : (b - root) / (2.0 * p);
  return offset + y;
}

/// Above the first pole there is no second one: p + q/(below - x) = 0.
double outer_model_root(double constant, const Side& lower, double below, double offset) {
  const double to_below = below - offset;
  const double q = lower.slope * to_below * to_below;
  const double p = constant + (lower.value - lower.slope * to_below);
  return below + q / p;
}

/// The search for one root, in coordinates relative to a pole.
class Search {
 public:
  Search(const SecularEquation& equation, Index interval)
      : equation_(equation), interval_(interval), residues_(filled_up(equation.residues, 0.0)) {}

  SecularRoot run() {
    measure_from(interval_ + 1);
    move_to(0.5 * (low_ + high_));
    if (interval_ >= 0 && value_ < 0.0) {
      const double offset = offset_ - delta_[interval_];
      measure_from(interval_);  // the root lies in the upper half
      offset_ = offset;
    }
    const double top = high_;
    const double bottom = low_;
    constexpr int most_iterations = 100;
    for (int k = 0; k < most_iterations && !close_enough(); ++k) {
      const double next =
          interval_ < 0 ? outer_model_root(equation_.constant, lower_, bottom, offset_)
                        : model_root(equation_.constant, upper_, lower_, top, bottom, offset_);
      const double safe = next > low_ && next < high_ ? next : 0.5 * (low_ + high_);
      // Convergence is quadratic: a step this small is the last.
      constexpr double last_step = 1e-9;
      if (std::abs(safe - offset_) <= last_step * std::abs(safe)) {
        offset_ = safe;
        break;
      }
      move_to(safe);
    }
    return {origin_, offset_};
  }

 private:
  void measure_from(Index origin) {
    origin_ = origin;
    // The padding lies infinitely far below and so adds exactly 0.
    delta_ = filled_up(equation_.poles, -std::numeric_limits<double>::infinity()).array() -
             equation_.poles[origin];
    low_ = delta_[interval_ + 1];
    high_ = interval_ < 0 ? equation_.residues.sum() / equation_.constant : delta_[interval_];
  }

  /// The function rises from pole to pole, so its sign says on which side the root is.
  void move_to(double offset) {
    const Index split = interval_ + 1;
    offset_ = offset;
    SideSum upper;
    SideSum lower;
    for (Index first = 0; first < delta_.size(); first += poles_at_once) {
      const Terms residues = residues_.segment<poles_at_once>(first);
      const Terms gaps = (delta_.segment<poles_at_once>(first).array() - offset).inverse();
      if (first + poles_at_once <= split) {
        upper.add(residues, gaps);
      } else if (first >= split) {
        lower.add(residues, gaps);
      } else {
        Terms above = residues;
        above.tail(first + poles_at_once - split).setZero();
        upper.add(above, gaps);
        lower.add(residues - above, gaps);
      }
    }
    upper_ = upper.side();
    lower_ = lower.side();
    value_ = equation_.constant + upper_.value + lower_.value;
  }

  [[nodiscard]] bool close_enough() {
    (value_ < 0.0 ? low_ : high_) = offset_;
    const double size = equation_.constant + upper_.value - lower_.value;
    // The function is not known beyond its own rounding; the residues are fitted to the root
    // afterwards.
    return std::abs(value_) <= 8.0 * epsilon * size || high_ - low_ <= epsilon * std::abs(offset_);
  }

  const SecularEquation& equation_;
  Index interval_;
  Vector residues_;
  Vector delta_;
  Index origin_ = 0;
  double offset_ = 0.0;
  double low_ = 0.0;
  double high_ = 0.0;
  double value_ = 0.0;
  Side upper_;
  Side lower_;
};

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

SecularRoot solve(const SecularEquation& equation, Index interval) {
  return Search(equation, interval).run();
}

Vector differences(const SecularEquation& equation, const SecularRoot& root) {
  return (equation.poles.array() - equation.poles[root.origin]) - root.offset;
}

}  // namespace steelyard
