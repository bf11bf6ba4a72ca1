// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/blocked_products.h"

#include <algorithm>
#include <atomic>
#include <utility>
#include <vector>

namespace steelyard::pcov {
namespace {

/// A block takes some ten milliseconds at most: often enough to look at the token.
Index rows_at_once(Index depth, Index columns) {
  constexpr double work = 2e8;
  const double each = std::max(1.0, static_cast<double>(depth) * static_cast<double>(columns));
  return std::clamp<Index>(static_cast<Index>(work / each), 32, 256);
}

constexpr Index columns_at_once = 128;
/// Below so many operations a team of threads costs more than it saves.
constexpr double worth_a_team = 4e6;

double work_of(Index rows, Index depth, Index columns) {
  return static_cast<double>(rows) * static_cast<double>(depth) * static_cast<double>(columns);
}

}  // namespace

bool multiply(const Matrix& left, const Matrix& right, Matrix& result,
              const std::stop_token& stop) {
  result.resize(left.rows(), right.cols());
  const Index at_once = rows_at_once(left.cols(), right.cols());
  const Index blocks = (left.rows() + at_once - 1) / at_once;
  std::atomic<bool> stopped{false};
  const bool team = work_of(left.rows(), left.cols(), right.cols()) > worth_a_team;
#pragma omp parallel for schedule(dynamic) if (team)
  for (Index block = 0; block < blocks; ++block) {
    if (stop.stop_requested()) {
      stopped = true;
      continue;
    }
    const Index first = block * at_once;
    const Index count = std::min(at_once, left.rows() - first);
    // Coefficient-based for slivers, blocked otherwise; never by Eigen's own threads, whose blocks
    // depend on how many there are.
    result.middleRows(first, count).noalias() = left.middleRows(first, count) * right;
  }
  return !stopped;
}

bool column_products(const Matrix& inputs, Matrix& result, const std::stop_token& stop) {
  const Index columns = inputs.cols();
  result.resize(columns, columns);
  const Index blocks = (columns + columns_at_once - 1) / columns_at_once;
  std::vector<std::pair<Index, Index>> pairs;
  for (Index right = 0; right < blocks; ++right) {
    for (Index left = right; left < blocks; ++left) {
      pairs.emplace_back(left * columns_at_once, right * columns_at_once);
    }
  }
  std::atomic<bool> stopped{false};
  const bool team = work_of(columns, inputs.rows(), columns) > worth_a_team;
#pragma omp parallel for schedule(dynamic) if (team)
  for (const auto& pair : pairs) {
    if (stop.stop_requested()) {
      stopped = true;
      continue;
    }
    const Index rows = std::min(columns_at_once, columns - pair.first);
    const Index width = std::min(columns_at_once, columns - pair.second);
    const auto right = inputs.middleCols(pair.second, width);
    auto block = result.block(pair.first, pair.second, rows, width);
    if (pair.first == pair.second) {
      block.setZero();
      block.selfadjointView<Eigen::Lower>().rankUpdate(right.transpose());
      block.triangularView<Eigen::StrictlyUpper>() = block.transpose();
    } else {
      block.noalias() = inputs.middleCols(pair.first, rows).transpose() * right;
      result.block(pair.second, pair.first, width, rows) = block.transpose();
    }
  }
  return !stopped;
}

Matrix thin_product(const Matrix& left, const Matrix& right) {
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

}  // namespace steelyard::pcov
