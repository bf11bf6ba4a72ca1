// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table_arguments.h"

#include <set>
#include <utility>

#include "app/dialect_arguments.h"
#include "app/reading_line.h"
#include "app/role_checks.h"
#include "core/data/column_selection.h"
#include "core/data/delimited_reader.h"
#include "core/data/file_format.h"
#include "core/data/given_roles.h"
#include "core/data/known_weights.h"
#include "core/data/mark_doubt.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "core/data/time_column.h"
#include "core/error.h"
#include "core/message.h"
#include "core/prepare/text_columns.h"
#include "core/record/further_reading.h"
#include "core/text.h"
#include "ui/data/bundled.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

void giveRole(const Arguments& arguments, const char* option, Role role, Dataset& dataset) {
  if (arguments.isSet(option)) {
    give_role(arguments.value(option).toStdString(), role, dataset);
  }
}

void takeTextTargetAsLabel(const Arguments& arguments, Dataset& dataset) {
  if (arguments.isSet("label")) {
    return;
  }
  if (const std::optional<Index> target = take_text_target_as_label(dataset)) {
    dataset.warnings.push_back(message("arguments.text_target",
                                       "column '{1}' holds classes: it is taken as label",
                                       dataset.columns[static_cast<std::size_t>(*target)].name));
  }
}

void giveWeight(const Arguments& arguments, Dataset& dataset) {
  if (arguments.value("weight") == "none" && !dataset.column_named("none")) {
    for (Column& column : dataset.columns) {
      column.roles = column.roles.without(Role::weight);
    }
    return;
  }
  giveRole(arguments, "weight", Role::weight, dataset);
  keep_weights_from_inputs(dataset);
  if (arguments.isSet("inputs") && dataset.columns_with(Role::input).empty()) {
    throw bad_input({message("arguments.weight_as_input",
                             "the only input is the weight of the samples, which cannot be one"),
                     "options --inputs and --weight",
                     message("arguments.weight_as_input.accepted", "other columns as inputs")});
  }
}

/// "COL=2pi"
/// \param given  columns to which an earlier option has given one
void setPeriod(const QString& text, double Column::*period, const char* option,
               std::set<Index>& given, Dataset& dataset) {
  const auto equals = text.lastIndexOf('=');
  if (equals < 1) {
    throw bad_input({message("arguments.bad_period", "'{1}' does not give a column and its period",
                             text.toStdString()),
                     std::string("option --") + option,
                     message("arguments.bad_period.accepted", "COLUMN=PERIOD, such as phi=2pi")});
  }
  const double value = parse_period(text.mid(equals + 1).toStdString());
  for (const Index column : select_columns(dataset, text.left(equals).toStdString())) {
    Column& periodic = dataset.columns[static_cast<std::size_t>(column)];
    if (!given.insert(column).second && periodic.*period != value) {
      throw bad_input(
          {message("arguments.two_periods", "column {1} has two periods", in_quotes(periodic.name)),
           std::string("option --") + option,
           message("arguments.two_periods.accepted", "one period for each column")});
    }
    periodic.*period = value;
  }
}

/// "NAME=COLS"
/// \param grouped  columns that an earlier option has put into a group
void setGroup(const QString& text, std::set<Index>& grouped, Dataset& dataset) {
  const auto equals = text.indexOf('=');
  if (equals < 1) {
    throw bad_input(
        {message("arguments.bad_group", "'{1}' does not give a group and its columns",
                 text.toStdString()),
         "option --group",
         message("arguments.bad_group.accepted", "NAME=COLUMNS, such as atom1=x1,y1,z1")});
  }
  for (const Index column : select_columns(dataset, text.mid(equals + 1).toStdString())) {
    Column& of_group = dataset.columns[static_cast<std::size_t>(column)];
    const std::string name = text.left(equals).toStdString();
    if (!grouped.insert(column).second && of_group.group != name) {
      throw bad_input(
          {message("arguments.two_groups", "column '{1}' is in the groups '{2}' and '{3}'",
                   of_group.name, of_group.group, name),
           "option --group", message("arguments.two_groups.accepted", "each column in one group")});
    }
    of_group.group = name;
  }
}

std::string namesOf(const Dataset& dataset, const std::vector<Index>& columns) {
  std::string names;
  for (const Index column : columns) {
    names += (names.empty() ? "" : ", ") +
             short_name(dataset.columns[static_cast<std::size_t>(column)].name);
  }
  return names;
}

