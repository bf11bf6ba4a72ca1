// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/cauchy_product.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr Index block_size = 128;
constexpr Index rows_of_a_tile = 256;
/// Terms of an expansion. Over an interval no wider than its distance from a pole, each term
/// reduces the error by a factor of 3 + sqrt(8): 5.83^-21 = 8e-17.
constexpr Index terms = 21;

/// Consecutive entries of a descending list.
struct Block {
  Index first = 0;
  Index size = 0;
  double centre = 0.0;
  double half_width = 0.0;

  [[nodiscard]] double top() const { return centre + half_width; }
  [[nodiscard]] double bottom() const { return centre - half_width; }
};

std::vector<Block> blocks_of(const Vector& falling) {
  std::vector<Block> blocks;
  for (Index first = 0; first < falling.size(); first += block_size) {
    const Index size = std::min(block_size, falling.size() - first);
    const double top = falling[first];
    const double bottom = falling[first + size - 1];
    blocks.push_back({first, size, 0.5 * (top + bottom), 0.5 * (top - bottom)});
  }
  return blocks;
}

double distance_between(const Block& one, const Block& other) {
  return std::max(one.bottom() - other.top(), other.bottom() - one.top());
}

/// The Chebyshev points cos((2 q + 1) pi / (2 terms)), mapped to the interval.
double node(const Block& block, Index q) {
  const double angle = std::numbers::pi * (2.0 * static_cast<double>(q) + 1.0) / (2.0 * terms);
  return block.centre + block.half_width * std::cos(angle);
}

/// Row i, column q: the polynomial that is 1 at node q and 0 at the others, at value i of the
/// block,
///     1 / terms (1 + 2 sum_k T_k(node_q) T_k(t)).
Matrix cardinals(const Vector& values, const Block& block) {
  Matrix at_values(block.size, terms);
  Matrix at_nodes(terms, terms);
  const auto fill = [](Eigen::Ref<Matrix> chebyshev, const Vector& t) {
    chebyshev.col(0).setOnes();
    chebyshev.col(1) = t;
    for (Index k = 2; k < terms; ++k) {
      chebyshev.col(k) = 2.0 * t.cwiseProduct(chebyshev.col(k - 1)) - chebyshev.col(k - 2);
    }
  };
  const auto offsets = values.segment(block.first, block.size).array() - block.centre;
  fill(at_values, block.half_width > 0.0 ? Vector(offsets / block.half_width)
                                         : Vector(Vector::Zero(block.size)));
  const Block unit{0, terms, 0.0, 1.0};
  fill(at_nodes, Vector::NullaryExpr(terms, [&](Index q) { return node(unit, q); }));
  at_values.rightCols(terms - 1) *= 2.0;
  return at_values * at_nodes.transpose() / static_cast<double>(terms);
}

/// How the terms between a block of poles and a block of roots are evaluated.
enum class Way {
  directly,
  by_poles,  ///< expanded over the poles
  by_roots   ///< expanded over the roots
};

/// No expansion where the difference of two values has lost digits: a root of one block may lie
/// next to a pole of the next.
Way way_between(const Block& poles, const Block& roots) {
  constexpr double digits_are_left = 0.01;
  const double distance = distance_between(poles, roots);
  if (distance <= digits_are_left * std::max(poles.top(), roots.top())) {
    return Way::directly;
  }
  if (distance >= 2.0 * poles.half_width) {
    return Way::by_poles;
  }
  return distance >= 2.0 * roots.half_width ? Way::by_roots : Way::directly;
}

/// Consecutive blocks of poles that are evaluated in the same way for a block of roots.
struct Stretch {
  Way way = Way::directly;
  Index first = 0;  ///< of the blocks
  Index end = 0;
};

/// Everything that does not depend on A.
class Expansion {
 public:
  explicit Expansion(const CauchyMatrix& right)
      : right_(right), poles_(blocks_of(right.poles)), roots_(blocks_of(right.roots)) {
    const Index count = std::ssize(poles_);
    gathered_.resize(right.poles.size(), terms);
    spread_.resize(count * terms, right.roots.size());
    collected_.resize(right.poles.size(), std::ssize(roots_) * terms);
    placed_.resize(terms, right.roots.size());
    parallel_for(count, Sharing{}, [this](Index at) { expand_poles(at); });
    parallel_for(std::ssize(roots_), Sharing{}, [this](Index at) { expand_roots(at); });
  }

