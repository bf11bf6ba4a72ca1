// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/k_means.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "core/error.h"
#include "core/random.h"

namespace steelyard {
namespace {

Index any_position(Index count, Random& random) {
  return static_cast<Index>(random.below(static_cast<std::uint64_t>(count)));
}

/// A position drawn with probability proportional to its value; any if all are 0.
Index proportional_draw(const Vector& values, Random& random) {
  const double aim = random.uniform() * values.sum();
  double sum = 0.0;
  for (Index position = 0; position < values.size(); ++position) {
    sum += values[position];
    if (sum > aim) {
      return position;
    }
  }
  return any_position(values.size(), random);
}

/// Of each sample from its centre, added up column by column: this is how the points lie in memory.
/// \param centre_of  centre_of(column) gives a number, or one for each sample
/// \return when stopped, of no use
template <typename Centre>
Vector squared_distances(const Matrix& points, const std::stop_token& stop,
                         const Centre& centre_of) {
  Vector squares = Vector::Zero(points.rows());
  for (Index column = 0; column < points.cols() && !stop.stop_requested(); ++column) {
    squares.array() += (points.col(column).array() - centre_of(column)).square();
  }
  return squares;
}

/// k-means++: each further centre is drawn with probability proportional to the squared distance to
/// the nearest centre. When stopped, the centres left are all 0.
Matrix spread_out_start(const Matrix& points, Index clusters, Random& random,
                        const std::stop_token& stop) {
  Matrix centres = Matrix::Zero(clusters, points.cols());
  centres.row(0) = points.row(any_position(points.rows(), random));
  const auto from_centre = [&](Index centre) {
    return squared_distances(points, stop, [&](Index column) { return centres(centre, column); });
  };
  Vector nearest = from_centre(0);
  for (Index centre = 1; centre < clusters && !stop.stop_requested(); ++centre) {
    centres.row(centre) = points.row(proportional_draw(nearest, random));
    nearest = nearest.cwiseMin(from_centre(centre));
  }
  return centres;
}

/// How many samples are compared with all centres before the next look at the stop token: all of
/// a table that takes a few milliseconds.
Index samples_at_a_time(const Matrix& points, const Matrix& centres) {
  constexpr Index work_at_a_time = Index{1} << 24U;
  constexpr Index fewest = 64;
  const Index samples = std::max(fewest, work_at_a_time / std::max(Index{1}, centres.size()));
  return std::min(samples, points.rows());
}

/// When stopped, the samples left keep their cluster, or get the first if they have none.
/// \return whether any sample changed its cluster
bool assign(const Matrix& points, const Matrix& centres, std::vector<int>& cluster_of,
            const std::stop_token& stop) {
  const Index together = samples_at_a_time(points, centres);
  bool changed = false;
  for (Index first = 0; first < points.rows(); first += together) {
    if (first > 0 && stop.stop_requested()) {
      std::replace(cluster_of.begin(), cluster_of.end(), -1, 0);
      return changed;
    }
    // |x - c|^2 without |x|^2, which is the same for all centres.
    const Matrix relative =
        (-2.0 * points.middleRows(first, std::min(together, points.rows() - first)) *
         centres.transpose())
            .rowwise() +
        centres.rowwise().squaredNorm().transpose();
    for (Index row = 0; row < relative.rows(); ++row) {
      Index nearest = 0;
      relative.row(row).minCoeff(&nearest);
      int& cluster = cluster_of[static_cast<std::size_t>(first + row)];
      changed = changed || cluster != static_cast<int>(nearest);
      cluster = static_cast<int>(nearest);
    }
  }
  return changed;
}

Vector squared_distances_to_own(const Matrix& points, const Matrix& centres,
                                const std::vector<int>& cluster_of, const std::stop_token& stop) {
  return squared_distances(points, stop,
                           [&](Index column) { return centres.col(column)(cluster_of).array(); });
}

/// An empty cluster gets the sample farthest from its own centre, taken from a cluster that keeps
/// at least one.
void fill_empty_clusters(const Matrix& points, const Matrix& centres, std::vector<int>& cluster_of,
                         std::vector<Index>& sizes, const std::stop_token& stop) {
  if (std::find(sizes.begin(), sizes.end(), Index{0}) == sizes.end()) {
    return;
  }
  const Vector distances = squared_distances_to_own(points, centres, cluster_of, stop);
  for (std::size_t cluster = 0; cluster < sizes.size(); ++cluster) {
    if (sizes[cluster] > 0) {
      continue;
    }
    double farthest = 0.0;
    std::size_t chosen = cluster_of.size();
    for (std::size_t sample = 0; sample < cluster_of.size(); ++sample) {
      // A sample that was moved before is alone in its cluster, so its distance is not looked at.
      const double distance = distances[static_cast<Index>(sample)];
      if (distance > farthest && sizes[static_cast<std::size_t>(cluster_of[sample])] > 1) {
        farthest = distance;
        chosen = sample;
      }
    }
    if (chosen < cluster_of.size()) {
      --sizes[static_cast<std::size_t>(cluster_of[chosen])];
      cluster_of[chosen] = static_cast<int>(cluster);
      sizes[cluster] = 1;
    }
  }
}

/// Moves every centre to the mean of its samples; one without samples stays where it is, and when
/// stopped, all do.
void move_centres(const Matrix& points, std::vector<int>& cluster_of, Matrix& centres,
                  const std::stop_token& stop) {
  std::vector<Index> sizes(static_cast<std::size_t>(centres.rows()), 0);
  for (const int cluster : cluster_of) {
    ++sizes[static_cast<std::size_t>(cluster)];
  }
  fill_empty_clusters(points, centres, cluster_of, sizes, stop);
  Matrix sums = Matrix::Zero(centres.rows(), centres.cols());
  for (Index column = 0; column < points.cols(); ++column) {
    if (stop.stop_requested()) {
      return;
    }
    for (Index sample = 0; sample < points.rows(); ++sample) {
      sums(cluster_of[static_cast<std::size_t>(sample)], column) += points(sample, column);
    }
  }
  for (Index cluster = 0; cluster < centres.rows(); ++cluster) {
    const Index size = sizes[static_cast<std::size_t>(cluster)];
    if (size > 0) {
      centres.row(cluster) = sums.row(cluster) / static_cast<double>(size);
    }
  }
}

double inertia(const Matrix& points, const KMeansResult& result, const std::stop_token& stop) {
  const Vector squares = squared_distances_to_own(points, result.centres, result.cluster_of, stop);
  return std::accumulate(squares.begin(), squares.end(), 0.0);
}

KMeansResult lloyd(const Matrix& points, const KMeansOptions& options, Random& random,
                   const std::stop_token& stop) {
  KMeansResult result;
  result.centres = spread_out_start(points, options.clusters, random, stop);
  result.cluster_of.assign(static_cast<std::size_t>(points.rows()), -1);
  for (int iteration = 0;
       iteration == 0 || (iteration < options.iterations && !stop.stop_requested()); ++iteration) {
    if (!assign(points, result.centres, result.cluster_of, stop)) {
      break;
    }
    move_centres(points, result.cluster_of, result.centres, stop);
  }
  result.inertia = inertia(points, result, stop);
  return result;
}

void require(bool holds, const Message& what, const Message& accepted) {
  if (!holds) {
    throw bad_input({what, "k-means", accepted});
  }
}

Message one_or_more() { return message("k_means.one_or_more", "1 or more"); }

}  // namespace

KMeansResult k_means(const Matrix& points, const KMeansOptions& options,
                     const std::stop_token& stop) {
  require(options.clusters >= 1 && options.clusters <= points.rows(),
          message("k_means.bad_clusters", "the number of clusters does not fit the samples"),
          message("k_means.bad_clusters.accepted", "1 to the number of samples"));
  require(options.restarts >= 1, message("k_means.no_restarts", "no restarts"), one_or_more());
  require(options.iterations >= 1, message("k_means.no_iterations", "no iterations"),
          one_or_more());
  // Centred, so that a common offset costs no digits in the products of assign().
  const Eigen::RowVectorXd mean = points.colwise().mean();
  const Matrix centred = points.rowwise() - mean;
  KMeansResult best;
  best.inertia = std::numeric_limits<double>::infinity();
  for (int restart = 0; restart == 0 || (restart < options.restarts && !stop.stop_requested());
       ++restart) {
    Random random(options.seed, Purpose::cluster_centres, static_cast<std::uint64_t>(restart));
    KMeansResult result = lloyd(centred, options, random, stop);
    // The first even where distances are too large for a number: each sample has a cluster.
    if (restart == 0 || result.inertia < best.inertia) {
      best = std::move(result);
    }
  }
  best.centres.rowwise() += mean;
  return best;
}

}  // namespace steelyard
