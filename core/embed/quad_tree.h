// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Points of the plane in nested boxes, four per box, so that distant points can be summed box by
/// box (Barnes & Hut 1986). Boxes are as small as their points allow; coinciding points form their
/// own box. Building costs O(N log N) and gives the same tree for the same points.
class QuadTree {
 public:
  /// The sums over all other points that t-SNE needs, with w_j = 1 / (1 + |y - y_j|^2).
  struct Sum {
    double weight = 0.0;  ///< sum of w_j
    double x = 0.0;       ///< sum of w_j^2 (y - y_j), its x and y components
    double y = 0.0;
  };

  /// \param points  N x 2, finite
  explicit QuadTree(const Matrix& points);

  [[nodiscard]] Index samples() const { return static_cast<Index>(sample_.size()); }
  /// Samples in tree order, in which samples close in the plane are close to each other.
  [[nodiscard]] Index sample(Index position) const {
    return static_cast<Index>(sample_[static_cast<std::size_t>(position)]);
  }
  /// Sums over all points except the one at that position in tree order.
  /// \param theta  0 .. 0.7; a box counts as one point if its width is below theta times its
  ///               distance, and never if it is 0. The upper limit ensures that no point's own box
  ///               is treated as distant
  [[nodiscard]] Sum sum_over_others(Index position, double theta) const;

 private:
  struct Node {
    double x = 0.0;  ///< x of the mean of its points
    double y = 0.0;
    double squared_width = 0.0;  ///< squared width of the longer side; 0 if all points coincide
    std::uint32_t first = 0;     ///< its points are at positions first .. last - 1
    std::uint32_t last = 0;
    std::uint32_t next = 0;  ///< the node after all nodes inside this one
    bool is_leaf = true;
  };

  void build(std::uint32_t first, std::uint32_t last, const Matrix& points);
  [[nodiscard]] Node summary(std::uint32_t first, std::uint32_t last, const Matrix& points,
                             Eigen::Array2d& middle) const;

  std::vector<std::uint32_t> sample_;
  Matrix ordered_;           // N x 2, in the tree's order
  std::vector<Node> nodes_;  // each node before those inside it
};

}  // namespace steelyard
