// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/measures/information_imbalance.h"
#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Two sets of columns of a table, A and B, and how they are compared.
struct ColumnSets {
  std::vector<Index> from;  ///< A: positions in the table
  std::vector<Index> to;    ///< B; may share columns with A. Ignored if B is another table
  Index neighbours = 1;     ///< k, 1 .. N-1
  // Whether each column (and its period) is divided by its standard deviation. The defaults are
  // those of a run, where the inputs are weighted and the ground truth is used as it is.
  bool standardise_from = true;
  bool standardise_to = false;  ///< only if the columns of B are coordinates
  MissingPolicy missing = MissingPolicy::refuse;
  TruthKind to_kind = TruthKind::columns;  ///< the meaning of the columns of B
};

/// How well the sets predict each other.
struct ColumnImbalance {
  ImbalancePair pair;                  ///< forward: A -> B
  std::vector<std::string> names;      ///< names of the columns of A
  std::vector<ImbalancePair> singles;  ///< each column of A alone, against B
  Index samples = 0;
  Index rows = 0;  ///< samples whose neighbours were used: a fixed random subset if there are many
  std::vector<Message> warnings;
};

/// A comparison of two sets with its own copy of their columns, so that it can run in another
/// thread while the table changes.
class ColumnComparison {
 public:
  /// \param to_table  if given, B is its columns (those with the role truth, or all number
  ///                  columns); it must have as many rows as `table`
  /// \throws Error(bad_input) for a set without columns, if all columns of B are constant, and for
  ///         everything that make_problem() refuses
  ColumnComparison(const Dataset& table, ColumnSets sets, const Dataset* to_table = nullptr);

  /// Uses the cores of the calling thread; the result does not depend on their number.
  /// \return `std::nullopt` when stopped
  /// \throws Error(bad_input) if k does not fit the number of samples
  [[nodiscard]] std::optional<ColumnImbalance> compute(const std::stop_token& stop = {}) const;

 private:
  ColumnSets sets_;
  ProblemPtr problem_;  // A as inputs, B as ground truth
};

}  // namespace steelyard
