// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/affinities.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/geometry/distance_source.h"
#include "core/parallel.h"
#include "core/positions.h"

namespace steelyard {
namespace {

using Entry = std::pair<std::uint32_t, double>;

struct Spread {
  double entropy = 0.0;
  double slope = 0.0;  ///< of the entropy, by beta
};

/// Entropy and slope of probabilities proportional to exp(-beta * excess).
Spread spread_at(const Eigen::ArrayXd& excess, double beta) {
  const Eigen::ArrayXd weights = (-beta * excess).exp();
  const double sum = weights.sum();
  const double mean = (weights * excess).sum() / sum;
  const double variance = (weights * (excess - mean).square()).sum() / sum;
  return {std::log(sum) + beta * mean, -beta * variance};
}

/// The entropy decreases with beta: Newton's method within a shrinking bracket.
/// \param excess  with mean 1
double beta_of_entropy(const Eigen::ArrayXd& excess, double aim) {
  constexpr int most_steps = 60;
  constexpr double close = 1e-10;
  constexpr double leap = 16.0;  // without this, beta would diverge where equal distances keep the
                                 // entropy high
  double low = 0.0;
  double high = std::numeric_limits<double>::infinity();
  double beta = 1.0;
  for (int k = 0; k < most_steps; ++k) {
    const Spread here = spread_at(excess, beta);
    const double difference = here.entropy - aim;
    if (std::abs(difference) < close) {
      break;
    }
    (difference > 0.0 ? low : high) = beta;
    const double newton = beta - difference / here.slope;
    const double farthest = std::min(high, leap * beta);
    if (newton > low && newton < farthest) {
      beta = newton;
    } else {
      beta = std::isinf(high) ? farthest : 0.5 * (low + high);
    }
  }
  return beta;
}

void add_row(std::vector<Entry>& row, SparseAffinities& affinities) {
  std::sort(row.begin(), row.end());
  for (const auto& [sample, value] : row) {
    const bool seen =
        affinities.sample.size() > affinities.begin.back() && affinities.sample.back() == sample;
    if (seen) {
      affinities.value.back() += value;
    } else if (value > 0.0) {
      affinities.sample.push_back(sample);
      affinities.value.push_back(value);
    }
  }
  affinities.begin.push_back(affinities.sample.size());
}

}  // namespace

Eigen::ArrayXd conditional_affinities(std::span<const double> squared, double perplexity) {
  const auto count = static_cast<Index>(squared.size());
  const Eigen::Map<const Eigen::ArrayXd> given(squared.data(), count);
  const Eigen::ArrayXd excess = given - given.minCoeff();
  if (perplexity >= static_cast<double>(count) || excess.maxCoeff() == 0.0) {
    return Eigen::ArrayXd::Constant(count, 1.0 / static_cast<double>(count));
  }
  const Eigen::ArrayXd relative = excess / excess.mean();
  const Eigen::ArrayXd weights =
      (-beta_of_entropy(relative, std::log(perplexity)) * relative).exp();
  // Of what is left out, nothing would be seen in a sum, but products with it would be subnormal,
  // and with these some processors are a hundred times slower.
  constexpr double negligible = 1e-100;
  return (weights < negligible).select(0.0, weights) / weights.sum();
}

std::optional<Matrix> exact_affinities(const Matrix& points, double perplexity,
                                       const std::stop_token& stop) {
  const Index samples = points.rows();
  const SpaceDistances distances(points, Vector::Zero(points.cols()));
  std::vector<Index> rows = all_positions(samples);
  std::vector<double> squared(static_cast<std::size_t>(samples * distances.row_length()));
  if (!distances.fill(rows, std::span(squared), stop)) {
    return std::nullopt;
  }
  Matrix conditional = Matrix::Zero(samples, samples);  // p_j|i in column i
  const bool finished = parallel_for(samples, stop, {.together = 16}, [&](Index i) {
    const auto begin = squared.begin() + i * distances.row_length();
    std::vector<double> others(begin, begin + samples);
    others.erase(others.begin() + i);
    const Eigen::ArrayXd of_others = conditional_affinities(others, perplexity);
    conditional.col(i).head(i) = of_others.head(i);
    conditional.col(i).tail(samples - 1 - i) = of_others.tail(samples - 1 - i);
  });
  if (!finished) {
    return std::nullopt;
  }
  const double scale = 0.5 / static_cast<double>(samples);
  return Matrix(scale * (conditional + conditional.transpose()));
}

SparseAffinities near_affinities(const NearestNeighbours& neighbours, double perplexity) {
  const Index samples = neighbours.samples();
  const Index count = neighbours.count();
  Matrix conditional(count, samples);
  parallel_for(samples, {.together = 64}, [&](Index i) {
    const Eigen::ArrayXd squared = neighbours.distance.row(i).transpose().array().square();
    const std::span<const double> values(squared.data(), static_cast<std::size_t>(count));
    conditional.col(i) = conditional_affinities(values, perplexity);
  });
  std::vector<std::vector<Entry>> rows(static_cast<std::size_t>(samples));
  const double scale = 0.5 / static_cast<double>(samples);
  for (Index i = 0; i < samples; ++i) {
    for (Index rank = 0; rank < count; ++rank) {
      const std::uint32_t other = neighbours.sample(i, rank);
      const double half = scale * conditional(rank, i);
      rows[static_cast<std::size_t>(i)].emplace_back(other, half);
      rows[other].emplace_back(static_cast<std::uint32_t>(i), half);
    }
  }
  SparseAffinities affinities{{0}, {}, {}};
  for (std::vector<Entry>& row : rows) {
    add_row(row, affinities);
  }
  return affinities;
}

}  // namespace steelyard
