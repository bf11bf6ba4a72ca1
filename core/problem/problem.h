// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/table_snapshot.h"
#include "core/matrix.h"
#include "core/message.h"
#include "core/problem/filled_cells.h"
#include "core/problem/problem_options.h"
#include "core/problem/sample_order.h"
#include "core/problem/shared_matrix.h"

namespace steelyard {

/// What a method needs to know about an input feature or truth column.
struct ColumnInfo {
  std::string name;
  std::string unit;
  std::string group;
  double period = 0.0;  ///< in the space (inputs or truth) that it belongs to; 0 if not periodic
  double scale = 1.0;   ///< factor for values and period before they are compared; one over the
                        ///< standard deviation for standardised truth columns
  bool always_kept = false;                ///< an input that every selection has, see kept_inputs.h
  std::optional<TextOrigin> of_text = {};  ///< set if a step of preparation made it of text
  std::string made_from = {};              ///< see Column::made_from
};

/// One number per feature, as in `of_each(features, &ColumnInfo::period)`.
[[nodiscard]] Vector of_each(const std::vector<ColumnInfo>& features, double ColumnInfo::*what);

/// Classes of the samples, from a label column.
struct Labels {
  std::string name;                ///< name of the label column
  std::vector<int> class_of;       ///< per sample, 0 .. names.size() - 1; -1 if unknown
  std::vector<std::string> names;  ///< per class
};

/// The input of a method: finite numbers only, ready to compute with. It does not change after
/// construction and is shared between threads as `std::shared_ptr<const Problem>`.
struct Problem {
  SharedMatrix inputs;               ///< N x D, finite; may refer to the table
  std::vector<ColumnInfo> features;  ///< D
  /// N x D_B, finite, in its own units (ColumnInfo::scale makes them comparable); 0 columns without
  /// a ground truth; may refer to the table. Points: N x 3M, x y z point by point. Distance matrix:
  /// N x N
  SharedMatrix truth;
  std::vector<ColumnInfo> truth_features;  ///< of truth's columns; none for a distance matrix
  TruthKind truth_kind = TruthKind::columns;
  std::optional<Labels> labels;
  std::optional<Vector> known_weights;  ///< D, >= 0
  std::vector<Index> rows;        ///< the table row of each sample (rows may have been dropped, or
                                  ///< be there several times by their weights)
  std::vector<Message> warnings;  ///< what was done to the data, constant columns, ...
  SampleOrder order{};            ///< which samples belong together
  FromAllSamples from_all_samples{};
  /// Whether the numbers come from a file, and not from a generator that plants what to find.
  bool measured = false;
  FilledCells filled_inputs{};  ///< cells that a step or MissingPolicy::fill_median filled
  FilledCells filled_truth{};   ///< the same of the ground truth
  /// Whether each input is selected for itself, whatever its group, see whole_groups.h.
  bool inputs_alone = false;

  /// Where rows were drawn by their weights: the problem in which each of these rows stands once,
  /// for tables of all rows. It is null otherwise, and in a part of a problem.
  std::shared_ptr<const Problem> each_row_once{};

  [[nodiscard]] Index samples() const { return inputs.rows(); }
  [[nodiscard]] Index dimension() const { return inputs.cols(); }
  [[nodiscard]] bool has_filled_cells() const { return filled_inputs || filled_truth; }

  /// The table row of a sample; its position if the rows are unknown.
  /// \param position  0 .. N-1
  [[nodiscard]] Index row_of(Index position) const {
    return rows.empty() ? position : rows[static_cast<std::size_t>(position)];
  }
  /// The table rows of some samples, in their order.
  /// \throws Error(bad_input) for an invalid position
  [[nodiscard]] std::vector<Index> rows_of(std::span<const Index> positions) const;
  /// The same problem for some samples only, in the given order (subsampling, samples that another
  /// run selected).
  /// \param positions  0 .. N-1 of this problem
  [[nodiscard]] Problem with_samples(std::span<const Index> positions) const;
  /// The same for samples that are learned from or tested, as in folds: cells that were missing are
  /// filled anew by what the samples `learned_from` know, so that no other sample has a part in it.
  [[nodiscard]] Problem with_samples(std::span<const Index> positions,
                                     std::span<const Index> learned_from) const;
  /// The same problem for some inputs only, in the given order.
  [[nodiscard]] Problem with_inputs(std::span<const Index> positions) const;
};

using ProblemPtr = std::shared_ptr<const Problem>;

[[nodiscard]] std::vector<std::string> names_of(const Problem& problem,
                                                std::span<const Index> features);
/// "a, b, c", each as a short name; for more than ten names, the first ten and the number of
/// further ones.
[[nodiscard]] Message names_in_words(const std::vector<std::string>& names);
/// The same of features.
[[nodiscard]] Message names_in_words(const Problem& problem, std::span<const Index> features);
/// That these inputs, one or more, are constant.
[[nodiscard]] Message constant_inputs_note(const std::vector<std::string>& names);

/// Reads the roles of `dataset` and, if the ground truth comes from a second table, of
/// `truth_table`: its columns with Role::truth, or all number columns if none has that role. The
/// second table has as many rows as `dataset`, or as its source before rows were dropped. Whether a
/// ground truth is required depends on the method.
/// \throws Error(bad_input) for fewer than 4 rows, no input column, a text column used as a number,
///         non-finite numbers, missing cells under MissingPolicy::refuse, row counts that differ,
///         inputs that are all constant, or a truth that does not fit its kind
/// If a column has Role::weight, rows of weight 0 or without a weight are left out, and the others
/// are drawn again by their weights (sample_weights.h, which says what it refuses): a row may then
/// be several samples.
[[nodiscard]] Problem make_problem(const Dataset& dataset, const ProblemOptions& options = {},
                                   const Dataset* truth_table = nullptr);

/// The same, but inputs and ground truth are not copied if their columns are adjacent in the table
/// and all of its rows are used as they are.
/// \param dataset  kept alive by the problem; it must not change afterwards
[[nodiscard]] Problem make_problem(const std::shared_ptr<const Dataset>& dataset,
                                   const ProblemOptions& options = {},
                                   const Dataset* truth_table = nullptr);
/// The same with the roles and properties that stand beside the tables.
/// \param truth  without a table if the ground truth comes from `data`
[[nodiscard]] Problem make_problem(const TableSnapshot& data, const ProblemOptions& options,
                                   const TableSnapshot& truth);

}  // namespace steelyard
