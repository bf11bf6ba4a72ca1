// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/problem/problem.h"
#include "core/random.h"
#include "core/study/fixed_knockoffs.h"
#include "core/study/gaussian_knockoffs.h"
#include "core/study/knockoff_correlation.h"
#include "core/study/knockoff_spread.h"

namespace steelyard {

enum class KnockoffKind {
  model,  ///< GaussianKnockoffs: the columns are taken as normal, the target may be anything
  fixed   ///< FixedKnockoffs: the columns may be anything, the target is taken as linear in them
};

struct KnockoffOptions {
  KnockoffKind kind = KnockoffKind::model;
  CorrelationSource correlation = CorrelationSource::automatic;
  KnockoffSpread spread = KnockoffSpread::minimum_variance;
  std::uint64_t seed = 1;
};

/// A problem in which each feature that varies stands beside its knockoff, all of them in random
/// order: where a method prefers early columns, it prefers features and knockoffs alike.
struct PairedProblem {
  ProblemPtr problem;                  ///< with inputs "x" and "x (knockoff)", in the inputs' units
  std::vector<Index> features;         ///< K: of the original problem, those that vary
  std::vector<Index> at, knockoff_at;  ///< K: where each and its knockoff stand in the new problem
  KeptCorrelations kept;               ///< by these knockoffs
};

/// Makes knockoffs of a problem's inputs. What all draws share is worked out with the first.
class KnockoffSource {
 public:
  KnockoffSource(ProblemPtr problem, KnockoffOptions options);

  /// \param draw  each has other random numbers
  /// \return nothing when stopped, or if there is trouble
  [[nodiscard]] std::optional<PairedProblem> draw(std::uint64_t draw, const std::stop_token& stop);
  /// Why no knockoffs can be made; empty: no reason is known.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  /// After the first draw; of fixed knockoffs, the correlations of the samples.
  [[nodiscard]] const KnockoffCorrelation& correlation() const { return correlation_; }
  /// Those that vary but take two values only, which no normal distribution describes.
  [[nodiscard]] std::vector<Index> features_of_two_values() const;
  /// Mean of s: how far knockoffs are from their features, 0 .. 1.
  [[nodiscard]] double mean_spread() const { return mean_spread_; }

 private:
  [[nodiscard]] bool prepare(const std::stop_token& stop);
  [[nodiscard]] bool make_model(const std::stop_token& stop);
  [[nodiscard]] bool make_fixed(const std::stop_token& stop);
  /// Standardised features and knockoffs.
  [[nodiscard]] std::optional<KnockoffPairs> pairs(Random& random, const std::stop_token& stop);

  ProblemPtr problem_;
  KnockoffOptions options_;
  std::vector<Index> features_;  ///< that vary
  Vector means_, deviations_;    ///< of these
  Matrix columns_;               ///< N x K, standardised; empty before prepare()
  KnockoffCorrelation correlation_;
  double mean_spread_ = 0.0;
  std::optional<GaussianKnockoffs> model_;  ///< by kind, one of the two
  std::optional<FixedKnockoffs> fixed_;
  std::string trouble_;
};

}  // namespace steelyard
