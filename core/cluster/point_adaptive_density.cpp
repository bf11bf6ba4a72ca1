// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/point_adaptive_density.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "core/cluster/sample_density.h"
#include "core/error.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// Twice the gain in log-likelihood of two densities over one, from k neighbours in balls of radius
/// a and b: 2k log((a^d + b^d)^2 / (4 a^d b^d)) = 4k log cosh(d log(a/b) / 2).
double likelihood_ratio(double a, double b, double dimension, Index k) {
  if (a == b) {
    return 0.0;
  }
  if (a == 0.0 || b == 0.0) {
    return std::numeric_limits<double>::infinity();
  }
  const double half = 0.5 * dimension * std::abs(std::log(a / b));
  const double log_cosh = half + std::log1p(std::exp(-2.0 * half)) - std::log(2.0);
  return 4.0 * static_cast<double>(k) * log_cosh;
}

Index neighbourhood(const NearestNeighbours& neighbours, Index sample, double dimension,
                    double threshold) {
  constexpr Index fewest = 3;
  const Index most = std::max(fewest, neighbours.count() - 1);
  Index k = fewest;
  while (k < most) {
    const auto other = static_cast<Index>(neighbours.sample(sample, k));
    if (likelihood_ratio(neighbours.distance(sample, k - 1), neighbours.distance(other, k - 1),
                         dimension, k) >= threshold) {
      break;
    }
    ++k;
  }
  return std::min(k, neighbours.count());
}

/// The likelihood of one sample's shells at F + a l, in units in which the kNN estimate is F = 0.
class ShellLikelihood {
 public:
  explicit ShellLikelihood(std::vector<double> volumes) : volumes_(std::move(volumes)) {}

  struct Value {
    double likelihood = 0.0;
    Eigen::Vector2d gradient;
    Eigen::Matrix2d information;  ///< minus the second derivatives
  };

  [[nodiscard]] Value at(const Eigen::Vector2d& line) const {
    const auto k = static_cast<double>(volumes_.size());
    const Eigen::Vector2d counts(k, 0.5 * k * (k + 1.0));
    Value value{counts.dot(line), counts, Eigen::Matrix2d::Zero()};
    for (std::size_t shell = 0; shell < volumes_.size(); ++shell) {
      const Eigen::Vector2d powers(1.0, static_cast<double>(shell + 1));
      const double expected = volumes_[shell] * std::exp(powers.dot(line));
      value.likelihood -= expected;
      value.gradient -= expected * powers;
      value.information += expected * powers * powers.transpose();
    }
    return value;
  }

 private:
  std::vector<double> volumes_;
};

/// Newton's method; a step without gain is halved.
double most_likely_log_density(const ShellLikelihood& shells) {
  Eigen::Vector2d line = Eigen::Vector2d::Zero();
  ShellLikelihood::Value here = shells.at(line);
  constexpr int most_steps = 100;
  constexpr double rounding = 1e-13;
  for (int k = 0; k < most_steps; ++k) {
    Eigen::Vector2d step = here.information.inverse() * here.gradient;
    ShellLikelihood::Value there = shells.at(line + step);
    const double slack = rounding * std::abs(here.likelihood);
    while (!(there.likelihood >= here.likelihood - slack) && step.norm() > rounding) {
      step *= 0.5;
      there = shells.at(line + step);
    }
    line += step;
    here = there;
    if (step.norm() <= rounding * (1.0 + line.norm())) {
      break;
    }
  }
  return line[0];
}

/// Volumes between shells, times the kNN density: they add up to k. Empty if one of them is 0.
std::vector<double> relative_volumes(const NearestNeighbours& neighbours, Index sample, Index k,
                                     double dimension) {
  const double outermost = neighbours.distance(sample, k - 1);
  std::vector<double> volumes;
  double inside = 0.0;
  for (Index shell = 0; shell < k; ++shell) {
    const double ball = std::pow(neighbours.distance(sample, shell) / outermost, dimension);
    if (!(ball > inside)) {
      return {};
    }
    volumes.push_back(static_cast<double>(k) * (ball - inside));
    inside = ball;
  }
  return volumes;
}

}  // namespace

std::vector<Index> adaptive_neighbourhoods(const NearestNeighbours& neighbours, double dimension,
                                           double threshold) {
  std::vector<Index> sizes(static_cast<std::size_t>(neighbours.samples()));
  parallel_for(neighbours.samples(), {.together = 64}, [&](Index sample) {
    sizes[static_cast<std::size_t>(sample)] =
        neighbourhood(neighbours, sample, dimension, threshold);
  });
  return sizes;
}

SampleDensity point_adaptive_density(const NearestNeighbours& neighbours, double dimension,
                                     std::span<const Index> k) {
  if (std::any_of(k.begin(), k.end(), [](Index count) { return count < 2; })) {
    throw bad_input({message("point_density.too_few_neighbours", "fewer than two neighbours"),
                     "density of the samples (PAk)",
                     message("point_density.too_few_neighbours.accepted", "2 or more")});
  }
  SampleDensity density = knn_density(neighbours, dimension, k);
  parallel_for(neighbours.samples(), {.together = 64}, [&](Index sample) {
    const Index count = density.neighbours[static_cast<std::size_t>(sample)];
    std::vector<double> volumes = relative_volumes(neighbours, sample, count, dimension);
    if (!volumes.empty()) {
      density.log_density[sample] += most_likely_log_density(ShellLikelihood(std::move(volumes)));
    }
    const auto counted = static_cast<double>(count);
    density.error[sample] = std::sqrt((4.0 * counted + 2.0) / (counted * (counted - 1.0)));
  });
  return density;
}

}  // namespace steelyard
