// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/difference_pass.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace steelyard::dii {
namespace {

template <typename Real>
constexpr bool is_single = std::is_same_v<Real, float>;

float square_up(double value) {
  return static_cast<float>(value * value) * (1.0F + 2.0F * std::numeric_limits<float>::epsilon());
}

}  // namespace

template <typename Real>
void DifferenceWorkspace<Real>::begin(std::size_t own_thread,
                                      const BasicWeightedPoints<float>& points) {
  thread = own_thread;
  samples = static_cast<std::size_t>(points.samples());
  row_length = static_cast<std::size_t>(points.padded_samples());
  rough.resize(points.rows_at_once() * row_length);
  ranks.resize(row_length);
  rough_ranks.resize(row_length);
  cells.cut({});
}

template <typename Real>
DifferencePass<Real>::DifferencePass(const Information& information, const Resolution& resolution,
                                     const Vector& weights, LambdaChoice choice,
                                     std::span<const Index> batch, DifferencePoints<Real>& points,
                                     [[maybe_unused]] bool dense, const std::stop_token& stop)
    : totals(batch.empty() ? static_cast<Index>(information.rows.size()) : std::ssize(batch)),
      information_(information),
      points_(points),
      unit_(resolution.unit(weights)),
      narrowest_(resolution.narrowest<Real>(unit_ * weights)),
      choice_(choice),
      batch_(batch) {
  choice_ = choice_.in_unit(unit_);
  points_.rough->weigh(information.inputs, unit_ * weights, true, stop);
  if constexpr (!is_single<Real>) {
    points_.exact.weigh(information.inputs, unit_ * weights, dense, stop);
    blur_ = resolution.blur(unit_ * weights);
  }
}

template <typename Real>
const BasicWeightedPoints<Real>& DifferencePass<Real>::exact() const {
  if constexpr (is_single<Real>) {
    return *points_.rough;
  } else {
    return points_.exact;
  }
}

template <typename Real>
Index DifferencePass<Real>::padded_active() const {
  return std::max(rough().padded_active(), exact().padded_active());
}

template <typename Real>
Index DifferencePass<Real>::group_count() const {
  const auto most = static_cast<Index>(rough().rows_at_once());
  return (totals.rows() + most - 1) / most;
}

template <typename Real>
RowGroup DifferencePass<Real>::group(Index index) const {
  const auto most = static_cast<Index>(rough().rows_at_once());
  RowGroup rows;
  rows.first = index * most;
  rows.size = static_cast<std::size_t>(std::min(most, totals.rows() - rows.first));
  for (std::size_t k = 0; k < rows.size; ++k) {
    const Index place = rows.first + static_cast<Index>(k);
    rows.positions[k] = batch_.empty() ? place : batch_[static_cast<std::size_t>(place)];
    rows.sample_of[k] = information_.rows[static_cast<std::size_t>(rows.positions[k])];
  }
  return rows;
}

template <typename Real>
void DifferencePass<Real>::measure(const RowGroup& group, Workspace& workspace) const {
  rough().squared_distances(group.samples(), workspace.rough);
  for (std::size_t k = 0; k < group.size; ++k) {
    leave_out(group.sample_of[k], information_.exclude, samples(), workspace.rough_row(k));
  }
}

template <typename Real>
void DifferencePass<Real>::find_nearest_roughly(const RowGroup& group, std::size_t k,
                                                Workspace& workspace) {
  measure_row<float>(workspace.rough_row(k), choice_, workspace.rough_ranks,
                     group.first + static_cast<Index>(k), totals);
}

/// In double precision, after find_nearest_roughly: repeats the search among all cells that may be
/// among the nearest given the errors of single precision.
template <typename Real>
void DifferencePass<Real>::find_nearest_exactly([[maybe_unused]] const RowGroup& group,
                                                [[maybe_unused]] std::size_t k,
                                                [[maybe_unused]] Workspace& workspace) {
  if constexpr (!is_single<Real>) {
    const Index row = group.first + static_cast<Index>(k);
    const double farthest = farthest_measured(totals, choice_, row) + 2.0 * blur_;
    samples_within<float>(workspace.rough_row(k), square_up(farthest), workspace.candidates);
    workspace.exact.resize(std::max(workspace.exact.size(), workspace.candidates.size()));
    const std::span<Real> squares = std::span(workspace.exact).first(workspace.candidates.size());
    exact().squared_distances(group.sample_of[k], workspace.candidates, squares);
    measure_candidates(squares, choice_, row, totals);
  }
}

/// The same from near cells that were picked anyway.
/// \param limit  the largest rough squared distance picked
/// \return false if a cell beyond the limit may be among the nearest
template <typename Real>
bool DifferencePass<Real>::find_nearest_among(std::span<const double> near, double limit,
                                              Index row) {
  if (of_neighbour(choice_)) {
    return false;
  }
  const TwoNearest nearest = two_nearest(near);
  const double second = std::sqrt(nearest.second);
  if (!(second < std::sqrt(limit) - 2.0 * blur_)) {
    return false;
  }
  totals.nearest[row] = std::sqrt(nearest.first);
  totals.gaps[row] = second - totals.nearest[row];
  return true;
}

template <typename Real>
void DifferencePass<Real>::find_nearest(const RowGroup& group, Workspace& workspace) {
  for (std::size_t k = 0; k < group.size; ++k) {
    find_nearest_roughly(group, k, workspace);
    find_nearest_exactly(group, k, workspace);
  }
}

