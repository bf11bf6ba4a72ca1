// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/cholesky.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <vector>

#include "core/parallel.h"

namespace steelyard {
namespace {

/// Columns of a panel: wide enough that the products dominate, narrow
/// enough that the blocks on the diagonal, which one thread factorises, cost next to nothing.
constexpr Index eliminated_together = 128;
/// Of the rows of a panel that are solved at a time.
constexpr Index solved_rows = 128;
/// Of what a panel is subtracted from at a time.
constexpr Index updated_tile = 256;

/// A part of the lower triangle; on the diagonal, only its lower triangle is meant.
struct LowerTile {
  Index row = 0;
  Index column = 0;
  Index rows = 0;
  Index columns = 0;
};

/// Factorises a block on the diagonal. Eigen lets NaN pass as a pivot.
bool factorise_block(Eigen::Ref<Matrix> block) {
  const Eigen::LLT<Eigen::Ref<Matrix>> inside(block);
  return inside.info() == Eigen::Success && block.diagonal().allFinite() &&
         (block.diagonal().array() > 0.0).all();
}

/// The lower triangle from row `first`, first of all the block on the diagonal that the next panel
/// starts with.
std::vector<LowerTile> tiles_below(Index first, Index size) {
  const Index width = std::min(eliminated_together, size - first);
  const Index after = first + width;
  std::vector<LowerTile> tiles{{first, first, width, width}};
  const auto add_column = [&](Index column, Index columns, Index from) {
    for (Index row = from; row < size; row += updated_tile) {
      tiles.push_back({row, column, std::min(updated_tile, size - row), columns});
    }
  };
  add_column(first, width, after);
  for (Index column = after; column < size; column += updated_tile) {
    add_column(column, std::min(updated_tile, size - column), column);
  }
  return tiles;
}

/// Divides the rows below the diagonal block at `first` by its factor.
bool solve_panel(Eigen::Ref<Matrix> matrix, Index first, const std::stop_token& stop) {
  const Index size = matrix.rows();
  const Index below = first + eliminated_together;
  const auto diagonal = matrix.block(first, first, eliminated_together, eliminated_together);
  return parallel_for((size - below + solved_rows - 1) / solved_rows, stop, [&](Index tile) {
    const Index row = below + tile * solved_rows;
    auto rows = matrix.block(row, first, std::min(solved_rows, size - row), eliminated_together);
    diagonal.triangularView<Eigen::Lower>().transpose().solveInPlace<Eigen::OnTheRight>(rows);
  });
}

/// Subtracts the solved panel's product with itself from a tile to its right.
void subtract_panel(Eigen::Ref<Matrix> matrix, Index panel, const LowerTile& tile) {
  auto block = matrix.block(tile.row, tile.column, tile.rows, tile.columns);
  const auto rows = matrix.block(tile.row, panel, tile.rows, eliminated_together);
  if (tile.row == tile.column) {
    block.selfadjointView<Eigen::Lower>().rankUpdate(rows, -1.0);
  } else {
    block.noalias() -=
        rows * matrix.block(tile.column, panel, tile.columns, eliminated_together).transpose();
  }
}

/// For one or two columns, packing the triangle would take longer than reading it once for each.
template <typename Triangle>
void solve_triangle(const Triangle& triangle, Eigen::Ref<Matrix>& right) {
  if (right.cols() > 2) {
    triangle.solveInPlace(right);
    return;
  }
  for (Index column = 0; column < right.cols(); ++column) {
    auto alone = right.col(column);
    triangle.solveInPlace(alone);
  }
}

}  // namespace

Factorisation factorise_positive(Eigen::Ref<Matrix> matrix, const std::stop_token& stop) {
  const Index size = matrix.rows();
  if (stop.stop_requested()) {
    return Factorisation::stopped;
  }
  const bool at_once = size <= factorised_by_one_thread;
  const Index start = at_once ? size : eliminated_together;
  bool positive = factorise_block(matrix.topLeftCorner(start, start));
  for (Index panel = 0; positive && !at_once && panel + eliminated_together < size;
       panel += eliminated_together) {
    if (!solve_panel(matrix, panel, stop)) {
      return Factorisation::stopped;
    }
    const auto tiles = tiles_below(panel + eliminated_together, size);
    // The next panel's block is factorised at once, while other threads are busy with other tiles.
    const bool finished = parallel_for(std::ssize(tiles), stop, [&](Index k) {
      const LowerTile& tile = tiles[static_cast<std::size_t>(k)];
      subtract_panel(matrix, panel, tile);
      if (k == 0) {
        positive = factorise_block(matrix.block(tile.row, tile.column, tile.rows, tile.columns));
      }
    });
    if (!finished) {
      return Factorisation::stopped;
    }
  }
  return positive ? Factorisation::done : Factorisation::not_positive;
}

void solve_lower(const MatrixView& factor, Eigen::Ref<Matrix> right) {
  solve_triangle(factor.triangularView<Eigen::Lower>(), right);
}

void solve_lower_transposed(const MatrixView& factor, Eigen::Ref<Matrix> right) {
  solve_triangle(factor.triangularView<Eigen::Lower>().transpose(), right);
}

}  // namespace steelyard
