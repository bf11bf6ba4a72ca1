// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// How much each row of a table counts.
struct SampleWeights {
  std::string column;          ///< the name of their column
  std::string place;           ///< table and column, for errors
  std::vector<double> of_row;  ///< per row of the table, NaN if it is missing; only those of the
                               ///< checked rows are known
};

/// The weights of the column with Role::weight. A column without weights is none.
/// \param rows          the rows that are used, which are checked
/// \param described_as  ColumnSource::described_as of the table
/// \throws Error(bad_input) naming the row if a weight is infinite or negative; if none is above 0;
///         if the column is text, an input or ground truth; and if several columns are weights
[[nodiscard]] std::optional<SampleWeights> sample_weights(
    const Dataset& dataset, const std::vector<Index>& rows,
    const std::vector<Column>* described_as = nullptr);

/// Weights that count how often a row stands for: whole numbers, or multiples of the smallest one.
/// \param weights  N, finite, >= 0, at least one > 0
/// \return positions, ascending: each as often as its weight contains the largest part common to
///         all (1, 2, 3 for weights of 2, 4, 6); empty if the weights are no such numbers, or if
///         these would be more than 5,000 samples
[[nodiscard]] std::vector<Index> repeated_by_weight(const Vector& weights);

/// Draws as many samples as there are, each in proportion to its weight, by systematic sampling
/// (Madow 1949; the systematic resampling of Kitagawa 1996): one random number decides where a comb
/// of N equal steps begins on the axis of cumulated weights.
/// \param weights  N, finite, >= 0, at least one > 0; N < 2^31. Only their ratios count
/// \return N positions, ascending. Position i stands there N w_i / sum(w) times, rounded up or down
///         to a whole number; if it is a whole number, exactly so often; never if its weight is 0
[[nodiscard]] std::vector<Index> drawn_by_weight(const Vector& weights, std::uint64_t seed);

/// The problem whose samples are there as often as repeated_by_weight() says or, where it says
/// nothing, as they are drawn by drawn_by_weight(), because no method takes weights. Whatever
/// treats all samples alike, be it a method, a held-out error or chance, then counts each by its
/// weight: a table with whole weights is the table in which each row stands so often. The copies of
/// a row belong together (SampleOrder), so that none is learned from while another is tested, and
/// chance exchanges them together. Cells that were filled by a median are filled by that of the
/// drawn samples. A note tells of it. Problem::each_row_once is the problem before.
/// \return the problem; `std::nullopt` if all weights are equal, so that nothing needs to change
/// \throws Error(bad_input) if fewer than 5 different rows are left
[[nodiscard]] std::optional<Problem> drawn_again(const Problem& problem,
                                                 const SampleWeights& weights);

}  // namespace steelyard
