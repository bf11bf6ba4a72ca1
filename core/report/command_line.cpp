// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/command_line.h"

#include <algorithm>
#include <map>

#include "core/data/column_selection.h"
#include "core/data/delimited_reader.h"
#include "core/data/doubtful_mark.h"
#include "core/data/text_table.h"
#include "core/error.h"
#include "core/parameter/completed_values.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/preparation.h"
#include "core/record/data_reference.h"
#include "core/report/columns_before_steps.h"

namespace steelyard {
namespace {

using Words = std::vector<std::string>;

Error no_command(const Message& what, const std::string& where, const Message& instead = {}) {
  return bad_input(
      {message("command_line.inexpressible", "{1}, which a command line cannot express", what),
       where, instead});
}

std::string delimiter_name(char delimiter) {
  return delimiter == ','    ? "comma"
         : delimiter == ';'  ? "semicolon"
         : delimiter == '\t' ? "tab"
         : delimiter == '|'  ? "bar"
                             : "blank";
}

std::string thousands_name(char mark) {
  return mark == '\0'   ? "none"
         : mark == ' '  ? "blank"
         : mark == '\'' ? "apostrophe"
                        : std::string(1, mark);
}

/// What the program would guess; nothing if the file cannot be read.
std::optional<Dialect> guessed_dialect(const std::string& source) {
  try {
    return preview_delimited(source, 0).dialect;
  } catch (const Error&) {
    return std::nullopt;
  }
}

/// Whether a command that does not say how the file is written reads it in the same way. If a mark
/// may separate thousands or begin the decimals, the program wants to be told which.
bool is_read_so_unasked(const DataReference& data) {
  constexpr std::size_t rows = 50;  // as many as the program looks at
  const std::optional<Dialect>& dialect = data.origin.reading.dialect;
  return !dialect || (dialect == guessed_dialect(data.source) &&
                      !doubtful_mark(preview_delimited(data.source, rows, *dialect)));
}

/// Every option is named, so that it holds against any guess.
Words whole(const Dialect& dialect) {
  return {"--encoding",
          dialect.encoding,
          "--delimiter",
          delimiter_name(dialect.delimiter),
          "--decimal",
          std::string(1, dialect.decimal_mark),
          "--thousands",
          thousands_name(dialect.thousands_mark),
          dialect.header ? "--header" : "--no-header",
          dialect.units_row ? "--units-row" : "--no-units-row",
          dialect.row_names ? "--row-names" : "--no-row-names",
          "--name-rows",
          std::to_string(dialect.name_rows),
          "--comment",
          dialect.comment,
          "--skip",
          std::to_string(dialect.skip_lines)};
}

/// Texts that name columns of a table by their roles, not by their values.
class ColumnTexts {
 public:
  /// \param numbers  whether columns may be counted: none is dropped later
  ColumnTexts(const std::vector<ColumnChoice>& columns, std::string source, bool numbers)
      : numbers_(numbers) {
    table_.name = std::move(source);
    for (const ColumnChoice& column : columns) {
      table_.columns.emplace_back().name = column.name;
    }
  }

  /// Short names in words, many by their numbers.
  [[nodiscard]] std::string of(const std::vector<Index>& columns) const {
    constexpr std::size_t longest = 60;
    std::string names;
    for (const Index column : columns) {
      names += (names.empty() ? "" : ",") + table_.columns[static_cast<std::size_t>(column)].name;
    }
    const bool named = selects(names, columns);
    if (named && (names.size() <= longest || !numbers_)) {
      return names;
    }
    std::string text = numbers_ ? text_of_columns(table_, columns) : std::string();
    if (!text.empty() && selects(text, columns)) {
      return text;
    }
    throw no_command(
        message("command_line.commas", "the columns have names that look like several"),
        table_.name, message("command_line.commas.accepted", "names without commas"));
  }

 private:
  [[nodiscard]] bool selects(const std::string& text, const std::vector<Index>& columns) const {
    try {
      return select_columns(table_, text) == columns;
    } catch (const Error&) {
      return false;
    }
  }

  Dataset table_;
  bool numbers_;
};

/// Whether the file may be one that says by which column its rows are weighted: files of SPSS and
/// of Weka do. The name of a file does not tell its format.
bool may_state_weights(const DataReference& data) {
  return is_file(data.source) && !data.origin.reading.dialect;
}

/// Collects the words of a command.
class Command {
 public:
  explicit Command(const RunRequest& asked)
      : asked_(asked),
        columns_(columns_before_steps(asked.columns, asked.data.origin)),
        texts_(columns_, asked.data.source,
               !has_step(asked.data.origin, "drop-columns") &&
                   !has_step(asked.data.origin, "missing")) {}

