// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/measures/information_imbalance.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Two sets of columns of a table, A and B, and how they are compared.
struct ColumnSets {
  std::vector<Index> from;  ///< A: positions in the table
  std::vector<Index> to;    ///< B; may share columns with A. Not asked where B is another table
  Index neighbours = 1;     ///< k, 1 .. N-1
  // Each column (and its period) divided by its standard deviation: by default as a run has it,
  // where the inputs are weighed and the ground truth is taken as it is.
  bool standardise_from = true;
  bool standardise_to = false;  ///< only where the columns of B are coordinates
  MissingPolicy missing = MissingPolicy::refuse;
  TruthKind to_kind = TruthKind::columns;  ///< what the columns of B are
};

/// What the sets tell of each other.
struct ColumnImbalance {
  ImbalancePair pair;                  ///< forward: A -> B
  std::vector<std::string> names;      ///< of the columns of A
  std::vector<ImbalancePair> singles;  ///< each of them alone, against B
  Index samples = 0;
  Index rows = 0;  ///< samples that were looked around: a fixed random subset of many
  std::vector<std::string> warnings;
};

/// A question about two sets, with its own copy of their columns: it can be answered in another
/// thread while the table changes.
class ColumnComparison {
 public:
  /// \param to_table  B is its columns (those of the role truth, or all numbers): as many rows
  /// \throws Error(bad_input): a set without columns, and all that make_problem refuses
  ColumnComparison(const Dataset& table, ColumnSets sets, const Dataset* to_table = nullptr);

  /// On the cores of the calling thread; the same bits for any number of them.
  /// \return nothing when stopped    \throws Error(bad_input) where k does not fit the samples
  [[nodiscard]] std::optional<ColumnImbalance> compute(const std::stop_token& stop = {}) const;

 private:
  ColumnSets sets_;
  ProblemPtr problem_;  // A as inputs, B as ground truth
};

}  // namespace steelyard
