// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"
#include "core/problem/shared_matrix.h"

namespace steelyard {

/// What the values of a feature column are, which says how they are drawn and compared.
enum class ValueKind {
  score,         ///< any finite number, larger is better, drawn from 0
  signed_score,  ///< likewise, and the sign means something
  weight,        ///< >= 0; the largest is 1 where the column says so
  probability,   ///< 0 .. 1, larger is better
  p_value,       ///< 0 .. 1, smaller is better
  q_value,       ///< 0 .. 1, smaller is better: a false discovery rate
  share,         ///< 0 .. 1, of repeated runs
  error,         ///< >= 0, standard error of the first column
  flag           ///< 0 or 1
};

/// Stable ids "score", "signed-score", "weight", ... \throws Error(bad_input) for another id
[[nodiscard]] std::string_view value_kind_id(ValueKind kind);
[[nodiscard]] ValueKind value_kind(std::string_view id);
/// Whether all values of the kind lie between 0 and 1, so that a bar shows them as they are.
[[nodiscard]] bool is_fraction(ValueKind kind);

/// What a method says of each feature in one respect. Tables, plots, records and reports show every
/// column and know none by name.
struct FeatureColumn {
  std::string id;     ///< stable, of letters, digits and _: the heading in a CSV file
  std::string title;  ///< the heading for a person: "Weight"
  std::string help;   ///< one line: what the values are
  ValueKind kind = ValueKind::score;
  std::vector<double> values = {};  ///< D, table order; NaN: not known
};

/// Features by falling value of the first column, ties by position; what is not known comes last.
/// Empty without a column.
[[nodiscard]] std::vector<Index> ranking(const std::vector<FeatureColumn>& columns);

/// What learned weights say of the features: "weight", times the column's standard deviation with
/// the largest 1 (comparable between units), then "raw_weight", in the units of the input.
/// \param inputs  N x D, the problem's    \param weights  D, >= 0, in the inputs' units
[[nodiscard]] std::vector<FeatureColumn> weight_columns(const SharedMatrix& inputs,
                                                        const Vector& weights);
/// The first of these, where the deviations are known. \param deviations  D, of the inputs
[[nodiscard]] FeatureColumn weight_column(const Vector& deviations, const Vector& weights);

/// The column with values for these features only; the others are not known.
[[nodiscard]] FeatureColumn only_of(FeatureColumn column, const std::vector<Index>& features);

}  // namespace steelyard