/// Text columns of times that no role has taken: one column is enough to order the samples.
std::vector<Index> furtherTimes(const Dataset& dataset) {
  std::vector<Index> found;
  for (Index column = 0; column < std::ssize(dataset.columns); ++column) {
    const Column& about = dataset.columns[static_cast<std::size_t>(column)];
    if (about.kind == ColumnKind::category && about.roles.empty() && times_in(dataset, column)) {
      found.push_back(column);
    }
  }
  return found;
}

/// Whoever names one of the marks looks at the file, whatever other tables have.
Dialect withMarksOfFile(Dialect dialect, const std::filesystem::path& path,
                        const Arguments& arguments) {
  if (arguments.isSet("decimal") || arguments.isSet("thousands")) {
    const Dialect guess = preview_in_encoding(path, 0, dialect.encoding).dialect;
    dialect.decimal_mark = guess.decimal_mark;
    dialect.thousands_mark = guess.thousands_mark;
  }
  return dialect;
}

/// Options correct how the table is written.
/// \param proposed  what the options do not say; guessed as far as it is not there
Dataset readAs(Reading proposed, const std::filesystem::path& path, const Arguments& arguments,
               const std::stop_token& stop) {
  const ReadControl control = readControl(arguments, stop);
  if (!file_format(path).takes_dialect) {
    Reading reading;
    for (const QString& name : arguments.values("array")) {
      reading.arrays.push_back(name.toStdString());
    }
    return read_table(path, reading.arrays.empty() ? proposed : reading, control);
  }
  const bool known = proposed.dialect.has_value();
  const Dialect base = known ? withMarksOfFile(*std::move(proposed.dialect), path, arguments)
                             : guessedDialect(path, arguments);
  const Dialect dialect = correctedDialect(base, arguments);
  Dataset table = read_table(path, {dialect, {}}, control);
  if (known) {
    forget_doubt_about_marks(table);
  } else {
    sayHowToSettleMarks(table, arguments);
  }
  return table;
}

}  // namespace

std::vector<Option> dialectOptions() {
  std::vector<Option> options = textOptions();
  options.push_back(
      {"array",
       "NAME",
       "Array to read from a file with several; may be repeated: side by side in this order.",
       {},
       true});
  options.push_back(largeOption());
  return options;
}

Option largeOption() {
  return {
      "large", "",
      "Also read a file that becomes more than 1,000 times its size, or a table that takes more "
      "than half of the memory."};
}

ReadControl readControl(const Arguments& arguments, const std::stop_token& stop) {
  const bool large = arguments.isSet("large");
  return {readingLine(), stop, [large](const std::string& question) {
            if (!large) {
              throw bad_input({other_words(question), "",
                               message("arguments.large.accepted",
                                       "the option --large, to read it all the same")});
            }
            return true;
          }};
}

Dataset openTable(const QString& source, const Arguments& arguments, const std::stop_token& stop) {
  if (ui::isBundled(source.toStdString())) {
    return ui::openBundled(source.toStdString());
  }
  const std::filesystem::path path = ui::nativePath(source);
  return readAs({}, path, arguments, stop);
}

Dataset openFurther(const QString& source, const Dataset& like, const Arguments& arguments,
                    const std::stop_token& stop) {
  if (ui::isBundled(source.toStdString())) {
    return ui::openBundled(source.toStdString());
  }
  const std::filesystem::path path = ui::nativePath(source);
  const ReadControl control = readControl(arguments, stop);
  return readAs(further_reading(like, path, control), path, arguments, stop);
}

std::vector<Option> roleOptions() {
  return {{"inputs", "COLS",
           "Columns to weigh, by name, number or range: x1,x2 or 1-10. [all other numbers that do "
           "not name or number the samples]"},
          {"truth", "COLS", "Columns of the target. A single text column is taken as label."},
          {"keep", "COLS",
           "Inputs that every selection has; the choice is among the others, given these."},
          {"label", "COL", "Column of classes."},
          {"id", "COLS", "Columns that identify the samples."},
          {"time", "COL", "Column of times; dates and years are found."},
          {"weight", "COL",
           "Column that says how much each sample counts: 0 or more, in any unit; or none. A row "
           "stands as often as it counts."},
          {"row-order", "HOW",
           "Whether the rows are a series: series, any (their order means nothing), or automatic: "
           "they are if the target of neighbouring rows is alike, and sorting does not explain it.",
           "automatic"},
          {"unsupervised", "", "Compare the inputs with themselves."},
          {"known-weights", "FILE", "Table of features and weights to compare with."},
          {"period", "COL=P", "Period of an input, such as phi=2pi; may be repeated.", {}, true},
          {"truth-period", "COL=P", "Period of a column as target; may be repeated.", {}, true},
          {"group",
           "NAME=COLS",
           "Columns that belong together, such as x, y, z of an atom: all of them are selected or "
           "none; may be repeated.",
           {},
           true}};
}

