// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numbers>
#include <set>

#include "core/data/table_reader.h"
#include "tests/support/paths.h"

using namespace steelyard;

/// Every table of the shared folder, opened with nothing said, as its description has it.
class TestSharedData : public QObject {
  Q_OBJECT

 private:
  static std::string path_of(const QString& file) {
    return (QString::fromStdString(tests::shared_dir() + "/data/") + file).toStdString();
  }

 private Q_SLOTS:
  void initTestCase() {
    qputenv("STEELYARD_PARSE", tests::parser_path().c_str());
    if (!QFile::exists(QString::fromStdString(tests::shared_dir() + "/data/README.md"))) {
      QSKIP("the shared data are not here");
    }
  }

  void opens_with_shape_names_and_roles_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::addColumn<int>("classes");  // of the label; 0: none
    const auto row = [](const char* file, int rows, int columns, const char* first,
                        const char* last, int classes) {
      QTest::newRow(file) << rows << columns << QString(first) << QString(last) << classes;
    };
    row("cln025/cln025_cvs.csv", 1429, 10, "rg", "hb_sb", 0);
    row("cln025/cln025_dihedrals.colvar", 1429, 19, "time", "phi10", 0);
    row("cln025/cln025_heavy_xyz.npy", 1429, 279, "column 1", "column 279", 0);
    row("cln025/cln025_ca_distances.csv", 1429, 45, "ca1_ca2", "ca9_ca10", 0);
    row("cln025/cln025_frames.csv", 1429, 3, "run", "time_ps", 0);
    row("cln025/heavy_atoms.txt", 93, 3, "", "", 0);
    row("csd-1000r/csd-1000r.npz", 500, 101, "X_1", "Y", 0);
    row("scikit-feature/COIL20.mat", 1440, 1025, "X_1", "Y", 20);
    row("scikit-feature/Yale.mat", 165, 1025, "X_1", "Y", 15);
    row("scikit-feature/ALLAML.mat", 72, 7130, "X_1", "Y", 2);
    row("scikit-feature/colon.mat", 62, 2001, "X_1", "Y", 2);
    row("scikit-feature/lymphoma.mat", 96, 4027, "X_1", "Y", 9);
    row("who/who_dataset.csv", 2020, 12, "Country", "", 0);
  }
  void opens_with_shape_names_and_roles() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(QString, first);
    QFETCH(QString, last);
    QFETCH(int, classes);
    const Dataset dataset = read_table(path_of(QTest::currentDataTag()));
    QCOMPARE(dataset.samples(), Index{rows});
    QCOMPARE(dataset.columns.size(), static_cast<std::size_t>(columns));
    QVERIFY(first.isEmpty() || dataset.columns.front().name == first.toStdString());
    QVERIFY(last.isEmpty() || dataset.columns.back().name == last.toStdString());
    const auto labels = dataset.columns_with(Role::label);
    QCOMPARE(labels.size(), classes > 0 ? 1U : 0U);
    if (classes > 0) {
      const auto values = dataset.values.col(labels.front());
      QCOMPARE(std::set<double>(values.begin(), values.end()).size(),
               static_cast<std::size_t>(classes));
    }
    const bool has_further_arrays = QByteArray(QTest::currentDataTag()).startsWith("csd");
    QCOMPARE(dataset.warnings.size(), has_further_arrays ? 1U : 0U);
  }

  void backbone_angles_are_periodic_and_time_is_time() {
    const Dataset dataset = read_table(path_of("cln025/cln025_dihedrals.colvar"));
    QVERIFY(dataset.columns[0].roles.has(Role::time));
    QCOMPARE(dataset.columns[0].period, 0.0);
    for (std::size_t column = 1; column < dataset.columns.size(); ++column) {
      QCOMPARE(dataset.columns[column].period, 2.0 * std::numbers::pi);
    }
    QVERIFY(dataset.values.rightCols(18).cwiseAbs().maxCoeff() <= std::numbers::pi);
  }

  void shieldings_are_the_truth_of_the_environments() {
    const Dataset dataset = read_table(path_of("csd-1000r/csd-1000r.npz"));
    QVERIFY(dataset.columns.back().roles == RoleSet().with(Role::truth));
    QVERIFY(dataset.columns.front().roles.empty());
    QVERIFY(dataset.values.allFinite());
    const std::string table = tests::shared_dir() + "/reference/pcov_mlkr/inputs/csd1000r.csv";
    if (!std::filesystem::exists(table)) {
      QSKIP("the same data as text are not here");
    }
    QVERIFY(read_table(table).values.isApprox(dataset.values, 1e-12));
  }
};

QTEST_GUILESS_MAIN(TestSharedData)
#include "tst_shared_data.moc"
