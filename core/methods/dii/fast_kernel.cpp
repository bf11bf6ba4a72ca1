// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/fast_kernel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <span>

#include "core/methods/dii/adaptive_lambda.h"
#include "core/methods/dii/softmax_row.h"

namespace steelyard::dii {
namespace {

/// Picking cells out costs about as much as an eighth of treating the whole row.
constexpr std::size_t sparse_below = 8;

/// The distance of a sample to itself: finite, because fast vector square roots make NaN of
/// infinity, and far enough for its softmax to vanish.
constexpr double infinitely_far = 1e300;

/// Wider than this, a kept squared distance is cheaper than a new one.
constexpr Index wide = 32;
constexpr double most_bytes_kept = 512e6;

double squared_reach(double nearest, double lambda) {
  const double reach = nearest + reach_in_lambdas * lambda;
  return reach * reach;
}

/// Runs body(group, workspace) for each group on all cores. \return false when stopped.
template <typename Workspace, typename Body>
bool for_each_group(Index groups, const std::stop_token& stop, const Workspace& fresh,
                    const Body& body) {
  std::atomic<bool> stopped = false;
#pragma omp parallel
  {
    Workspace workspace = fresh;
#pragma omp for schedule(dynamic)
    for (Index group = 0; group < groups; ++group) {
      if (stopped || stop.stop_requested()) {
        stopped = true;
        continue;
      }
      body(group, workspace);
    }
  }
  return !stopped;
}

}  // namespace

/// Up to four rows that are treated together.
struct FastKernel::RowGroup {
  Index first = 0;                 ///< position in Information::rows
  std::span<const Index> samples;  ///< the rows' samples
};

/// One thread's memory.
class FastKernel::Workspace {
 public:
  explicit Workspace(const WeightedPoints& points)
      : row_length_(static_cast<std::size_t>(points.padded_samples())),
        cells_(WeightedPoints::row_group * row_length_),
        ranks_(static_cast<std::size_t>(points.samples())) {}

  [[nodiscard]] std::span<double> cells() { return cells_; }
  [[nodiscard]] std::span<double> row(std::size_t k) {
    return std::span(cells_).subspan(k * row_length_, row_length_);
  }
  [[nodiscard]] std::span<double> ranks() { return ranks_; }
  [[nodiscard]] NearCells& near() { return near_; }

  /// Squared distances of the group's rows; a sample is far from itself.
  void measure(const WeightedPoints& points, const RowGroup& group) {
    points.squared_distances(group.samples, cells_);
    for (std::size_t k = 0; k < group.samples.size(); ++k) {
      row(k)[static_cast<std::size_t>(group.samples[k])] = infinitely_far;
    }
  }

