// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/neighbour_graph.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/geometry/float_points.h"
#include "core/geometry/near_lists.h"
#include "core/geometry/neighbour_recall.h"
#include "core/geometry/neighbour_search.h"
#include "core/geometry/random_leaves.h"
#include "core/geometry/shortlist.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

/// What a thread needs to compare the samples of a leaf.
struct LeafScratch {
  Eigen::MatrixXf points;
  Eigen::MatrixXf products;
  Eigen::ArrayXf squares;  // half of each squared length, less what may cancel
};

constexpr Index lanes = 16;

/// The squared distances from one sample of a leaf to `size` others are not below twice these
/// numbers; others than the first `size` are infinite.
Eigen::Array<float, lanes, 1> half_bounds(const LeafScratch& scratch, Index self, Index first,
                                          Index size) {
  Eigen::Array<float, lanes, 1> bounds;
  const float* products = scratch.products.col(self).data() + first;
  if (size == lanes) {
    bounds = scratch.squares.segment<lanes>(first) -
             Eigen::Map<const Eigen::Array<float, lanes, 1>>(products);
  } else {
    bounds.setConstant(std::numeric_limits<float>::infinity());
    bounds.head(size) =
        scratch.squares.segment(first, size) - Eigen::Map<const Eigen::ArrayXf>(products, size);
  }
  return bounds + scratch.squares[self];
}

/// Offers to one sample of a leaf all others. Most are too far and are passed over, many at a time.
void offer_leaf(std::span<const std::uint32_t> leaf, const LeafScratch& scratch, Index self,
                NearLists& lists) {
  const auto samples = std::ssize(leaf);
  const std::uint32_t own = leaf[static_cast<std::size_t>(self)];
  for (Index first = 0; first < samples; first += lanes) {
    const Index size = std::min(lanes, samples - first);
    const auto bounds = half_bounds(scratch, self, first, size);
    if (!(bounds < 0.5F * lists.farthest(own)).any()) {
      continue;
    }
    for (Index other = first; other < first + size; ++other) {
      if (other != self && bounds[other - first] < 0.5F * lists.farthest(own)) {
        lists.offer(own, (scratch.points.col(other) - scratch.points.col(self)).squaredNorm(),
                    leaf[static_cast<std::size_t>(other)]);
      }
    }
  }
}

/// |x - y|^2 = |x|^2 + |y|^2 - 2 x y, from the mean of the leaf, because few digits cancel there,
/// tells which samples are too far; only the others are compared by their differences.
void compare_in(std::span<const std::uint32_t> leaf, const FloatPoints& points,
                LeafScratch& scratch, NearLists& lists) {
  constexpr float cancelled = 2e-6F;
  scratch.points = points(Eigen::all, leaf);
  const Eigen::MatrixXf centred = scratch.points.colwise() - scratch.points.rowwise().mean();
  scratch.squares = (0.5F - cancelled) * centred.colwise().squaredNorm().transpose();
  scratch.products.noalias() = centred.transpose() * centred;
  for (Index self = 0; self < std::ssize(leaf); ++self) {
    offer_leaf(leaf, scratch, self, lists);
  }
}

/// \param first, count  the trees, by number
/// \return false when stopped
bool compare_in_trees(const FloatPoints& points, std::uint64_t first, std::uint64_t count,
                      Index largest, NearLists& lists, const std::stop_token& stop) {
  std::vector<std::optional<RandomLeaves>> trees(count);
  const bool grown = parallel_for(static_cast<Index>(count), stop, [&](Index tree) {
    const auto number = static_cast<std::uint64_t>(tree);
    trees[number] = random_leaves(points, first + number, largest, stop);
  });
  if (!grown || stop.stop_requested()) {
    return false;
  }
  for (const auto& tree : trees) {
    // Each sample is in one leaf of a tree, so that no two threads write to the list of one sample.
    const bool whole = parallel_for(
        tree->count(), stop, {.together = 4}, [](std::size_t) { return LeafScratch(); },
        [&](Index leaf, LeafScratch& scratch) {
          compare_in(tree->leaf(leaf), points, scratch, lists);
        });
    if (!whole) {
      return false;
    }
  }
  return true;
}

/// The lists as they were, without distances, which take as much memory again.
class ListsBefore {
 public:
  explicit ListsBefore(const NearLists& lists)
      : samples_(static_cast<std::size_t>(lists.samples())),
        count_(lists.all().size() / samples_),
        sample_(lists.all().begin(), lists.all().end()) {}

  [[nodiscard]] std::size_t samples() const { return samples_; }
  [[nodiscard]] std::span<const std::uint32_t> of(std::size_t self) const {
    return {sample_.data() + self * count_, count_};
  }

 private:
  std::size_t samples_;
  std::size_t count_;  // length of each list
  std::vector<std::uint32_t> sample_;
};

/// For each sample, those that have it in their list: the first in the order of the samples.
struct BackLists {
  std::vector<Index> begin;
  std::vector<std::uint32_t> sample;
};

/// Calls `take(self, near)` for each sample of each list, in order.
/// \return false when stopped
template <typename Take>
bool for_each_listed(const ListsBefore& lists, const std::stop_token& stop, const Take& take) {
  constexpr std::size_t together = 4096;
  for (std::size_t self = 0; self < lists.samples(); ++self) {
    if (self % together == 0 && stop.stop_requested()) {
      return false;
    }
    for (const std::uint32_t near : lists.of(self)) {
      take(self, near);
    }
  }
  return true;
}

