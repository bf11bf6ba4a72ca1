// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/difference_kernel.h"

#include <array>
#include <cmath>

namespace steelyard::dii {
namespace {

/// Picking cells out and gathering them costs about this many times what a cell of a whole row
/// does.
constexpr double sparse_below = 1.0 / 4.0;

/// Cells are picked up to this much more than the last lambda, which changes little in an epoch.
constexpr double lambda_margin = 1.2;

constexpr double most_bytes_picked = 1e9;

}  // namespace

/// Up to four rows that are treated together.
template <typename Real>
struct DifferenceKernel<Real>::RowGroup {
  Index first = 0;                                   ///< position in the batch
  std::size_t size = 0;                              ///< 1 .. row_group
  std::array<Index, Points::row_group> positions{};  ///< in Information::rows
  std::array<Index, Points::row_group> sample_of{};

  [[nodiscard]] std::span<const Index> samples() const { return std::span(sample_of).first(size); }
};

/// One evaluation under way.
template <typename Real>
struct DifferenceKernel<Real>::Pass {
  Pass(const Information& information, const Vector& weights, const LambdaChoice& lambda_choice,
       std::span<const Index> of_batch)
      : info(information),
        points(information.inputs, weights),
        choice(lambda_choice),
        batch(of_batch),
        totals(of_batch.empty() ? static_cast<Index>(information.rows.size())
                                : std::ssize(of_batch)),
        groups((totals.rows() + static_cast<Index>(Points::row_group) - 1) /
               static_cast<Index>(Points::row_group)) {}

  [[nodiscard]] RowGroup group(Index index) const {
    RowGroup rows;
    rows.first = index * static_cast<Index>(Points::row_group);
    rows.size = static_cast<std::size_t>(
        std::min(static_cast<Index>(Points::row_group), totals.rows() - rows.first));
    for (std::size_t k = 0; k < rows.size; ++k) {
      const Index place = rows.first + static_cast<Index>(k);
      rows.positions[k] = batch.empty() ? place : batch[static_cast<std::size_t>(place)];
      rows.sample_of[k] = info.rows[static_cast<std::size_t>(rows.positions[k])];
    }
    return rows;
  }

  const Information& info;
  Points points;
  LambdaChoice choice;
  std::span<const Index> batch;
  RowTotals totals;
  Index groups;
  Eigen::ArrayXd square_sums;   ///< per active feature, padded
  bool picked = false;          ///< the first pass picks cells
  double picking_lambda = 0.0;  ///< for this lambda at most
};

/// One thread's memory.
template <typename Real>
class DifferenceKernel<Real>::Workspace {
 public:
  explicit Workspace(const Points& points)
      : samples_(static_cast<std::size_t>(points.samples())),
        row_length_(static_cast<std::size_t>(points.padded_samples())),
        cells_(Points::row_group * row_length_),
        ranks_(row_length_) {
    const std::size_t room = cells_.size() + picking_room;
    picked_.samples.resize(room);
    picked_.factors.resize(room);
  }

  [[nodiscard]] std::span<Real> cells() { return cells_; }
  /// One row's samples, without the padding.
  [[nodiscard]] std::span<Real> row(std::size_t k) {
    return std::span(cells_).subspan(k * row_length_, samples_);
  }
  [[nodiscard]] std::span<Real> padding(std::size_t k) {
    return std::span(cells_).subspan(k * row_length_ + samples_, row_length_ - samples_);
  }
  [[nodiscard]] std::span<Real> ranks() { return std::span(ranks_).first(samples_); }
  [[nodiscard]] GroupCells& picked() { return picked_; }

  void measure(const Pass& pass, const RowGroup& group) {
    pass.points.squared_distances(group.samples(), cells_);
    for (std::size_t k = 0; k < group.size; ++k) {
      leave_out(group.sample_of[k], pass.info.exclude, pass.points.samples(), row(k));
    }
  }