 private:
  std::size_t row_length_;
  std::vector<double> cells_;
  std::vector<double> ranks_;
  NearCells near_;
};

FastKernel::FastKernel(const Information& information)
    : information_(information),
      group_count_((static_cast<Index>(information.rows.size()) + 3) /
                   static_cast<Index>(WeightedPoints::row_group)),
      gaps_(static_cast<Index>(information.rows.size())),
      conditional_ranks_(static_cast<Index>(information.rows.size())),
      duplicate_pairs_(static_cast<std::size_t>(group_count_)) {}

FastKernel::RowGroup FastKernel::group(Index index) const {
  const std::size_t first = static_cast<std::size_t>(index) * WeightedPoints::row_group;
  const std::size_t count = std::min(WeightedPoints::row_group, information_.rows.size() - first);
  return {static_cast<Index>(first), std::span(information_.rows).subspan(first, count)};
}

bool FastKernel::keeps_distances(const WeightedPoints& points) const {
  const double bytes = static_cast<double>(information_.rows.size()) *
                       static_cast<double>(points.padded_samples()) * sizeof(double);
  return static_cast<Index>(points.active().size()) > wide && bytes <= most_bytes_kept;
}

bool FastKernel::measure_gaps(const WeightedPoints& points, const std::stop_token& stop) {
  const bool keep = keeps_distances(points);
  const auto row_length = static_cast<std::size_t>(points.padded_samples());
  kept_distances_.resize(keep ? information_.rows.size() * row_length : 0);
  return for_each_group(
      group_count_, stop, Workspace(points), [&](Index index, Workspace& workspace) {
        const RowGroup rows = group(index);
        workspace.measure(points, rows);
        for (std::size_t k = 0; k < rows.samples.size(); ++k) {
          const std::span<const double> squared = workspace.row(k);
          const TwoNearest nearest =
              two_nearest(squared.first(static_cast<std::size_t>(points.samples())));
          gaps_[rows.first + static_cast<Index>(k)] =
              std::sqrt(nearest.second) - std::sqrt(nearest.first);
        }
        if (keep) {
          std::copy_n(workspace.cells().begin(), rows.samples.size() * row_length,
                      kept_distances_.begin() +
                          static_cast<std::ptrdiff_t>(rows.first * points.padded_samples()));
        }
      });
}

void FastKernel::sum_group(const WeightedPoints& points, double lambda, Index index,
                           Workspace& workspace) {
  const RowGroup rows = group(index);
  const auto samples = static_cast<std::size_t>(points.samples());
  double* sums = gradient_sums_.col(index).data();
  const std::span<double> gradient(sums, static_cast<std::size_t>(gradient_sums_.rows()));
  std::array<double, WeightedPoints::row_group> nearest{};
  std::size_t near_cells = 0;
  for (std::size_t k = 0; k < rows.samples.size(); ++k) {
    const Eigen::Map<const Eigen::ArrayXd> squared(workspace.row(k).data(), points.samples());
    nearest[k] = std::sqrt(squared.minCoeff());
    near_cells += static_cast<std::size_t>((squared <= squared_reach(nearest[k], lambda)).count());
  }
  const bool sparse = near_cells * sparse_below < rows.samples.size() * samples;
  for (std::size_t k = 0; k < rows.samples.size(); ++k) {
    const Index row = rows.first + static_cast<Index>(k);
    SoftmaxRow softened;
    if (sparse) {
      NearCells& near = workspace.near();
      pick_near(workspace.row(k).first(samples), squared_reach(nearest[k], lambda), near);
      softened = soften_near(near, lambda, nearest[k], information_.ranks, row);
      points.add_squared_differences(rows.samples[k], near.samples, near.factors, gradient);
    } else {
      softened = soften_dense(workspace.row(k), lambda, nearest[k], information_.ranks, row,
                              workspace.ranks());
    }
    conditional_ranks_[row] = softened.conditional_rank;
    duplicate_pairs_[static_cast<std::size_t>(index)] += softened.duplicates;
  }
  if (!sparse) {
    points.add_squared_differences(rows.samples, workspace.cells(), gradient);
  }
}

bool FastKernel::sum_groups(const WeightedPoints& points, double lambda,
                            const std::stop_token& stop) {
  gradient_sums_ = Eigen::ArrayXXd::Zero(points.padded_active(), group_count_);
  std::fill(duplicate_pairs_.begin(), duplicate_pairs_.end(), 0);
  const auto row_length = static_cast<std::size_t>(points.padded_samples());
  return for_each_group(
      group_count_, stop, Workspace(points), [&](Index index, Workspace& workspace) {
        const RowGroup rows = group(index);
        if (kept_distances_.empty()) {
          workspace.measure(points, rows);
        } else {
          std::copy_n(kept_distances_.begin() +
                          static_cast<std::ptrdiff_t>(rows.first * points.padded_samples()),
                      rows.samples.size() * row_length, workspace.cells().begin());
        }
        sum_group(points, lambda, index, workspace);
      });
}

Evaluation FastKernel::total(const WeightedPoints& points, const Vector& weights,
                             double lambda) const {
  const auto samples = static_cast<double>(information_.inputs.samples());
  Evaluation evaluation;
  evaluation.lambda = lambda;
  evaluation.dii = 2.0 / samples * conditional_ranks_.mean();
  evaluation.standard_error = standard_error(conditional_ranks_, information_.inputs.samples());
  for (const Index duplicates : duplicate_pairs_) {
    evaluation.duplicate_pairs += duplicates;
  }
  const Eigen::ArrayXd sums = gradient_sums_.rowwise().sum();
  const double factor = 2.0 / (lambda * samples * static_cast<double>(information_.rows.size()));
  evaluation.gradient = Vector::Zero(weights.size());
  for (std::size_t k = 0; k < points.active().size(); ++k) {
    const Index feature = points.active()[k];
    // The sums hold weighted differences, w_a^2 s^a.
    evaluation.gradient[feature] = factor * sums[static_cast<Index>(k)] / weights[feature];
  }
  return evaluation;
}

std::optional<Evaluation> FastKernel::evaluate(const Vector& weights, LambdaChoice choice,
                                               const std::stop_token& stop) {
  const WeightedPoints points(information_.inputs, weights);
  kept_distances_.clear();
  if (!choice && !measure_gaps(points, stop)) {
    return std::nullopt;
  }
  const double lambda = choice ? *choice : adaptive_lambda(gaps_);
  if (!sum_groups(points, lambda, stop)) {
    return std::nullopt;
  }
  return total(points, weights, lambda);
}

}  // namespace steelyard::dii
