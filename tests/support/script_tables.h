// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "tests/support/paths.h"

/// Tables in the forms that people have, for scripts of every language to read.
namespace steelyard::tests {

inline constexpr const char* plain_header = "a,b,c,t,class\n";

/// 40 rows: three inputs, a target that follows from two of them, a class.
inline QByteArray rows_of_text(char delimiter = ',', char mark = '.') {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> uniform(-3.0, 5.0);
  QByteArray text;
  for (int row = 0; row < 40; ++row) {
    const double a = uniform(random);
    const double b = uniform(random);
    const double c = 100.0 * uniform(random);
    QByteArray line;
    for (const double value : {a, b, c, a + 0.1 * b * b}) {
      line += QByteArray::number(value, 'g', 17).replace('.', mark) + delimiter;
    }
    text += line + (a > 1.0 ? "high" : "low") + '\n';
  }
  return text;
}

inline std::string fixture(const std::string& name) { return fixtures_dir() + "/tables/" + name; }

/// Three inputs and a target, as many rows as are asked; the cells of the first come from `cell`.
template <typename Cell>
QByteArray rows_with(int rows, const Cell& cell, char delimiter = ',') {
  QByteArray text;
  for (int row = 0; row < rows; ++row) {
    text += QByteArray(cell(row)) + delimiter + QByteArray::number(row * 37 % 41) + delimiter +
            QByteArray::number(row * 17 % 23) + delimiter + QByteArray::number(row * row % 29) +
            '\n';
  }
  return text;
}

inline QByteArray in_utf16(const QString& text, bool little) {
  QByteArray bytes;
  for (const QChar c : text) {
    const char low = static_cast<char>(c.unicode() & 0xFFU);
    const char high = static_cast<char>(c.unicode() >> 8U);
    bytes.append(little ? low : high).append(little ? high : low);
  }
  return bytes;
}

/// Files of text that need rules to be read.
inline constexpr std::array text_fixtures{"03_us_thousands_percent_excel/t.csv",
                                          "04_dollars/t.csv",
                                          "06_utf16_tab/t.txt",
                                          "06b_utf16_nobom/t.txt",
                                          "08_trailing_first_row/t.csv",
                                          "11_newline_in_quotes/t.csv",
                                          "120_us_thousands_tab/t.txt",
                                          "124_one_bad_cell/t.csv",
                                          "132_world_bank/t.csv",
                                          "133_totals_row/t.csv",
                                          "133_totals_row/kept.csv",
                                          "133_totals_row/two.csv",
                                          "134_footnotes/t.csv",
                                          "134_footnotes/padded.csv",
                                          "135_names_by_blanks/t.csv",
                                          "13_hash_header/t.txt",
                                          "14_preamble/t.csv",
                                          "15_sep_line/t.csv",
                                          "16_cr_only/t.csv",
                                          "17_units_row/t.csv",
                                          "18_spaces_around/t.csv",
                                          "20_big_ids/t.csv",
                                          "22_fortran/t.dat",
                                          "24_r_write_table/t.txt",
                                          "26_excel_errors/t.csv",
                                          "26b_hash_first_cell/t.csv",
                                          "26b_hash_first_cell/order_numbers.csv",
                                          "34_empty_lines_crlf/t.csv",
                                          "40_colvar_restart/COLVAR",
                                          "42_colvar_truncated/COLVAR",
                                          "43_colvar_midline/COLVAR"};

/// Cells that may be numbers.
inline std::vector<QByteArray> odd_numbers() {
  return {"42 %",
          " 12.5%",
          "1.5D+00",
          "3.14-114",
          "-1.25d1",
          "1d3",
          "5D+02",
          "\u2212"
          "3",
          "3\u2212",
          "20150105T0000",
          "2015Q01",
          "+7",
          "\"1,5\"",
          "12 mg",
          "$5.25",
          "-$7",
          "#N/A",
          "missing",
          "#NV",
          "#Calc!",
          "(null)",
          "k.A.",
          "5 Chf",
          "US$5",
          "3 f\u00e9vr",
          "3 mag",
          "****",
          "\u2013",
          "1e-400",
          ".5",
          "5.",
          "0x10",
          "12am",
          "1.2.3",
          "INF",
          "1 000.25",
          "12345678901234567",
          "(5)",
          "(1.25 %)",
          "$(7)",
          "5.5-",
          "5-",
          "(0.5)",
          "-5-",
          "1.2k",
          "3M",
          "300 K",
          "$1.2k",
          "=\"7\"",
          "=\"007\"",
          "\"=\"\"7\"\"\"",
          "2015Q1",
          "2015M01",
          "1500m2"};
}

/// Answers as text, classes and a number with gaps: 60 rows.
inline QByteArray survey_of_answers() {
  QByteArray text = "opinion,smokes,colour,age,a,t,class\n";
  const std::vector<QByteArray> opinions{"agree", "Strongly Disagree", "neutral"};
  const std::vector<QByteArray> colours{"red", "", "bl\"\"ue\"", "gr\u00fcn"};
  for (std::size_t row = 0; row < 60; ++row) {
    QByteArray colour = colours[row * 7 % 4];
    colour = colour.endsWith('"') ? '"' + colour : colour;
    text += opinions[row * 5 % 3] + (row % 4 == 0 ? ",yes," : ",no,") + colour +
            (row % 3 == 0   ? ",18-29,"
             : row % 3 == 1 ? ",30-64,"
                            : ",65+,") +
            (row % 6 == 0 ? QByteArray("NA") : QByteArray::number(row * 37 % 41)) + ',' +
            QByteArray::number(row * row % 31) + (row % 2 == 0 ? ",u\n" : ",v\n");
  }
  return text;
}

/// Answers as text and numbers with gaps in each column but the last two: 60 rows.
inline QByteArray survey_with_gaps() {
  QByteArray text = "opinion,smokes,colour,a,t,class\n";
  const std::vector<QByteArray> opinions{"agree", "Strongly Disagree", "", "neutral"};
  const std::vector<QByteArray> smokes{"yes", "no", "", "no"};
  const std::vector<QByteArray> colours{"red", "", "blue", "green"};
  for (std::size_t row = 0; row < 60; ++row) {
    text += opinions[row * row % 7 % 4] + ',' + smokes[row * row % 11 % 4] + ',' +
            colours[row * (row + 1) % 9 % 4] + ',' +
            (row % 6 == 0 ? QByteArray("NA") : QByteArray::number(row * 37 % 41)) + ',' +
            QByteArray::number(row * row % 31) + (row % 2 == 0 ? ",u\n" : ",v\n");
  }
  return text;
}

/// An alignment, whose dashes are gaps, and genotypes, of which one is called null: 60 rows.
inline QByteArray alleles_and_genotypes() {
  QByteArray text = "site,gene,a,t\n";
  const std::vector<QByteArray> sites{"A", "C", "-", "G"};
  const std::vector<QByteArray> genes{"wild", "het", "null"};
  for (std::size_t row = 0; row < 60; ++row) {
    text += sites[row * 7 % 4] + ',' + genes[row * 5 % 3] + ',' +
            QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * row % 31) + '\n';
  }
  return text;
}

