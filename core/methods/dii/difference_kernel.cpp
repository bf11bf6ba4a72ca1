// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/difference_kernel.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace steelyard::dii {
namespace {

/// If more than this share of the cells is within reach, whole rows are faster than picking.
constexpr double sparse_below = 0.5;

/// If lambda changes by more than this share, nothing is picked before it is known: useless cells
/// would cost more than a second pass.
constexpr double most_change = 0.15;

/// The expected upper limit of the next lambda: too large a guess picks useless cells, too small a
/// one wastes a pass.
std::optional<double> next_lambda(double last, double lambda) {
  constexpr double margin = 0.02;
  const double growth = lambda / last - 1.0;
  if (!(std::abs(growth) < most_change)) {
    return std::nullopt;
  }
  return lambda * (1.0 + margin + (growth > 0.0 ? 2.0 : 0.5) * growth);
}

constexpr double least_dii = 1e-6;

}  // namespace

template <typename Real>
bool DifferenceKernel<Real>::is_dense() const {
  return last_near_share_ >= sparse_below;
}

template <typename Real>
bool DifferenceKernel<Real>::measure(Pass& pass, const std::stop_token& stop) {
  const auto body = [&](Index index, Workspace& workspace) {
    const RowGroup group = pass.group(index);
    pass.measure(group, workspace);
    if (picked_.empty()) {
      pass.find_nearest(group, workspace);
    } else {
      picked_[static_cast<std::size_t>(index)] = pass.pick_and_find_nearest(group, workspace);
    }
  };
  return for_each_on_all_cores(pass.group_count(), stop, workspaces_, body);
}

template <typename Real>
bool DifferenceKernel<Real>::sum(Pass& pass, const std::stop_token& stop) {
  const double largest_lambda = pass.totals.lambdas.maxCoeff();
  const bool use_picked = !picked_.empty() && largest_lambda <= pass.picking_lambda;
  const bool pick_now = !use_picked && !is_dense();
  pass.picking_lambda = use_picked ? pass.picking_lambda : largest_lambda;
  Eigen::ArrayXXd group_sums = Eigen::ArrayXXd::Zero(pass.padded_active(), pass.group_count());
  const auto body = [&](Index index, Workspace& workspace) {
    const RowGroup group = pass.group(index);
    const std::span<double> sums(group_sums.col(index).data(),
                                 static_cast<std::size_t>(group_sums.rows()));
    if (use_picked) {
      const PickedRows& picked = picked_[static_cast<std::size_t>(index)];
      pass.sum_picked(group, picked, workspaces_[picked.thread].cells, workspace, sums);
    } else if (pick_now) {
      pass.measure(group, workspace);
      const PickedRows picked = pass.pick(group, workspace);
      pass.sum_picked(group, picked, workspace.cells, workspace, sums);
      workspace.cells.cut(picked.begin);
    } else {
      pass.sum_dense(group, workspace, sums);
    }
  };
  if (!for_each_on_all_cores(pass.group_count(), stop, workspaces_, body)) {
    return false;
  }
  pass.square_sums = group_sums.rowwise().sum();
  return true;
}

template <typename Real>
void DifferenceKernel<Real>::begin(Pass& pass) {
  const double cells =
      static_cast<double>(pass.totals.rows()) * static_cast<double>(information_.inputs.samples());
  const double bytes = cells * last_near_share_ * (sizeof(float) + sizeof(std::uint32_t));
  const bool pick =
      expected_lambda_ && !is_dense() && bytes < most_bytes_picked(information_.inputs.samples());
  pass.picking_lambda = expected_lambda_.value_or(0.0) * pass.unit();
  pass.expected_dii = expected_dii_;
  picked_.resize(pick ? static_cast<std::size_t>(pass.group_count()) : 0);
  workspaces_.resize(most_threads());
  for (std::size_t thread = 0; thread < workspaces_.size(); ++thread) {
    workspaces_[thread].begin(thread, *points_.rough);
  }
}

template <typename Real>
void DifferenceKernel<Real>::learn(const Pass& pass) {
  const double lambda = pass.totals.lambdas.maxCoeff() / pass.unit();
  expected_lambda_ = next_lambda(last_lambda_, lambda);
  last_lambda_ = lambda;
  last_near_share_ =
      static_cast<double>(pass.totals.near.sum()) /
      (static_cast<double>(pass.totals.rows()) * static_cast<double>(pass.samples()));
}

template <typename Real>
std::optional<Evaluation> DifferenceKernel<Real>::evaluate(const Vector& weights,
                                                           const LambdaChoice& choice,
                                                           const std::stop_token& stop,
                                                           std::span<const Index> batch) {
  Pass pass(information_, resolution_, weights, choice, batch, points_, is_dense(), stop);
  begin(pass);
  if (!measure(pass, stop)) {
    return std::nullopt;
  }
  if (!pass.totals.set_lambdas(pass.choice(), pass.narrowest()) && std::is_same_v<Real, float>) {
    Evaluation unresolved;
    unresolved.unresolved = true;
    workspaces_ = {};  // a kernel of double precision goes on, which needs memory of its own
    return unresolved;
  }
  if (!sum(pass, stop)) {
    return std::nullopt;
  }
  learn(pass);
  Evaluation evaluation =
      evaluation_of(pass.totals, weights, pass.active(), pass.square_sums, pass.samples());
  evaluation.standard_error *= information_.error_of_copies;
  evaluation.lambda /= pass.unit();
  evaluation.narrowest_lambda /= pass.unit();
  expected_dii_ = std::max(least_dii, evaluation.dii);
  return evaluation;
}

template class DifferenceKernel<double>;
template class DifferenceKernel<float>;

}  // namespace steelyard::dii
