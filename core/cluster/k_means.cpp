// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cluster/k_means.h"

#include <algorithm>
#include <limits>
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

Vector squared_distances(const Matrix& points, const Matrix& centres, Index centre) {
  return (points.rowwise() - centres.row(centre)).rowwise().squaredNorm();
}

/// k-means++: each further centre is drawn with probability proportional to the squared distance to
/// the nearest centre.
Matrix spread_out_start(const Matrix& points, Index clusters, Random& random) {
  Matrix centres(clusters, points.cols());
  centres.row(0) = points.row(any_position(points.rows(), random));
  Vector nearest = squared_distances(points, centres, 0);
  for (Index centre = 1; centre < clusters; ++centre) {
    centres.row(centre) = points.row(proportional_draw(nearest, random));
    nearest = nearest.cwiseMin(squared_distances(points, centres, centre));
  }
  return centres;
}

/// \return whether any sample changed its cluster
bool assign(const Matrix& points, const Matrix& centres, std::vector<int>& cluster_of) {
  // |x - c|^2 without |x|^2, which is the same for all centres.
  const Matrix relative =
      (-2.0 * points * centres.transpose()).rowwise() + centres.rowwise().squaredNorm().transpose();
  bool changed = false;
  for (Index sample = 0; sample < points.rows(); ++sample) {
    Index nearest = 0;
    relative.row(sample).minCoeff(&nearest);
    int& cluster = cluster_of[static_cast<std::size_t>(sample)];
    changed = changed || cluster != static_cast<int>(nearest);
    cluster = static_cast<int>(nearest);
  }
  return changed;
}

/// An empty cluster gets the sample farthest from its own centre, taken from a cluster that keeps
/// at least one.
void fill_empty_clusters(const Matrix& points, const Matrix& centres, std::vector<int>& cluster_of,
                         std::vector<Index>& sizes) {
  for (std::size_t cluster = 0; cluster < sizes.size(); ++cluster) {
    if (sizes[cluster] > 0) {
      continue;
    }
    double farthest = 0.0;
    std::size_t chosen = cluster_of.size();
    for (std::size_t sample = 0; sample < cluster_of.size(); ++sample) {
      const double distance = (points.row(static_cast<Index>(sample)) -
                               centres.row(static_cast<Index>(cluster_of[sample])))
                                  .squaredNorm();
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

/// Moves every centre to the mean of its samples; one without samples stays where it is.
void move_centres(const Matrix& points, std::vector<int>& cluster_of, Matrix& centres) {
  std::vector<Index> sizes(static_cast<std::size_t>(centres.rows()), 0);
  for (const int cluster : cluster_of) {
    ++sizes[static_cast<std::size_t>(cluster)];
  }
  fill_empty_clusters(points, centres, cluster_of, sizes);
  Matrix sums = Matrix::Zero(centres.rows(), centres.cols());
  for (Index column = 0; column < points.cols(); ++column) {
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

double inertia(const Matrix& points, const KMeansResult& result) {
  double sum = 0.0;
  for (Index sample = 0; sample < points.rows(); ++sample) {
    const int cluster = result.cluster_of[static_cast<std::size_t>(sample)];
    sum += (points.row(sample) - result.centres.row(cluster)).squaredNorm();
  }
  return sum;
}

KMeansResult lloyd(const Matrix& points, const KMeansOptions& options, Random& random,
                   const std::stop_token& stop) {
  KMeansResult result;
  result.centres = spread_out_start(points, options.clusters, random);
  result.cluster_of.assign(static_cast<std::size_t>(points.rows()), -1);
  for (int iteration = 0;
       iteration == 0 || (iteration < options.iterations && !stop.stop_requested()); ++iteration) {
    if (!assign(points, result.centres, result.cluster_of)) {
      break;
    }
    move_centres(points, result.cluster_of, result.centres);
  }
  result.inertia = inertia(points, result);
  return result;
}

void require(bool holds, const char* what, const char* accepted) {
  if (!holds) {
    throw bad_input({what, "k-means", accepted});
  }
}

}  // namespace

KMeansResult k_means(const Matrix& points, const KMeansOptions& options,
                     const std::stop_token& stop) {
  require(options.clusters >= 1 && options.clusters <= points.rows(),
          "the number of clusters does not fit the samples", "1 to the number of samples");
  require(options.restarts >= 1, "no restarts", "1 or more");
  require(options.iterations >= 1, "no iterations", "1 or more");
  // Centred, so that a common offset costs no digits in the products of assign().
  const Eigen::RowVectorXd mean = points.colwise().mean();
  const Matrix centred = points.rowwise() - mean;
  KMeansResult best;
  best.inertia = std::numeric_limits<double>::infinity();
  for (int restart = 0; restart == 0 || (restart < options.restarts && !stop.stop_requested());
       ++restart) {
    Random random(options.seed, Purpose::cluster_centres, static_cast<std::uint64_t>(restart));
    KMeansResult result = lloyd(centred, options, random, stop);
    if (result.inertia < best.inertia) {
      best = std::move(result);
    }
  }
  best.centres.rowwise() += mean;
  return best;
}

}  // namespace steelyard
