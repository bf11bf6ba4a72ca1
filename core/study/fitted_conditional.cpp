// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/fitted_conditional.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/linalg/cholesky.h"
#include "core/measures/spread.h"
#include "core/positions.h"

namespace steelyard {
namespace {

/// A linear predictor beyond these says no more than they do.
constexpr double least_predictor = -30.0;
constexpr double most_predictor = 30.0;

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

/// The two families with their canonical links: the variance is then the derivative of the mean.
class Family {
 public:
  explicit Family(bool logistic) : logistic_(logistic) {}

  [[nodiscard]] double mean(double predictor) const {
    const double bounded = std::clamp(predictor, least_predictor, most_predictor);
    return logistic_ ? 1.0 / (1.0 + std::exp(-bounded)) : std::exp(bounded);
  }
  [[nodiscard]] double predictor(double mean) const {
    return logistic_ ? std::log(mean / (1.0 - mean)) : std::log(mean);
  }
  [[nodiscard]] double variance(double mean) const {
    return logistic_ ? mean * (1.0 - mean) : mean;
  }
  /// Half the deviance of a sample, up to a constant.
  [[nodiscard]] double loss(double value, double predictor) const {
    const double bounded = std::clamp(predictor, least_predictor, most_predictor);
    const double partition = logistic_
                                 ? std::max(bounded, 0.0) + std::log1p(std::exp(-std::abs(bounded)))
                                 : std::exp(bounded);
    return partition - value * bounded;
  }

 private:
  bool logistic_;
};

/// Minimises half the deviance plus half the penalty times the squared length of the slopes, with
/// Newton's steps. The next penalty begins where the last one ended.
class RidgeDescent {
 public:
  /// \param features  N x (1 + K): ones, then standardised columns
  RidgeDescent(Matrix features, Vector values, Family family)
      : features_(std::move(features)),
        values_(std::move(values)),
        family_(family),
        solution_(Vector::Zero(features_.cols())) {
    solution_[0] = family_.predictor(values_.mean());
    predictors_ = Vector::Constant(features_.rows(), solution_[0]);
  }

  /// \return false when stopped, or if the fit is not finite
  [[nodiscard]] bool fit(double penalty, const std::stop_token& stop) {
    constexpr int most_steps = 30;
    constexpr double still = 1e-8;
    double before = objective(solution_, predictors_, penalty);
    for (int step = 0; step < most_steps; ++step) {
      if (!factorise(penalty, stop)) {
        return false;
      }
      const double after = descend(penalty, before);
      const bool ended = !(before - after > still * (1.0 + std::abs(before)));
      before = after;
      if (ended) {
        break;
      }
    }
    return std::isfinite(before) && factorise(penalty, stop);
  }

  /// The mean loss of the samples, each held out of the fit; right after fit().
  [[nodiscard]] double held_out_loss() const {
    Matrix shares = features_.transpose();
    solve_lower(factor_, shares);
    double sum = 0.0;
    for (Index sample = 0; sample < values_.size(); ++sample) {
      const double mean = family_.mean(predictors_[sample]);
      const double pull = shares.col(sample).squaredNorm();
      const double left = std::max(1.0 - pull * family_.variance(mean), least_left);
      sum += family_.loss(values_[sample],
                          predictors_[sample] - pull * (values_[sample] - mean) / left);
    }
    return sum / static_cast<double>(values_.size());
  }

  /// 1 + K: the constant and the slopes.
  [[nodiscard]] const Vector& solution() const { return solution_; }

 private:
  static constexpr double least_left = 1e-6;

  [[nodiscard]] double objective(const Vector& solution, const Vector& predictors,
                                 double penalty) const {
    double sum = 0.5 * penalty * solution.tail(solution.size() - 1).squaredNorm();
    for (Index sample = 0; sample < values_.size(); ++sample) {
      sum += family_.loss(values_[sample], predictors[sample]);
    }
    return sum;
  }

  /// L of F' W F plus the penalty, at the present solution.
  [[nodiscard]] bool factorise(double penalty, const std::stop_token& stop) {
    constexpr double for_the_constant = 1e-8;  // where all variances vanish
    Vector roots(values_.size());
    for (Index sample = 0; sample < values_.size(); ++sample) {
      roots[sample] = std::sqrt(family_.variance(family_.mean(predictors_[sample])));
    }
    const Matrix weighed = roots.asDiagonal() * features_;
    factor_.resize(features_.cols(), features_.cols());
    if (!column_products(weighed, factor_, stop)) {
      return false;
    }
    factor_.diagonal().array() += penalty;
    factor_(0, 0) += for_the_constant - penalty;
    return factorise_positive(factor_, stop) == Factorisation::done;
  }

