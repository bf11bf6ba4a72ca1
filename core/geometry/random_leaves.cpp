// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/random_leaves.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "core/random.h"

namespace steelyard {
namespace {

/// A sample along a line.
struct Along {
  float at = 0.0F;
  std::uint32_t draw = 0;  // halves those at the same place
  std::uint32_t sample = 0;
};

/// One tree while it grows.
class Halving {
 public:
  Halving(const FloatPoints& points, std::uint64_t tree, std::vector<std::uint32_t>& order)
      : points_(points), seed_(mixed_bits(tree + 1)), order_(order), along_(order.size()) {}

  /// Halves the samples first .. end - 1 of the order until no part is too large. One part after
  /// the other, so that the points of a small part stay in the cache.
  /// \return false when stopped
  [[nodiscard]] bool halve_all(Index first, Index end, Index largest, const std::stop_token& stop,
                               std::vector<Index>& begin) {
    if (stop.stop_requested()) {
      return false;
    }
    if (end - first <= largest) {
      begin.push_back(end);
      return true;
    }
    halve(first, end);
    const Index middle = (first + end) / 2;
    return halve_all(first, middle, largest, stop, begin) &&
           halve_all(middle, end, largest, stop, begin);
  }

 private:
  /// Reorders some samples so that those before the middle come first along a random line.
  void halve(Index first, Index end) {
    lay_out(first, end);
    const auto middle = along_.begin() + (first + end) / 2;
    std::nth_element(along_.begin() + first, middle, along_.begin() + end,
                     [](const Along& a, const Along& b) {
                       return std::tie(a.at, a.draw, a.sample) < std::tie(b.at, b.draw, b.sample);
                     });
    for (Index place = first; place < end; ++place) {
      order_[static_cast<std::size_t>(place)] = along_[static_cast<std::size_t>(place)].sample;
    }
  }

  [[nodiscard]] Eigen::VectorXf random_line(Index first, Index end) const {
    const auto drawn = [&](std::uint64_t number) {
      const std::uint64_t bits =
          mixed_bits(seed_ ^ mixed_bits((static_cast<std::uint64_t>(first) << 20U) + number +
                                        (static_cast<std::uint64_t>(end) << 42U)));
      const auto place = first + static_cast<Index>(bits % static_cast<std::uint64_t>(end - first));
      return points_.col(order_[static_cast<std::size_t>(place)]);
    };
    constexpr std::uint64_t tries = 8;  // where many samples are equal
    Eigen::VectorXf line = drawn(0) - drawn(1);
    for (std::uint64_t number = 1; number < tries && line.isZero(0.0F); ++number) {
      line = drawn(2 * number) - drawn(2 * number + 1);
    }
    return line;
  }

  void lay_out(Index first, Index end) {
    const Eigen::VectorXf line = random_line(first, end);
    for (Index place = first; place < end; ++place) {
      const std::uint32_t sample = order_[static_cast<std::size_t>(place)];
      along_[static_cast<std::size_t>(place)] = {
          line.dot(points_.col(sample)),
          static_cast<std::uint32_t>(mixed_bits(seed_ + sample) >> 32U), sample};
    }
  }

  const FloatPoints& points_;
  std::uint64_t seed_;
  std::vector<std::uint32_t>& order_;
  std::vector<Along> along_;
};

}  // namespace

std::optional<RandomLeaves> random_leaves(const FloatPoints& points, std::uint64_t tree,
                                          Index largest, const std::stop_token& stop) {
  RandomLeaves leaves;
  leaves.order.resize(static_cast<std::size_t>(points.cols()));
  std::iota(leaves.order.begin(), leaves.order.end(), std::uint32_t{0});
  leaves.begin = {0};
  Halving halving(points, tree, leaves.order);
  if (!halving.halve_all(0, points.cols(), largest, stop, leaves.begin)) {
    return std::nullopt;
  }
  return leaves;
}

}  // namespace steelyard