 private:
  std::size_t samples_;
  std::size_t row_length_;
  std::vector<Real> cells_;
  std::vector<Real> ranks_;
  GroupCells picked_;
};

/// Into the workspace, whose memory has room for whole rows.
template <typename Real>
void DifferenceKernel<Real>::pick(const Pass& pass, const RowGroup& group, Workspace& workspace) {
  GroupCells& picked = workspace.picked();
  std::size_t count = 0;
  for (std::size_t k = 0; k < group.size; ++k) {
    const Index row = group.first + static_cast<Index>(k);
    const double reach = pass.totals.nearest[row] + reach_in_lambdas<Real> * pass.picking_lambda;
    count += pick_near<Real>(workspace.row(k), reach * reach, picked.samples.data() + count,
                             picked.factors.data() + count);
    picked.ends[k] = count;
  }
}

template <typename Real>
void DifferenceKernel<Real>::measure_and_pick(Pass& pass, const RowGroup& group, Index index,
                                              Workspace& workspace) {
  workspace.measure(pass, group);
  for (std::size_t k = 0; k < group.size; ++k) {
    measure_row<Real>(workspace.row(k), pass.choice, workspace.ranks(),
                      group.first + static_cast<Index>(k), pass.totals);
  }
  if (pass.picked) {
    pick(pass, group, workspace);
    const GroupCells& fresh = workspace.picked();
    const auto count = static_cast<std::ptrdiff_t>(fresh.ends[group.size - 1]);
    GroupCells& kept = picked_[static_cast<std::size_t>(index)];
    kept.samples.assign(fresh.samples.begin(), fresh.samples.begin() + count);
    kept.factors.assign(fresh.factors.begin(), fresh.factors.begin() + count);
    kept.ends = fresh.ends;
  }
}

template <typename Real>
bool DifferenceKernel<Real>::measure(Pass& pass, const std::stop_token& stop) {
  return for_each_on_all_cores(pass.groups, stop, Workspace(pass.points),
                               [&](Index index, Workspace& workspace) {
                                 measure_and_pick(pass, pass.group(index), index, workspace);
                               });
}

template <typename Real>
void DifferenceKernel<Real>::sum_dense(Pass& pass, const RowGroup& group, Workspace& workspace,
                                       std::span<double> sums) {
  workspace.measure(pass, group);
  for (std::size_t k = 0; k < group.size; ++k) {
    const Index row = group.first + static_cast<Index>(k);
    pass.totals.keep(row, soften_dense<Real>(workspace.row(k), pass.totals.lambdas[row],
                                             pass.totals.nearest[row], information_.ranks,
                                             group.positions[k], workspace.ranks()));
    std::fill(workspace.padding(k).begin(), workspace.padding(k).end(), Real{0});
  }
  pass.points.add_squared_differences(
      group.samples(),
      workspace.cells().first(group.size * static_cast<std::size_t>(pass.points.padded_samples())),
      sums);
}

template <typename Real>
void DifferenceKernel<Real>::sum_picked(Pass& pass, const RowGroup& group, GroupCells& picked,
                                        Workspace& workspace, std::span<double> sums) {
  std::size_t begin = 0;
  for (std::size_t k = 0; k < group.size; ++k) {
    const Index row = group.first + static_cast<Index>(k);
    const std::size_t count = picked.ends[k] - begin;
    const auto samples = std::span<const std::uint32_t>(picked.samples).subspan(begin, count);
    const auto factors = std::span<Real>(picked.factors).subspan(begin, count);
    pass.totals.keep(
        row, soften_near<Real>(samples, factors, pass.totals.lambdas[row], pass.totals.nearest[row],
                               information_.ranks, group.positions[k], workspace.ranks()));
    pass.points.add_squared_differences(group.sample_of[k], samples, factors, sums);
    begin = picked.ends[k];
  }
}

template <typename Real>
bool DifferenceKernel<Real>::sum(Pass& pass, const std::stop_token& stop) {
  const double largest_lambda = pass.totals.lambdas.maxCoeff();
  const bool use_picked = pass.picked && largest_lambda <= pass.picking_lambda;
  const bool pick_now = !use_picked && last_near_share_ < sparse_below;
  pass.picking_lambda = use_picked ? pass.picking_lambda : largest_lambda;
  Eigen::ArrayXXd group_sums = Eigen::ArrayXXd::Zero(pass.points.padded_active(), pass.groups);
  const auto body = [&](Index index, Workspace& workspace) {
    const RowGroup group = pass.group(index);
    const std::span<double> sums(group_sums.col(index).data(),
                                 static_cast<std::size_t>(group_sums.rows()));
    if (use_picked) {
      sum_picked(pass, group, picked_[static_cast<std::size_t>(index)], workspace, sums);
    } else if (pick_now) {
      workspace.measure(pass, group);
      pick(pass, group, workspace);
      sum_picked(pass, group, workspace.picked(), workspace, sums);
    } else {
      sum_dense(pass, group, workspace, sums);
    }
  };
  if (!for_each_on_all_cores(pass.groups, stop, Workspace(pass.points), body)) {
    return false;
  }
  pass.square_sums = group_sums.rowwise().sum();
  return true;
}

template <typename Real>
std::optional<Evaluation> DifferenceKernel<Real>::evaluate(const Vector& weights,
                                                           const LambdaChoice& choice,
                                                           const std::stop_token& stop,
                                                           std::span<const Index> batch) {
  Pass pass(information_, weights, choice, batch);
  const double cells =
      static_cast<double>(pass.totals.rows()) * static_cast<double>(information_.inputs.samples());
  const double bytes = cells * last_near_share_ * (sizeof(Real) + sizeof(std::uint32_t));
  pass.picked = last_lambda_ > 0.0 && last_near_share_ < sparse_below && bytes < most_bytes_picked;
  pass.picking_lambda = lambda_margin * last_lambda_;
  picked_.resize(pass.picked ? static_cast<std::size_t>(pass.groups) : 0);
  if (!measure(pass, stop)) {
    return std::nullopt;
  }
  pass.totals.set_lambdas(choice);
  if (!sum(pass, stop)) {
    return std::nullopt;
  }
  last_lambda_ = pass.totals.lambdas.maxCoeff();
  last_near_share_ = static_cast<double>(pass.totals.near.sum()) / cells;
  return evaluation_of(pass.totals, weights, pass.points.active(), pass.square_sums,
                       information_.inputs.samples());
}

template class DifferenceKernel<double>;
template class DifferenceKernel<float>;

}  // namespace steelyard::dii
