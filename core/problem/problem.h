// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/missing.h"
#include "core/matrix.h"
#include "core/problem/shared_matrix.h"
#include "core/problem/truth_kind.h"

namespace steelyard {

/// What a method needs to know of one input feature or truth column.
struct Feature {
  std::string name;
  std::string unit;
  std::string group;
  double period = 0.0;  ///< 0: not periodic; in the space (inputs or truth) it is part of
  double scale = 1.0;   ///< what values and period are multiplied with before they are compared;
                        ///< of truth columns that are standardised one over their deviation
};

/// One number of each feature: `of_each(features, &Feature::period)`.
[[nodiscard]] Vector of_each(const std::vector<Feature>& features, double Feature::*what);

/// Classes of the samples: from a label column.
struct Labels {
  std::string name;                ///< of the column
  std::vector<int> class_of;       ///< per sample, 0 .. names.size() - 1; -1: unknown
  std::vector<std::string> names;  ///< per class
};

/// One question put to a method: finite numbers only, ready to compute with. Immutable once made
/// and shared between threads as `std::shared_ptr<const Problem>`.
struct Problem {
  SharedMatrix inputs;            ///< N x D, finite; may lie in the table
  std::vector<Feature> features;  ///< D
  SharedMatrix truth;             ///< N x D_B, finite, in its own units (Feature::scale makes them
                                  ///< comparable); 0 columns: none given; may lie in the table.
                                  ///< Points: N x 3M, x y z of one after the other. Distance
                                  ///< matrix: N x N
  std::vector<Feature> truth_features;  ///< of truth's columns; none for a distance matrix
  TruthKind truth_kind = TruthKind::columns;
  std::optional<Labels> labels;
  std::optional<Vector> known_weights;  ///< D, >= 0
  std::vector<Index> rows;  ///< the table's row of each sample (rows may have been dropped)
  std::vector<std::string> warnings;  ///< what was done to the data, constant columns, ...

  [[nodiscard]] Index samples() const { return inputs.rows(); }
  [[nodiscard]] Index dimension() const { return inputs.cols(); }

  /// The table's row of a sample: its position where no rows are known.
  /// \param position  0 .. N-1
  [[nodiscard]] Index row_of(Index position) const {
    return rows.empty() ? position : rows[static_cast<std::size_t>(position)];
  }
  /// Of some samples, in their order. \throws Error(bad_input) for one that is not there
  [[nodiscard]] std::vector<Index> rows_of(std::span<const Index> positions) const;
  /// The same question for some samples only, in the given order (subsampling, folds, a selection
  /// of samples made by another run). Positions are 0 .. N-1 of this problem.
  [[nodiscard]] Problem with_samples(std::span<const Index> positions) const;
  /// The same question for some of the inputs only, in the given order.
  [[nodiscard]] Problem with_inputs(std::span<const Index> positions) const;
};

using ProblemPtr = std::shared_ptr<const Problem>;

/// How a dataset becomes a problem. All of it is kept in the record.
struct ProblemOptions {
  MissingPolicy missing = MissingPolicy::refuse;
  bool standardise_truth = false;  ///< each truth column counts by its standard deviation (over
                                   ///< N): Feature::scale. Only where the truth is columns
  std::vector<Index> samples;      ///< row subset of the table; empty: all rows
  TruthKind truth_kind = TruthKind::columns;
  bool wrap_periods = false;  ///< bring periodic columns that exceed their period into one
};

/// Reads the roles of `dataset` (and of `truth_table`, where the ground truth comes from a second
/// table of as many rows: its columns with Role::truth, or all number columns when none has it).
/// \throws Error(bad_input): fewer than 4 rows, no input column, text column used as a number,
///         non-finite numbers, missing cells under MissingPolicy::refuse, row counts that differ,
///         all inputs constant, a truth that is not of its kind. Whether a ground truth is needed
///         is the method's to say.
[[nodiscard]] Problem make_problem(const Dataset& dataset, const ProblemOptions& options = {},
                                   const Dataset* truth_table = nullptr);

/// The same, where inputs and ground truth need not be copied if they stand side by side in the
/// table and all of its rows are used as they are.
/// \param dataset  kept alive by the problem; its values must not change any more (roles may)
[[nodiscard]] Problem make_problem(const std::shared_ptr<const Dataset>& dataset,
                                   const ProblemOptions& options = {},
                                   const Dataset* truth_table = nullptr);

}  // namespace steelyard
