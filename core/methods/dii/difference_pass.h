// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/geometry/weighted_points.h"
#include "core/methods/dii/picked_cells.h"
#include "core/methods/dii/resolution.h"
#include "core/methods/dii/row_totals.h"

namespace steelyard::dii {

/// A few rows that are processed together.
struct RowGroup {
  static constexpr std::size_t most = WeightedPoints::most_rows;

  Index first = 0;                      ///< position in the batch
  std::size_t size = 0;                 ///< 1 .. most
  std::array<Index, most> positions{};  ///< in Information::rows
  std::array<Index, most> sample_of{};

  [[nodiscard]] std::span<const Index> samples() const { return std::span(sample_of).first(size); }
};

/// Where the picked cells of a group's rows are stored.
struct PickedRows {
  std::size_t thread = 0;  ///< the thread whose workspace holds them
  PickedCells::Mark begin;
  std::array<PickedCells::Mark, RowGroup::most> ends{};
};

/// Points in single precision. Kernels of one information share them, one after the other: each
/// evaluation weighs them anew.
using RoughPoints = std::shared_ptr<BasicWeightedPoints<float>>;

[[nodiscard]] inline RoughPoints new_rough_points() {
  return std::make_shared<BasicWeightedPoints<float>>();
}

/// The points with the current weights. Memory is reused between evaluations.
template <typename Real>
struct DifferencePoints {
  RoughPoints rough;
  BasicWeightedPoints<double> exact;  ///< empty in single precision
};

/// The memory of one thread, reused between evaluations.
template <typename Real>
struct DifferenceWorkspace {
  void begin(std::size_t own_thread, const BasicWeightedPoints<float>& points);
  /// One row's samples, without the padding.
  [[nodiscard]] std::span<float> rough_row(std::size_t k) {
    return std::span(rough).subspan(k * row_length, samples);
  }
  [[nodiscard]] std::span<Real> exact_row(std::size_t k) {
    return std::span(exact).subspan(k * row_length, samples);
  }

  std::size_t thread = 0;
  std::size_t samples = 0;
  std::size_t row_length = 0;
  std::vector<float> rough;  ///< squared distances of a group's rows
  std::vector<Real> exact;   ///< the same for whole rows, otherwise the cells of one row
  std::vector<Real> ranks;
  std::vector<float> rough_ranks;
  std::vector<std::uint32_t> candidates;
  PickedCells cells;
};

/// One evaluation by differences: the operations on each group of rows.
///
/// Everything is measured in a unit in which the largest coordinate is about 1, so that squares in
/// single precision neither overflow nor vanish.
template <typename Real>
class DifferencePass {
 public:
  using Workspace = DifferenceWorkspace<Real>;

  /// \param resolution  of the inputs
  /// \param points      its weights are set here
  /// \param dense       whether sum_dense() may be called
  DifferencePass(const Information& information, const Resolution& resolution,
                 const Vector& weights, LambdaChoice choice, std::span<const Index> batch,
                 DifferencePoints<Real>& points, bool dense, const std::stop_token& stop);

  [[nodiscard]] double unit() const { return unit_; }
  [[nodiscard]] Index samples() const { return rough().samples(); }
  [[nodiscard]] const std::vector<Index>& active() const { return rough().active(); }
  [[nodiscard]] Index padded_active() const;
  /// The choice, in units of unit().
  [[nodiscard]] const LambdaChoice& choice() const { return choice_; }
  /// The narrowest width that the distances can resolve, in units of unit().
  [[nodiscard]] double narrowest() const { return narrowest_; }
  [[nodiscard]] Index group_count() const;
  [[nodiscard]] RowGroup group(Index index) const;

  /// Writes rough distances to the workspace.
  void measure(const RowGroup& group, Workspace& workspace) const;
  /// After measure(): writes nearest neighbours and gaps to the totals.
  void find_nearest(const RowGroup& group, Workspace& workspace);
  /// Picks the cells within reach. Requires find_nearest(), in this pass or in an earlier one.
  [[nodiscard]] PickedRows pick(const RowGroup& group, Workspace& workspace) const;
  /// Does both at once: the nearest neighbours are searched for among the picked cells.
  [[nodiscard]] PickedRows pick_and_find_nearest(const RowGroup& group, Workspace& workspace);
  /// \param cells  of the workspace that picked them, which may be another thread's
  /// \param sums   padded_active() values; added to
  void sum_picked(const RowGroup& group, const PickedRows& picked, PickedCells& cells,
                  Workspace& workspace, std::span<double> sums);
  void sum_dense(const RowGroup& group, Workspace& workspace, std::span<double> sums);

  RowTotals totals;             ///< lengths in units of unit()
  Eigen::ArrayXd square_sums;   ///< per active feature, padded
  double picking_lambda = 0.0;  ///< upper limit of lambda for picking cells, in units of unit()
  double expected_dii = 0.0;    ///< approximate DII for picking cells; > 0

 private:
  void find_nearest_roughly(const RowGroup& group, std::size_t k, Workspace& workspace);
  void find_nearest_exactly(const RowGroup& group, std::size_t k, Workspace& workspace);
  [[nodiscard]] bool find_nearest_among(std::span<const double> near, double limit, Index row);
  [[nodiscard]] PickingLimits limits(Index row) const;
  void pick_row(const RowGroup& group, std::size_t k, const PickingLimits& limits,
                Workspace& workspace) const;
  /// The points for rough distances.
  [[nodiscard]] const BasicWeightedPoints<float>& rough() const { return *points_.rough; }
  /// The points for exact distances.
  [[nodiscard]] const BasicWeightedPoints<Real>& exact() const;

  const Information& information_;
  DifferencePoints<Real>& points_;
  double unit_;
  double blur_ = 0.0;  ///< largest error of a rough distance, in units of unit()
  double narrowest_;
  LambdaChoice choice_;
  std::span<const Index> batch_;
};

extern template struct DifferenceWorkspace<double>;
extern template struct DifferenceWorkspace<float>;
extern template class DifferencePass<double>;
extern template class DifferencePass<float>;

}  // namespace steelyard::dii
