// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/column_findings.h"
#include "core/data/missing.h"
#include "core/data/read_progress.h"
#include "core/data/table_snapshot.h"
#include "ui/count_text.h"

namespace steelyard::ui {

/// What a user wants to have explained.
struct QuestionChoice {
  enum class Explain {
    Columns,  ///< of the table
    Another,  ///< the contents of another file
    Nothing,  ///< the structure of the inputs alone
  };
  Explain what = Explain::Nothing;
  std::vector<Index> columns;  ///< ascending; for Explain::Columns, at least one
  friend bool operator==(const QuestionChoice&, const QuestionChoice&) = default;
};

/// The standard deviations of a column of numbers, or of the columns that a text becomes; cells
/// that are missing do not count.
struct SpreadRange {
  double least = 0.0;  ///< of those above 0; 0 if there is none
  double most = 0.0;
};

/// A table with what helps to ask it.
struct AskedTable {
  TableSnapshot table;
  ColumnProposals proposed;
  std::vector<ColumnFinding> findings;    ///< other than leaks, which depend on the target
  std::vector<SpreadRange> spreads = {};  ///< of each column
  Index missing = 0;                      ///< cells, in all columns
  std::vector<Index> texts = {};          ///< columns of text that may become inputs
  std::vector<Index> leftOut = {};        ///< columns that the user takes for no candidates
  std::optional<MissingPolicy> chosenPolicy = {};  ///< of the user, for missing cells
};

/// For a job: takes about 50 ms per million cells. Reads no roles.
/// \param groups  text columns to which groups of samples belong; if there are none, those that are
///                proposed
[[nodiscard]] AskedTable lookedAt(std::shared_ptr<const Dataset> table,
                                  std::vector<Index> groups = {});

/// The columns with Role::id whose values repeat.
[[nodiscard]] std::vector<Index> groupsOf(const TableSnapshot& table);

/// What is missing in the columns that a question uses.
[[nodiscard]] MissingCells missingIn(const AskedTable& asked, const std::vector<Index>& used);

/// What to do with missing cells. Unless the user says otherwise, rows are left out if at least
/// half of them, and enough to work with, remain; otherwise cells are filled.
[[nodiscard]] MissingPolicy policyFor(const AskedTable& asked, const MissingCells& missing);

/// The largest standard deviation of the columns that a question uses over the smallest above 0,
/// once text has become numbers; 1 if there are fewer than two.
[[nodiscard]] double ratioOfSpreads(const AskedTable& asked, const std::vector<Index>& used);

/// "a, b, c, d and 3 more"
[[nodiscard]] QString namesInWords(const Dataset& table, const std::vector<Index>& columns);

/// What is asked by the roles of these columns of a table.
[[nodiscard]] QuestionChoice wantedBy(const std::vector<Column>& ofTable, bool fromAnotherTable);

/// The column of text that is asked for, where all the columns of 0 and 1 that were made of it are.
[[nodiscard]] std::optional<std::string> textExplained(const QuestionChoice& wanted,
                                                       const std::vector<Column>& ofTable);

/// Gives the columns beside the table the roles that ask it; a choice of columns replaces what was
/// asked before.
/// \param leftOut  columns that are no inputs
void applyWanted(const QuestionChoice& wanted, TableSnapshot& table,
                 const std::vector<Index>& leftOut = {});

/// The table after its text columns became inputs, as the command line does it, looked at anew. A
/// text column that would only colour the samples becomes an input, too, if something else is
/// explained. The same where no text becomes numbers. For a job.
/// \param wanted  what is asked; the roles beside the table say so already
[[nodiscard]] AskedTable withTextInputs(AskedTable asked, const QuestionChoice& wanted,
                                        const ReadControl& control = {});

}  // namespace steelyard::ui
