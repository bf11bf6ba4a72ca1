// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/random.h"
#include "core/study/fitted_conditional.h"

namespace steelyard {

/// Model-X knockoffs that take the same kind of values as their columns: sequential conditional
/// independent pairs (Candes, Fan, Janson & Lv, Panning for gold: model-X knockoffs for high
/// dimensional controlled variable selection, J. R. Stat. Soc. B 80, 2018, algorithm 1). One column
/// after the other,
///   X~_j is drawn from the distribution of X_j given X_-j and X~_1 .. X~_j-1,
/// which makes pairs that can be exchanged if that distribution is the true one. Here it is fitted
/// (FittedConditional): logistic for two values, Poisson's for counts, linear with the samples'
/// residuals for all others. The knockoffs are as good as these fits, and no better.
///
/// Of groups, all columns of one are drawn before the next group: each given the columns outside
/// the group, the knockoffs of former groups, and, by the chain rule, the columns of its own group
/// that come before it; their knockoffs take their places for the draw. Whole groups can then be
/// exchanged.
///
/// If the pairs drawn so far can be exchanged, the distribution of X_j says the same of a column
/// and of its knockoff. They therefore have one coefficient, that of their sum, so that a fit has
/// no more columns than there are others. Of more than `most_neighbours`, those most correlated
/// with X_j are given, each with its knockoff if there is one. The penalty is found once, from the
/// columns without knockoffs.
class SequentialKnockoffs {
 public:
  static constexpr Index most_neighbours = 100;

  /// Finds neighbours and penalties, which all draws share. Cost O(D N k^2 + N D^2), with k
  /// neighbours.
  /// \param columns   N x D, finite, N >= 2, in their own units
  /// \param group_of  D: the group of each column, 0 or above; empty if each is alone
  /// \return `std::nullopt` when stopped
  [[nodiscard]] static std::optional<SequentialKnockoffs> of(Matrix columns,
                                                             const std::vector<Index>& group_of,
                                                             const std::stop_token& stop = {});

  struct Drawn {
    Matrix knockoffs;  ///< N x D, in the columns' units
    /// Columns of groups in which some column's distribution, given the others, has no finite fit.
    /// Their knockoffs are copies of them, as after a proposal that Metropolis' rule refuses
    /// (Bates, Candes, Janson & Wang, Metropolized knockoff sampling, J. Am. Stat. Assoc. 116,
    /// 2021): such pairs can be exchanged whatever the distribution is, but such a column is never
    /// discovered.
    std::vector<Index> copied;
  };
  /// Fits and draws, one column after the other; the bits do not depend on the number of threads.
  /// Cost O(D N k^2).
  /// \return `std::nullopt` when stopped
  [[nodiscard]] std::optional<Drawn> draw(Random& random, const std::stop_token& stop = {}) const;

 private:
  /// How one column is drawn.
  struct Step {
    Index column = 0;
    std::vector<Index> given;     ///< neighbours, ascending
    std::vector<Index> of_group;  ///< places in `given` of columns of the own group
    ColumnValues values = ColumnValues::others;
    std::optional<double> penalty;  ///< `nullopt` if there is no finite fit
  };
  explicit SequentialKnockoffs(Matrix columns) : columns_(std::move(columns)) {}

  /// Decides how the column is taken, and the penalty.
  void prepare(Step& step, const std::stop_token& stop) const;
  /// \param table  the column of the step and what is given
  /// \return `std::nullopt` when stopped, or if there is no finite fit
  [[nodiscard]] static std::optional<FittedConditional> fitted(const Step& step,
                                                               const Matrix& table,
                                                               const std::stop_token& stop);

  /// \param sums       N x D: each column, plus its knockoff if there is one
  /// \param knockoffs  N x D: those of the group are written
  /// \return false when stopped, or if some column has no finite fit
  [[nodiscard]] bool draw_group(const std::vector<Step>& group, const Matrix& sums,
                                Matrix& knockoffs, Random& random,
                                const std::stop_token& stop) const;

  Matrix columns_;
  std::vector<std::vector<Step>> groups_;  ///< in the order in which they are drawn
};

}  // namespace steelyard
