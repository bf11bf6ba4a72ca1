// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/neighbour_tree.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <nanoflann.hpp>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/geometry/neighbour_search.h"
#include "core/geometry/sample_keys.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// Ends the building of a tree, which the library knows no other way to end.
class BuildingStopped : public std::exception {};

/// The points as the library asks for them.
class TreePoints {
 public:
  using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

  TreePoints(Rows rows, std::stop_token stop) : rows_(std::move(rows)), stop_(std::move(stop)) {}
  [[nodiscard]] std::size_t kdtree_get_point_count() const {
    return static_cast<std::size_t>(rows_.rows());
  }
  /// Called only while a tree is built.
  /// \throws BuildingStopped when stopped
  [[nodiscard]] double kdtree_get_pt(std::size_t sample, std::size_t feature) const {
    if (stop_.stop_requested()) {
      throw BuildingStopped();
    }
    return rows_(static_cast<Index>(sample), static_cast<Index>(feature));
  }
  template <typename Box>
  [[nodiscard]] bool kdtree_get_bbox(Box& /*box*/) const {
    return false;
  }
  [[nodiscard]] const double* of(std::size_t sample) const {
    return rows_.data() + static_cast<Index>(sample) * rows_.cols();
  }

 private:
  Rows rows_;
  std::stop_token stop_;
};

/// Squared distances from differences, as the library asks for them.
class TreeMetric {
 public:
  using ElementType = double;
  using DistanceType = double;

  explicit TreeMetric(const TreePoints& points) : points_(points) {}
  [[nodiscard]] double evalMetric(const double* from, std::size_t sample, std::size_t size) const {
    const auto length = static_cast<Index>(size);
    return (Eigen::Map<const Vector>(from, length) -
            Eigen::Map<const Vector>(points_.of(sample), length))
        .squaredNorm();
  }
  [[nodiscard]] static double accum_dist(double a, double b, std::size_t /*feature*/) {
    return (a - b) * (a - b);
  }

 private:
  const TreePoints& points_;
};

using Tree = nanoflann::KDTreeSingleIndexAdaptor<TreeMetric, TreePoints, -1, std::uint32_t>;
#if NANOFLANN_VERSION >= 0x150
using SearchSettings = nanoflann::SearchParameters;
#else
using SearchSettings = nanoflann::SearchParams;
#endif

constexpr std::size_t samples_of_leaf = 16;

/// What the library offers to a sample.
class TreeOffers {
 public:
  TreeOffers(Shortlist& shortlist, const std::vector<std::uint64_t>& keys, std::size_t self)
      : shortlist_(shortlist), keys_(keys), self_(self) {}

  /// Called once for each branch and each leaf that is met. The bounds of the library may be off by
  /// rounding.
  [[nodiscard]] double worstDist() const {
    constexpr double rounding = 1.0 + 1e-9;
    ++asked_;
    return rounding * shortlist_.farthest_useful();
  }
  bool addPoint(double squared, std::uint32_t sample) {
    if (sample != self_) {
      shortlist_.offer(squared, keys_[sample], sample);
    }
    return true;
  }
  [[nodiscard]] static bool full() { return true; }
  /// About as many leaves as branches.
  [[nodiscard]] double samples_met() const {
    return 0.5 * static_cast<double>(asked_ * samples_of_leaf);
  }

 private:
  Shortlist& shortlist_;
  const std::vector<std::uint64_t>& keys_;
  std::size_t self_;
  mutable std::size_t asked_ = 0;
};

/// \param points  must outlive the result
/// \return null when stopped
std::unique_ptr<const Tree> tree_of(const TreePoints& points, Index dimension) {
  try {
    return std::make_unique<const Tree>(static_cast<int>(dimension), points,
                                        nanoflann::KDTreeSingleIndexAdaptorParams(samples_of_leaf));
  } catch (const BuildingStopped&) {
    return nullptr;
  }
}

Shortlist shortlist_of(const std::vector<std::uint64_t>& keys, std::size_t self, Index count) {
  return {count, 1 + count / 4, keys[self]};
}

/// How many samples of a thinned table are met.
struct SamplesMet {
  double samples = 0.0;  // of the thinned table
  double met = 0.0;      // by each, on average over some of them
};

/// \param most  samples that the thinned table has
/// \return `std::nullopt` when stopped
std::optional<SamplesMet> met_among(const Space& space, Index most, Index count,
                                    const std::stop_token& stop) {
  constexpr Index searches = 128;
  const Index stride = (space.samples() + most - 1) / most;
  const Index samples = (space.samples() + stride - 1) / stride;
  const TreePoints points(space.coordinates(Eigen::seqN(0, samples, stride), Eigen::all), stop);
  const auto tree = tree_of(points, space.dimension());
  const std::vector<std::uint64_t> keys(static_cast<std::size_t>(samples), 0);
  double met = 0.0;
  for (Index search = 0; tree && search < searches; ++search) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    const auto self = static_cast<std::size_t>(search * samples / searches);
    Shortlist shortlist = shortlist_of(keys, self, std::min(count, samples - 1));
    TreeOffers offers(shortlist, keys, self);
    tree->findNeighbors(offers, points.of(self), SearchSettings());
    met += offers.samples_met();
  }
  const auto of_table = static_cast<double>(samples);
  return tree ? std::optional(SamplesMet{
                    of_table, std::clamp(met / static_cast<double>(searches), 1.0, of_table)})
              : std::nullopt;
}

}  // namespace

std::optional<double> samples_met_in_tree(const Space& space, Index count,
                                          const std::stop_token& stop) {
  constexpr Index few = 4096;
  constexpr Index more = 4 * few;
  const auto of_more = met_among(space, more, count, stop);
  if (!of_more || space.samples() <= more) {
    return of_more ? std::optional(of_more->met) : std::nullopt;
  }
  const auto of_few = met_among(space, few, count, stop);
  if (!of_few) {
    return std::nullopt;
  }
  const double growth = std::clamp(
      std::log(of_more->met / of_few->met) / std::log(of_more->samples / of_few->samples), 0.0,
      1.0);
  return of_more->met * std::pow(static_cast<double>(space.samples()) / of_more->samples, growth);
}

std::optional<NearestNeighbours> neighbours_by_tree(const Space& space, Index count,
                                                    const std::stop_token& stop) {
  require_count(space, count);
  if ((space.periods.array() > 0.0).any()) {
    throw fault("a tree for a space with periods", "neighbours");
  }
  const auto keys = sample_keys(space.coordinates, Matrix(space.samples(), 0), {}, stop);
  if (!keys) {
    return std::nullopt;
  }
  const TreePoints points(space.coordinates, stop);
  const auto tree = tree_of(points, space.dimension());
  if (!tree) {
    return std::nullopt;
  }
  NearestNeighbours found{{space.samples(), count}, {space.samples(), count}};
  const bool whole = parallel_for(space.samples(), stop, {.together = 64}, [&](Index row) {
    const auto self = static_cast<std::size_t>(row);
    Shortlist shortlist = shortlist_of(*keys, self, count);
    TreeOffers offers(shortlist, *keys, self);
    tree->findNeighbors(offers, points.of(self), SearchSettings());
    keep(shortlist, row, found);
  });
  return whole ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace steelyard
