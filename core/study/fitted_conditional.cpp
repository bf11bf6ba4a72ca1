// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/fitted_conditional.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/measures/spread.h"
#include "core/positions.h"

namespace steelyard {
namespace {

double log_factorial(double count) {
  constexpr double exact_below = 10.0;
  if (count < exact_below) {
    double product = 1.0;
    for (int factor = 2; factor <= count; ++factor) {
      product *= factor;
    }
    return std::log(product);
  }
  // Stirling's series. The function of the library writes to a global variable.
  constexpr double half_log_of_two_pi = 0.91893853320467274178;
  const double square = count * count;
  return (count + 0.5) * std::log(count) - count + half_log_of_two_pi + 1.0 / (12.0 * count) -
         1.0 / (360.0 * count * square) + 1.0 / (1260.0 * count * square * square);
}

/// The given columns that vary, and of too many, those most correlated with the column.
std::vector<Index> most_alike(const Matrix& columns, const ColumnSpread& spread,
                              const Vector& values) {
  const Vector centred = values.array() - values.mean();
  std::vector<Index> some = positions_above_zero(spread.deviations);
  if (std::ssize(some) <= FittedConditional::most_given) {
    return some;
  }
  const Vector alike =
      (columns.transpose() * centred)
          .cwiseAbs()
          .cwiseQuotient(spread.deviations.cwiseMax(std::numeric_limits<double>::min()));
  some = falling(std::move(some), alike);
  some.resize(static_cast<std::size_t>(FittedConditional::most_given));
  std::sort(some.begin(), some.end());
  return some;
}

/// The solution at the penalty at which held-out samples are first predicted best.
/// \param penalty  begins as the strongest one and ends as the best
std::optional<Vector> best_solution(RidgeDescent& descent, double& penalty,
                                    const std::stop_token& stop) {
  constexpr int penalties = 9;
  constexpr double ratio = 0.31622776601683794;  // two of them make a tenth
  std::optional<Vector> best;
  double lowest = std::numeric_limits<double>::infinity();
  double tried = penalty;
  for (int k = 0; k < penalties; ++k) {
    if (!descent.fit(tried, stop)) {
      return stop.stop_requested() ? std::nullopt : best;
    }
    const double loss = descent.held_out_loss();
    if (!(loss < lowest)) {
      break;
    }
    lowest = loss;
    best = descent.solution();
    penalty = tried;
    tried *= ratio;
  }
  return best;
}

std::optional<Vector> solution_at(RidgeDescent& descent, double penalty,
                                  const std::stop_token& stop) {
  return descent.fit(penalty, stop) ? std::optional(descent.solution()) : std::nullopt;
}

/// At mean 0 and variance 1; zeros if all values are equal.
Vector standardised(const Vector& values) {
  return at_equal_spread(values, column_spread(values)).col(0);
}

}  // namespace

ColumnValues kind_of_values(const Eigen::Ref<const Vector>& values) {
  const double low = values.minCoeff();
  const double high = values.maxCoeff();
  if (!(low < high)) {
    return ColumnValues::others;
  }
  if ((values.array() == low || values.array() == high).all()) {
    return ColumnValues::two;
  }
  const bool whole = (values.array() == values.array().round()).all();
  return whole && low >= 0.0 ? ColumnValues::counts : ColumnValues::others;
}

double poisson_number(double mean, Random& random) {
  double left = random.uniform();
  if (!(mean > 0.0)) {
    return 0.0;
  }
  const double mode = std::floor(mean);
  double above = mode;
  double below = mode - 1.0;
  double of_above = std::exp(mode * std::log(mean) - mean - log_factorial(mode));
  double of_below = of_above * mode / mean;
  while (of_above > 0.0 || (below >= 0.0 && of_below > 0.0)) {
    if (left < of_above) {
      return above;
    }
    left -= of_above;
    above += 1.0;
    of_above *= mean / above;
    if (below >= 0.0) {
      if (left < of_below) {
        return below;
      }
      left -= of_below;
      of_below *= below / mean;
      below -= 1.0;
    }
  }
  return mode;  // what rounding has left over
}

bool is_poisson(double mean, double residual_variance) {
  // The variance of a Poisson number is its mean. Years and grey levels are whole numbers, too.
  constexpr double least_dispersion = 0.6;
  constexpr double most_dispersion = 1.7;
  // To draw a number takes as many steps as the root of its mean. The residuals of counts as large
  // as these are as good as normal.
  constexpr double largest_mean = 1e4;
  const double dispersion = residual_variance / mean;
  return mean <= largest_mean && dispersion >= least_dispersion && dispersion <= most_dispersion;
}

FittedConditional::FittedConditional(const Eigen::Ref<const Vector>& column, ColumnValues values)
    : values_(values),
      low_(column.minCoeff()),
      high_(column.maxCoeff()),
      whole_(values == ColumnValues::others && kind_of_values(column) == ColumnValues::counts) {}

std::optional<FittedConditional> FittedConditional::of(const Matrix& training, Index column,
                                                       const std::vector<Index>& given,
                                                       ColumnValues values,
                                                       const std::stop_token& stop) {
  FittedConditional made(training.col(column), values);
  return made.fit(training, column, given, {}, stop) ? std::optional(std::move(made))
                                                     : std::nullopt;
}

std::optional<FittedConditional> FittedConditional::at_penalty(double penalty,
                                                               const Matrix& training, Index column,
                                                               const std::vector<Index>& given,
                                                               ColumnValues values,
                                                               const std::stop_token& stop) {
  FittedConditional made(training.col(column), values);
  return made.fit(training, column, given, penalty, stop) ? std::optional(std::move(made))
                                                          : std::nullopt;
}

Vector FittedConditional::as_fitted(const Vector& values) const {
  switch (values_) {
    case ColumnValues::two:
      return (values.array() == high_).cast<double>();
    case ColumnValues::counts:
      return values;
    case ColumnValues::others:
      break;
  }
  return standardised(values);
}

double FittedConditional::mean_of(const Vector& fitted) const {
  // A value that the fitted samples lack, or that all of them have, is still possible.
  const auto count = static_cast<double>(fitted.size());
  switch (values_) {
    case ColumnValues::two:
      return (fitted.sum() + 0.5) / (count + 1.0);
    case ColumnValues::counts:
      return std::max(fitted.mean(), 0.5 / count);
    case ColumnValues::others:
      break;
  }
  return 0.0;
}

void FittedConditional::take_units_of(const Vector& values) {
  if (values_ != ColumnValues::others) {
    return;
  }
  const ColumnSpread own = column_spread(values);
  const double scale = own.deviations[0];
  constant_ = own.means[0] + scale * constant_;
  coefficients_ *= scale;
  residuals_ *= scale;
}

bool FittedConditional::fit(const Matrix& training, Index column, const std::vector<Index>& given,
                            std::optional<double> penalty, const std::stop_token& stop) {
  constexpr double strongest = 10.0;
  const std::vector<Index> rows =
      evenly_spaced(training.rows(), std::min(training.rows(), most_samples));
  const Vector own = training(rows, column);
  Vector fitted = as_fitted(own);
  const double mean = mean_of(fitted);
  const LinkFamily family(values_);
  coefficients_ = Vector::Zero(training.cols());
  constant_ = family.predictor(mean);
  penalty_ =
      penalty.value_or(strongest * static_cast<double>(fitted.size()) * family.variance(mean));
  if (values_ == ColumnValues::others) {
    residuals_ = fitted;
  }
  const Matrix columns = training(rows, given);
  const ColumnSpread spread = column_spread(columns);
  const std::vector<Index> some = most_alike(columns, spread, fitted);
  if (!some.empty() && fitted.minCoeff() < fitted.maxCoeff()) {
    Matrix features(columns.rows(), std::ssize(some) + 1);
    features.col(0).setOnes();
    features.rightCols(std::ssize(some)) = at_equal_spread(columns, spread)(Eigen::all, some);
    RidgeDescent descent(std::move(features), std::move(fitted), family);
    const auto solution =
        penalty ? solution_at(descent, *penalty, stop) : best_solution(descent, penalty_, stop);
    if (!solution) {
      return false;
    }
    constant_ = (*solution)[0];
    for (std::size_t k = 0; k < some.size(); ++k) {
      const Index place = some[k];
      const double slope = (*solution)[static_cast<Index>(k) + 1] / spread.deviations[place];
      coefficients_[given[static_cast<std::size_t>(place)]] = slope;
      constant_ -= slope * spread.means[place];
    }
    if (values_ == ColumnValues::others && !take_residuals(descent, stop)) {
      return false;
    }
  }
  take_units_of(own);
  return true;
}

bool FittedConditional::take_residuals(RidgeDescent& descent, const std::stop_token& stop) {
  if (!descent.fit(penalty_, stop)) {
    return false;
  }
  residuals_ = descent.residuals();
  const auto count = static_cast<double>(residuals_.size());
  residuals_ *= std::sqrt(count / std::max(count - descent.freedom(), 0.1 * count));
  return true;
}

Vector FittedConditional::predictor(const MatrixView& inputs) const {
  return (inputs * coefficients_).array() + constant_;
}

double FittedConditional::mean(double predictor) const {
  const double mean = LinkFamily(values_).mean(predictor);
  switch (values_) {
    case ColumnValues::two:
      return low_ + (high_ - low_) * mean;
    case ColumnValues::counts:
      return std::min(mean, 2.0 * high_);
    case ColumnValues::others:
      break;
  }
  return mean;
}

double FittedConditional::draw(double predictor, Random& random) const {
  switch (values_) {
    case ColumnValues::two:
      return random.uniform() < LinkFamily(values_).mean(predictor) ? high_ : low_;
    case ColumnValues::counts:
      return poisson_number(mean(predictor), random);
    case ColumnValues::others:
      break;
  }
  const auto sample = random.below(static_cast<std::uint64_t>(residuals_.size()));
  const double value = predictor + residuals_[static_cast<Index>(sample)];
  return whole_ ? std::max(low_, std::round(value)) : value;
}

double FittedConditional::residual_variance() const {
  return residuals_.squaredNorm() / static_cast<double>(residuals_.size());
}

}  // namespace steelyard
