// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/problem/feature_grid.h"

using namespace steelyard;

namespace {

std::vector<ColumnInfo> named(const std::vector<std::string>& names) {
  std::vector<ColumnInfo> features;
  features.reserve(names.size());
  for (const std::string& name : names) {
    features.push_back({name, "", ""});
  }
  return features;
}

/// Names of a grid, row after row. \param pattern  with # in the places of the two numbers
std::vector<std::string> names_like(const std::string& pattern, int rows, int columns, int from) {
  const std::size_t first = pattern.find('#');
  const std::size_t second = pattern.find('#', first + 1);
  std::vector<std::string> names;
  for (int row = from; row < from + rows; ++row) {
    for (int column = from; column < from + columns; ++column) {
      names.push_back(pattern.substr(0, first) + std::to_string(row) +
                      pattern.substr(first + 1, second - first - 1) + std::to_string(column) +
                      pattern.substr(second + 1));
    }
  }
  return names;
}

std::optional<FeatureGrid> grid_of(const std::vector<std::string>& names) {
  return feature_grid(named(names));
}

std::vector<std::string> without(std::vector<std::string> names, const std::string& name) {
  std::erase(names, name);
  return names;
}

}  // namespace

class TestFeatureGrid : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void names_with_a_row_and_a_column_are_a_grid_data() {
    QTest::addColumn<QString>("pattern");
    for (const char* pattern :
         {"pixel_#_#", "p#x#", "r#c#", "(#,#)", "px[#, #]", "px 0# 0#", "t_#_#", "ca#_ca#",
          "img2_#_#", "row # col # (mV)", "#-#", "d{#,#}"}) {
      QTest::newRow(pattern) << QString(pattern);
    }
  }
  void names_with_a_row_and_a_column_are_a_grid() {
    QFETCH(QString, pattern);
    const auto grid = grid_of(names_like(pattern.toStdString(), 3, 12, 5));
    QVERIFY(grid.has_value());
    QCOMPARE(grid->first_row, 5);
    QCOMPARE(grid->first_column, 5);
    QCOMPARE(grid->rows, 3);
    QCOMPARE(grid->columns, 12);
    QCOMPARE(grid->cells(), 36);
    for (std::size_t cell = 0; cell < 36; ++cell) {
      QCOMPARE(grid->features[cell], static_cast<Index>(cell));
    }
  }

  void other_names_are_none_data() {
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* title, const std::vector<std::string>& names) {
      QStringList list;
      for (const std::string& name : names) {
        list << QString::fromStdString(name);
      }
      QTest::newRow(title) << list;
    };
    row("nothing", {});
    row("words", {"age", "sex", "height", "weight"});
    row("one number", {"x1", "x2", "x3", "x4"});
    row("mutations", {"P10.F", "P10.I", "P24.I", "P24.F", "P33.F", "P46.I"});
    row("genes", {"TP53", "BRCA1", "BRCA2", "IL2RA", "CYP2D6", "CYP3A4", "HLA-DRB1", "CDK4"});
    row("decimal numbers", names_like("mz #.#", 4, 9, 0));
    row("decimal commas", names_like("#,#", 4, 9, 0));
    row("one row", names_like("lag_#_#", 1, 9, 1));
    row("one column", names_like("lag_#_#", 9, 1, 1));
    row("ranges", {"0-10", "10-20", "20-30", "30-40", "40-50"});
    row("signs", {"p_1_-1", "p_1_1", "p_2_-1", "p_2_1"});
    row("positions", {"chr1_115256", "chr1_115258", "chr2_209113", "chr2_209114"});
    row("longer than a place", {"a_2026112301_1", "a_2026112301_2", "a_2026112302_1", "a_1_1"});
    row("monomials", {"x1", "x2", "x1*x1", "x1*x2", "x2*x1", "x2*x2", "x1*x1*x1", "x1*x1*x2"});
    row("three colours", {"r_0_0", "r_0_1", "r_1_0", "r_1_1", "g_0_0", "g_0_1", "g_1_0", "g_1_1"});
  }
  void other_names_are_none() {
    QFETCH(QStringList, names);
    std::vector<std::string> all;
    for (const QString& name : names) {
      all.push_back(name.toStdString());
    }
    QVERIFY(!grid_of(all).has_value());
  }

  /// As where constant pixels were left out; and in any order.
  void a_cell_without_a_feature_stays_empty() {
    std::vector<std::string> names = without(names_like("pixel_#_#", 3, 3, 0), "pixel_1_2");
    std::reverse(names.begin(), names.end());
    const auto grid = grid_of(names);
    QVERIFY(grid.has_value());
    QCOMPARE(grid->features, (std::vector<Index>{7, 6, 5, 4, 3, -1, 2, 1, 0}));
  }

  void half_of_the_cells_are_enough() {
    QVERIFY(grid_of({"p_0_0", "p_0_2", "p_1_1"}).has_value());
    QVERIFY(grid_of({"p_0_0", "p_0_1", "p_2_2", "p_2_1", "p_1_0"}).has_value());
    QVERIFY(!grid_of({"p_0_0", "p_0_1", "p_2_2", "p_2_1"}).has_value());
  }

  void pairs_fill_a_triangle() {
    std::vector<std::string> names;
    for (int one = 1; one <= 10; ++one) {
      for (int other = one + 1; other <= 10; ++other) {
        names.push_back("ca" + std::to_string(one) + "_ca" + std::to_string(other));
      }
    }
    const auto grid = grid_of(names);
    QVERIFY(grid.has_value());
    QCOMPARE(grid->first_column, 2);
    QCOMPARE(grid->features[0], 0);
    QCOMPARE(grid->features[9], -1);  // 2, 2
  }

  void two_features_in_one_place_are_no_grid() {
    std::vector<std::string> names = names_like("p_#_#", 3, 3, 0);
    QVERIFY(grid_of(names).has_value());
    names.emplace_back("p_01_1");
    QVERIFY(!grid_of(names).has_value());
  }

  void one_in_ten_may_have_no_place() {
    std::vector<std::string> names = names_like("p_#_#", 3, 3, 0);
    names.insert(names.begin(), "age");
    const auto grid = grid_of(names);
    QVERIFY(grid.has_value());
    QCOMPARE(grid->features.front(), 1);
    names.emplace_back("sex");
    QVERIFY(!grid_of(names).has_value());
  }

  void what_is_called_a_column_is_one_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("turned");
    QTest::newRow("x and y") << "plate x#y#" << true;
    QTest::newRow("X and Y") << "X_#_Y_#" << true;
    QTest::newRow("c and r") << "c#r#" << true;
    QTest::newRow("column and row") << "Column #, Row #" << true;
    QTest::newRow("y and x") << "y#x#" << false;
    QTest::newRow("times") << "p#x#" << false;
    QTest::newRow("a word that ends in x") << "max#_y#" << false;
  }
  void what_is_called_a_column_is_one() {
    QFETCH(QString, pattern);
    QFETCH(bool, turned);
    const auto grid = grid_of(names_like(pattern.toStdString(), 2, 5, 0));
    QVERIFY(grid.has_value());
    QCOMPARE(grid->rows, turned ? 5 : 2);
    QCOMPARE(grid->features[1], turned ? 5 : 1);
  }
};

QTEST_GUILESS_MAIN(TestFeatureGrid)
#include "tst_feature_grid.moc"