  /// Goes Newton's step, or as much of it as lowers the objective.
  /// \return the new objective
  double descend(double penalty, double before) {
    constexpr int most_halvings = 12;
    Vector left(values_.size());
    for (Index sample = 0; sample < values_.size(); ++sample) {
      left[sample] = values_[sample] - family_.mean(predictors_[sample]);
    }
    Matrix step = features_.transpose() * left;
    step.bottomRows(step.rows() - 1) -= penalty * solution_.tail(solution_.size() - 1);
    solve_lower(factor_, step);
    solve_lower_transposed(factor_, step);
    double share = 1.0;
    for (int halving = 0; halving < most_halvings; ++halving) {
      const Vector tried = solution_ + share * step.col(0);
      const Vector predictors = features_ * tried;
      const double after = objective(tried, predictors, penalty);
      if (after < before) {
        solution_ = tried;
        predictors_ = predictors;
        return after;
      }
      share *= 0.5;
    }
    return before;
  }

  Matrix features_;
  Vector values_;
  Family family_;
  Vector solution_, predictors_;
  Matrix factor_;
};

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
std::optional<Vector> best_solution(RidgeDescent& descent, double information,
                                    const std::stop_token& stop) {
  constexpr int penalties = 9;
  constexpr double first = 10.0;
  constexpr double ratio = 0.31622776601683794;  // two of them make a tenth
  std::optional<Vector> best;
  double lowest = std::numeric_limits<double>::infinity();
  double penalty = first * information;
  for (int k = 0; k < penalties; ++k) {
    if (!descent.fit(penalty, stop)) {
      return stop.stop_requested() ? std::nullopt : best;
    }
    const double loss = descent.held_out_loss();
    if (!(loss < lowest)) {
      break;
    }
    lowest = loss;
    best = descent.solution();
    penalty *= ratio;
  }
  return best;
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

std::optional<FittedConditional> FittedConditional::of(const Matrix& training, Index column,
                                                       const std::vector<Index>& given,
                                                       ColumnValues values,
                                                       const std::stop_token& stop) {
  FittedConditional made;
  made.values_ = values;
  made.low_ = training.col(column).minCoeff();
  made.high_ = training.col(column).maxCoeff();
  const bool logistic = values == ColumnValues::two;
  const std::vector<Index> rows =
      evenly_spaced(training.rows(), std::min(training.rows(), most_samples));
  Vector fitted = training(rows, column);
  if (logistic) {
    fitted = (fitted.array() == made.high_).cast<double>();
  }
  // A value that the fitted samples lack, or that all of them have, is still possible.
  const auto count = static_cast<double>(fitted.size());
  const double mean =
      logistic ? (fitted.sum() + 0.5) / (count + 1.0) : std::max(fitted.mean(), 0.5 / count);
  const Family family(logistic);
  made.coefficients_ = Vector::Zero(training.cols());
  made.constant_ = family.predictor(mean);
  const Matrix columns = training(rows, given);
  const ColumnSpread spread = column_spread(columns);
  const std::vector<Index> some = most_alike(columns, spread, fitted);
  const bool varies = fitted.minCoeff() < fitted.maxCoeff();
  if (some.empty() || !varies) {
    return made;
  }
  Matrix features(columns.rows(), std::ssize(some) + 1);
  features.col(0).setOnes();
  features.rightCols(std::ssize(some)) = at_equal_spread(columns, spread)(Eigen::all, some);
  RidgeDescent descent(std::move(features), std::move(fitted), family);
  const auto solution = best_solution(descent, count * family.variance(mean), stop);
  if (!solution) {
    return std::nullopt;
  }
  made.constant_ = (*solution)[0];
  for (std::size_t k = 0; k < some.size(); ++k) {
    const Index place = some[k];
    const double slope = (*solution)[static_cast<Index>(k) + 1] / spread.deviations[place];
    made.coefficients_[given[static_cast<std::size_t>(place)]] = slope;
    made.constant_ -= slope * spread.means[place];
  }
  return made;
}

Vector FittedConditional::predictor(const MatrixView& inputs) const {
  return (inputs * coefficients_).array() + constant_;
}

double FittedConditional::mean(double predictor) const {
  const double mean = Family(values_ == ColumnValues::two).mean(predictor);
  return values_ == ColumnValues::two ? low_ + (high_ - low_) * mean : std::min(mean, 2.0 * high_);
}

double FittedConditional::draw(double predictor, Random& random) const {
  if (values_ == ColumnValues::counts) {
    return poisson_number(mean(predictor), random);
  }
  return random.uniform() < Family(true).mean(predictor) ? high_ : low_;
}

}  // namespace steelyard
