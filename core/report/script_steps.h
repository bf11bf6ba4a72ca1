// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/record/record.h"
#include "core/report/script_encoding.h"

/// What a script does to the table between its file and the method, as values that the writer of
/// each language puts into words.
namespace steelyard::script {

/// The columns of a step.
struct Columns {
  enum class Which { named, inputs, targets, inputs_and_targets } which = Which::named;
  /// If named: names, numbers from 1 and ranges such as "1-4,7", which the script itself looks up,
  /// because the columns of the table change from step to step.
  std::string text = {};
};

struct Comment {
  std::string text;
};
struct Scale {
  Columns columns;
  std::string by;  ///< "deviation", "quartiles" or "range"
};
struct Logarithm {
  Columns columns;
  std::string base;  ///< "e", "2" or "10"
  double offset = 0.0;
};
/// Fills missing cells, by the rules of core/data/fill_rule.h.
struct Fill {
  Columns columns;
  bool knows_text = false;  ///< an Encode came before: columns may stand for values of text
};
/// Keeps the samples that miss none of these columns.
struct KeepComplete {
  Columns columns;
};
/// Adds "NAME is missing" for each of these columns that misses a cell.
struct MarkMissing {
  Columns columns;
};
/// Makes missing what equals one of these numbers.
struct TakeCodes {
  Columns columns;
  std::vector<double> codes;
};
/// Makes numbers of text that is mostly numbers, by the rules of core/prepare/text_as_numbers.h.
struct MakeNumbers {
  Columns columns;
};
struct Encode {
  Columns columns;
};
struct KeepEvery {
  Index stride = 1;
  Index first = 0;  ///< sample, from 0
};
/// Keeps the samples that meet all conditions, which " and " stands between.
struct KeepMeeting {
  std::string conditions;
};
/// Keeps these rows of the file, or all others.
struct KeepRows {
  std::vector<Index> rows;  ///< from 0
  bool keep = true;
};
/// Keeps these rows of the file in this order; all are in the table.
struct KeepDrawn {
  std::vector<Index> rows;  ///< from 0
};
/// Keeps these samples of the table as it is by then.
struct KeepSamples {
  std::vector<Index> samples;  ///< from 0
};
/// Keeps the samples where a column is above 0.
struct KeepPositive {
  std::string column;
};
struct KeepColumns {
  std::vector<std::string> names;
};
/// Takes the values of a column into one period.
struct Wrap {
  std::string column;
  double period = 0.0;
};

using Action = std::variant<Comment, Scale, Logarithm, Fill, KeepComplete, MarkMissing, TakeCodes,
                            MakeNumbers, Encode, KeepEvery, KeepMeeting, KeepRows, KeepDrawn,
                            KeepSamples, KeepPositive, KeepColumns, Wrap>;

struct Steps {
  std::vector<Action> actions;
  std::optional<std::vector<EncodedText>> encoded;  ///< where there is an Encode
};

/// The steps of preparation, then the run's own choices: samples, missing cells, periods.
/// \param table  as it was prepared for the run
/// \throws Error(bad_input) that names the step which a script cannot repeat, and what to do
///         instead
[[nodiscard]] Steps steps_of(const Record& record, const Dataset& table);

}  // namespace steelyard::script
