// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/problem/row_copies.h"
#include "core/run/predictor.h"
#include "core/study/conditional_sampler.h"
#include "core/study/fitted_conditional.h"

namespace steelyard {

/// Draws the columns of a group, or a single column, from their distribution given all columns
/// outside the group. With ConditionalDraw::by_values the draw is a chain: first the columns that a
/// linear mean describes, all at once, given the columns outside; then, one after the other, each
/// column of two values or of counts, given the columns outside and those that are already drawn.
/// By the chain rule, the columns are then drawn together. Counts whose variance is far from their
/// mean (given the others) are not Poisson numbers and are drawn like all other columns, as are
/// those beyond ten thousand.
class GroupDraws {
 public:
  /// Fits what the draws need.
  /// \param sampler  must outlive this
  /// \param columns  at least one that varies in the training samples; constant ones are left as
  ///                 they are
  /// \return `std::nullopt` when stopped
  [[nodiscard]] static std::optional<GroupDraws> of(const ConditionalSampler& sampler,
                                                    const std::vector<Index>& columns,
                                                    const std::stop_token& stop = {});

  /// The columns in the order in which draw() gives them.
  [[nodiscard]] const std::vector<Index>& columns() const { return columns_; }
  /// \param inputs  M x D
  /// \param count   R, >= 0
  /// \return for each of the columns, M x R
  [[nodiscard]] std::vector<Matrix> draw(const MatrixView& inputs, Index count,
                                         Random& random) const;
  /// The same, but copies of a row get the same values: drawn one by one, they would fit worse than
  /// the true values, in which copies agree.
  /// \param copies  of the samples of `inputs`; `std::nullopt` if every sample is another row
  [[nodiscard]] std::vector<Matrix> draw_for_rows(const MatrixView& inputs,
                                                  const std::optional<RowCopies>& copies,
                                                  Index count, Random& random) const;

 private:
  explicit GroupDraws(const ConditionalSampler& sampler) : sampler_(&sampler) {}

  const ConditionalSampler* sampler_;
  std::vector<Index> columns_;
  std::vector<Index> linear_;             ///< the first of the columns
  std::vector<FittedConditional> chain_;  ///< of the columns after them
};

/// How GroupDraws draws a column that is alone.
[[nodiscard]] ColumnValues drawn_as(const ConditionalSampler& sampler, Index column);

/// Predictor::statistics_with after the values of several columns were replaced together.
/// \param columns  at least one
/// \param draws    for each of the columns, M x R
/// \return R statistics
[[nodiscard]] Vector statistics_with_group(const Predictor& predictor, const Problem& problem,
                                           const std::vector<Index>& columns,
                                           const std::vector<Matrix>& draws);

}  // namespace steelyard
