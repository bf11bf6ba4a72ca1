// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_blocks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

#include "core/linalg/cholesky.h"

namespace steelyard {
namespace {

/// Sets of features that are joined one pair at a time.
class Blocks {
 public:
  explicit Blocks(Index features)
      : parent_(static_cast<std::size_t>(features)), size_(parent_.size(), 1) {
    std::iota(parent_.begin(), parent_.end(), Index{0});
  }

  Index root_of(Index feature) {
    while (parent(feature) != feature) {
      parent(feature) = parent(parent(feature));
      feature = parent(feature);
    }
    return feature;
  }

  void join(Index a, Index b, Index most) {
    a = root_of(a);
    b = root_of(b);
    if (a == b || size(a) + size(b) > most) {
      return;
    }
    size(std::min(a, b)) = size(a) + size(b);
    parent(std::max(a, b)) = std::min(a, b);
  }

 private:
  Index& parent(Index feature) { return parent_[static_cast<std::size_t>(feature)]; }
  Index& size(Index feature) { return size_[static_cast<std::size_t>(feature)]; }

  std::vector<Index> parent_, size_;
};

/// \return whether 2C - factor S is positive definite; nothing when stopped
std::optional<bool> leaves_positive(const Matrix& correlation, const Vector& spread, double factor,
                                    const std::stop_token& stop) {
  Matrix left = 2.0 * correlation;
  left.diagonal() -= factor * spread;
  const Factorisation end = factorise_positive(left, stop);
  if (end == Factorisation::stopped) {
    return std::nullopt;
  }
  return end == Factorisation::done;
}

/// The largest factor, to a thousandth, that leaves 2C - factor S positive definite.
std::optional<double> largest_factor(const Matrix& correlation, const Vector& spread,
                                     const std::stop_token& stop) {
  constexpr int halvings = 10;
  double low = 0.0;
  double high = 1.0;
  double tried = 1.0;
  for (int k = 0; k <= halvings; ++k) {
    const auto positive = leaves_positive(correlation, spread, tried, stop);
    if (!positive) {
      return std::nullopt;
    }
    (*positive ? low : high) = tried;
    if (low == 1.0) {
      break;
    }
    tried = 0.5 * (low + high);
  }
  return low;
}

}  // namespace

std::vector<std::vector<Index>> correlated_blocks(const Matrix& correlation, Index most) {
  const Index features = correlation.rows();
  std::vector<std::pair<Index, Index>> pairs;
  pairs.reserve(static_cast<std::size_t>(features * (features - 1) / 2));
  for (Index b = 0; b < features; ++b) {
    for (Index a = 0; a < b; ++a) {
      pairs.emplace_back(a, b);
    }
  }
  std::stable_sort(pairs.begin(), pairs.end(), [&](const auto& one, const auto& other) {
    return std::abs(correlation(one.first, one.second)) >
           std::abs(correlation(other.first, other.second));
  });
  Blocks joined(features);
  for (const auto& [a, b] : pairs) {
    joined.join(a, b, most);
  }
  std::map<Index, std::vector<Index>> by_root;
  for (Index feature = 0; feature < features; ++feature) {
    by_root[joined.root_of(feature)].push_back(feature);
  }
  std::vector<std::vector<Index>> blocks;
  blocks.reserve(by_root.size());
  for (auto& [root, block] : by_root) {
    blocks.push_back(std::move(block));
  }
  return blocks;
}

std::optional<Vector> knockoff_spread_in_blocks(const Matrix& correlation, KnockoffSpread how,
                                                const std::stop_token& stop, Index most) {
  if (correlation.rows() <= most) {
    return knockoff_spread(correlation, how, stop);
  }
  Vector spread(correlation.rows());
  for (const std::vector<Index>& block : correlated_blocks(correlation, most)) {
    const auto of_block = knockoff_spread(correlation(block, block), how, stop);
    if (!of_block) {
      return std::nullopt;
    }
    spread(block) = *of_block;
  }
  const auto factor = largest_factor(correlation, spread, stop);
  if (!factor) {
    return std::nullopt;
  }
  constexpr double inside = 1.0 - 1e-4;  // so that rounding leaves 2C - S positive definite
  return Vector(inside * *factor * spread);
}

}  // namespace steelyard
