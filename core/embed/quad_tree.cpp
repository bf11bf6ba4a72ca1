// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/quad_tree.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace steelyard {
namespace {

/// Adds `count` points at one place.
void add(QuadTree::Sum& sum, double dx, double dy, double count) {
  const double weight = 1.0 / (1.0 + dx * dx + dy * dy);
  const double push = count * weight * weight;
  sum.weight += count * weight;
  sum.x += push * dx;
  sum.y += push * dy;
}

}  // namespace

QuadTree::QuadTree(const Matrix& points)
    : sample_(static_cast<std::size_t>(points.rows())), ordered_(points.rows(), 2) {
  std::iota(sample_.begin(), sample_.end(), 0U);
  if (!sample_.empty()) {
    build(0, static_cast<std::uint32_t>(sample_.size()), points);
  }
  for (Index position = 0; position < samples(); ++position) {
    ordered_.row(position) = points.row(sample(position));
  }
}

QuadTree::Node QuadTree::summary(std::uint32_t first, std::uint32_t last, const Matrix& points,
                                 Eigen::Array2d& middle) const {
  Eigen::Array2d low = points.row(sample(first)).transpose();
  Eigen::Array2d high = low;
  Eigen::Array2d sum = Eigen::Array2d::Zero();
  for (std::uint32_t position = first; position < last; ++position) {
    const Eigen::Array2d point = points.row(sample(position)).transpose();
    low = low.min(point);
    high = high.max(point);
    sum += point;
  }
  const double width = (high - low).maxCoeff();
  const Eigen::Array2d mean = width == 0.0 ? low : (sum / static_cast<double>(last - first)).eval();
  middle = low + 0.5 * (high - low);
  return {mean[0], mean[1], width * width, first, last, 0, true};
}

void QuadTree::build(std::uint32_t first, std::uint32_t last, const Matrix& points) {
  constexpr std::uint32_t few = 8;
  Eigen::Array2d middle;
  const std::size_t own = nodes_.size();
  nodes_.push_back(summary(first, last, points, middle));
  if (last - first > few && nodes_[own].squared_width > 0.0) {
    const auto split = [&](std::uint32_t begin, std::uint32_t end, Index axis) {
      const auto cut =
          std::stable_partition(sample_.begin() + begin, sample_.begin() + end,
                                [&](std::uint32_t s) { return points(s, axis) <= middle[axis]; });
      return static_cast<std::uint32_t>(cut - sample_.begin());
    };
    const std::uint32_t half = split(first, last, 0);
    const std::array<std::uint32_t, 5> cuts{first, split(first, half, 1), half,
                                            split(half, last, 1), last};
    // If one part has all points, they cannot be separated in floating point.
    const auto has_all = [&](std::size_t k) { return cuts[k + 1] - cuts[k] == last - first; };
    if (!has_all(0) && !has_all(1) && !has_all(2) && !has_all(3)) {
      nodes_[own].is_leaf = false;
      for (std::size_t k = 0; k < 4; ++k) {
        if (cuts.at(k + 1) > cuts.at(k)) {
          build(cuts.at(k), cuts.at(k + 1), points);
        }
      }
    }
  }
  nodes_[own].next = static_cast<std::uint32_t>(nodes_.size());
}

QuadTree::Sum QuadTree::sum_over_others(Index position, double theta) const {
  const double own_x = ordered_(position, 0);
  const double own_y = ordered_(position, 1);
  const double squared_theta = theta * theta;
  Sum sum;
  std::size_t at = 0;
  while (at < nodes_.size()) {
    const Node& node = nodes_[at];
    const double dx = own_x - node.x;
    const double dy = own_y - node.y;
    if (node.squared_width == 0.0 || node.squared_width < squared_theta * (dx * dx + dy * dy)) {
      add(sum, dx, dy, static_cast<double>(node.last - node.first));
      at = node.next;
    } else if (node.is_leaf) {
      for (Index other = node.first; other < node.last; ++other) {
        add(sum, own_x - ordered_(other, 0), own_y - ordered_(other, 1), 1.0);
      }
      at = node.next;
    } else {
      ++at;
    }
  }
  sum.weight -= 1.0;  // the point itself: at distance 0 it adds nothing else
  return sum;
}

}  // namespace steelyard
