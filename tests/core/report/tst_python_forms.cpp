// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QtTest>
#include <filesystem>
#include <memory>

#include "core/data/delimited_reader.h"
#include "core/data/table_reader.h"
#include "core/record/data_reference.h"
#include "tests/support/script_forms.h"
#include "tests/support/script_questions.h"
#include "tests/support/script_runs.h"
#include "tests/support/script_tables.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What Python reads is what the program reads, in each form of a table.
class TestPythonForms : public QObject {
  Q_OBJECT

  TemporaryText files_;
  std::unique_ptr<PythonSession> session_;

  Dataset table_of(const QByteArray& text, const QString& name = "t.csv") const {
    return table_in(files_, text, name);
  }
  void agrees(const ScriptRun& run) const {
    runs_as(*session_, files_, run, run.script(), run.record.data.source);
  }
  /// The script reads the table from a CSV file that is written beside it.
  void agrees_beside(const ScriptRun& run) const {
    runs_beside(*session_, files_, run, ScriptLanguage::python);
  }

 private Q_SLOTS:
  void initTestCase() {
    const QString python = python_with("numpy, sklearn");
    if (python.isEmpty()) {
      QSKIP("python3 with numpy and sklearn is not there");
    }
    session_ = std::make_unique<PythonSession>(python);
  }

  void files_as_people_have_them_data() {
    QTest::addColumn<QString>("name");
    for (const char* const name : text_fixtures) {
      QTest::newRow(name) << QString(name);
    }
    QTest::newRow("a structured array") << QString("81_npy_structured/t.npy");
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
        files_, [this](const ScriptRun& run) { agrees(run); }, "\u202f", ' ');
  }

  void steps_of_a_survey_in_another_order() {
    const Dataset table = table_of(survey_of_answers());
    agrees(run_on(
        table, "f-test", {},
        {step("encode", {{"columns", "opinion"}, {"order", "neutral,agree,strongly disagree"}}),
         step("encode", {{"columns", "smokes"}})},
        with(MissingPolicy::drop_rows), 3));
    ScriptRun dropped = run_on(table, "f-test", {}, steps_of_a_survey());
    dropped.record.data.origin.steps.push_back(step("drop-columns", {}));
    const QString said = refusal_of(dropped);
    QVERIFY2(said.contains("a step between the two chooses columns"), qPrintable(said));
  }

  void other_files_are_refused_without_their_table() {
    for (const char* const name : foreign_fixtures) {
      const QString said = refusal_of(run_on(read_table(fixture(name)), "fps", {}));
      QVERIFY2(said.contains("cannot read this format"), qPrintable(said));
    }
  }

  void classes_that_look_like_numbers_stay_text_beside() {
    QByteArray text = "@relation r\n@attribute class {01,02}\n@attribute a real\n";
    text += "@attribute b real\n@attribute t real\n@data\n";
    const Dataset nominal = table_of(
        text + rows_with(40, [](int row) { return row % 3 == 0 ? "01" : "02"; }), "t.arff");
    QVERIFY(nominal.columns.front().kind == ColumnKind::category);
    agrees_beside(run_on(nominal, "f-test", {}));
  }

  void tables_of_several_files_bring_their_columns_with_them() {
    const Dataset first =
        table_of("a,b,c,t\n" + rows_with(40, [](int row) { return QByteArray::number(row); }));
    const QByteArray more = rows_with(40, [](int row) { return QByteArray::number(row % 7); });
    const auto beside = files_.write("more.csv", "p,q,r,s\n" + more);
    const Dataset table = with_beside(first, {beside.string(), {}, {}, {}});
    const ScriptRun run = run_on(table, "f-test", {}, {step("scale", {})}, {}, 4);
    agrees_beside(run);
    static_cast<void>(files_.write("t.csv", "a,b,c,t\n1,2,3,4\n"));
    const QString said =
        message_of([&] { static_cast<void>(table_before_steps(run.record.data)); });
    QVERIFY2(said.contains("changed since the run"), qPrintable(said));
  }

 private:
  static QString refusal_of(const ScriptRun& run) {
    return message_of([&] { static_cast<void>(run.script()); });
  }
};

QTEST_GUILESS_MAIN(TestPythonForms)
#include "tst_python_forms.moc"
