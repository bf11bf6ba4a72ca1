// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QtTest>
#include <filesystem>
#include <memory>

#include "core/data/delimited_reader.h"
#include "core/data/table_reader.h"
#include "core/record/data_reference.h"
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
    return read_table(files_.write(name, text));
  }
  void agrees(const ScriptRun& run) const {
    runs_as(*session_, files_, run, run.script(), run.record.data.source);
  }
  /// Missing cells are left out, so that the samples agree, too.
  void reads(const Dataset& table) const {
    agrees(run_on(table, "f-test", {}, {}, with(MissingPolicy::drop_rows), 3));
  }
  void reads(const QByteArray& text, const Dialect& dialect) const {
    reads(read_table(files_.write("t.csv", text), {dialect, {}}));
  }
  /// The script reads the table from a CSV file that is written beside it.
  void agrees_beside(const ScriptRun& run, const Dataset& whole) const {
    QCOMPARE(script_source(run.record.data, ScriptLanguage::python), ScriptSource::none);
    const std::filesystem::path path = files_.folder() / "beside.csv";
    write_csv(path, whole_table(whole));
    const std::string script =
        python_script(run.record, run.table, run.selected, WrittenTable{path, whole});
    runs_as(*session_, files_, run, script, path.string());
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
    reads(read_table(fixture(name.toStdString())));
  }

  void thousands_with_any_mark() {
    const std::vector<std::pair<const char*, char>> marks{
        {" ", ' '}, {"\u00a0", ' '}, {"\u202f", ' '}, {"'", '\''}, {"\u2019", '\''}, {".", '.'}};
    for (const auto& [mark, kind] : marks) {
      Dialect dialect;
      dialect.delimiter = ';';
      dialect.decimal_mark = ',';
      dialect.thousands_mark = kind;
      const auto cell = [mark = mark](int row) {
        const QByteArray rest = QByteArray::number(100 + row * 7);
        return QByteArray(QByteArray::number(1 + row % 9) + mark + rest +
                          (row % 2 == 0 ? ",25" : ""));
      };
      reads("a;b;c;t\n" + rows_with(40, cell, ';'), dialect);
    }
  }

  void encodings() {
    const QString text =
        QString::fromUtf8("gr\u00f6\u00dfe,b,c,t\n") + QString::fromUtf8(rows_with(40, [](int row) {
          return QByteArray(QByteArray::number(row) + " \u20ac");
        }));
    for (const bool little : {true, false}) {
      const Dataset table = table_of(in_utf16(text, little));
      QCOMPARE(table.columns[0].unit, std::string("\u20ac"));
      reads(table);
      reads(table_of(in_utf16(QChar(0xFEFF) + text, little)));
    }
    Dialect dialect;
    dialect.encoding = "windows-1252";
    QByteArray windows = text.toUtf8();
    windows.replace("\u00f6", "\xF6").replace("\u00df", "\xDF").replace("\u20ac", "\x80");
    reads(windows, dialect);
    dialect.encoding = "latin-1";
    reads(windows, dialect);
    reads(table_of(windows));
    dialect.encoding = "gbk";
    windows =
        text.toUtf8().replace("gr\u00f6\u00dfe", "\xCE\xC2\xB6\xC8").replace("\u20ac", "\xA2\xE3");
    reads(windows, dialect);
    dialect.encoding = "shift-jis";
    reads(windows.replace("\xCE\xC2\xB6\xC8", "\x89\xB7\x93\x78").replace("\xA2\xE3", "\xB1"),
          dialect);
  }

  void numbers_in_other_forms() {
    for (const QByteArray& odd : odd_numbers()) {
      // So few that they are taken as missing if they are no numbers, and so many that they decide.
      for (const int every : {40, 2}) {
        const auto cell = [&odd, every](int row) {
          return row % every == 1 ? odd : QByteArray(QByteArray::number(row) + ".5");
        };
        const QByteArray text = "id,b,c,t\n" + rows_with(60, cell);
        if (odd == "INF") {
          QVERIFY(message_of([&] { static_cast<void>(table_of(text)); }).contains("finite"));
        } else {
          reads(table_of(text));
        }
      }
    }
  }

  void a_row_of_sums_that_begins_too_early_stays() {
    const Dataset table = table_of(table_with_a_long_row_of_sums());
    QCOMPARE(table.values.rows(), Index{41});
    reads(table);
  }

  void units_of_which_several_occur() {
    for (const QByteArray& text : tables_of_several_units()) {
      reads(table_of(text));
    }
  }

  void cells_in_single_quotes() {
    const Dataset table = table_of(table_in_single_quotes());
    QCOMPARE(table.origin.reading.dialect->quote, '\'');
    reads(table);
  }

  void lines_that_were_not_written_to_their_end() {
    for (const QByteArray& text : tables_cut_short()) {
      reads(table_of(text));
    }
  }

  void words_that_are_missing_in_other_columns() {
    agrees(run_on(table_of(alleles_and_genotypes()), "f-test", {},
                  {step("encode", {{"columns", "site,gene"}})}, with(MissingPolicy::drop_rows), 3));
  }

  void text_that_became_inputs() {
    QByteArray text = survey_of_answers();
    const Dataset table = table_of(text);
    const PreparationStep encode =
        step("encode", {{"columns", "opinion,smokes,colour,age"}, {"missing", "own-category"}});
    const PreparationStep mark = step("missing-indicator", {{"columns", "a"}});
    const PreparationStep fill = step("missing", {{"columns", "a"}, {"how", "fill-median"}});
    const ScriptRun run =
        run_on(table, "f-test", {}, {encode, mark, fill, step("scale", {})}, {}, 9);
    QCOMPARE(run.table.columns.size(), std::size_t{11});  // four of the colours, one of the gaps
    agrees(run);
    agrees(run_on(table, "f-test", {},
                  {step("filter", {{"condition", "colour != red"}}),
                   step("encode", {{"columns", "colour,opinion"}, {"as", "indicators"}})},
                  with(MissingPolicy::drop_rows), 5));
    agrees(run_on(
        table, "f-test", {},
        {step("encode", {{"columns", "opinion"}, {"order", "neutral,agree,strongly disagree"}}),
         step("encode", {{"columns", "smokes"}})},
        with(MissingPolicy::drop_rows), 3));
    agrees(run_on(table_of(text.replace(",NA,", ",3,")), "f-test", {},
                  {encode, step("drop-columns", {}), step("scale", {})}, {}, 4));
    ScriptRun dropped = run_on(table, "f-test", {}, {encode, mark, fill});
    dropped.record.data.origin.steps.push_back(step("drop-columns", {}));
    const QString said = message_of([&] { static_cast<void>(dropped.script()); });
    QVERIFY2(said.contains("a step between the two chooses columns"), qPrintable(said));
  }

  /// By one of its values each, the columns of 0 and 1 as one.
  void text_whose_gaps_are_filled() {
    const Dataset table = table_of(survey_with_gaps());
    const PreparationStep encode = step("encode", {{"columns", "opinion,smokes,colour"}});
    const PreparationStep fill = step("missing", {{"how", "fill-median"}});
    agrees(run_on(table, "f-test", {}, {encode}, with(MissingPolicy::fill_median), 6));
    agrees(run_on(table, "f-test", {}, {encode, fill}, {}, 6));
    agrees(run_on(table, "f-test", {}, {encode, step("scale", {}), fill}, {}, 6));
  }

  void periodic_inputs_of_colvar_files_and_maps_of_them() {
    const Dataset table = read_table(fixture("40_colvar_restart/COLVAR"));
    ProblemOptions options;
    options.wrap_periods = true;
    agrees(run_on(table, "dii", quick, {}, options));
    QByteArray wide = "#! FIELDS time phi psi d\n#! SET min_phi -pi\n#! SET max_phi pi\n";
    for (int row = 0; row < 40; ++row) {
      wide += QByteArray::number(row) + ' ' + QByteArray::number(0.7 * (row * 37 % 41), 'f', 6) +
              ' ' + QByteArray::number(row * 17 % 23) + ' ' + QByteArray::number(row * row % 29) +
              '\n';
    }
    const Dataset unwrapped = table_of(wide, "COLVAR");
    QVERIFY(unwrapped.columns[1].period > 6.28);
    const ScriptRun wrapped = run_on(unwrapped, "dii", quick, {}, options);
    QVERIFY(wrapped.problem->inputs.col(0).maxCoeff() < 6.3);
    agrees(wrapped);
    agrees(run_on(table_of(wide.replace("#! SET", "#! NOTE"), "COLVAR"), "mlkr", {}));
  }

  void other_files_bring_their_table_with_them() {
    for (const char* const name :
         {"73_arff_trailing_comma/t.arff", "85_npz_names/d.npz", "91_extxyz_energy/t.xyz"}) {
      const Dataset table = read_table(fixture(name));
      const ScriptRun run = run_on(table, "fps", {});
      agrees_beside(run, table_before_steps(run.record.data));
      QVERIFY(refusal_of(run).contains("cannot read this format"));
    }
    QByteArray text = "@relation r\n@attribute class {01,02}\n@attribute a real\n";
    text += "@attribute b real\n@attribute t real\n@data\n";
    const Dataset nominal = table_of(
        text + rows_with(40, [](int row) { return row % 3 == 0 ? "01" : "02"; }), "t.arff");
    QVERIFY(nominal.columns.front().kind == ColumnKind::category);
    const ScriptRun run = run_on(nominal, "f-test", {});
    agrees_beside(run, table_before_steps(run.record.data));
  }

  void a_sample_of_sums_stays_in_a_file_beside() {
    const Dataset table = table_of(arff_with_a_sample_of_sums(), "sums.arff");
    QCOMPARE(table.values.rows(), Index{41});
    const ScriptRun run = run_on(table, "f-test", {});
    agrees_beside(run, table_before_steps(run.record.data));
  }

  void several_rows_of_names_are_read_from_a_file_beside() {
    for (const char* const name : {"130_two_name_rows/merged.csv", "130_two_name_rows/years.csv"}) {
      const ScriptRun run = run_on(read_table(fixture(name)), "f-test", {});
      agrees_beside(run, table_before_steps(run.record.data));
    }
  }

  void tables_of_several_files_bring_their_columns_with_them() {
    const Dataset first =
        table_of("a,b,c,t\n" + rows_with(40, [](int row) { return QByteArray::number(row); }));
    const QByteArray more = rows_with(40, [](int row) { return QByteArray::number(row % 7); });
    const auto beside = files_.write("more.csv", "p,q,r,s\n" + more);
    const Dataset table = with_beside(first, {beside.string(), {}, {}, {}});
    const ScriptRun run = run_on(table, "f-test", {}, {step("scale", {})}, {}, 4);
    agrees_beside(run, table_before_steps(run.record.data));
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
