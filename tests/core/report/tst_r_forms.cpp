// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <filesystem>
#include <memory>

#include "core/data/delimited_reader.h"
#include "core/data/table_reader.h"
#include "core/record/data_reference.h"
#include "tests/support/npy_bytes.h"
#include "tests/support/r.h"
#include "tests/support/script_forms.h"
#include "tests/support/script_questions.h"
#include "tests/support/script_runs.h"
#include "tests/support/script_tables.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What R reads is what the program reads, in each form of a table.
class TestRForms : public QObject {
  Q_OBJECT

  TemporaryText files_;
  std::unique_ptr<RSession> session_;

  Dataset table_of(const QByteArray& text, const QString& name = "t.csv") const {
    return table_in(files_, text, name);
  }
  void agrees(const ScriptRun& run) const {
    runs_as(*session_, files_, run, run.script_for_r(), run.record.data.source);
  }
  /// The script reads the table from a CSV file that is written beside it.
  void agrees_beside(const ScriptRun& run) const {
    runs_beside(*session_, files_, run, ScriptLanguage::r);
  }

 private Q_SLOTS:
  void initTestCase() {
    const QString r = r_there();
    if (r.isEmpty()) {
      QSKIP("Rscript is not there");
    }
    session_ = std::make_unique<RSession>(r);
  }

  void files_as_people_have_them_data() {
    QTest::addColumn<QString>("name");
    for (const char* const name : text_fixtures) {
      QTest::newRow(name) << QString(name);
    }
  }
  void files_as_people_have_them() {
    QFETCH(QString, name);
    agrees(run_that_reads(read_table(fixture(name.toStdString()))));
  }

  void forms_for_all_languages_data() { name_questions(script_forms_of_all); }
  void forms_for_all_languages() {
    ask_question(script_forms_of_all, files_, [this](const ScriptRun& run) { agrees(run); });
  }

  void tables_beside_for_all_languages_data() { name_questions(script_tables_beside); }
  void tables_beside_for_all_languages() {
    ask_question(script_tables_beside, files_,
                 [this](const ScriptRun& run) { agrees_beside(run); });
  }

  void thousands_with_a_mark_beyond_ascii() {
    ask_about_thousands(
        files_, [this](const ScriptRun& run) { agrees(run); }, "\xA0", ' ');
  }

  /// Quotes around cells and within them, in one column of names.
  void cells_in_quotes() {
    const std::vector<QByteArray> names{
        "\"a, b\"", "\"say \"\"yes\"\"\"", "plain", "5\" pipe", " \"x\" ", "\"\"", "\"\"\"\""};
    QByteArray text = "class,a,b,t\n";
    for (int row = 0; row < 40; ++row) {
      text += names[static_cast<std::size_t>(row) % names.size()] + ',' +
              QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 17 % 23) + ',' +
              QByteArray::number(row * row % 29) + '\n';
    }
    Dialect dialect;
    agrees(run_on(read_table(files_.write("t.csv", text), {dialect, {}}), "f-test", {}));
  }

  /// As few digits as give a number back, and nothing around it.
  void numbers_are_written_as_people_write_them() {
    const std::vector<QByteArray> cells{"0", "17", "0.1", "0.3333333333333333", "-2.5"};
    const auto cell = [&cells](int row) {
      return cells[static_cast<std::size_t>(row) % cells.size()];
    };
    ScriptRun run = run_on(table_of("a,b,c,t\n" + rows_with(40, cell)), "f-test", {});
    run.selected = {0};
    agrees(run);
    QFile file(QString::fromStdString((files_.folder() / "out.csv").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine(), QByteArray("a\n"));
    for (const QByteArray& expected : cells) {
      QCOMPARE(file.readLine(), expected + '\n');
    }
  }

  void arrays_of_numpy_bring_their_table_with_them() {
    std::vector<double> values(60);
    for (std::size_t at = 0; at < values.size(); ++at) {
      values[at] = std::sin(static_cast<double>(3 * at * at));
    }
    const QByteArray bytes = npy(dictionary("<f8", "False", "(20, 3)"), bytes_of(values, false));
    agrees_beside(run_on(table_of(bytes, "t.npy"), "fps", {}));
  }
};

QTEST_GUILESS_MAIN(TestRForms)
#include "tst_r_forms.moc"
