// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"
#include "core/random.h"
#include "core/study/fixed_knockoffs.h"
#include "core/study/gaussian_knockoffs.h"
#include "core/study/knockoff_correlation.h"
#include "core/study/knockoff_spread.h"

namespace steelyard {

enum class KnockoffKind {
  model,  ///< GaussianKnockoffs: assume normal columns; the target may be anything
  fixed   ///< FixedKnockoffs: assume a target linear in the columns, which may be anything
};

struct KnockoffOptions {
  KnockoffKind kind = KnockoffKind::model;
  CorrelationSource correlation = CorrelationSource::automatic;
  KnockoffSpread spread = KnockoffSpread::minimum_variance;
  std::uint64_t seed = 1;
};

/// A problem in which each feature that varies stands beside its knockoff. All of these columns are
/// in random order, so that a method that prefers early columns treats features and knockoffs
/// alike.
struct PairedProblem {
  ProblemPtr problem;           ///< with inputs "x" and "x (knockoff)", in the inputs' units
  std::vector<Index> features;  ///< K features of the original problem: those that vary
  /// K: the positions of each feature and of its knockoff in the new problem.
  std::vector<Index> at, knockoff_at;
  KeptCorrelations kept;  ///< how far these knockoffs keep correlations
};

/// Makes knockoffs of a problem's inputs. The first draw computes what all draws share.
class KnockoffSource {
 public:
  KnockoffSource(ProblemPtr problem, KnockoffOptions options);

  /// \param draw  each draw has other random numbers
  /// \return `std::nullopt` when stopped, or if there is trouble
  [[nodiscard]] std::optional<PairedProblem> draw(std::uint64_t draw, const std::stop_token& stop);
  /// Why no knockoffs can be made; says nothing if no reason is known.
  [[nodiscard]] const Message& trouble() const { return trouble_; }
  /// The correlations used; for fixed knockoffs, those of the samples. Requires a draw().
  [[nodiscard]] const KnockoffCorrelation& correlation() const { return correlation_; }
  /// The features that vary but take only two values, which no normal distribution describes.
  [[nodiscard]] std::vector<Index> features_of_two_values() const;
  /// Mean of s: how far knockoffs are from their features, 0 .. 1.
  [[nodiscard]] double mean_spread() const { return mean_spread_; }

 private:
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  [[nodiscard]] bool make_model(const std::stop_token& stop);
  [[nodiscard]] bool make_fixed(const std::stop_token& stop);
  /// Draws standardised features and knockoffs.
  [[nodiscard]] std::optional<KnockoffPairs> pairs(Random& random, const std::stop_token& stop);

  ProblemPtr problem_;
  KnockoffOptions options_;
  std::vector<Index> features_;  ///< those that vary
  Vector means_, deviations_;    ///< K, of these features
  Matrix columns_;               ///< N x K, standardised; empty before prepare()
  KnockoffCorrelation correlation_;
  double mean_spread_ = 0.0;
  std::optional<GaussianKnockoffs> model_;  ///< the kind decides which of model_ and fixed_ is set
  std::optional<FixedKnockoffs> fixed_;
  Message trouble_;
};

}  // namespace steelyard