/// \return `std::nullopt` when stopped
std::optional<BackLists> turned(const ListsBefore& lists, Index most, const std::stop_token& stop) {
  std::vector<std::uint32_t> counts(lists.samples(), 0);
  const bool counted = for_each_listed(lists, stop, [&](std::size_t /*self*/, std::uint32_t near) {
    if (counts[near] < static_cast<std::uint32_t>(most)) {
      ++counts[near];
    }
  });
  if (!counted) {
    return std::nullopt;
  }
  BackLists back{std::vector<Index>(lists.samples() + 1, 0), {}};
  for (std::size_t self = 0; self < lists.samples(); ++self) {
    back.begin[self + 1] = back.begin[self] + counts[self];
  }
  back.sample.resize(static_cast<std::size_t>(back.begin.back()));
  std::fill(counts.begin(), counts.end(), 0U);
  const bool filled = for_each_listed(lists, stop, [&](std::size_t self, std::uint32_t near) {
    if (back.begin[near] + counts[near] < back.begin[near + 1]) {
      back.sample[static_cast<std::size_t>(back.begin[near] + counts[near]++)] =
          static_cast<std::uint32_t>(self);
    }
  });
  return filled ? std::optional(std::move(back)) : std::nullopt;
}

/// Which samples have been looked at for the sample at hand.
class Seen {
 public:
  explicit Seen(Index samples) : last_(static_cast<std::size_t>(samples), 0) {}
  void begin_next() { ++now_; }
  /// \return whether it is the first time
  bool note(std::uint32_t sample) { return std::exchange(last_[sample], now_) != now_; }

 private:
  std::vector<std::uint32_t> last_;
  std::uint32_t now_ = 0;
};

/// Offers to a sample the neighbours of its neighbours, and of those whose neighbour it is.
void look_around(std::size_t self, const FloatPoints& points, const ListsBefore& before,
                 const BackLists& back, Seen& seen, NearLists& lists) {
  seen.begin_next();
  seen.note(static_cast<std::uint32_t>(self));
  for (const std::uint32_t near : before.of(self)) {
    seen.note(near);
  }
  const auto own = points.col(static_cast<Index>(self));
  const auto offer = [&](std::uint32_t sample) {
    if (seen.note(sample)) {
      lists.offer(self, (points.col(sample) - own).squaredNorm(), sample);
    }
  };
  const auto offer_those_of = [&](std::uint32_t near) {
    offer(near);
    for (const std::uint32_t next : before.of(near)) {
      offer(next);
    }
  };
  for (const std::uint32_t near : before.of(self)) {
    offer_those_of(near);
  }
  for (Index at = back.begin[self]; at < back.begin[self + 1]; ++at) {
    offer_those_of(back.sample[static_cast<std::size_t>(at)]);
  }
}

/// Every sample looks at the lists as they were before, so that the order does not matter.
/// \return false when stopped
bool look_around(const FloatPoints& points, Index most_back, NearLists& lists,
                 const std::stop_token& stop) {
  const ListsBefore before(lists);
  const auto back = turned(before, most_back, stop);
  return back &&
         parallel_for(
             lists.samples(), stop, {.together = 256},
             [&](std::size_t) { return Seen(lists.samples()); },
             [&](Index self, Seen& seen) {
               look_around(static_cast<std::size_t>(self), points, before, *back, seen, lists);
             });
}

/// \return false when stopped
bool find_all(const FloatPoints& points, const NeighbourRecall& recall, Index count,
              NearLists& lists, const std::stop_token& stop) {
  constexpr std::uint64_t trees_at_once = 16;
  constexpr std::uint64_t most_trees = 96;
  constexpr double enough = 0.95;
  constexpr double worth_another_look = 0.04;
  const Index largest = std::max<Index>(256, 4 * count);
  for (std::uint64_t tree = 0; tree < most_trees; tree += trees_at_once) {
    if (!compare_in_trees(points, tree, trees_at_once, largest, lists, stop)) {
      return false;
    }
    double before = 0.0;
    double found = recall.of(lists);
    while (found < 1.0 && found > before + worth_another_look) {
      if (!look_around(points, count, lists, stop)) {
        return false;
      }
      before = std::exchange(found, recall.of(lists));
    }
    if (found >= enough) {
      break;
    }
  }
  return true;
}

/// Orders those found by their exact distances.
std::optional<NearestNeighbours> nearest_of(const NearLists& lists, const Space& space, Index count,
                                            const std::stop_token& stop) {
  NearestNeighbours found{{space.samples(), count}, {space.samples(), count}};
  const Matrix points = space.coordinates.transpose();
  const bool whole = parallel_for(space.samples(), stop, {.together = 256}, [&](Index self) {
    Shortlist shortlist(count, count, static_cast<std::uint64_t>(self));
    for (const std::uint32_t near : lists.of(static_cast<std::size_t>(self))) {
      shortlist.offer(squared_distance(points.col(self), points.col(near), space.periods), near,
                      near);
    }
    keep(shortlist, self, found);
  });
  return whole ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace

std::optional<NearestNeighbours> neighbours_by_graph(const Space& space, Index count,
                                                     const std::stop_token& stop) {
  require_count(space, count);
  constexpr Index spare = 15;
  const auto recall = NeighbourRecall::on_some(space, count, stop);
  if (!recall) {
    return std::nullopt;
  }
  const Index length = std::min(space.samples() - 1, count + spare + count / 8);
  NearLists lists(space.samples(), length);
  {
    const FloatPoints points = float_points(space);
    if (!find_all(points, *recall, length, lists, stop)) {
      return std::nullopt;
    }
  }
  auto found = nearest_of(lists, space, count, stop);
  if (found) {
    found->recall = recall->of(lists);
    found->judged = recall->samples();
  }
  return found;
}

}  // namespace steelyard
