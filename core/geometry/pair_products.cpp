// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/pair_products.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/kernels/kernels.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr Index block_size = 128;

/// Below this share of |x|^2 + |y|^2 a squared distance has lost too many digits.
template <typename Real>
constexpr Real cancelled_below = Real{1e-3};
template <>
constexpr float cancelled_below<float> = 0.1F;

template <typename Real>
bool add_norms(Real* cells, const Real* norms, std::size_t count, Real own, Real share) {
  if constexpr (std::is_same_v<Real, float>) {
    return kernels::kernels_in_use().add_norms_single(cells, norms, count, own, share);
  } else {
    return kernels::kernels_in_use().add_norms_double(cells, norms, count, own, share);
  }
}

}  // namespace

template <typename Real>
PairProducts<Real>::PairProducts(const Space& space, const Vector& weights, std::vector<Index> rows)
    : rows_(std::move(rows)) {
  for (Index feature = 0; feature < weights.size(); ++feature) {
    if (weights[feature] != 0.0) {
      active_.push_back(feature);
    }
  }
  symmetric_ = static_cast<Index>(rows_.size()) == space.samples();
  points_.resize(static_cast<Index>(active_.size()), space.samples());
  for (std::size_t k = 0; k < active_.size(); ++k) {
    points_.row(static_cast<Index>(k)) =
        (weights[active_[k]] * space.coordinates.col(active_[k])).template cast<Real>();
  }
  norms_ = points_.colwise().squaredNorm().transpose();
  if (!symmetric_) {
    row_points_ = points_(Eigen::all, rows_);
  }
}

template <typename Real>
std::vector<typename PairProducts<Real>::Block> PairProducts<Real>::blocks_of(Index count) {
  std::vector<Block> blocks;
  for (Index first = 0; first < count; first += block_size) {
    blocks.push_back({first, std::min(block_size, count - first)});
  }
  return blocks;
}

template <typename Real>
void PairProducts<Real>::mend_close(Block rows, Index column, RealMatrix& squared) const {
  const Index i = rows_[static_cast<std::size_t>(column)];
  auto cells = squared.col(column).segment(rows.first, rows.size);
  for (Index k = 0; k < rows.size; ++k) {
    const Index j = rows.first + k;
    if (cells[k] < cancelled_below<Real> * (norms_[j] + norms_[i])) {
      cells[k] = (points_.col(j) - points_.col(i)).squaredNorm();
    }
  }
}

template <typename Real>
void PairProducts<Real>::measure(Block rows, Block columns, RealMatrix& squared) const {
  const RealMatrix& row_points = symmetric_ ? points_ : row_points_;
  auto cells = squared.block(rows.first, columns.first, rows.size, columns.size);
  cells.noalias() = Real{-2} * points_.middleCols(rows.first, rows.size).transpose() *
                    row_points.middleCols(columns.first, columns.size);
  for (Index column = columns.first; column < columns.first + columns.size; ++column) {
    const Index i = rows_[static_cast<std::size_t>(column)];
    if (add_norms(cells.col(column - columns.first).data(), norms_.data() + rows.first,
                  static_cast<std::size_t>(rows.size), norms_[i], cancelled_below<Real>)) {
      mend_close(rows, column, squared);
    }
  }
  if (symmetric_ && rows.first != columns.first) {
    squared.block(columns.first, rows.first, columns.size, rows.size) = cells.transpose();
  }
}

template <typename Real>
bool PairProducts<Real>::squared_distances(RealMatrix& squared, const std::stop_token& stop) const {
  const auto columns = static_cast<Index>(rows_.size());
  if (squared.rows() != points_.cols() || squared.cols() != columns) {
    // Emptied first: if an allocation for another size fails, Eigen would free the old memory
    // twice.
    squared.resize(0, 0);
    squared.resize(points_.cols(), columns);
  }
  const std::vector<Block> of_samples = blocks_of(squared.rows());
  const std::vector<Block> of_rows = blocks_of(squared.cols());
  std::vector<std::pair<Block, Block>> pairs;
  for (std::size_t column = 0; column < of_rows.size(); ++column) {
    for (std::size_t row = symmetric_ ? column : 0; row < of_samples.size(); ++row) {
      pairs.emplace_back(of_samples[row], of_rows[column]);
    }
  }
  return parallel_for(std::ssize(pairs), stop, [&](Index k) {
    const auto& [samples, rows] = pairs[static_cast<std::size_t>(k)];
    measure(samples, rows, squared);
  });
}

/// Sum over the pairs of one block of rows of factor x_i x_j, feature by feature. If a pair occurs
/// in both orders, their factors are added first and the pair is used once.
template <typename Real>
Eigen::VectorXd PairProducts<Real>::cross_sums(const RealMatrix& factors,
                                               const std::vector<Block>& blocks, Index of) const {
  const Block rows = blocks[static_cast<std::size_t>(of)];
  const RealMatrix& row_points = symmetric_ ? points_ : row_points_;
  RealMatrix products = RealMatrix::Zero(points_.rows(), rows.size);
  if (symmetric_) {
    for (Index k = 0; k <= of; ++k) {
      const Block others = blocks[static_cast<std::size_t>(k)];
      RealMatrix both = factors.block(others.first, rows.first, others.size, rows.size);
      if (k < of) {
        both += factors.block(rows.first, others.first, rows.size, others.size).transpose();
      }
      products.noalias() += points_.middleCols(others.first, others.size) * both;
    }
  } else {
    products.noalias() = points_ * factors.middleCols(rows.first, rows.size);
  }
  return products.cwiseProduct(row_points.middleCols(rows.first, rows.size))
      .template cast<double>()
      .rowwise()
      .sum();
}

template <typename Real>
bool PairProducts<Real>::square_sums(const RealMatrix& factors, Eigen::ArrayXd& sums,
                                     const std::stop_token& stop) const {
  const std::vector<Block> blocks = blocks_of(factors.cols());
  const auto count = std::ssize(blocks);
  Eigen::MatrixXd cross(points_.rows(), count);
  Eigen::MatrixXd squares(points_.rows(), count);
  Eigen::MatrixXd of_samples(points_.cols(), count);
  const RealMatrix& row_points = symmetric_ ? points_ : row_points_;
  const bool finished = parallel_for(count, stop, [&](Index k) {
    const Index of = count - 1 - k;  // the last block of rows has the most pairs
    const Block rows = blocks[static_cast<std::size_t>(of)];
    const auto cells = factors.middleCols(rows.first, rows.size);
    cross.col(of) = cross_sums(factors, blocks, of);
    squares.col(of) =
        row_points.middleCols(rows.first, rows.size).cwiseAbs2().template cast<double>() *
        cells.colwise().sum().transpose().template cast<double>();
    of_samples.col(of) = cells.rowwise().sum().template cast<double>();
  });
  if (finished) {
    const Vector column_sums = of_samples.rowwise().sum();
    sums = (squares.rowwise().sum() - 2.0 * cross.rowwise().sum()).array() +
           (points_.cwiseAbs2().template cast<double>() * column_sums).array();
  }
  return finished;
}

template class PairProducts<double>;
template class PairProducts<float>;

}  // namespace steelyard
