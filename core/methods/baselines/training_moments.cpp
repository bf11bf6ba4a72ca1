// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/training_moments.h"

#include <algorithm>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/parallel.h"

namespace steelyard::baselines {

ElasticNetTable elastic_net_table(const MatrixView& inputs, const MatrixView& targets,
                                  const Folds& folds, const std::stop_token& stop) {
  ElasticNetTable table;
  std::vector<Index> order;
  order.reserve(static_cast<std::size_t>(inputs.rows()));
  table.edges.push_back(0);
  for (const std::vector<Index>& fold : folds) {
    order.insert(order.end(), fold.begin(), fold.end());
    table.edges.push_back(std::ssize(order));
  }
  table.inputs.resize(inputs.rows(), inputs.cols());
  for (Index input = 0; input < inputs.cols() && !stop.stop_requested(); ++input) {
    auto values = table.inputs.col(input);
    values = inputs.col(input)(order);
    values.array() -= values.mean();
  }
  table.targets = targets(order, Eigen::all);
  table.targets.rowwise() -= table.targets.colwise().mean().eval();
  return table;
}

TrainingMoments::TrainingMoments(const ElasticNetTable& table, std::optional<Index> left_out,
                                 const std::stop_token& stop)
    : table_(&table) {
  if (left_out) {
    const Index behind = table.first_of(*left_out) + table.size_of(*left_out);
    blocks_ = {{0, table.first_of(*left_out)}, {behind, table.samples() - behind}};
  } else {
    blocks_ = {{0, table.samples()}};
  }
  const Index dimension = table.inputs.cols();
  means_ = variances_ = Vector::Zero(dimension);
  target_means_ = Vector::Zero(table.targets.cols());
  with_targets_ = Matrix::Zero(dimension, table.targets.cols());
  for (const Block& block : blocks_) {
    samples_ += static_cast<double>(block.size);
    target_means_ += table.targets.middleRows(block.first, block.size).colwise().sum().transpose();
  }
  target_means_ /= samples_;
  for (Index input = 0; input < dimension && !stop.stop_requested(); ++input) {
    for (const Block& block : blocks_) {
      const auto values = table.inputs.col(input).segment(block.first, block.size);
      means_[input] += values.sum();
      variances_[input] += values.squaredNorm();
      with_targets_.row(input).noalias() +=
          values.transpose() * table.targets.middleRows(block.first, block.size);
    }
  }
  means_ /= samples_;
  variances_ = variances_ / samples_ - means_.cwiseAbs2();
  with_targets_ = with_targets_ / samples_ - means_ * target_means_.transpose();
}

void TrainingMoments::keep_covariances(const Matrix& of_all, Matrix of_left_out) {
  kept_ = std::move(of_left_out);
  if (kept_.size() == 0) {
    kept_ = of_all / samples_;
  } else {
    kept_ = (of_all - kept_) / samples_;
  }
  for (Index input = 0; input < dimension(); ++input) {
    kept_.col(input).noalias() -= means_[input] * means_;
  }
}

void TrainingMoments::covariances(Index input, std::span<const Index> others,
                                  std::span<double> result) const {
  for (std::size_t k = 0; k < others.size(); ++k) {
    const Index other = others[k];
    if (kept_.size() > 0) {
      result[k] = kept_(other, input);
      continue;
    }
    double sum = 0.0;
    for (const Block& block : blocks_) {
      sum += table_->inputs.col(input)
                 .segment(block.first, block.size)
                 .dot(table_->inputs.col(other).segment(block.first, block.size));
    }
    result[k] = sum / samples_ - means_[input] * means_[other];
  }
}

void TrainingMoments::with_residual(Index target, std::span<const Index> inputs,
                                    std::span<const double> slopes, Vector& result) const {
  if (kept_.size() > 0) {
    result = with_targets_.col(target);
    for (std::size_t k = 0; k < inputs.size(); ++k) {
      if (slopes[k] != 0.0) {
        result.noalias() -= slopes[k] * kept_.col(inputs[k]);
      }
    }
    return;
  }
  Vector residual = table_->targets.col(target);
  for (std::size_t k = 0; k < inputs.size(); ++k) {
    if (slopes[k] != 0.0) {
      residual.noalias() -= slopes[k] * table_->inputs.col(inputs[k]);
    }
  }
  double mean = 0.0;
  for (const Block& block : blocks_) {
    mean += residual.segment(block.first, block.size).sum();
  }
  residual.array() -= mean / samples_;
  result.setZero(dimension());
  for (const Block& block : blocks_) {
    if (block.size > 0) {
      result.noalias() += table_->inputs.middleRows(block.first, block.size).transpose() *
                          residual.segment(block.first, block.size);
    }
  }
  result /= samples_;
}

/// X'X of a fold, in pieces so short that nobody waits for a stop.
/// \return false when stopped
static bool fold_products(const ElasticNetTable& table, Index fold, Matrix& products,
                          const std::stop_token& stop) {
  constexpr Index rows_at_once = 16384;
  const Index end = table.first_of(fold + 1);
  products.setZero(table.inputs.cols(), table.inputs.cols());
  Matrix piece;
  for (Index first = table.first_of(fold); first < end; first += rows_at_once) {
    if (!column_products(table.inputs.middleRows(first, std::min(rows_at_once, end - first)), piece,
                         stop)) {
      return false;
    }
    products += piece;
  }
  return true;
}

bool covariances_are_kept(Index dimension, Index folds) {
  constexpr Index most_inputs = 1500;
  constexpr Index most_cells = 30'000'000;  // of all matrices
  return dimension <= most_inputs && dimension * dimension * (folds + 2) <= most_cells;
}

std::optional<std::vector<TrainingMoments>> all_moments(const ElasticNetTable& table,
                                                        const std::stop_token& stop) {
  const Index folds = table.folds();
  const Index dimension = table.inputs.cols();
  std::vector<std::optional<TrainingMoments>> each(static_cast<std::size_t>(folds + 1));
  const bool made = parallel_for(folds + 1, stop, [&](Index fold) {
    each[static_cast<std::size_t>(fold)].emplace(
        table, fold < folds ? std::optional(fold) : std::nullopt, stop);
  });
  if (!made || stop.stop_requested()) {
    return std::nullopt;
  }
  if (covariances_are_kept(dimension, folds)) {
    Matrix of_all = Matrix::Zero(dimension, dimension);
    std::vector<Matrix> of_fold(each.size());
    for (Index fold = 0; fold < folds; ++fold) {
      Matrix& products = of_fold[static_cast<std::size_t>(fold)];
      if (!fold_products(table, fold, products, stop)) {
        return std::nullopt;
      }
      of_all += products;
    }
    parallel_for(folds + 1, Sharing{}, [&](Index fold) {
      const auto k = static_cast<std::size_t>(fold);
      each[k]->keep_covariances(of_all, std::move(of_fold[k]));
    });
  }
  std::vector<TrainingMoments> moments;
  moments.reserve(each.size());
  for (auto& one : each) {
    moments.push_back(std::move(*one));
  }
  return moments;
}

}  // namespace steelyard::baselines