TakenColumns takeDefaultInputs(Dataset& dataset) {
  TakenColumns taken = give_default_inputs(dataset);
  if (taken.time) {
    dataset.warnings.push_back(message(
        "arguments.time", "column '{1}' is taken as time (--inputs or --time says otherwise)",
        namesOf(dataset, {*taken.time})));
  }
  if (taken.group) {
    dataset.warnings.push_back(message("arguments.groups",
                                       "column '{1}' is taken as groups of samples (--inputs or "
                                       "--id says otherwise)",
                                       namesOf(dataset, {*taken.group})));
  }
  if (!taken.identifiers.empty()) {
    dataset.warnings.push_back(
        message("arguments.identifiers",
                "no inputs, since they name or number the samples: {1} (--inputs takes them in)",
                namesOf(dataset, taken.identifiers)));
  }
  if (!taken.empty.empty()) {
    dataset.warnings.push_back(message("arguments.empty_columns",
                                       "no inputs, since they have no values: {1}",
                                       namesOf(dataset, taken.empty)));
  }
  if (const std::vector<Index> times = furtherTimes(dataset); !times.empty()) {
    dataset.warnings.push_back(message("arguments.further_times",
                                       "no inputs, since they are times as text: {1}",
                                       namesOf(dataset, times)));
  }
  if (Message left = text_left_out(dataset); !left.says_nothing()) {
    dataset.warnings.push_back(std::move(left));
  }
  return taken;
}

void applyRoles(const Arguments& arguments, Dataset& dataset) {
  giveRole(arguments, "label", Role::label, dataset);
  giveRole(arguments, "id", Role::id, dataset);
  giveRole(arguments, "time", Role::time, dataset);
  giveRole(arguments, "truth", Role::truth, dataset);
  takeTextTargetAsLabel(arguments, dataset);
  giveRole(arguments, "inputs", Role::input, dataset);
  giveWeight(arguments, dataset);
  refuseOddTargets(arguments, dataset);
  if (dataset.columns_with(Role::input).empty()) {
    takeDefaultInputs(dataset);
  }
  if (arguments.isSet("unsupervised")) {
    for (Column& column : dataset.columns) {
      const bool input = column.roles.has(Role::input);
      column.roles = input ? column.roles.with(Role::truth) : column.roles.without(Role::truth);
    }
  }
  if (arguments.isSet("known-weights")) {
    read_known_weights(ui::nativePath(arguments.value("known-weights")), dataset);
  }
  std::set<Index> grouped;
  for (const QString& text : arguments.values("group")) {
    setGroup(text, grouped, dataset);
  }
  if (arguments.isSet("keep")) {
    for (const Index column : select_columns(dataset, arguments.value("keep").toStdString())) {
      dataset.columns[static_cast<std::size_t>(column)].always_kept = true;
    }
  }
  applyPeriods(arguments, "period", &Column::period, dataset);
  refuseUnusedPeriods(
      arguments, "period", dataset.columns_with(Role::input),
      message("arguments.period_of_input", "an input; --truth-period is that of the target"),
      dataset);
}

void applyPeriods(const Arguments& arguments, const char* option, double Column::*period,
                  Dataset& dataset) {
  std::set<Index> given;
  for (const QString& text : arguments.values(option)) {
    setPeriod(text, period, option, given, dataset);
  }
}

void applyTruthPeriods(const Arguments& arguments, Dataset& dataset, bool second) {
  applyPeriods(arguments, "truth-period", &Column::truth_period, dataset);
  const std::vector<Index> truth = dataset.columns_with(Role::truth);
  refuseUnusedPeriods(
      arguments, "truth-period", second && truth.empty() ? dataset.number_columns() : truth,
      message("arguments.period_of_truth", "a column of the target; --period is that of an input"),
      dataset);
}

}  // namespace steelyard::app
