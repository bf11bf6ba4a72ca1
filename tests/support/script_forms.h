// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTest>
#include <array>
#include <utility>
#include <vector>

#include "core/data/delimited_reader.h"
#include "core/data/table_reader.h"
#include "core/record/data_reference.h"
#include "tests/support/script_questions.h"

/// The forms of a table that scripts of every language must read as the program does.
namespace steelyard::tests {

/// Missing cells are left out, so that the samples agree, too.
inline ScriptRun run_that_reads(const Dataset& table) {
  return run_on(table, "f-test", {}, {}, with(MissingPolicy::drop_rows), 3);
}

inline ScriptRun run_that_reads(const TemporaryText& files, const QByteArray& text,
                                const Dialect& dialect) {
  return run_that_reads(read_table(files.write("t.csv", text), {dialect, {}}));
}

/// \param mark  what stands between thousands    \param kind  what the dialect calls it
inline void ask_about_thousands(const TemporaryText& files, const Agrees& agrees, const char* mark,
                                char kind) {
  Dialect dialect;
  dialect.delimiter = ';';
  dialect.decimal_mark = ',';
  dialect.thousands_mark = kind;
  const auto cell = [mark](int row) {
    return QByteArray(QByteArray::number(1 + row % 9) + mark + QByteArray::number(100 + row * 7) +
                      (row % 2 == 0 ? ",25" : ""));
  };
  agrees(run_that_reads(files, "a;b;c;t\n" + rows_with(40, cell, ';'), dialect));
}

inline void ask_about_marks_of_thousands(const TemporaryText& files, const Agrees& agrees) {
  constexpr std::array<std::pair<const char*, char>, 5> marks{
      {{" ", ' '}, {"\u00a0", ' '}, {"'", '\''}, {"\u2019", '\''}, {".", '.'}}};
  for (const auto& [mark, kind] : marks) {
    ask_about_thousands(files, agrees, mark, kind);
  }
}

inline void ask_about_dialects(const TemporaryText& files, const Agrees& agrees) {
  agrees(run_on(table_in(files, "# a comment\r\n\r\na;b;c;t;class\r\n" +
                                    rows_of_text(';', ',').replace("\n", "\r\n")),
                "dii", quick));
  agrees(run_on(table_in(files, "a\tb\tc\tt\tclass\n" + rows_of_text('\t')), "f-test", {}));
  agrees(run_on(table_in(files, "a|b|c|t|class\n" + rows_of_text('|')), "f-test", {}));
  agrees(run_on(table_in(files, "  a b   c t class\n" + rows_of_text(' ').replace("\n", "  \n")),
                "f-test", {}));
  agrees(
      run_on(table_in(files, "\xEF\xBB\xBF\"a \"\"x\"\"\" , \"b, c\",,t,class\n" + rows_of_text()),
             "dii", quick, {}, {}, 1));
  agrees(run_on(table_in(files, "a,a,\xE9,t,class\n" + rows_of_text()), "f-test", {}));
}

inline void ask_about_encodings(const TemporaryText& files, const Agrees& agrees) {
  const QString text =
      QString::fromUtf8("gr\u00f6\u00dfe,b,c,t\n") + QString::fromUtf8(rows_with(40, [](int row) {
        return QByteArray(QByteArray::number(row) + " \u20ac");
      }));
  for (const bool little : {true, false}) {
    const Dataset table = table_in(files, in_utf16(text, little));
    QCOMPARE(table.columns[0].unit, std::string("\u20ac"));
    agrees(run_that_reads(table));
    agrees(run_that_reads(table_in(files, in_utf16(QChar(0xFEFF) + text, little))));
  }
  Dialect dialect;
  dialect.encoding = "windows-1252";
  QByteArray windows = text.toUtf8();
  windows.replace("\u00f6", "\xF6").replace("\u00df", "\xDF").replace("\u20ac", "\x80");
  agrees(run_that_reads(files, windows, dialect));
  dialect.encoding = "latin-1";
  agrees(run_that_reads(files, windows, dialect));
  agrees(run_that_reads(table_in(files, windows)));
  dialect.encoding = "gbk";
  windows =
      text.toUtf8().replace("gr\u00f6\u00dfe", "\xCE\xC2\xB6\xC8").replace("\u20ac", "\xA2\xE3");
  agrees(run_that_reads(files, windows, dialect));
  dialect.encoding = "shift-jis";
  windows.replace("\xCE\xC2\xB6\xC8", "\x89\xB7\x93\x78").replace("\xA2\xE3", "\xB1");
  agrees(run_that_reads(files, windows, dialect));
}

inline void ask_about_odd_numbers(const TemporaryText& files, const Agrees& agrees) {
  for (const QByteArray& odd : odd_numbers()) {
    // So few that they are taken as missing if they are no numbers, and so many that they decide.
    for (const int every : {40, 2}) {
      const auto cell = [&odd, every](int row) {
        return row % every == 1 ? odd : QByteArray(QByteArray::number(row) + ".5");
      };
      const QByteArray text = "id,b,c,t\n" + rows_with(60, cell);
      if (odd == "INF") {
        const QString said = message_of([&] { static_cast<void>(table_in(files, text)); });
        QVERIFY2(said.contains("finite"), qPrintable(said));
      } else {
        agrees(run_that_reads(table_in(files, text)));
      }
    }
  }
}

inline void ask_about_a_row_of_sums(const TemporaryText& files, const Agrees& agrees) {
  const Dataset table = table_in(files, table_with_a_long_row_of_sums());
  QCOMPARE(table.values.rows(), Index{41});
  agrees(run_that_reads(table));
}

inline void ask_about_several_units(const TemporaryText& files, const Agrees& agrees) {
  for (const QByteArray& text : tables_of_several_units()) {
    agrees(run_that_reads(table_in(files, text)));
  }
}

inline void ask_about_single_quotes(const TemporaryText& files, const Agrees& agrees) {
  const Dataset table = table_in(files, table_in_single_quotes());
  QCOMPARE(table.origin.reading.dialect->quote, '\'');
  agrees(run_that_reads(table));
}

inline void ask_about_cut_lines(const TemporaryText& files, const Agrees& agrees) {
  for (const QByteArray& text : tables_cut_short()) {
    agrees(run_that_reads(table_in(files, text)));
  }
}

inline void ask_about_words_that_are_missing(const TemporaryText& files, const Agrees& agrees) {
  agrees(run_on(table_in(files, alleles_and_genotypes()), "f-test", {},
                {step("encode", {{"columns", "site,gene"}})}, with(MissingPolicy::drop_rows), 3));
}

/// Answers become numbers, gaps of numbers a column of their own, which is then filled.
inline std::vector<PreparationStep> steps_of_a_survey() {
  return {step("encode", {{"columns", "opinion,smokes,colour,age"}, {"missing", "own-category"}}),
          step("missing-indicator", {{"columns", "a"}}),
          step("missing", {{"columns", "a"}, {"how", "fill-median"}})};
}

inline void ask_about_text_that_became_inputs(const TemporaryText& files, const Agrees& agrees) {
  QByteArray text = survey_of_answers();
  const Dataset table = table_in(files, text);
  std::vector<PreparationStep> steps = steps_of_a_survey();
  const PreparationStep encode = steps.front();
  steps.push_back(step("scale", {}));
  const ScriptRun run = run_on(table, "f-test", {}, steps, {}, 9);
  QCOMPARE(run.table.columns.size(), std::size_t{11});  // four of the colours, one of the gaps
  agrees(run);
  agrees(run_on(table, "f-test", {},
                {step("filter", {{"condition", "colour != red"}}),
                 step("encode", {{"columns", "colour,opinion"}, {"as", "indicators"}})},
                with(MissingPolicy::drop_rows), 5));
  agrees(run_on(table_in(files, text.replace(",NA,", ",3,")), "f-test", {},
                {encode, step("drop-columns", {}), step("scale", {})}, {}, 4));
}

/// By one of its values each, the columns of 0 and 1 as one.
inline void ask_about_text_whose_gaps_are_filled(const TemporaryText& files, const Agrees& agrees) {
  const Dataset table = table_in(files, survey_with_gaps());
  const PreparationStep encode = step("encode", {{"columns", "opinion,smokes,colour"}});
  const PreparationStep fill = step("missing", {{"how", "fill-median"}});
  agrees(run_on(table, "f-test", {}, {encode}, with(MissingPolicy::fill_median), 6));
  agrees(run_on(table, "f-test", {}, {encode, fill}, {}, 6));
  agrees(run_on(table, "f-test", {}, {encode, step("scale", {}), fill}, {}, 6));
}

/// Of COLVAR files, and maps of them.
inline void ask_about_periodic_inputs(const TemporaryText& files, const Agrees& agrees) {
  ProblemOptions options;
  options.wrap_periods = true;
  agrees(run_on(read_table(fixture("40_colvar_restart/COLVAR")), "dii", quick, {}, options));
  QByteArray wide = "#! FIELDS time phi psi d\n#! SET min_phi -pi\n#! SET max_phi pi\n";
  for (int row = 0; row < 40; ++row) {
    wide += QByteArray::number(row) + ' ' + QByteArray::number(0.7 * (row * 37 % 41), 'f', 6) +
            ' ' + QByteArray::number(row * 17 % 23) + ' ' + QByteArray::number(row * row % 29) +
            '\n';
  }
  const Dataset unwrapped = table_in(files, wide, "COLVAR");
  QVERIFY(unwrapped.columns[1].period > 6.28);
  const ScriptRun wrapped = run_on(unwrapped, "dii", quick, {}, options);
  QVERIFY(wrapped.problem->inputs.col(0).maxCoeff() < 6.3);
  agrees(wrapped);
  agrees(run_on(table_in(files, wide.replace("#! SET", "#! NOTE"), "COLVAR"), "mlkr", {}));
}

inline void ask_about_names_with_zeros_in_front(const TemporaryText& files, const Agrees& agrees) {
  QByteArray text = "code,a,b,t\n";
  text += rows_with(40, [](int row) { return QByteArray::number(row).rightJustified(4, '0'); });
  const ScriptRun run = run_on(table_in(files, text), "f-test", {});
  QCOMPARE(run.reduced().rows[7][0], std::string("0007"));
  agrees(run);
  agrees(run_on(table_in(files, text), "f-test", {}, {step("scale", {})}));
  const ScriptRun filtered =
      run_on(table_in(files, text), "f-test", {}, {step("filter", {{"condition", "a > -1"}})});
  QCOMPARE(filtered.reduced().rows[0][0].size(), std::size_t{4});
  agrees(filtered);
}

inline void ask_about_codes_and_words(const TemporaryText& files, const Agrees& agrees) {
  const auto number = [](int row) { return QByteArray::number(row % 11 - 4) + ".25"; };
  QByteArray text = "a,b,c,t\n";
  for (int row = 0; row < 40; ++row) {
    text += (row % 8 == 1 ? QByteArray("-999") : number(row)) + ',' +
            (row % 9 == 4   ? QByteArray("low")
             : row % 9 == 7 ? QByteArray("12 mg?")
                            : number(3 * row)) +
            ',' + number(row * row) + ',' + QByteArray::number(row * 7 % 31) + '\n';
  }
  agrees(run_on(table_in(files, text), "f-test", {},
                {step("missing-codes", {}), step("text-as-numbers", {})},
                with(MissingPolicy::fill_median)));
}

/// What a script of every language reads from the file itself.
inline constexpr std::array script_forms_of_all{
    ScriptQuestion{"thousands with any mark", ask_about_marks_of_thousands},
    ScriptQuestion{"dialects", ask_about_dialects},
    ScriptQuestion{"encodings", ask_about_encodings},
    ScriptQuestion{"numbers in other forms", ask_about_odd_numbers},
    ScriptQuestion{"a row of sums that begins too early stays", ask_about_a_row_of_sums},
    ScriptQuestion{"units of which several occur", ask_about_several_units},
    ScriptQuestion{"cells in single quotes", ask_about_single_quotes},
    ScriptQuestion{"lines that were not written to their end", ask_about_cut_lines},
    ScriptQuestion{"words that are missing in other columns", ask_about_words_that_are_missing},
    ScriptQuestion{"names with zeros in front", ask_about_names_with_zeros_in_front},
    ScriptQuestion{"codes and words that are missing", ask_about_codes_and_words},
    ScriptQuestion{"text that became inputs", ask_about_text_that_became_inputs},
    ScriptQuestion{"text whose gaps are filled", ask_about_text_whose_gaps_are_filled},
    ScriptQuestion{"periodic inputs of COLVAR files", ask_about_periodic_inputs}};

/// Files that no script reads.
inline constexpr std::array foreign_fixtures{"73_arff_trailing_comma/t.arff", "85_npz_names/d.npz",
                                             "91_extxyz_energy/t.xyz"};

/// What a script of every language reads from a table that is written beside it: `agrees` is
/// runs_beside().
inline constexpr std::array script_tables_beside{
    ScriptQuestion{"other files",
                   [](const TemporaryText& /*files*/, const Agrees& agrees) {
                     for (const char* const name : foreign_fixtures) {
                       agrees(run_on(read_table(fixture(name)), "fps", {}));
                     }
                   }},
    ScriptQuestion{"a sample of sums stays",
                   [](const TemporaryText& files, const Agrees& agrees) {
                     const Dataset table =
                         table_in(files, arff_with_a_sample_of_sums(), "sums.arff");
                     QCOMPARE(table.values.rows(), Index{41});
                     agrees(run_on(table, "f-test", {}));
                   }},
    ScriptQuestion{"several rows of names",
                   [](const TemporaryText& /*files*/, const Agrees& agrees) {
                     for (const char* const name :
                          {"130_two_name_rows/merged.csv", "130_two_name_rows/years.csv"}) {
                       agrees(run_on(read_table(fixture(name)), "f-test", {}));
                     }
                   }}};

}  // namespace steelyard::tests
