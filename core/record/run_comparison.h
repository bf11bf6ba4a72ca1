// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/text_table.h"
#include "core/record/record.h"

namespace steelyard {

/// A run and the name under which it is compared.
struct ComparedRun {
  std::string name;              ///< "run 3", or the name of the record's file
  std::string method;            ///< title of the method; if empty, the record's id of it
  std::optional<Index> samples;  ///< number in the problem; `nullopt` if only the record can tell
  std::shared_ptr<const Record> record;  ///< never null
  std::string title{};                   ///< distinguishes the run from others; may be empty
  /// What the run used for settings that were left to it ("auto"), by id, see
  /// Method::automatic_values(); empty if nobody knows.
  ParameterValues automatic{};
};

/// One row per run: run, method, data, samples, features, selected, objective, cosine_overlap (with
/// the known weights), purity, matched_purity, seconds, seed, ending. Numbers are exact; a cell is
/// empty if the run has no such value.
[[nodiscard]] TextTable comparison_table(const std::vector<ComparedRun>& runs);

/// Plain sentences that say why numbers of these runs should not be compared: different data,
/// ground truths, samples or objectives. Empty if all runs had the same question.
[[nodiscard]] std::vector<Message> comparison_caveats(const std::vector<ComparedRun>& runs);

/// The settings in which the runs differ: one row per parameter, one column per run. Columns:
/// parameter (its id), then the runs' names. A cell is empty if the run's method has no such
/// parameter.
[[nodiscard]] TextTable differing_settings(const std::vector<ComparedRun>& runs);

/// Which weights are compared.
enum class WeightKind {
  relative,  ///< weights times standard deviation, or scores; an order is no weight, so a run that
             ///< gives an order is shown by the scores beside it
  as_given   ///< weights in the units of the columns, as used for the overlap with known weights
};

/// Weights of the features that both runs have, matched by name, in the order of the first.
struct CommonWeights {
  std::vector<std::string> names;
  Vector first;   ///< as many as names
  Vector second;  ///< as many as names
};

[[nodiscard]] CommonWeights common_weights(const Record& first, const Record& second,
                                           WeightKind kind = WeightKind::relative);

/// One row per feature, one column per run: feature, then the runs' names. The features with the
/// largest weight in any run come first, equal ones in order of appearance. A cell is empty if the
/// run has no such feature.
[[nodiscard]] TextTable weight_table(const std::vector<ComparedRun>& runs,
                                     WeightKind kind = WeightKind::relative);

/// How two runs are compared.
enum class PairMeasure {
  jaccard,   ///< index of the two selections, as sets of names; NaN if a run selected nothing
  spearman,  ///< rank correlation of what the runs rank by; NaN if either is constant
  cosine     ///< overlap of the common weights; NaN if there is no common feature
};

[[nodiscard]] double pair_value(const Record& first, const Record& second, PairMeasure measure,
                                WeightKind kind = WeightKind::relative);

/// The values of all pairs: a symmetric matrix, runs x runs.
[[nodiscard]] Matrix pair_matrix(const std::vector<ComparedRun>& runs, PairMeasure measure,
                                 WeightKind kind = WeightKind::relative);

/// One row per pair of different runs: run_a, run_b, common_features, jaccard, spearman, cosine. A
/// cell is empty if the value is NaN.
[[nodiscard]] TextTable pair_table(const std::vector<ComparedRun>& runs,
                                   WeightKind kind = WeightKind::relative);

/// The value with 4 significant digits; empty if it is not finite.
[[nodiscard]] std::string rounded_text(double value);

/// The text of a number with 4 significant digits; any other text as it is.
[[nodiscard]] std::string rounded_number(const std::string& text);

/// One of these tables with measures of 4 significant digits.
[[nodiscard]] TextTable with_rounded_measures(TextTable table);

/// The same for reading in English: blanks in headings, endings in words.
[[nodiscard]] TextTable readable(TextTable table);

}  // namespace steelyard
