// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/prepare/preparation.h"
#include "core/record/applied_rows.h"

using namespace steelyard;

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

void add_column(Dataset& table, const char* name, Role role) {
  Column& column = table.columns.emplace_back();
  column.name = name;
  column.roles = RoleSet().with(role);
}

/// 12 samples of "pos", which is above 0, "size", a text, "x", and what is explained.
Dataset made_table() {
  Dataset table;
  table.name = "made";
  add_column(table, "pos", Role::input);
  add_column(table, "size", Role::input);
  table.columns.back().kind = ColumnKind::category;
  table.columns.back().categories = {"S", "M", "L"};
  add_column(table, "x", Role::input);
  add_column(table, "y", Role::truth);
  table.values.resize(12, 4);
  for (Index row = 0; row < 12; ++row) {
    const double at = static_cast<double>(row);
    table.values.row(row) << std::exp(0.3 * at), static_cast<double>(row % 3), std::sin(at), at;
  }
  return table;
}

PreparationStep step(const std::string& id, const std::string& name, const std::string& value) {
  PreparationStep made{id, preparation(id).schema().defaults()};
  made.values.set(name, value);
  return made;
}

/// Needs all inputs, and predicts 0.
class Zero final : public Predictor {
 public:
  [[nodiscard]] Matrix predict(const MatrixView& inputs) const override {
    return Matrix::Zero(inputs.rows(), 1);
  }
  [[nodiscard]] double risk(const Problem& /*problem*/) const override { return 0.0; }
  [[nodiscard]] std::string loss() const override { return "none"; }
};

}  // namespace

/// Cells of further rows that hold nothing which a run can use, and what is said of them.
class TestAppliedGaps : public QObject {
  Q_OBJECT

  const Dataset source_ = made_table();
  Dataset whole_;
  Record record_;
  Dataset further_;

  void prepareBy(const std::vector<PreparationStep>& steps) {
    whole_ = source_;
    for (const PreparationStep& one : steps) {
      whole_ = prepared(std::move(whole_), one);
    }
  }

  AppliedRows applied(const Predictor* predictor = nullptr) const {
    const auto problem =
        std::make_shared<const Problem>(make_problem(whole_, record_.problem_options));
    return applied_to({record_, source_, whole_.origin.steps, whole_.columns, problem, predictor},
                      further_);
  }

  QString said(const Predictor* predictor = nullptr) const {
    QString lines;
    for (const std::string& line : in_words(remarks_on(applied(predictor)))) {
      lines += QString::fromStdString(line) + '\n';
    }
    return lines;
  }

 private Q_SLOTS:
  void init() {
    prepareBy({step("log", "columns", "pos"), step("encode", "order", "S < M < L")});
    record_ = Record();
    record_.result.selection.features = {0, 1};
    record_.problem_options.missing = MissingPolicy::fill_median;
    further_ = source_;
    further_.keep_samples({3, 4, 5, 6, 7});
  }

  void complete_rows_leave_nothing_to_say() { QCOMPARE(said(), QString()); }

  void what_is_filled_is_counted_with_its_reason() {
    further_.values(1, 0) = -1.0;
    further_.values(2, 0) = 0.0;
    further_.values(3, 0) = gap;
    const QString lines = said();
    QVERIFY2(lines.contains("2 numbers count as missing (a code for a missing value, or without a "
                            "logarithm): pos (2)"),
             qPrintable(lines));
    QVERIFY2(lines.contains("3 of 5 rows have cells that were filled with the run's median: "
                            "pos (3)"),
             qPrintable(lines));
    QVERIFY2(!lines.contains("lack"), qPrintable(lines));
  }

  void a_text_without_a_number_is_said() {
    further_.columns[1].categories.emplace_back("huge");
    further_.values(4, 1) = 3.0;
    const QString lines = said();
    QVERIFY2(lines.contains("1 text has no number in the run and counts as missing: size (1)"),
             qPrintable(lines));
    QVERIFY2(lines.contains("1 of 5 rows has cells of text that were filled"), qPrintable(lines));
    QVERIFY2(lines.contains("'huge' that the run has not seen"), qPrintable(lines));
    QVERIFY2(!lines.contains("logarithm"), qPrintable(lines));
  }

  void nothing_is_said_to_be_filled_where_the_run_fills_nothing() {
    record_.problem_options.missing = MissingPolicy::refuse;
    further_.values(1, 0) = -1.0;
    const QString lines = said();
    QVERIFY2(lines.contains("1 number counts as missing (a code for a missing value, or without a "
                            "logarithm): pos (1)"),
             qPrintable(lines));
    QVERIFY2(lines.contains("1 row lacks a selected column"), qPrintable(lines));
    QVERIFY2(!lines.contains("filled"), qPrintable(lines));
  }

  void what_a_step_fills_is_said_too() {
    record_.problem_options.missing = MissingPolicy::refuse;
    prepareBy({step("log", "columns", "pos"), step("encode", "order", "S < M < L"),
               step("missing", "how", "fill-median")});
    further_.values(1, 0) = -1.0;
    further_.values(2, 0) = gap;
    const QString lines = said();
    QVERIFY2(lines.contains("1 number counts as missing"), qPrintable(lines));
    QVERIFY2(lines.contains("2 of 5 rows have cells that were filled with the run's median: "
                            "pos (2)"),
             qPrintable(lines));
  }

  void columns_that_no_result_depends_on_are_not_looked_at() {
    record_.result.selection.features = {1};
    further_.values(1, 0) = -1.0;
    further_.values(2, 2) = gap;
    QCOMPARE(said(), QString());
  }

  void a_row_without_any_value_of_its_own_is_said() {
    further_.values.row(2).setConstant(gap);
    further_.values(3, 0) = gap;
    const QString lines = said();
    QVERIFY2(lines.contains("1 row has no value of its own in any column that the run needs"),
             qPrintable(lines));
    QVERIFY2(lines.contains("2 of 5 rows have cells that were filled with the run's median"),
             qPrintable(lines));
  }

  /// The coordinates are there, so only an empty prediction would show it.
  void rows_that_only_the_model_cannot_take_are_said() {
    record_.problem_options.missing = MissingPolicy::refuse;
    further_.values(2, 2) = gap;
    const Zero model;
    QCOMPARE(applied(&model).unpredicted, Index{1});
    const QString lines = said(&model);
    QVERIFY2(lines.contains("1 further row lacks another column that the model needs"),
             qPrintable(lines));
    QCOMPARE(applied().unpredicted, Index{0});
    QCOMPARE(said(), QString());
  }
};

QTEST_GUILESS_MAIN(TestAppliedGaps)
#include "tst_applied_gaps.moc"