  [[nodiscard]] Index root_blocks() const { return std::ssize(roots_); }

  /// A times the matrices that gather each block of poles: rows x (blocks terms).
  [[nodiscard]] Matrix moments(const MatrixView& tile) const {
    Matrix result(tile.rows(), std::ssize(poles_) * terms);
    for (Index at = 0; at < std::ssize(poles_); ++at) {
      const Block& block = poles_[static_cast<std::size_t>(at)];
      result.middleCols(at * terms, terms).noalias() =
          tile.middleCols(block.first, block.size) * gathered_.middleRows(block.first, block.size);
    }
    return result;
  }

  void multiply(const MatrixView& tile, const Matrix& moments, Index at,
                Eigen::Ref<Matrix> result) const {
    const Block& roots = roots_[static_cast<std::size_t>(at)];
    auto part = result.middleCols(roots.first, roots.size);
    part.setZero();
    for (const Stretch& stretch : stretches_to(roots)) {
      const Index first = poles_[static_cast<std::size_t>(stretch.first)].first;
      const Block& last = poles_[static_cast<std::size_t>(stretch.end - 1)];
      const Index size = last.first + last.size - first;
      if (stretch.way == Way::directly) {
        part.noalias() += tile.middleCols(first, size) *
                          right_.entries.block(first, roots.first, size, roots.size);
      } else if (stretch.way == Way::by_poles) {
        const Index count = (stretch.end - stretch.first) * terms;
        part.noalias() += moments.middleCols(stretch.first * terms, count) *
                          spread_.block(stretch.first * terms, roots.first, count, roots.size);
      } else {
        const Matrix local =
            tile.middleCols(first, size) * collected_.block(first, at * terms, size, terms);
        part.noalias() += local * placed_.middleCols(roots.first, roots.size);
      }
    }
  }

 private:
  void expand_poles(Index at) {
    const Block& block = poles_[static_cast<std::size_t>(at)];
    gathered_.middleRows(block.first, block.size) =
        right_.row_factors.segment(block.first, block.size).asDiagonal() *
        cardinals(right_.poles, block);
    for (Index q = 0; q < terms; ++q) {
      spread_.row(at * terms + q) =
          right_.column_factors.array() / (node(block, q) - right_.roots.array());
    }
  }

  void expand_roots(Index at) {
    const Block& block = roots_[static_cast<std::size_t>(at)];
    placed_.middleCols(block.first, block.size) =
        cardinals(right_.roots, block).transpose() *
        right_.column_factors.segment(block.first, block.size).asDiagonal();
    for (Index q = 0; q < terms; ++q) {
      collected_.col(at * terms + q) =
          right_.row_factors.array() / (right_.poles.array() - node(block, q));
    }
  }

  [[nodiscard]] std::vector<Stretch> stretches_to(const Block& roots) const {
    std::vector<Stretch> stretches;
    for (Index at = 0; at < std::ssize(poles_); ++at) {
      const Way way = way_between(poles_[static_cast<std::size_t>(at)], roots);
      if (stretches.empty() || stretches.back().way != way) {
        stretches.push_back({way, at, at});
      }
      stretches.back().end = at + 1;
    }
    return stretches;
  }

  const CauchyMatrix& right_;
  std::vector<Block> poles_;
  std::vector<Block> roots_;
  Matrix gathered_;   ///< n x terms
  Matrix spread_;     ///< (blocks terms) x (n - 1)
  Matrix collected_;  ///< n x (blocks terms)
  Matrix placed_;     ///< terms x (n - 1)
};

}  // namespace

bool multiply(const MatrixView& left, const CauchyMatrix& right, Eigen::Ref<Matrix> result,
              const std::stop_token& stop) {
  const Expansion expansion(right);
  const Index tiles = (left.rows() + rows_of_a_tile - 1) / rows_of_a_tile;
  const bool finished = parallel_for(tiles, stop, [&](Index tile) {
    const Index first = tile * rows_of_a_tile;
    const Index count = std::min(rows_of_a_tile, left.rows() - first);
    const auto rows = left.middleRows(first, count);
    const Matrix moments = expansion.moments(rows);
    for (Index at = 0; at < expansion.root_blocks() && !stop.stop_requested(); ++at) {
      expansion.multiply(rows, moments, at, result.middleRows(first, count));
    }
  });
  return finished && !stop.stop_requested();
}

}  // namespace steelyard