  void add_tables() {
    add({"steelyard", "run", asked_.data.source});
    add_reading();
    const std::vector<SideFile>& beside = asked_.data.origin.beside;
    for (const SideFile& file : beside) {
      refuse_side_file(file, beside.front());
      add({"--beside", file.source});
    }
    if (!beside.empty() && !beside.front().key.empty()) {
      add({"--beside-key", beside.front().key});
    }
    if (asked_.truth_data) {
      refuse_truth_table();
      add({"--truth-data", asked_.truth_data->source});
    }
    if (asked_.data.weights_file) {
      add({"--known-weights", asked_.data.weights_file->source});
    }
  }

  /// Since the inputs are named, no text column becomes one by itself: --no-encode would say the
  /// same again.
  void add_roles() {
    const std::vector<Index> inputs = with(Role::input);
    add({"--inputs", texts_.of(inputs)});
    if (with(Role::truth) == inputs) {
      add({"--unsupervised"});
    } else {
      add_role("--truth", Role::truth);
    }
    add_role("--label", Role::label);
    add_role("--id", Role::id);
    add_role("--time", Role::time);
    add_weight();
    add_kept();
  }

  void add_properties() {
    add_periods("--period", columns_, Role::input, &ColumnChoice::period, texts_);
    if (asked_.truth_data) {
      add_periods("--truth-period", asked_.truth_columns, std::nullopt, &ColumnChoice::truth_period,
                  {asked_.truth_columns, asked_.truth_data->source, true});
    } else {
      add_periods("--truth-period", columns_, Role::truth, &ColumnChoice::truth_period, texts_);
    }
    add_groups();
  }

  void add_kept() {
    std::vector<Index> kept;
    for (std::size_t at = 0; at < columns_.size(); ++at) {
      if (columns_[at].always_kept && columns_[at].roles.has(Role::input)) {
        kept.push_back(static_cast<Index>(at));
      }
    }
    if (!kept.empty()) {
      add({"--keep", texts_.of(kept)});
    }
  }

  void add_groups() {
    const bool of_points = asked_.problem_options.truth_kind == TruthKind::pair_distances;
    std::map<std::string, std::vector<Index>> groups;
    for (std::size_t at = 0; at < columns_.size(); ++at) {
      const ColumnChoice& column = columns_[at];
      if (of_points || column.roles.has(Role::input) || !column.roles.has(Role::truth)) {
        groups[column.group].push_back(static_cast<Index>(at));
      }
    }
    groups.erase("");
    for (const auto& [name, columns] : groups) {
      add({"--group", name + "=" + texts_.of(columns)});
    }
  }

  void add_steps() {
    const bool periodic =
        std::any_of(columns_.begin(), columns_.end(),
                    [](const ColumnChoice& column) { return column.period > 0.0; });
    if (periodic && has_step(asked_.data.origin, "scale")) {
      throw no_command(message("command_line.scaled_period",
                               "columns with a period were scaled, and their period with them"),
                       "",
                       message("command_line.scaled_period.accepted", "a run without that step"));
    }
    for (const PreparationStep& step : asked_.data.origin.steps) {
      add({"--prepare", text_of(step)});
    }
  }

  void add_options() {
    const ProblemOptions& options = asked_.problem_options;
    if (!options.samples.empty()) {
      throw no_command(message("command_line.some_rows", "the run used some of the rows"), "",
                       message("command_line.some_rows.accepted", "the step 'Chosen samples'"));
    }
    if (options.missing != MissingPolicy::refuse) {
      add({"--missing", std::string(missing_policy_id(options.missing))});
    }
    if (options.truth_kind != TruthKind::columns) {
      add({"--truth-kind", std::string(truth_kind_id(options.truth_kind))});
    }
    if (options.standardise_truth) {
      add({"--truth-scaling", "standardised"});
    }
    if (options.wrap_periods) {
      add({"--wrap-periods"});
    }
    if (options.row_order != RowOrder::automatic) {
      add({"--row-order", std::string(row_order_id(options.row_order))});
    }
  }

  void add_method(const Method& method) {
    add({"--method", asked_.method});
    const ParameterValues values = completed_values(method.schema(), asked_.parameters);
    for (const ParameterSpec& spec : method.schema().specs()) {
      if (values.contains(spec.id) && values.at(spec.id) != spec.initial) {
        add({"--set", spec.id + "=" + to_text(values.at(spec.id))});
      }
    }
  }

