// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>

#include "core/kernels/level.h"

/// The inner loops in which most time is spent, on plain memory. The sources in each_level are
/// compiled once for each Level; the names of one level exist in a namespace of that level only.
/// Results of different levels differ by rounding: where a level has fused multiplications and
/// additions, and by the order of sums, which are kept register by register.
namespace steelyard::kernels {

using Index = std::ptrdiff_t;

/// The weighted points of BasicWeightedPoints, which says what they mean.
template <typename Real>
struct Points {
  static constexpr Index lanes = 16;            ///< samples in a tile
  static constexpr Index register_bytes = 64;   ///< features are padded to so many bytes
  static constexpr Index features_at_once = 2;  ///< those of tiles are padded to so many
  const Real* tiled = nullptr;                  ///< [tile][tiled feature][lane]; null without tiles
  const Real* by_sample = nullptr;              ///< [sample][padded feature]
  const Real* periods = nullptr;                ///< per padded feature; 0 where not periodic
  const Real* inverse_periods = nullptr;        ///< likewise
  Index tiles = 0;
  Index active = 0;         ///< features
  Index padded_active = 0;  ///< features, padded to whole registers
  Index tiled_active = 0;   ///< features, padded to those taken at once
};

/// Passes over pairs of points.
template <typename Real>
struct PointLoops {
  /// Squared distances of each row to all samples: rows x padded samples, row after row.
  void (*distances)(const Points<Real>& points, const Index* rows, std::size_t row_count,
                    Real* distances);
  /// sums[k] += sum over rows i and samples j of factor_ij (y_j - y_i)^2 along feature k.
  void (*add_differences)(const Points<Real>& points, const Index* rows, std::size_t row_count,
                          const Real* factors, double* sums);
  /// Squared distances of one sample to few others.
  void (*few_distances)(const Points<Real>& points, Index sample, const std::uint32_t* others,
                        std::size_t other_count, Real* distances);
  /// sums[k] += sum over the others j of factors[j] (y_j - y_i)^2.
  void (*add_few_differences)(const Points<Real>& points, Index sample, const std::uint32_t* others,
                              std::size_t other_count, const Real* factors, double* sums);
};

/// What `exponentials` of SoftmaxLoops sums up.
struct SoftmaxSums {
  double exponentials = 0.0;
  double ranks = 0.0;
  Index near = 0;
  Index duplicates = 0;
};

/// Passes over one row of the softmax of the DII: core/methods/dii/softmax_row.h.
template <typename Real>
struct SoftmaxLoops {
  SoftmaxSums (*exponentials)(Real* cells, const Real* ranks, std::size_t count, double lambda,
                              double nearest, double reach);
  void (*make_factors)(Real* cells, const Real* ranks, std::size_t count, Real mean_rank,
                       Real normaliser);
  /// The least and the second least of the numbers.
  void (*two_least)(const Real* values, std::size_t count, double* first, double* second);
  /// values[k] = half of doubled[samples[k]].
  void (*gather_narrow)(const std::uint16_t* doubled, const std::uint32_t* samples,
                        std::size_t count, Real* values);
  /// Numbers of three bytes each, the least first, and at least one more byte after the last one.
  void (*gather_middle)(const std::uint8_t* doubled, const std::uint32_t* samples,
                        std::size_t count, Real* values);
  void (*gather_wide)(const std::uint32_t* doubled, const std::uint32_t* samples, std::size_t count,
                      Real* values);
  /// values[k] = half of doubled[k].
  void (*copy_narrow)(const std::uint16_t* doubled, std::size_t count, Real* values);
  void (*copy_middle)(const std::uint8_t* doubled, std::size_t count, Real* values);
  void (*copy_wide)(const std::uint32_t* doubled, std::size_t count, Real* values);
};

/// Where picked cells go, as in core/methods/dii/picked_cells.h. Whole registers are written beyond
/// the last cell, so there must be room for `lanes` more.
struct PickedOutlet {
  static constexpr std::size_t lanes = 16;
  std::uint32_t* near_samples = nullptr;
  std::uint32_t* far_samples = nullptr;
  float* far_cells = nullptr;
  std::size_t looked_at = 0;  ///< cells, from the first on; the caller does the rest
};

/// Products of matrices stored column by column (row by row where `transposed`), as in BLAS:
/// core/kernels/products.h.
template <typename Real>
struct ProductLoops {
  /// C += alpha A B, rows x columns, where A has `depth` columns.
  void (*matrices)(bool left_transposed, bool right_transposed, Index rows, Index columns,
                   Index depth, Real alpha, const Real* left, Index left_stride, const Real* right,
                   Index right_stride, Real* result, Index result_stride);
  /// y += alpha A x, or A'x. A is rows x columns.
  void (*vector)(bool transposed, Index rows, Index columns, Real alpha, const Real* matrix,
                 Index stride, const Real* vector, Index vector_step, Real* result,
                 Index result_step);
};

/// What only double precision needs.
struct TriangleLoops {
  /// One half of C += alpha A A', or A'A. C is size x size.
  void (*rank_update)(bool lower, bool transposed, Index size, Index depth, double alpha,
                      const double* matrix, Index stride, double* result, Index result_stride);
  /// y += alpha A x where only one half of A is read.
  void (*vector)(bool lower, Index size, double alpha, const double* matrix, Index stride,
                 const double* vector, double* result);
  /// C += alpha A B, likewise.
  void (*matrix)(bool lower, Index size, Index columns, double alpha, const double* matrix,
                 Index stride, const double* right, Index right_stride, double* result,
                 Index result_stride);
  /// B becomes A^-1 B, or B A^-1 (`on_the_right`), where A is one triangle of a matrix, transposed
  /// if so, and with ones on its diagonal if `unit`. B is rows x columns.
  void (*solve)(bool on_the_right, bool lower, bool transposed, bool unit, Index rows,
                Index columns, const double* triangle, Index stride, double* result,
                Index result_stride);
};

/// Some tiles of the samples of SpaceDistances (core/geometry/distance_source.h).
struct Tiles {
  static constexpr Index lanes = 16;  ///< samples in a tile
  const double* tiled = nullptr;      ///< [tile][feature][lane]
  const double* periods = nullptr;    ///< per feature; 0 where not periodic
  Index features = 0;
  Index count = 0;  ///< of all tiles
  Index first = 0;  ///< of those looked at
  Index last = 0;   ///< one behind the last of those
};

/// The bit patterns of some distances, as integers, which have the order of the distances.
struct BitRange {
  std::uint64_t lowest = ~std::uint64_t{0};
  std::uint64_t highest = 0;
};

/// Passes over a row of distances that is to be sorted: core/geometry/row_ranker.h.
struct RowLoops {
  /// Widens a range by the distances that are neither 0 nor at least `huge`.
  void (*widen)(const double* distances, std::size_t count, std::uint64_t huge, BitRange* range);
  /// places[k] = ((bits of distance k - lowest) >> shift) + 1, but at most `last`; 0 for 0.
  void (*place)(const double* distances, std::size_t count, std::uint64_t lowest, unsigned shift,
                std::uint64_t last, std::uint32_t* places);
};

/// A step of Adam: core/optimise/gradient_steps.h.
template <typename Real>
struct AdamRates {
  Real kept_mean, new_mean, kept_square, new_square;  ///< shares of the old and of the new
  Real length;        ///< of the step, by how far the mean is from its start
  Real square_share;  ///< how far the mean square is from its start: 1 in the end
  Real floor;
};

/// Passes that change number by number.
template <typename Real>
struct ElementLoops {
  /// point -= length mean / (sqrt(square / square_share) + floor), with the new averages.
  void (*adam)(const AdamRates<Real>& rates, const Real* gradient, std::size_t count, Real* point,
               Real* mean, Real* square);
  /// slopes[k] = mask where the value is above 0, otherwise 0; values[k] *= slopes[k].
  void (*rectify)(const Real* masks, std::size_t count, Real* values, Real* slopes);
};

/// A column of the pulls of core/methods/metric_learning/nadaraya_watson_loss.h.
struct PulledColumn {
  const double* errors;       ///< of the rows
  const double* targets;      ///< of the rows
  const double* own_of_rows;  ///< of the rows
  double target, error, own;  ///< of the column
};

/// Exponentials of many numbers.
struct ExponentialLoops {
  /// value becomes exp(factor value), at most 1.
  void (*gaussian)(double* values, std::size_t count, double factor);
  /// value becomes exp(nearest - value), for values >= nearest.
  void (*decay)(double* values, std::size_t count, double nearest);
};

/// Everything that is compiled for one level.
struct Kernels {
  PointLoops<float> single_points;
  PointLoops<double> double_points;
  SoftmaxLoops<float> single_softmax;
  SoftmaxLoops<double> double_softmax;
  /// Picks what is not farther than `near`, and what is farther but not than `far`.
  void (*pick)(const float* squared, std::size_t count, float near, float far, PickedOutlet* out);
  /// cells[k] += norms[k] + own.
  /// \return whether one is then below share * (norms[k] + own)
  bool (*add_norms_single)(float* cells, const float* norms, std::size_t count, float own,
                           float share);
  bool (*add_norms_double)(double* cells, const double* norms, std::size_t count, double own,
                           double share);
  ProductLoops<float> single_products;
  ProductLoops<double> double_products;
  TriangleLoops triangles;
  ExponentialLoops exponential;
  RowLoops rows;
  ElementLoops<float> single_elements;
  ElementLoops<double> double_elements;
  /// to[k] += factor from[k].
  void (*add_scaled)(const double* from, std::size_t count, double factor, double* to);
  /// both[k] = kernel[k] (errors[k] target + targets[k] error - own_of_rows[k] - own).
  void (*pull)(const PulledColumn& column, const double* kernel, std::size_t count, double* both);
  /// Squared distances of each row to the samples of some tiles: rows x lanes of all tiles, row
  /// after row, of which those of other tiles are left alone.
  void (*tile_distances)(const Tiles& tiles, const Index* rows, std::size_t row_count,
                         double* block);
};

/// \param level  a usable one
[[nodiscard]] const Kernels& kernels_at(Level level);
/// Those of level_in_use().
[[nodiscard]] const Kernels& kernels_in_use();

template <typename Real>
[[nodiscard]] const PointLoops<Real>& point_loops();
template <>
[[nodiscard]] inline const PointLoops<float>& point_loops() {
  return kernels_in_use().single_points;
}
template <>
[[nodiscard]] inline const PointLoops<double>& point_loops() {
  return kernels_in_use().double_points;
}
template <typename Real>
[[nodiscard]] const SoftmaxLoops<Real>& softmax_loops();
template <>
[[nodiscard]] inline const SoftmaxLoops<float>& softmax_loops() {
  return kernels_in_use().single_softmax;
}
template <>
[[nodiscard]] inline const SoftmaxLoops<double>& softmax_loops() {
  return kernels_in_use().double_softmax;
}

template <typename Real>
[[nodiscard]] const ElementLoops<Real>& element_loops();
template <>
[[nodiscard]] inline const ElementLoops<float>& element_loops() {
  return kernels_in_use().single_elements;
}
template <>
[[nodiscard]] inline const ElementLoops<double>& element_loops() {
  return kernels_in_use().double_elements;
}

}  // namespace steelyard::kernels
