// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/data/cell.h"
#include "core/methods/registry.h"
#include "core/prepare/preparation.h"
#include "core/record/record_builder.h"
#include "core/record/run_tables.h"
#include "core/report/python_script.h"
#include "core/report/r_script.h"
#include "tests/support/python.h"
#include "tests/support/run_method.h"
#include "tests/support/temporary_text.h"
#include "tests/support/text_of_rows.h"

namespace steelyard::tests {

/// Other text than a class and a name has no role, until a step makes it an input.
inline RoleSet role_in_test(const Column& column, const std::string& truth) {
  const std::string& name = column.name;
  if (column.kind == ColumnKind::category) {
    const bool names = name == "id" || name == "order" || name == "row name";
    return names             ? RoleSet().with(Role::id)
           : name == "class" ? RoleSet().with(Role::label)
                             : RoleSet();
  }
  return RoleSet().with(name == truth    ? Role::truth
                        : name == "time" ? Role::time
                        : name == "w"    ? Role::weight
                        : name == "code" ? Role::id
                                         : Role::input);
}

/// Numbers are inputs, but for the ground truth: t, y, or else the last one.
inline void give_roles(Dataset& table) {
  std::string truth;
  for (const Column& column : table.columns) {
    const bool known = truth == "t" || truth == "y";
    truth = column.kind == ColumnKind::number && !known ? column.name : truth;
  }
  for (Column& column : table.columns) {
    column.roles = role_in_test(column, truth);
  }
}

/// One run of the program's core, to its record and reduced table.
struct ScriptRun {
  Dataset table;
  Record record;
  ProblemPtr problem;
  std::vector<Index> selected;

  [[nodiscard]] std::string script() const { return python_script(record, table, selected); }
  [[nodiscard]] std::string script_for_r() const { return r_script(record, table, selected); }
  [[nodiscard]] TextTable reduced() const {
    return text_of(reduced_table(table, {naming_columns(table.columns)}, *problem,
                                 record.result.space, selected, true));
  }
};

inline PreparationStep step(const std::string& id,
                            const std::map<std::string, std::string>& settings) {
  const ParameterSchema schema = preparation(id).schema();
  PreparationStep made{id, schema.defaults()};
  for (const auto& [name, text] : settings) {
    made.values.set(name, schema.parse(*schema.find(name), text));
  }
  return made;
}

inline ScriptRun run_on(Dataset table, const std::string& method_id, const Settings& settings,
                        const std::vector<PreparationStep>& steps = {},
                        const ProblemOptions& options = {}, std::size_t take = 2) {
  static const MethodRegistry methods = builtin_methods();
  give_roles(table);
  for (const PreparationStep& each : steps) {
    table = prepared(std::move(table), each);
  }
  const Method& method = methods.find(method_id);
  ScriptRun run{std::move(table), {}, {}, {}};
  run.problem = std::make_shared<const Problem>(make_problem(run.table, options));
  run.record = begin_record(run.table, nullptr, options, method, values_of(method, settings),
                            *run.problem, 1);
  complete_record(run.record, *run.problem, run_to_end(method, run.problem, settings), 0.1);
  const std::vector<Index> order = ranking(run.record.result.columns);
  const auto taken = static_cast<std::ptrdiff_t>(std::min(take, order.size()));
  run.selected.assign(order.begin(), order.begin() + taken);
  return run;
}

inline ProblemOptions with(MissingPolicy missing) {
  ProblemOptions options;
  options.missing = missing;
  return options;
}

inline const Settings quick{{"epochs", "3"}};

/// The table in a file that a script wrote; empty if there is none.
inline TextTable written_by_script(const QString& path) {
  TextTable table;
  QFile file(path);
  if (file.open(QIODevice::ReadOnly)) {
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
      table.rows.push_back(split_row(line.toStdString(), {}));
    }
    table.header = table.rows.front();
    table.rows.erase(table.rows.begin());
  }
  return table;
}

/// Text is equal, numbers to 1e-12 of the largest.
inline void compare_tables(const TextTable& made, const TextTable& wanted) {
  QCOMPARE(made.header, wanted.header);
  QCOMPARE(made.rows.size(), wanted.rows.size());
  for (std::size_t row = 0; row < wanted.rows.size(); ++row) {
    for (std::size_t cell = 0; cell < wanted.header.size(); ++cell) {
      bool is_number = false;
      const double value = QString::fromStdString(wanted.rows[row][cell]).toDouble(&is_number);
      const double found = QString::fromStdString(made.rows[row][cell]).toDouble();
      const bool same = is_number
                            ? std::abs(value - found) <= 1e-12 * std::max(1.0, std::abs(value))
                            : wanted.rows[row][cell] == made.rows[row][cell];
      QVERIFY2(same, (wanted.rows[row][cell] + " became " + made.rows[row][cell]).c_str());
    }
  }
}

/// Runs the script on a table; what it writes must be the reduced table of the run.
inline void runs_as(ScriptSession& session, const TemporaryText& files, const ScriptRun& run,
                    const std::string& script, const std::string& source) {
  const QString out = QString::fromStdString((files.folder() / "out.csv").string());
  QFile::remove(out);
  const auto path = files.write("script", QByteArray::fromStdString(script));
  const QString trouble =
      session.run({QString::fromStdString(path.string()), QString::fromStdString(source), out});
  QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
  compare_tables(written_by_script(out), run.reduced());
}

}  // namespace steelyard::tests
