// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/held_out_measure.h"
#include "core/data/text_table.h"
#include "core/measures/selection_error.h"
#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard {

/// How rankings are tried: a regression of the ground truth on the first features, or a linear
/// reconstruction of all inputs from them (or, of selected samples, a sparse kernel ridge
/// regression with the first of them as the active set) is learned from one part of the samples and
/// judged on the other. Inputs that are reconstructed count by their standard deviations.
struct HeldOutOptions {
  HeldOutMeasure measure = HeldOutMeasure::ridge;  ///< not for samples
  double train_share = 0.5;                        ///< above 0, below 1
  std::uint64_t seed = 1;                          ///< of the split and of the random rankings
  Index points = 12;                               ///< different numbers of features, about
  Index random_rankings = 10;
  Index most_samples = 2000;  ///< of more, so many are taken at random
};

/// The errors of rankings, and of random ones beside them: see selection_error.h.
struct HeldOutError {
  Ranked ranked = Ranked::features;
  std::vector<SelectionErrors> rankings;  ///< as they were given
  RandomSelectionErrors random;
  std::vector<std::string> notes;  ///< in plain words: what could not take part
};

/// What of a result is ranked: its samples where it selected some and ranked no features by itself,
/// else its features: those it selected, in their order, then the others by score.
[[nodiscard]] Ranked ranked_of(const Result& result);
[[nodiscard]] std::vector<Index> tried_ranking(const Result& result);

/// Whether samples chosen in one problem are the same samples in the other, by their inputs.
[[nodiscard]] bool same_samples(const Problem& one, const Problem& other);

/// \param rankings  one or more, of the same problem, each with one item or more. Of samples only
///                  those that are learned from are tried: a ranking after the first that has none
///                  of them comes back empty. Of more than most_samples, those of all rankings take
///                  part in the split.
/// \return nothing when stopped
/// \throws Error(bad_input) for a regression without a ground truth, where that is a table of
///         distances, where no target varies, and for fewer samples than are needed. A target that
///         does not vary among the samples learned from is left out, and named in a note
[[nodiscard]] std::optional<HeldOutError> held_out_error(
    const Problem& problem, Ranked ranked, const std::vector<std::vector<Index>>& rankings,
    const HeldOutOptions& options = {}, const std::stop_token& stop = {});

/// ranking, number, error, random (mean), random_low, random_high; one line for each point.
/// \param names  as many as rankings
[[nodiscard]] TextTable held_out_table(const HeldOutError& found,
                                       const std::vector<std::string>& names);

}  // namespace steelyard
