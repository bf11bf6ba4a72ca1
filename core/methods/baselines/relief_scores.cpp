// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/relief_scores.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "core/parallel.h"

namespace steelyard::baselines {
namespace {

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

/// \param samples  D x N    \param distances  N x rows
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