/// A first column in which the cells have several units, or letters that may be factors.
inline std::vector<QByteArray> tables_of_several_units() {
  struct Units {
    int rows;
    int every;  ///< of so many rows, one has the other unit
    const char* usual;
    const char* other;
  };
  constexpr std::array forms{
      Units{60, 40, " mg", " g"},  // two stray ones
      Units{60, 3, " mg", " g"},  Units{60, 3, "", " mg"},   Units{60, 3, "", "%"},
      Units{60, 3, "k", "M"},     Units{60, 40, "k", " mg"}, Units{60, 1, "k", "k"},
      Units{60, 3, "", "K"},      Units{60, 3, "M", "K"},    Units{12, 6, " mg", " g"},
      Units{60, 3, "B", "M"},     Units{60, 5, "M", "F"},    Units{60, 3, "", "a"},
      Units{60, 3, "", "mg"},     Units{60, 3, "", "A"},     Units{60, 3, "", "m/s2"}};
  std::vector<QByteArray> tables;
  for (const Units& form : forms) {
    tables.push_back("a,b,c,t\n" + rows_with(form.rows, [&form](int row) {
                       return QByteArray::number(row + 1) +
                              (row % form.every == 1 ? form.other : form.usual);
                     }));
  }
  return tables;
}

/// The last line lacks cells, or zero bytes or the end signs of old systems stand behind it.
inline std::vector<QByteArray> tables_cut_short() {
  const QByteArray text =
      "a,b,c,t\n" + rows_with(40, [](int row) { return QByteArray::number(row); });
  return {text + "7,1", text + QByteArray("8,1,\0\0\0\0\0\n9,2,3,4\n", 18),
          text + QByteArray(64, '\0'), text + "\x1a\x1a"};
}

/// A file of a format in which every row is a sample, also one that is named as totals are and
/// holds the sums of those above.
inline QByteArray arff_with_a_sample_of_sums() {
  QByteArray text = "@relation r\n@attribute class {a,b,Total}\n";
  text += "@attribute a real\n@attribute b real\n@attribute t real\n@data\n";
  std::array<int, 3> sums{};
  for (int row = 0; row < 40; ++row) {
    const std::array<int, 3> cells{row * 37 % 41, row * 17 % 23, row * row % 29};
    text += row % 3 == 0 ? "a" : "b";
    for (std::size_t at = 0; at < cells.size(); ++at) {
      text += ',' + QByteArray::number(cells[at]);
      sums[at] += cells[at];
    }
    text += '\n';
  }
  text += "Total";
  for (const int sum : sums) {
    text += ',' + QByteArray::number(sum);
  }
  return text + '\n';
}

/// Its last row is named as totals are and holds the sums, but begins far before the end of the
/// file, where the program looks for totals.
inline QByteArray table_with_a_long_row_of_sums() {
  QByteArray text = "class,a,b,t,note\n";
  std::array<int, 3> sums{};
  for (int row = 0; row < 40; ++row) {
    const std::array<int, 3> cells{row * 37 % 41, row * 17 % 23, row * row % 29};
    text += row % 3 == 0 ? "u" : "v";
    for (std::size_t at = 0; at < cells.size(); ++at) {
      text += ',' + QByteArray::number(cells[at]);
      sums[at] += cells[at];
    }
    text += row % 2 == 0 ? ",yes\n" : ",no\n";
  }
  text += "Total";
  for (const int sum : sums) {
    text += ',' + QByteArray::number(sum);
  }
  return text + ',' + QByteArray(70000, 'x') + '\n';
}

inline QByteArray table_in_single_quotes() {
  return "'a','b','c','t'\n" + rows_with(40, [](int row) {
           return row % 4 == 0 ? QByteArray("'it''s, so'") : "'w" + QByteArray::number(row) + "'";
         });
}

}  // namespace steelyard::tests
