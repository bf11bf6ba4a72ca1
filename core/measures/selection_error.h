// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/measures/regression_error.h"

namespace steelyard {

/// The quality of a ranking: the held-out error against the number of leading entries used.
struct SelectionErrors {
  std::vector<Index> counts;   ///< ascending
  std::vector<double> errors;  ///< held-out error at each count
};

/// The same for several random rankings.
struct RandomSelectionErrors {
  std::vector<Index> counts;
  std::vector<double> mean;
  std::vector<double> low;   ///< mean - one standard deviation over the draws
  std::vector<double> high;  ///< mean + one
};

/// What is ranked.
enum class Ranked {
  features,  ///< columns: a regression on the first M columns
  samples    ///< rows: sparse kernel ridge regression with the first M training rows as active set
};

/// What the leading entries of a ranking are used to predict. Equations are those of Cersonsky et
/// al. 2021. Products and the CUR reconstruction are of all features, centred by their means among
/// the training samples; what is learned from the training samples is applied to the others.
enum class JudgedBy {
  regression,             ///< the targets: regression_error
  global_reconstruction,  ///< the targets by one linear map: GFRE
  global_distortion,      ///< how far that map is from a rotation: GFRD
  local_reconstruction,   ///< the targets by a map for each sample from its neighbours: LFRE
  products,  ///< how much is lost of the products of all samples by the features (eq 27), or of the
             ///< products of all features by the samples (eq 22): gram_loss, covariance_loss
  cur        ///< all features by the CUR reconstruction (eq 26)
};

/// The task on which rankings are evaluated. It refers to the tables, which must outlive it.
struct SelectionErrorTask {
  const Matrix& x;  ///< N x D
  const Matrix& y;  ///< N x p
  Split split{};
  Ranked ranked = Ranked::features;
  RegressionOptions options{};
  JudgedBy judged_by =
      JudgedBy::regression;  ///< samples are evaluated by regression, products or cur
  Index neighbours = 15;     ///< for local_reconstruction, >= 4; nearest in the features used
  /// For cur: the training samples that stand beside ranked features, or the features beside ranked
  /// samples, best first. As many of them are used as of the ranking, or all that there are.
  std::vector<Index> beside = {};
  /// Features with which random rankings begin, because the ranking begins with them by request;
  /// nothing of ranked samples.
  std::vector<Index> first = {};
  /// All features, those that a ranking has one after the other in one list: random rankings have
  /// them so, too. Empty if each feature is ranked by itself; nothing of ranked samples.
  std::vector<std::vector<Index>> together = {};
};

/// Up to `points` distinct numbers from 1 to `most`, approximately in geometric progression.
/// \param most, points  >= 1
[[nodiscard]] std::vector<Index> geometric_counts(Index most, Index points);

/// The error against the number of entries, for the ranking of any method. Ranked samples outside
/// the training part are skipped, so that nothing is learned from a test row. Counts larger than
/// the ranking are left out. Points are computed in parallel; the result does not depend on the
/// number of threads.
/// \param ranking  distinct positions of features or samples, best first
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) like check_regression or the reconstruction, for a ranking that does
///         not match the table, and if no count is left
[[nodiscard]] std::optional<SelectionErrors> selection_errors(const SelectionErrorTask& task,
                                                              std::span<const Index> ranking,
                                                              std::span<const Index> counts,
                                                              const std::stop_token& stop = {});

/// The errors of random rankings, which any method has to beat. They begin with the task's `first`.
/// \param draws  number of rankings, >= 1
/// \param seed   of the rankings; draw i is the same for any number of draws
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<RandomSelectionErrors> random_selection_errors(
    const SelectionErrorTask& task, std::span<const Index> counts, Index draws, std::uint64_t seed,
    const std::stop_token& stop = {});

}  // namespace steelyard
