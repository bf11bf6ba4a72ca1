// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"
#include "core/problem/row_copies.h"
#include "core/random.h"
#include "core/study/column_groups.h"
#include "core/study/fixed_knockoffs.h"
#include "core/study/gaussian_knockoffs.h"
#include "core/study/group_whitening.h"
#include "core/study/knockoff_correlation.h"
#include "core/study/knockoff_spread.h"
#include "core/study/sequential_knockoffs.h"

namespace steelyard {

enum class KnockoffKind {
  model,      ///< GaussianKnockoffs: assume normal columns; the target may be anything
  by_values,  ///< SequentialKnockoffs: assume columns that are logistic, Poisson or linear in the
              ///< others; the target may be anything
  fixed       ///< FixedKnockoffs: assume a target linear in the columns, which may be anything
};

struct KnockoffOptions {
  KnockoffKind kind = KnockoffKind::model;
  CorrelationSource correlation = CorrelationSource::automatic;
  KnockoffSpread spread = KnockoffSpread::minimum_variance;
  /// Knockoffs of groups can be exchanged with their features only together.
  GroupOptions groups;
  std::uint64_t seed = 1;
};

/// A problem in which each feature that varies stands beside its knockoff. All of these columns are
/// in random order, so that a method that prefers early columns treats features and knockoffs
/// alike. Where features form groups, ColumnInfo::group names them, for methods that look at
/// groups.
struct PairedProblem {
  ProblemPtr problem;           ///< with inputs "x" and "x (knockoff)", in the inputs' units
  std::vector<Index> features;  ///< K features of the original problem: those that vary
  /// K: the positions of each feature and of its knockoff in the new problem.
  std::vector<Index> at, knockoff_at;
  KeptCorrelations kept;  ///< how far these knockoffs keep correlations
};

/// Makes knockoffs of a problem's inputs. The first draw computes what all draws share. Copies of a
/// row (row_copies.h) share its knockoffs, which are made as if each row were there once: drawn one
/// by one, the knockoffs of copies would be further from the target than features without effect.
class KnockoffSource {
 public:
  /// \param groups  in place of those of the options; no column is in two of them
  KnockoffSource(ProblemPtr problem, KnockoffOptions options,
                 std::optional<ColumnGroups> groups = {});

  /// \param draw  each draw has other random numbers
  /// \return `std::nullopt` when stopped, or if there is trouble
  [[nodiscard]] std::optional<PairedProblem> draw(std::uint64_t draw, const std::stop_token& stop);
  /// Why no knockoffs can be made; says nothing if no reason is known.
  [[nodiscard]] const Message& trouble() const { return trouble_; }
  /// The correlations used; for fixed knockoffs, those of the samples; for knockoffs by their
  /// values, none. Requires a draw().
  [[nodiscard]] const KnockoffCorrelation& correlation() const { return correlation_; }
  /// The features that vary but take only two values, which no normal distribution describes.
  [[nodiscard]] std::vector<Index> features_of_two_values() const;
  /// Mean of s: how far knockoffs are from their features, 0 .. 1. Of groups, that of coordinates
  /// in which their columns are uncorrelated (GroupWhitening). For knockoffs by their values, one
  /// less the mean correlation of a feature and its knockoff in the last draw, which is as often
  /// above 1 as below where they have nothing in common.
  [[nodiscard]] double mean_spread() const { return mean_spread_; }
  /// The features whose knockoffs are copies of them in some draw; only for knockoffs by their
  /// values (SequentialKnockoffs::Drawn::copied).
  [[nodiscard]] const std::set<Index>& copied() const { return copied_; }

 private:
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  void find_groups();
  /// \return the correlations of the columns that knockoffs are made of; `std::nullopt` if there is
  ///         trouble
  [[nodiscard]] std::optional<Matrix> whiten();
  /// The columns in the coordinates that knockoffs are made in.
  [[nodiscard]] const Matrix& coordinates() const { return whitening_ ? whitened_ : columns_; }
  /// \param correlation  of coordinates()
  [[nodiscard]] bool make_model(const Matrix& correlation, const std::stop_token& stop);
  [[nodiscard]] bool make_fixed(const std::stop_token& stop);
  [[nodiscard]] bool make_by_values(const std::stop_token& stop);
  /// Columns of the features at the features' means and variances.
  [[nodiscard]] Matrix standardised(Matrix columns) const;
  /// Draws standardised features and knockoffs.
  [[nodiscard]] std::optional<KnockoffPairs> pairs(Random& random, const std::stop_token& stop);
  /// Features and knockoffs in the features' units, where these have to be exact.
  [[nodiscard]] std::optional<KnockoffPairs> pairs_by_values(Random& random,
                                                             const std::stop_token& stop);

  ProblemPtr problem_;               ///< each row once
  ProblemPtr with_copies_;           ///< the problem that was asked about
  std::optional<RowCopies> copies_;  ///< of its samples
  KnockoffOptions options_;
  std::optional<ColumnGroups> groups_;  ///< in place of those of the options
  std::vector<Index> features_;         ///< those that vary
  Vector means_, deviations_;           ///< K, of these features
  Matrix columns_;                      ///< N x K, standardised; empty before prepare()
  /// K: the group of each of these features; empty if each feature is alone.
  std::vector<Index> group_of_;
  std::vector<std::string> group_names_;     ///< of all groups
  std::optional<GroupWhitening> whitening_;  ///< if there are groups
  Matrix whitened_;  ///< N x K: columns_ in its coordinates; empty if each feature is alone
  KnockoffCorrelation correlation_;
  double mean_spread_ = 0.0;
  std::optional<GaussianKnockoffs> model_;  ///< the kind decides which of these three is set
  std::optional<SequentialKnockoffs> by_values_;
  std::optional<FixedKnockoffs> fixed_;
  std::set<Index> copied_;
  Message trouble_;
};

}  // namespace steelyard
