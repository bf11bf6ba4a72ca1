// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numbers>

#include "core/data/delimited_reader.h"
#include "tests/support/paths.h"

using namespace steelyard;

namespace {

Dataset bundled(const std::string& name) {
  const std::string path = tests::fixtures_dir() + "/../../resources/data/" + name;
  return read_delimited(path, preview_delimited(path, 20).dialect);
}

}  // namespace

/// Real files, read as a user would who accepts the guess.
class TestSharedTables : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void has_the_shape_that_the_file_is_known_to_have_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("text_columns");
    QTest::addColumn<QString>("first_name");
    const auto row = [](const char* file, int rows, int columns, int text, const char* name) {
      QTest::newRow(file) << QString(file) << rows << columns << text << QString(name);
    };
    row("data/who/who_dataset.csv", 2020, 12, 1, "Country");
    row("data/cln025/cln025_cvs.csv", 1429, 10, 0, "rg");
    row("data/cln025/cln025_ca_distances.csv", 1429, 45, 0, "ca1_ca2");
    row("data/cln025/cln025_frames.csv", 1429, 3, 2, "run");
    row("data/cln025/cln025_dihedrals.colvar", 1429, 19, 0, "column 1");
    row("reference/dii/gauss10_A.csv", 150, 10, 0, "f1");
    row("reference/dii/adp_fig1_A.csv", 4000, 2, 0, "f1");
    row("reference/pcov_mlkr/inputs/csd1000r.csv", 500, 101, 0, "");
    row("reference/pcov_mlkr/inputs/roy.csv", 264, 34, 0, "");
  }
  void has_the_shape_that_the_file_is_known_to_have() {
    QFETCH(QString, file);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, text_columns);
    QFETCH(QString, first_name);
    const QString path = QString::fromStdString(tests::shared_dir() + "/") + file;
    if (!QFile::exists(path)) {
      QSKIP(qPrintable(file + " is not there"));
    }
    const auto preview = preview_delimited(path.toStdString(), 20);
    const Dataset table = read_delimited(path.toStdString(), preview.dialect);
    QCOMPARE(table.samples(), rows);
    QCOMPARE(table.columns.size(), static_cast<std::size_t>(columns));
    const auto text =
        std::count_if(table.columns.begin(), table.columns.end(),
                      [](const Column& column) { return column.kind == ColumnKind::category; });
    QCOMPARE(text, text_columns);
    QVERIFY(first_name.isEmpty() || table.columns[0].name == first_name.toStdString());
    QVERIFY(preview.warnings.empty());
    QVERIFY(table.warnings.empty());
  }

  void reads_single_cells_of_the_country_table_to_the_last_digit() {
    const std::string path = tests::shared_dir() + "/data/who/who_dataset.csv";
    if (!std::filesystem::exists(path)) {
      QSKIP("data/who is not there");
    }
    const Dataset table = read_delimited(path, preview_delimited(path, 20).dialect);
    QCOMPARE(table.columns[0].categories.front(), std::string("Afghanistan"));
    QCOMPARE(table.columns[0].categories.size(), 132U);
    QCOMPARE(table.values(0, 1), 2005.0);
    QCOMPARE(table.values(0, 11), 255.05511997846034);
  }

  void the_bundled_wine_is_the_public_table() {
    const Dataset table = bundled("wine.csv");
    QCOMPARE(table.samples(), 178);
    QCOMPARE(table.columns.size(), 14U);
    QCOMPARE(table.columns[13].categories.size(), 3U);
    std::array<int, 3> sizes{};
    for (const double grower : table.values.col(13)) {
      ++sizes.at(static_cast<std::size_t>(grower));
    }
    QCOMPARE(sizes, (std::array<int, 3>{59, 71, 48}));  // as the repository's description says
    QVERIFY(std::abs(table.values.col(0).mean() - 13.0006) < 1e-4);
    QVERIFY(std::abs(table.values.col(12).mean() - 746.8933) < 1e-4);
  }

  void the_bundled_digits_are_the_threes_and_eights() {
    const Dataset table = bundled("digits_3_8.csv");
    QCOMPARE(table.samples(), 357);
    QCOMPARE(table.columns.size(), 65U);
    QCOMPARE(table.columns[0].name, std::string("pixel_0_0"));
    QCOMPARE(table.columns[63].name, std::string("pixel_7_7"));
    QCOMPARE(table.columns[64].categories, (std::vector<std::string>{"digit 3", "digit 8"}));
    QCOMPARE(table.values.col(64).sum(), 174.0);
    QCOMPARE(table.values.leftCols(64).minCoeff(), 0.0);
    QCOMPARE(table.values.leftCols(64).maxCoeff(), 16.0);
    // An eight has ink at the lower left, where a three has none.
    double three = 0.0;
    double eight = 0.0;
    for (Index row = 0; row < table.samples(); ++row) {
      (table.values(row, 64) == 0.0 ? three : eight) += table.values(row, 5 * 8 + 2);
    }
    QVERIFY(eight / 174.0 > three / 183.0 + 9.0);
  }

  /// Without its noise, each sample lies on its arc.
  void the_bundled_moons_are_as_described() {
    const Dataset table = bundled("two_moons.csv");
    QCOMPARE(table.samples(), 100);
    QCOMPARE(table.columns.size(), 21U);
    QCOMPARE(table.columns[19].name, std::string("noise_18"));
    QCOMPARE(table.columns[20].categories, (std::vector<std::string>{"upper", "lower"}));
    double squares = 0.0;
    for (Index row = 0; row < 100; ++row) {
      const double t = std::numbers::pi * static_cast<double>(row % 50) / 49.0;
      const bool upper = table.values(row, 20) == 0.0;
      QCOMPARE(upper, row < 50);
      const double x = upper ? std::cos(t) : 1.0 - std::cos(t);
      const double y = upper ? std::sin(t) : 0.5 - std::sin(t);
      squares += std::pow(table.values(row, 0) - x, 2) + std::pow(table.values(row, 1) - y, 2);
    }
    QVERIFY(std::abs(std::sqrt(squares / 200.0) - 0.05) < 0.01);
    const Matrix noise = table.values.middleCols(2, 18);
    QVERIFY(std::abs(noise.mean()) < 0.1);
    QVERIFY(std::abs(noise.squaredNorm() / 1800.0 - 1.0) < 0.1);
  }
};

QTEST_GUILESS_MAIN(TestSharedTables)
#include "tst_shared_tables.moc"
