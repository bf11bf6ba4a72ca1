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
    return read_table(files_.write(name, text));
  }
  void agrees(const ScriptRun& run) const {
    runs_as(*session_, files_, run, run.script_for_r(), run.record.data.source);
  }
  /// Missing cells are left out, so that the samples agree, too.
  void reads(const Dataset& table) const {
    agrees(run_on(table, "f-test", {}, {}, with(MissingPolicy::drop_rows), 3));
  }
  void reads(const QByteArray& text, const Dialect& dialect) const {
    reads(read_table(files_.write("t.csv", text), {dialect, {}}));
  }
  /// The script reads the table from a CSV file that is written beside it.
  void agrees_beside(const ScriptRun& run) const {
    QCOMPARE(script_source(run.record.data, ScriptLanguage::r), ScriptSource::none);
    const Dataset whole = table_before_steps(run.record.data);
    const std::filesystem::path path = files_.folder() / "beside.csv";
    write_csv(path, whole_table(whole));
    const std::string script =
        r_script(run.record, run.table, run.selected, WrittenTable{path, whole});
    runs_as(*session_, files_, run, script, path.string());
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
    reads(read_table(fixture(name.toStdString())));
  }

  void dialects() {
    agrees(run_on(table_of("# a comment\r\n\r\na;b;c;t;class\r\n" +
                           rows_of_text(';', ',').replace("\n", "\r\n")),
                  "dii", quick));
    agrees(run_on(table_of("a\tb\tc\tt\tclass\n" + rows_of_text('\t')), "f-test", {}));
    agrees(run_on(table_of("a|b|c|t|class\n" + rows_of_text('|')), "f-test", {}));
    agrees(run_on(table_of("  a b   c t class\n" + rows_of_text(' ').replace("\n", "  \n")),
                  "f-test", {}));
    agrees(run_on(table_of("\xEF\xBB\xBF\"a \"\"x\"\"\" , \"b, c\",,t,class\n" + rows_of_text()),
                  "dii", quick, {}, {}, 1));
    agrees(run_on(table_of("a,a,\xE9,t,class\n" + rows_of_text()), "f-test", {}));
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

  void thousands_with_any_mark() {
    const std::vector<std::pair<const char*, char>> marks{
        {" ", ' '}, {"\u00a0", ' '}, {"\xA0", ' '}, {"'", '\''}, {"\u2019", '\''}, {".", '.'}};
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
      reads(table_of(in_utf16(text, little)));
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
        if (odd != "INF") {  // the program refuses it
          reads(table_of("id,b,c,t\n" + rows_with(60, cell)));
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
    agrees(run_on(table, "f-test", {}, {encode, mark, fill, step("scale", {})}, {}, 9));
    agrees(run_on(table, "f-test", {},
                  {step("filter", {{"condition", "colour != red"}}),
                   step("encode", {{"columns", "colour,opinion"}, {"as", "indicators"}})},
                  with(MissingPolicy::drop_rows), 5));
    agrees(run_on(table_of(text.replace(",NA,", ",3,")), "f-test", {},
                  {encode, step("drop-columns", {}), step("scale", {})}, {}, 4));
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
    ProblemOptions options;
    options.wrap_periods = true;
    agrees(run_on(read_table(fixture("40_colvar_restart/COLVAR")), "dii", quick, {}, options));
    QByteArray wide = "#! FIELDS time phi psi d\n#! SET min_phi -pi\n#! SET max_phi pi\n";
    for (int row = 0; row < 40; ++row) {
      wide += QByteArray::number(row) + ' ' + QByteArray::number(0.7 * (row * 37 % 41), 'f', 6) +
              ' ' + QByteArray::number(row * 17 % 23) + ' ' + QByteArray::number(row * row % 29) +
              '\n';
    }
    const ScriptRun wrapped = run_on(table_of(wide, "COLVAR"), "dii", quick, {}, options);
    QVERIFY(wrapped.problem->inputs.col(0).maxCoeff() < 6.3);
    agrees(wrapped);
    agrees(run_on(table_of(wide.replace("#! SET", "#! NOTE"), "COLVAR"), "mlkr", {}));
  }

  void a_sample_of_sums_stays_in_a_file_beside() {
    const Dataset table = table_of(arff_with_a_sample_of_sums(), "sums.arff");
    QCOMPARE(table.values.rows(), Index{41});
    agrees_beside(run_on(table, "f-test", {}));
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

  void other_files_bring_their_table_with_them() {
    for (const char* const name :
         {"73_arff_trailing_comma/t.arff", "85_npz_names/d.npz", "91_extxyz_energy/t.xyz"}) {
      agrees_beside(run_on(read_table(fixture(name)), "fps", {}));
    }
    for (const char* const name : {"130_two_name_rows/merged.csv", "130_two_name_rows/years.csv"}) {
      agrees_beside(run_on(read_table(fixture(name)), "f-test", {}));
    }
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
