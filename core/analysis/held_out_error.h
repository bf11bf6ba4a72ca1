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
#include "core/message.h"
#include "core/problem/problem.h"
#include "core/run/result.h"

namespace steelyard {

/// Samples to test on that a person has chosen. All others are learned from.
struct GivenTest {
  std::vector<Index> tested;  ///< ascending; at least one, and not all
  Message how;                ///< "Samples where split = test were tested."
  /// Of all samples: it tells which tested samples are known from learned ones; notes name these.
  SampleOrder related = {};
};

/// How rankings are evaluated. A regression of the ground truth (or, without one, of the classes,
/// each a column of 0 and 1) on the first features, or a linear reconstruction of all inputs from
/// them (or, for selected samples, a sparse kernel ridge regression with the first of them as the
/// active set, unless the measure judges samples), is trained on one part of the samples and tested
/// on the other. Reconstructed inputs are divided by their standard deviations among the training
/// samples.
struct HeldOutOptions {
  HeldOutMeasure measure = HeldOutMeasure::ridge;  ///< of ranked samples, see judges_samples()
  std::optional<GivenTest> given = {};             ///< otherwise a part of the samples is drawn
  double train_share = 0.5;  ///< share of the samples to train on, above 0 and below 1
  std::uint64_t seed = 1;    ///< seed of the split and of the random rankings
  Index points = 12;         ///< approximate number of feature counts
  Index random_rankings = 10;
  Index neighbours = 15;  ///< of a local reconstruction, >= 4; at most the training samples
  /// Of larger tables, this many samples are used: at random, or evenly spaced in time. If the
  /// tested ones are given, half of them are tested, or all there are.
  Index most_samples = 2000;
};

/// The errors of rankings, and of random ones for comparison: see selection_error.h. They are in
/// the common unit of held-out errors: 1 is the error of the training samples' means, 0 is exact. A
/// distortion has the same unit.
struct HeldOutError {
  Ranked ranked = Ranked::features;
  std::vector<SelectionErrors> rankings;  ///< in the given order
  RandomSelectionErrors random;
  Message how;                 ///< which samples were held out
  std::vector<Message> notes;  ///< what was left out, and what makes the errors too small
};

/// What a result ranks: samples if it selected some and did not rank features itself; otherwise
/// features.
[[nodiscard]] Ranked ranked_of(const Result& result);
/// The ranking of the result. For features, first the selected ones in their order, then the others
/// by score.
[[nodiscard]] std::vector<Index> tried_ranking(const Result& result);

/// Whether positions in one problem denote the same samples in the other, judged by their inputs.
[[nodiscard]] bool same_samples(const Problem& one, const Problem& other);

/// Evaluates rankings on held-out samples. If samples are ranked, only those in the training part
/// are evaluated, and a ranking after the first without any of them gives no errors. With more than
/// most_samples, the samples of all rankings take part in the split. Notes say which tested samples
/// that were given are known from others, and if not all of them were taken. Where the tested
/// samples are drawn, a note says that the runs had seen them: rankings come from all samples. A
/// target that is constant among the training samples is left out and named in a note. Where the
/// first ranking begins with the inputs that a person keeps, the random rankings do, too.
///
/// \param rankings  at least one, for the same problem, each with at least one item
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) for a regression without a ground truth and classes or with a distance
///         matrix as ground truth, if a sample has no class, if no target varies, for too few
///         samples, and if all samples of the first ranking are tested
[[nodiscard]] std::optional<HeldOutError> held_out_error(
    const Problem& problem, Ranked ranked, const std::vector<std::vector<Index>>& rankings,
    const HeldOutOptions& options = {}, const std::stop_token& stop = {});

/// A table with one row per point and the columns ranking, number, held_out_error, random (mean),
/// random_low and random_high.
/// \param names  one per ranking
[[nodiscard]] TextTable held_out_table(const HeldOutError& found,
                                       const std::vector<std::string>& names);

}  // namespace steelyard
