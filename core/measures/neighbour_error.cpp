// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/neighbour_error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "core/error.h"
#include "core/geometry/nearest_neighbours.h"

namespace steelyard {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

/// Every `stride`-th sample and its nearest neighbours among them.
struct Looked {
  std::vector<Index> sample;  // row of the table, by position in `near`
  NearestNeighbours near;
  Index stride = 1;

  [[nodiscard]] Index neighbour(Index position, Index rank) const {
    return sample[near.sample(position, rank)];
  }
};

void check(Index samples, Index described, const NeighbourErrorOptions& options) {
  if (samples < 2) {
    throw bad_input(
        {message("neighbour_error.too_few_samples", "too few samples to have neighbours"), "error",
         message("neighbour_error.too_few_samples.accepted", "2 samples or more")});
  }
  if (options.neighbours < 1 || options.most_samples < 2) {
    throw bad_input(
        {message("neighbour_error.too_few_requested", "too few neighbours or samples requested"),
         "error",
         message("neighbour_error.too_few_requested.accepted",
                 "at least 1 neighbour and 2 samples")});
  }
  if (samples != described) {
    throw fault("classes or truth of a different number of samples", "error");
  }
}

std::optional<Looked> look(const Matrix& points, const NeighbourErrorOptions& options,
                           const std::stop_token& stop) {
  Looked looked;
  looked.stride = (points.rows() + options.most_samples - 1) / options.most_samples;
  for (Index sample = 0; sample < points.rows(); sample += looked.stride) {
    looked.sample.push_back(sample);
  }
  const Space space = centred({points(looked.sample, Eigen::all), Vector::Zero(points.cols())});
  auto near = nearest_neighbours(space, std::min(options.neighbours, space.samples() - 1), stop);
  if (!near) {
    return std::nullopt;
  }
  looked.near = *std::move(near);
  return looked;
}

NeighbourError nothing_known(Index samples, Index stride) {
  return {Vector::Constant(samples, unknown), stride, unknown};
}

double mean_of_known(const Vector& error) {
  double sum = 0.0;
  double count = 0.0;
  for (const double value : error) {
    if (!std::isnan(value)) {
      sum += value;
      count += 1.0;
    }
  }
  return sum / count;
}

/// \return -1 if no neighbour's class is known
int class_of_most(const Looked& looked, Index position, std::span<const int> class_of,
                  std::vector<int>& votes) {
  std::fill(votes.begin(), votes.end(), 0);
  for (Index rank = 0; rank < looked.near.count(); ++rank) {
    const int voted = class_of[static_cast<std::size_t>(looked.neighbour(position, rank))];
    if (voted >= 0) {
      ++votes[static_cast<std::size_t>(voted)];
    }
  }
  const auto most = std::max_element(votes.begin(), votes.end());
  return most == votes.end() || *most == 0 ? -1 : static_cast<int>(most - votes.begin());
}

double folded(double difference, double period) {
  return period > 0.0 ? difference - period * std::round(difference / period) : difference;
}

/// One column as differences from its mean, which can be folded and averaged.
struct TruthColumn {
  std::vector<double> value;  // by position
  double period = 0.0;
  double deviation = 0.0;  // 0 if it is constant
};

double centre_of(const std::vector<double>& values, double period) {
  double cosine = 0.0;
  double sine = 0.0;
  double sum = 0.0;
  for (const double value : values) {
    const double angle = period > 0.0 ? 2.0 * std::numbers::pi * value / period : 0.0;
    cosine += std::cos(angle);
    sine += std::sin(angle);
    sum += value;
  }
  return period > 0.0 ? std::atan2(sine, cosine) * period / (2.0 * std::numbers::pi)
                      : sum / static_cast<double>(values.size());
}

TruthColumn truth_column(const Space& truth, Index column, const std::vector<Index>& samples) {
  TruthColumn made;
  made.period = truth.periods[column];
  for (const Index sample : samples) {
    made.value.push_back(truth.coordinates(sample, column));
  }
  const double centre = centre_of(made.value, made.period);
  double squares = 0.0;
  for (double& value : made.value) {
    value = folded(value - centre, made.period);
    squares += value * value;
  }
  made.deviation = std::sqrt(squares / static_cast<double>(samples.size()));
  // A constant column may still have the rounding error of its mean.
  made.deviation = made.deviation > 1e-12 * std::abs(centre) ? made.deviation : 0.0;
  return made;
}

/// (The sample's value - its neighbours' mean) in deviations. The neighbours are averaged relative
/// to the sample, so that a period boundary does not split them.
double miss(const TruthColumn& column, const NearestNeighbours& near, Index position) {
  double sum = 0.0;
  for (Index rank = 0; rank < near.count(); ++rank) {
    sum += folded(column.value[near.sample(position, rank)] -
                      column.value[static_cast<std::size_t>(position)],
                  column.period);
  }
  return sum / static_cast<double>(near.count()) / column.deviation;
}

}  // namespace

std::optional<NeighbourError> class_error(const Matrix& points, std::span<const int> class_of,
                                          const NeighbourErrorOptions& options,
                                          const std::stop_token& stop) {
  check(points.rows(), static_cast<Index>(class_of.size()), options);
  const auto looked = look(points, options, stop);
  if (!looked) {
    return std::nullopt;
  }
  NeighbourError found = nothing_known(points.rows(), looked->stride);
  const int last = *std::max_element(class_of.begin(), class_of.end());
  std::vector<int> votes(static_cast<std::size_t>(std::max(last, -1) + 1));
  for (Index position = 0; position < looked->near.samples(); ++position) {
    const Index sample = looked->sample[static_cast<std::size_t>(position)];
    const int own = class_of[static_cast<std::size_t>(sample)];
    const int most = class_of_most(*looked, position, class_of, votes);
    if (own >= 0 && most >= 0) {
      found.error[sample] = own == most ? 0.0 : 1.0;
    }
  }
  found.mean = mean_of_known(found.error);
  return found;
}

std::optional<NeighbourError> truth_error(const Matrix& points, const Space& truth,
                                          const NeighbourErrorOptions& options,
                                          const std::stop_token& stop) {
  check(points.rows(), truth.samples(), options);
  const auto looked = look(points, options, stop);
  if (!looked) {
    return std::nullopt;
  }
  Vector squares = Vector::Zero(looked->near.samples());
  double columns = 0.0;
  for (Index column = 0; column < truth.dimension(); ++column) {
    const TruthColumn values = truth_column(truth, column, looked->sample);
    if (values.deviation == 0.0) {
      continue;
    }
    columns += 1.0;
    for (Index position = 0; position < squares.size(); ++position) {
      const double off = miss(values, looked->near, position);
      squares[position] += off * off;
    }
  }
  NeighbourError found = nothing_known(points.rows(), looked->stride);
  for (Index position = 0; columns > 0.0 && position < squares.size(); ++position) {
    found.error[looked->sample[static_cast<std::size_t>(position)]] =
        std::sqrt(squares[position] / columns);
  }
  found.mean = mean_of_known(found.error);
  return found;
}

}  // namespace steelyard
