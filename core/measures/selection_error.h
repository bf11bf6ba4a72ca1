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

/// What a ranking is measured by: the held-out error against how many of its first are taken.
struct SelectionErrors {
  std::vector<Index> counts;   ///< ascending
  std::vector<double> errors;  ///< regression_error of each
};

/// The same of several random rankings.
struct RandomSelectionErrors {
  std::vector<Index> counts;
  std::vector<double> mean;
  std::vector<double> low;   ///< mean - one standard deviation over the draws
  std::vector<double> high;  ///< mean + one
};

/// What is ranked.
enum class Ranked {
  features,  ///< columns: a regression on the first M of them
  samples    ///< rows: sparse kernel ridge regression, the first M training rows its active set
};

/// What the first features of a ranking are asked for.
enum class Trial {
  regression,             ///< the targets: regression_error
  global_reconstruction,  ///< the targets by one linear map: GFRE
  local_reconstruction    ///< the targets by a map for each sample from its neighbours: LFRE
};

/// What rankings are tried on. The tables are only looked at, and must live as long.
struct SelectionErrorTask {
  const Matrix& x;  ///< N x D
  const Matrix& y;  ///< N x p
  Split split{};
  Ranked ranked = Ranked::features;
  RegressionOptions options{};
  Trial trial = Trial::regression;  ///< of features; samples are always tried by regression
  Index neighbours = 15;            ///< of local_reconstruction, in the features tried
};

/// About `points` different numbers from 1 to `most`, each about the same factor times the one
/// before.
/// \param most, points  >= 1
[[nodiscard]] std::vector<Index> geometric_counts(Index most, Index points);

/// Error against number, of any method's ranking. Of ranked samples those that are not to train
/// with are passed over, so that nothing is learned from a test row. Counts beyond what there is
/// are left out. Points in parallel: the same bits for any number of threads.
/// \param ranking  different positions of features or samples, best first
/// \return nothing when stopped
/// \throws Error(bad_input) as check_regression or the reconstruction, for a ranking that is not of
/// the table, and where
///         no count is left
[[nodiscard]] std::optional<SelectionErrors> selection_errors(const SelectionErrorTask& task,
                                                              std::span<const Index> ranking,
                                                              std::span<const Index> counts,
                                                              const std::stop_token& stop = {});

/// What random rankings would do: what any method has to beat.
/// \param draws  >= 1, rankings    \param seed  of them: draw i is the same for any number of draws
[[nodiscard]] std::optional<RandomSelectionErrors> random_selection_errors(
    const SelectionErrorTask& task, std::span<const Index> counts, Index draws, std::uint64_t seed,
    const std::stop_token& stop = {});

}  // namespace steelyard
