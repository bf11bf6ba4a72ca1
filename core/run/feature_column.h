// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"
#include "core/problem/shared_matrix.h"

namespace steelyard {

/// The kind of the values in a feature column, which determines how they are drawn and compared.
enum class ValueKind {
  score,         ///< any finite number, larger is better, drawn from 0
  signed_score,  ///< as score, but the sign has a meaning
  order,   ///< the earlier it was taken the larger; <= 0 if it was not taken. Shown as 1, 2, ...
  weight,  ///< >= 0; the largest is 1 where the column says so
  probability,  ///< 0 .. 1, larger is better
  p_value,      ///< 0 .. 1, smaller is better
  q_value,      ///< 0 .. 1, smaller is better: a false discovery rate
  share,        ///< 0 .. 1, of repeated runs
  error,        ///< >= 0, standard error of the first column
  flag          ///< 0 or 1
};

/// Stable ids "score", "signed-score", "weight", ...
[[nodiscard]] std::string_view value_kind_id(ValueKind kind);
[[nodiscard]] ValueKind value_kind(std::string_view id);
/// Whether all values of the kind lie between 0 and 1, so that a bar shows them as they are.
[[nodiscard]] bool is_fraction(ValueKind kind);

/// One statement of a method about every feature. Tables, plots, records and reports show every
/// column and know none of them by name.
struct FeatureColumn {
  std::string id;     ///< stable, of letters, digits and _; the heading in a CSV file
  std::string title;  ///< the heading for people: "Weight"
  std::string help;   ///< what the values are, in one line
  ValueKind kind = ValueKind::score;
  std::vector<double> values = {};  ///< D, in table order; NaN where not known
};

/// Features by falling value of the first column; ties are ordered by position, and unknown values
/// come last. Empty if there is no column.
[[nodiscard]] std::vector<Index> ranking(const std::vector<FeatureColumn>& columns);

/// Whether nothing has a rank, though ranking() names features: they would be ranked by the order
/// in which they were taken, and none was.
[[nodiscard]] bool ranks_nothing(const std::vector<FeatureColumn>& columns);

/// The columns of learned weights: "weight", the weight times the column's standard deviation,
/// scaled so that the largest is 1 (comparable between units), then "raw_weight", in the units of
/// the input.
/// \param inputs   N x D, inputs of the problem
/// \param weights  D, >= 0, in the inputs' units
[[nodiscard]] std::vector<FeatureColumn> weight_columns(const SharedMatrix& inputs,
                                                        const Vector& weights);
/// The first of these columns, for known standard deviations.
/// \param deviations  D, standard deviations of the inputs
[[nodiscard]] FeatureColumn weight_column(const Vector& deviations, const Vector& weights);

/// The columns as people see them and as tables hold them: a column of the kind `order` has the
/// places 1, 2, ... and NaN for what was not taken; all others stay as they are.
[[nodiscard]] std::vector<FeatureColumn> as_shown(std::vector<FeatureColumn> columns);
/// The first column whose values are amounts, so that their sizes can be drawn. Null if all of them
/// are places in an order.
[[nodiscard]] const FeatureColumn* first_of_amounts(const std::vector<FeatureColumn>& columns);
/// What a feature is compared by with another one of which it is known that it does not matter: the
/// first column; but where that is an order and the second tells how often a feature is kept, the
/// second, as places differ by much even among features of which none is ever kept. Null if there
/// are no columns.
[[nodiscard]] const FeatureColumn* compared_by(const std::vector<FeatureColumn>& columns);

/// The column with the values of these features only; all others become NaN.
[[nodiscard]] FeatureColumn only_of(FeatureColumn column, const std::vector<Index>& features);

/// The relative and the raw weights of inputs whose standard deviations are known, periodic inputs
/// included.
/// \param deviations  D, input_deviations() of the problem
/// \param weights     D, >= 0
[[nodiscard]] std::vector<FeatureColumn> weight_columns(const Vector& deviations,
                                                        const Vector& weights);

}  // namespace steelyard
