// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/blocked_products.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/parallel.h"

namespace steelyard {
namespace {

/// A tile takes at most about 20 ms: short enough to check the stop token between tiles, large
/// enough that packing its factors costs next to nothing.
constexpr Index tile_rows = 512;
constexpr Index tile_columns = 256;
constexpr Index square_tile = 128;
/// Below this number of operations, starting several threads costs more than it saves.
constexpr double worth_a_team = 4e6;

double work_of(Index rows, Index depth, Index columns) {
  return static_cast<double>(rows) * static_cast<double>(depth) * static_cast<double>(columns);
}

}  // namespace

bool multiply(const MatrixView& left, const MatrixView& right, Eigen::Ref<Matrix> result,
              const std::stop_token& stop) {
  const Index down = (left.rows() + tile_rows - 1) / tile_rows;
  const Index across = (right.cols() + tile_columns - 1) / tile_columns;
  const bool team = work_of(left.rows(), left.cols(), right.cols()) > worth_a_team;
  return parallel_for(down * across, stop, {.team = team}, [&](Index tile) {
    const Index row = (tile % down) * tile_rows;
    const Index column = (tile / down) * tile_columns;
    const Index rows = std::min(tile_rows, left.rows() - row);
    const Index columns = std::min(tile_columns, right.cols() - column);
    result.block(row, column, rows, columns).noalias() =
        left.middleRows(row, rows) * right.middleCols(column, columns);
  });
}

bool column_products(const Matrix& inputs, Matrix& result, const std::stop_token& stop) {
  const Index columns = inputs.cols();
  result.resize(columns, columns);
  const Index blocks = (columns + square_tile - 1) / square_tile;
  std::vector<std::pair<Index, Index>> pairs;
  for (Index right = 0; right < blocks; ++right) {
    for (Index left = right; left < blocks; ++left) {
      pairs.emplace_back(left * square_tile, right * square_tile);
    }
  }
  const bool team = work_of(columns, inputs.rows(), columns) > worth_a_team;
  return parallel_for(std::ssize(pairs), stop, {.team = team}, [&](Index k) {
    const auto& pair = pairs[static_cast<std::size_t>(k)];
    const Index rows = std::min(square_tile, columns - pair.first);
    const Index width = std::min(square_tile, columns - pair.second);
    const auto right = inputs.middleCols(pair.second, width);
    auto block = result.middleRows(pair.first, rows).middleCols(pair.second, width);
    if (pair.first == pair.second) {
      block.setZero();
      block.selfadjointView<Eigen::Lower>().rankUpdate(right.transpose());
      block.triangularView<Eigen::StrictlyUpper>() = block.transpose();
    } else {
      block.noalias() = inputs.middleCols(pair.first, rows).transpose() * right;
      result.middleRows(pair.second, width).middleCols(pair.first, rows) = block.transpose();
    }
  });
}

Matrix thin_product(const MatrixView& left, const Matrix& right) {
  Matrix result(left.rows(), right.cols());
  for (Index column = 0; column < right.cols(); ++column) {
    result.col(column).noalias() = left * right.col(column);
  }
  return result;
}

Matrix thin_transposed_product(const Matrix& left, const Matrix& right) {
  Matrix result(left.cols(), right.cols());
  for (Index column = 0; column < right.cols(); ++column) {
    result.col(column).noalias() = left.transpose() * right.col(column);
  }
  return result;
}

}  // namespace steelyard