  void add(const Words& words) {
    for (const std::string& word : words) {
      text_ += (text_.empty() ? "" : " ") + shell_word(word);
    }
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  [[nodiscard]] std::vector<Index> with(Role role) const {
    std::vector<Index> columns;
    for (std::size_t at = 0; at < columns_.size(); ++at) {
      if (columns_[at].roles.has(role)) {
        columns.push_back(static_cast<Index>(at));
      }
    }
    return columns;
  }
  void add_role(const char* option, Role role) {
    if (const std::vector<Index> columns = with(role); !columns.empty()) {
      add({option, texts_.of(columns)});
    }
  }
  /// Weights that the file states count unless they are refused. Beside a column of that name,
  /// "none" would be this column.
  void add_weight() {
    add_role("--weight", Role::weight);
    const bool is_taken =
        std::any_of(columns_.begin(), columns_.end(),
                    [](const ColumnChoice& column) { return column.name == "none"; });
    if (may_state_weights(asked_.data) && with(Role::weight).empty() && !is_taken) {
      add({"--weight", "none"});
    }
  }
  /// The program refuses the period of a column that has not this role.
  void add_periods(const char* option, const std::vector<ColumnChoice>& columns,
                   std::optional<Role> role, double ColumnChoice::*period,
                   const ColumnTexts& texts) {
    for (std::size_t at = 0; at < columns.size(); ++at) {
      const bool used = !role || columns[at].roles.has(*role);
      if (const double value = columns[at].*period; used && value > 0.0) {
        add({option, texts.of({static_cast<Index>(at)}) + "=" + number_text(value)});
      }
    }
  }

  /// One set of options says how both tables are read.
  void add_reading() {
    const Reading& reading = asked_.data.origin.reading;
    const Reading* const other = asked_.truth_data ? &asked_.truth_data->origin.reading : nullptr;
    const bool two_texts = other != nullptr && other->dialect && reading.dialect;
    if (other != nullptr && other->arrays != reading.arrays && !two_texts) {
      throw no_command(
          message("command_line.other_arrays", "two tables are read from different arrays"),
          asked_.data.source);
    }
    for (const std::string& array : reading.arrays) {
      add({"--array", array});
    }
    if (is_read_so_unasked(asked_.data) &&
        (other == nullptr || is_read_so_unasked(*asked_.truth_data))) {
      return;
    }
    if (two_texts && !(*other->dialect == *reading.dialect)) {
      throw no_command(
          message("command_line.other_writing", "two tables are written in different ways"),
          asked_.data.source);
    }
    const Dialect& dialect = reading.dialect ? *reading.dialect : *other->dialect;
    if (dialect.quote != Dialect{}.quote) {
      throw no_command(message("command_line.other_quotes", "cells have other quotes"),
                       asked_.data.source,
                       message("command_line.other_quotes.accepted", "double quotes"));
    }
    add(whole(dialect));
  }

  static void refuse_side_file(const SideFile& file, const SideFile& first) {
    const bool guessed =
        !file.reading.dialect || file.reading.dialect == guessed_dialect(file.source);
    if (file.key != first.key || !guessed || !file.reading.arrays.empty()) {
      throw no_command(
          message("command_line.other_key", "columns were added by another key or in another way"),
          file.source, message("command_line.other_key.accepted", "one key for all files"));
    }
  }
  void refuse_truth_table() const {
    const auto chosen =
        std::count_if(asked_.truth_columns.begin(), asked_.truth_columns.end(),
                      [](const ColumnChoice& column) { return column.roles.has(Role::truth); });
    const TableOrigin& origin = asked_.truth_data->origin;
    if ((chosen != 0 && chosen != std::ssize(asked_.truth_columns)) || !origin.steps.empty() ||
        !origin.beside.empty()) {
      throw no_command(
          message("command_line.changed_truth",
                  "the second table was changed, or some of its columns chosen"),
          asked_.truth_data->source,
          message("command_line.changed_truth.accepted", "a table that is used as it is"));
    }
  }

  /// "scale:by=quartiles;columns=1-4"
  static std::string text_of(const PreparationStep& step) {
    const ParameterSchema schema = preparation(step.id).schema();
    std::string text = step.id;
    char before = ':';
    for (const ParameterSpec& spec : schema.specs()) {
      if (!step.values.contains(spec.id) || step.values.at(spec.id) == spec.initial) {
        continue;
      }
      const std::string value = to_text(step.values.at(spec.id));
      if (value.find(';') != std::string::npos) {
        throw no_command(message("command_line.semicolon", "a setting contains a semicolon"),
                         std::string(preparation(step.id).title));
      }
      text += before + spec.id + "=" + value;
      before = ';';
    }
    return text;
  }

  const RunRequest& asked_;
  std::vector<ColumnChoice> columns_;  ///< of the table that gets the roles
  ColumnTexts texts_;
  std::string text_;
};

}  // namespace

std::string shell_word(const std::string& word) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
    return word;
  }
  std::string quoted = "'";
  for (const char c : word) {
    quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  }
  return quoted += '\'';
}

std::string command_line(const RunRequest& asked, const MethodRegistry& methods,
                         std::optional<Index> top) {
  const Method& method = methods.find(asked.method);
  Command command(asked);
  command.add_tables();
  command.add_roles();
  command.add_properties();
  command.add_steps();
  command.add_options();
  command.add_method(method);
  if (top) {
    command.add({"--top", std::to_string(*top)});
  }
  return command.text();
}

}  // namespace steelyard
