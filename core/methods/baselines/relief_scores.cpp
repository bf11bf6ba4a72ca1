// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/relief_scores.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <utility>

#include "core/parallel.h"

namespace steelyard::baselines {
namespace {

using Near = std::pair<double, Index>;  // distance and sample

/// Mean of the differences of the targets; of numbers in their range, 0 .. 1.
double target_difference(const ReliefTarget& target, Index i, Index j) {
  if (!target.classes.empty()) {
    return target.classes[static_cast<std::size_t>(i)] ==
                   target.classes[static_cast<std::size_t>(j)]
               ? 0.0
               : 1.0;
  }
  return (target.values.row(i) - target.values.row(j)).cwiseAbs().mean();
}

bool is_hit(const ReliefTarget& target, Index i, Index j) {
  if (!target.classes.empty()) {
    return target.classes[static_cast<std::size_t>(i)] ==
           target.classes[static_cast<std::size_t>(j)];
  }
  return (target.values.row(i) - target.values.row(j)).squaredNorm() <
         static_cast<double>(target.values.cols());
}

/// Distances that differ by rounding only are equal.
double as_far_as(double distance) {
  constexpr double rounding = 1e-12;
  return distance * (1.0 + rounding);
}

/// Keeps the nearest, and all that are as far as the last of them; sorted.
void keep_nearest(std::vector<Near>& all, Index count) {
  const auto last = all.begin() + std::min(count, std::ssize(all)) - 1;
  std::nth_element(all.begin(), last, all.end());
  const double farthest = as_far_as(last->first);
  std::erase_if(all, [&](const Near& near) { return near.first > farthest; });
  std::sort(all.begin(), all.end());
}

/// The nearest samples with the weights of their places, 1 .. count. Samples that are equally far
/// share their places' weights: their order would be that of the table, which may be sorted by the
/// target.
/// \param all  at least one
template <typename Weight>
std::vector<Counted> by_places(std::vector<Near> all, Index count, const Weight& weight_of) {
  keep_nearest(all, count);
  const auto places = static_cast<std::size_t>(count);
  std::vector<Counted> counted;
  for (std::size_t first = 0, end = 0; first < std::min(places, all.size()); first = end) {
    double sum = 0.0;
    while (end < all.size() && all[end].first <= as_far_as(all[first].first)) {
      sum += end < places ? weight_of(end + 1) : 0.0;
      ++end;
    }
    for (std::size_t k = first; k < end; ++k) {
      counted.push_back({all[k].second, sum / static_cast<double>(end - first), 0.0});
    }
  }
  return counted;
}

void add_mean(const std::vector<Near>& some, double factor, std::vector<Counted>& counted) {
  for (const auto& [distance, sample] : some) {
    counted.push_back({sample, factor / static_cast<double>(some.size()), 0.0});
  }
}

/// \param some  at least one
void add_nearest(std::vector<Near> some, Index count, double factor,
                 std::vector<Counted>& counted) {
  const double share = factor / static_cast<double>(std::min(count, std::ssize(some)));
  for (const Counted& one :
       by_places(std::move(some), count, [&](std::size_t /*place*/) { return share; })) {
    counted.push_back(one);
  }
}

/// Robnik-Sikonja & Kononenko (2003).
std::vector<Counted> of_rrelieff(const Vector& distances, Index i, const ReliefTarget& target,
                                 const ReliefOptions& options) {
  std::vector<Near> all;
  for (Index j = 0; j < distances.size(); ++j) {
    if (j != i) {
      all.emplace_back(distances[j], j);
    }
  }
  std::vector<Counted> counted =
      by_places(std::move(all), options.neighbours, [&](std::size_t place) {
        if (options.sigma == 0.0) {
          return 1.0;
        }
        const double rank = static_cast<double>(place) / options.sigma;
        return std::exp(-rank * rank);
      });
  double sum = 0.0;
  for (Counted& one : counted) {
    one.difference = target_difference(target, i, one.sample);
    sum += one.weight;
  }
  for (Counted& one : counted) {
    one.weight /= sum;
  }
  return counted;
}

/// Kononenko (1994): of several other classes, each counts by its share of the samples. Where fewer
/// than k others are hits, the sample itself counts as one, as in scikit-rebate.
std::vector<Counted> of_relieff(const Vector& distances, Index i, const ReliefTarget& target,
                                const ReliefOptions& options) {
  std::vector<Near> hits;
  std::map<int, std::vector<Near>> misses;
  for (Index j = 0; j < distances.size(); ++j) {
    if (j == i) {
      continue;
    }
    if (is_hit(target, i, j)) {
      hits.emplace_back(distances[j], j);
    } else {
      const int of = target.classes.empty() ? 0 : target.classes[static_cast<std::size_t>(j)];
      misses[of].emplace_back(distances[j], j);
    }
  }
  double others = 0.0;
  for (const auto& [of, some] : misses) {
    others += static_cast<double>(some.size());
  }
  std::vector<Counted> counted;
  for (auto& [of, some] : misses) {
    const double share = static_cast<double>(some.size()) / others;
    add_nearest(std::move(some), options.neighbours, share, counted);
  }
  if (std::ssize(hits) < options.neighbours) {
    hits.emplace_back(0.0, i);
  }
  add_nearest(std::move(hits), options.neighbours, -1.0, counted);
  return counted;
}

/// Urbanowicz et al. (2018): those nearer than half a standard deviation below the mean.
std::vector<Counted> of_multisurf(const Vector& distances, Index i, const ReliefTarget& target) {
  const auto others = static_cast<double>(distances.size() - 1);
  const double mean = distances.sum() / others;  // that to itself is 0
  const double squares = (distances.array() - mean).square().sum() - mean * mean;
  const double reach = mean - 0.5 * std::sqrt(std::max(squares, 0.0) / others);
  std::vector<Near> hits;
  std::vector<Near> misses;
  for (Index j = 0; j < distances.size(); ++j) {
    if (j != i && distances[j] < reach) {
      (is_hit(target, i, j) ? hits : misses).emplace_back(distances[j], j);
    }
  }
  std::vector<Counted> counted;
  counted.reserve(hits.size() + misses.size());
  add_mean(misses, 1.0, counted);
  add_mean(hits, -1.0, counted);
  return counted;
}

/// Rows whose distances are worked out together: another sample is read once for all of them.
constexpr Index together = 8;
/// Each part has sums of its own, which are added in order.
constexpr Index most_parts = 64;

/// Sums over pairs of neighbours, of what they differ by.
struct Sums {
  Vector differences;  ///< D: of each column, times the weight
  Vector both;         ///< D: the same, times the difference of the targets; for RReliefF
  double targets = 0.0;
};

/// \param samples    D x N
/// \param distances  N x rows
void distances_of(const Matrix& samples, Index first, Index rows, Matrix& distances) {
  for (Index j = 0; j < samples.cols(); ++j) {
    const auto other = samples.col(j).array();
    for (Index row = 0; row < rows; ++row) {
      distances(j, row) = (samples.col(first + row).array() - other).abs().sum();
    }
  }
}

void add_row(const Matrix& samples, Index i, const std::vector<Counted>& counted, bool with_targets,
             Sums& sums) {
  const auto own = samples.col(i).array();
  for (const Counted& one : counted) {
    const auto difference = (own - samples.col(one.sample).array()).abs();
    sums.differences.array() += one.weight * difference;
    if (with_targets) {
      const double weight = one.weight * one.difference;
      sums.both.array() += weight * difference;
      sums.targets += weight;
    }
  }
}

/// Columns divided by their range, one sample after the other; constant ones are 0.
Matrix by_range(const MatrixView& inputs) {
  const Eigen::RowVectorXd low = inputs.colwise().minCoeff();
  const Eigen::RowVectorXd range = inputs.colwise().maxCoeff() - low;
  const Eigen::RowVectorXd factor =
      (range.array() > 1e-12 * low.array().abs()).select(range.cwiseInverse(), 0.0);
  return ((inputs.rowwise() - low) * factor.asDiagonal()).transpose();
}

}  // namespace

ReliefTarget relief_target(const MatrixView& numbers, ReliefVariant variant) {
  ReliefTarget target;
  target.values = numbers;
  for (Index column = 0; column < numbers.cols(); ++column) {
    const auto values = numbers.col(column);
    const double spread = variant == ReliefVariant::rrelieff
                              ? values.maxCoeff() - values.minCoeff()
                              : std::sqrt((values.array() - values.mean()).square().sum() /
                                          static_cast<double>(values.size() - 1));
    target.values.col(column) /= spread > 0.0 ? spread : 1.0;
  }
  return target;
}

std::vector<Counted> counted_neighbours(const Vector& distances, Index i,
                                        const ReliefTarget& target, const ReliefOptions& options) {
  switch (options.variant) {
    case ReliefVariant::rrelieff:
      return of_rrelieff(distances, i, target, options);
    case ReliefVariant::relieff:
      return of_relieff(distances, i, target, options);
    default:
      return of_multisurf(distances, i, target);
  }
}

std::optional<Vector> relief_scores(const MatrixView& inputs, const ReliefTarget& target,
                                    const ReliefOptions& options, const std::stop_token& stop) {
  const Index count = inputs.rows();
  const Matrix samples = by_range(inputs);
  const bool with_targets = options.variant == ReliefVariant::rrelieff;
  const Index rows_of_part = std::max<Index>(together, (count + most_parts - 1) / most_parts);
  const Index parts = (count + rows_of_part - 1) / rows_of_part;
  std::vector<Sums> sums(static_cast<std::size_t>(parts));
  const bool done = parallel_for(
      parts, stop, Sharing{}, [&](std::size_t) { return Matrix(count, together); },
      [&](Index part, Matrix& distances) {
        Sums& own = sums[static_cast<std::size_t>(part)];
        own.differences = own.both = Vector::Zero(samples.rows());
        const Index end = std::min(count, (part + 1) * rows_of_part);
        for (Index first = part * rows_of_part; first < end && !stop.stop_requested();
             first += together) {
          const Index rows = std::min(together, end - first);
          distances_of(samples, first, rows, distances);
          for (Index row = 0; row < rows; ++row) {
            const auto counted =
                counted_neighbours(distances.col(row), first + row, target, options);
            add_row(samples, first + row, counted, with_targets, own);
          }
        }
      });
  if (!done || stop.stop_requested()) {
    return std::nullopt;
  }
  Sums all = sums.front();
  for (std::size_t part = 1; part < sums.size(); ++part) {
    all.differences += sums[part].differences;
    all.both += sums[part].both;
    all.targets += sums[part].targets;
  }
  const auto number = static_cast<double>(count);
  Vector scores = all.differences / number;
  if (with_targets) {
    constexpr double least = 1e-300;  // neighbours whose targets never, or always, differ
    scores = all.both / std::max(all.targets, least) -
             (all.differences - all.both) / std::max(number - all.targets, least);
  }
  const Vector largest = samples.rowwise().maxCoeff();
  return Vector((largest.array() > 0.0).select(scores, std::numeric_limits<double>::quiet_NaN()));
}

}  // namespace steelyard::baselines