/// The error of far cells, blur / lambda relatively, times exp(-distance in lambdas) must be
/// negligible relative to the DII.
template <typename Real>
PickingLimits DifferencePass<Real>::limits(Index row) const {
  const double nearest = totals.nearest[row] + 2.0 * blur_;
  const double most_lambdas = reach_for<Real>(expected_dii);
  const float reach = square_up(nearest + most_lambdas * picking_lambda);
  if constexpr (is_single<Real>) {
    return {-1.0F, reach};
  } else {
    const double negligible = 1e-11 * std::sqrt(expected_dii);
    const double lambdas =
        std::clamp(std::log(blur_ / (negligible * picking_lambda)), 0.0, most_lambdas);
    return {square_up(nearest + lambdas * picking_lambda), reach};
  }
}

template <typename Real>
void DifferencePass<Real>::pick_row(const RowGroup& group, std::size_t k,
                                    const PickingLimits& limits, Workspace& workspace) const {
  const PickedCells::Mark from = workspace.cells.end();
  const auto self = static_cast<std::uint32_t>(group.sample_of[k]);
  workspace.cells.pick(workspace.rough_row(k), limits, self);
  if constexpr (!is_single<Real>) {
    const PickedCells::Mark to = workspace.cells.end();
    exact().squared_distances(group.sample_of[k], workspace.cells.near_samples(from, to),
                              workspace.cells.near_cells(from, to));
    workspace.cells.blank_near(from, to, self);
  }
}

template <typename Real>
PickedRows DifferencePass<Real>::pick(const RowGroup& group, Workspace& workspace) const {
  PickedRows picked{workspace.thread, workspace.cells.end(), {}};
  for (std::size_t k = 0; k < group.size; ++k) {
    pick_row(group, k, limits(group.first + static_cast<Index>(k)), workspace);
    picked.ends[k] = workspace.cells.end();
  }
  return picked;
}

template <typename Real>
PickedRows DifferencePass<Real>::pick_and_find_nearest(const RowGroup& group,
                                                       Workspace& workspace) {
  PickedRows picked{workspace.thread, workspace.cells.end(), {}};
  PickedCells::Mark from = picked.begin;
  for (std::size_t k = 0; k < group.size; ++k) {
    const Index row = group.first + static_cast<Index>(k);
    find_nearest_roughly(group, k, workspace);
    const PickingLimits limits_of_row = limits(row);
    pick_row(group, k, limits_of_row, workspace);
    picked.ends[k] = workspace.cells.end();
    const auto near = workspace.cells.near_cells(from, picked.ends[k]);
    if (!is_single<Real> && !find_nearest_among(near, limits_of_row.near, row)) {
      find_nearest_exactly(group, k, workspace);
    }
    from = picked.ends[k];
  }
  return picked;
}

template <typename Real>
void DifferencePass<Real>::sum_picked(const RowGroup& group, const PickedRows& picked,
                                      PickedCells& cells, Workspace& workspace,
                                      std::span<double> sums) {
  PickedCells::Mark from = picked.begin;
  for (std::size_t k = 0; k < group.size; ++k) {
    const PickedCells::Mark to = picked.ends[k];
    const Index row = group.first + static_cast<Index>(k);
    const Index sample = group.sample_of[k];
    const double lambda = totals.lambdas[row];
    const auto far = cells.far_samples(from, to);
    const std::span<float> far_cells = cells.far_cells(from, to);
    const std::span<float> far_ranks = std::span(workspace.rough_ranks).first(far.size());
    information_.ranks.gather(group.positions[k], far, far_ranks);
    SoftmaxSums row_sums =
        exponentials(far_cells, std::span<const float>(far_ranks), lambda, totals.nearest[row]);
    if constexpr (!is_single<Real>) {
      const auto near = cells.near_samples(from, to);
      const std::span<Real> near_cells = cells.near_cells(from, to);
      const std::span<Real> ranks = std::span(workspace.ranks).first(near.size());
      information_.ranks.gather(group.positions[k], near, ranks);
      row_sums.add(
          exponentials(near_cells, std::span<const Real>(ranks), lambda, totals.nearest[row]));
      make_factors(near_cells, std::span<const Real>(ranks), lambda, row_sums);
      exact().add_squared_differences(sample, near, near_cells, sums);
    }
    make_factors(far_cells, std::span<const float>(far_ranks), lambda, row_sums);
    rough().add_squared_differences(sample, far, far_cells, sums);
    totals.keep(row, row_sums.row());
    from = to;
  }
}

template <typename Real>
void DifferencePass<Real>::sum_dense(const RowGroup& group, Workspace& workspace,
                                     std::span<double> sums) {
  workspace.exact.resize(rough().rows_at_once() * workspace.row_length);
  exact().squared_distances(group.samples(), workspace.exact);
  for (std::size_t k = 0; k < group.size; ++k) {
    const Index row = group.first + static_cast<Index>(k);
    const std::span<Real> cells = workspace.exact_row(k);
    leave_out(group.sample_of[k], information_.exclude, samples(), cells);
    totals.keep(row, soften(cells, totals.lambdas[row], totals.nearest[row], information_.ranks,
                            group.positions[k], std::span(workspace.ranks).first(cells.size())));
    std::fill_n(cells.data() + cells.size(), workspace.row_length - cells.size(), Real{0});
  }
  exact().add_squared_differences(
      group.samples(), std::span(workspace.exact).first(group.size * workspace.row_length), sums);
}

template struct DifferenceWorkspace<double>;
template struct DifferenceWorkspace<float>;
template class DifferencePass<double>;
template class DifferencePass<float>;

}  // namespace steelyard::dii
