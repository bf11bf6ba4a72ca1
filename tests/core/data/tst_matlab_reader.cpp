// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <thread>

#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

std::string fixture(const QString& name) {
  return (QString::fromStdString(tests::fixtures_dir() + "/data/") + name).toStdString();
}

std::string of_case(const char* name) {
  return tests::fixtures_dir() + "/tables/" + name + "/s.mat";
}

QString names_in(const Dataset& dataset) {
  QStringList names;
  for (const Column& column : dataset.columns) {
    names << QString::fromStdString(column.name);
  }
  return names.join(' ');
}

QByteArray bytes_of(const QString& name) {
  QFile file(QString::fromStdString(fixture(name)));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestMatlabReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", tests::parser_path().c_str()); }

  void reads_every_version_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"v4.mat", "v5.mat", "v7.mat", "v73.mat"}) {
      QTest::newRow(name) << QString(name);
    }
  }
  void reads_every_version() {
    QFETCH(QString, name);
    QVERIFY(file_format(std::filesystem::path(fixture(name))).id == "matlab");
    const Dataset dataset = read_table(fixture(name), {{}, {"X", "Y"}});
    QVERIFY(dataset.values == (Matrix(4, 3) << 1, 2, 1, 3, 4, 2, 5, 6, 1, 7, 8, 2).finished());
    QCOMPARE(dataset.columns[1].name, std::string("X_2"));
    QCOMPARE(dataset.columns[2].name, std::string("Y"));
    QVERIFY(dataset.columns[2].roles == RoleSet().with(Role::label));
  }

  void lists_what_can_be_used_and_what_cannot() {
    const auto arrays = arrays_in(fixture("v7.mat"));
    QCOMPARE(arrays.size(), 5U);
    QCOMPARE(arrays[0].shape_text, std::string("4 x 2 double"));
    QVERIFY(arrays[0].chosen && arrays[1].chosen && arrays[4].usable && !arrays[4].chosen);
    QVERIFY(!arrays[2].usable && in_words(arrays[2].trouble).find("text") != std::string::npos);
    QVERIFY(!arrays[3].usable &&
            in_words(arrays[3].trouble).find("3 dimensions") != std::string::npos);
  }

  void a_row_of_numbers_is_read_as_a_column_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"v5.mat", "v7.mat", "v73.mat"}) {
      QTest::newRow(name) << QString(name);
    }
  }
  void a_row_of_numbers_is_read_as_a_column() {
    QFETCH(QString, name);
    const Dataset row = read_table(fixture(name), {{}, {"t"}});
    QCOMPARE(row.values.rows(), Index{4});
    QCOMPARE(row.values.cols(), Index{1});
    QCOMPARE(row.columns.front().name, std::string("t"));
    QVERIFY(row.values.topRows(3) == Vector({{0.5, 1.5, 2.5}}));
    QVERIFY(std::isnan(row.values(3, 0)));
  }

  /// mat4py issue 10
  void fields_of_a_structure_are_arrays() {
    const Dataset dataset = read_table(of_case("50_mat_struct"));
    QCOMPARE(names_in(dataset), QString("alpha beta gamma data.y"));
    QCOMPARE(dataset.samples(), Index{80});
    QVERIFY(std::abs(dataset.values(0, 0) - 10.3772) < 1e-4);
    QVERIFY(dataset.columns[3].roles.has(Role::truth));
  }

  /// scipy issue 11818
  void cells_with_texts_name_the_columns_and_are_classes() {
    const Dataset dataset = read_table(of_case("52_mat_cell_names"));
    QCOMPARE(std::ssize(dataset.columns), Index{5});
    QVERIFY2(names_in(dataset).startsWith("alpha beta gamma "), qPrintable(names_in(dataset)));
    const Column& label =
        dataset.columns[static_cast<std::size_t>(dataset.column_named("label").value_or(0))];
    QVERIFY(label.kind == ColumnKind::category && label.roles.has(Role::label));
    QVERIFY(label.categories.size() >= 2);
    QCOMPARE(dataset.samples(), Index{80});
    QVERIFY(dataset.column_named("y").has_value());
    QVERIFY(dataset.warnings.empty());
  }

  /// scipy issue 11351, mat7.3 issue 28, hdf5storage issue 51
  void version_73_has_its_rows_and_columns_in_their_order_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<double>>("first");
    QTest::newRow("by MATLAB") << "53_mat_v73" << QList{10.3772, 0.1885, 20.2537};
    QTest::newRow("by h5py") << "53c_mat_v73_h5py_attr" << QList{0.1257, -0.1321, 0.1257};
  }
  void version_73_has_its_rows_and_columns_in_their_order() {
    QFETCH(QString, name);
    QFETCH(QList<double>, first);
    const Dataset dataset = read_table(of_case(name.toStdString().c_str()), {{}, {"X", "y"}});
    QCOMPARE(dataset.samples(), Index{80});
    QCOMPARE(std::ssize(dataset.columns), Index{4});
    QVERIFY(std::abs(dataset.values(0, 0) - first[0]) < 1e-4);
    QVERIFY(std::abs(dataset.values(0, 1) - first[1]) < 1e-4);
    QVERIFY(std::abs(dataset.values(0, 3) - first[2]) < 1e-4);
  }
  void a_sparse_matrix_is_read_in_full() {
    const auto arrays = arrays_in(of_case("53_mat_v73"));
    const auto usable = [&](const std::string& name) {
      return std::any_of(arrays.begin(), arrays.end(), [&](const ArrayInfo& array) {
        return array.name == name && array.usable;
      });
    };
    QVERIFY(usable("S") && usable("names") && usable("st.X"));
    const Dataset field = read_table(of_case("53_mat_v73"), {{}, {"st.X"}});
    QCOMPARE(field.samples(), Index{80});
    QVERIFY(std::abs(field.values(0, 0) - 10.3772) < 1e-4);
    const Dataset sparse = read_table(of_case("53_mat_v73"), {{}, {"S"}});
    // It is X with a zero in place of each number up to 4.
    const Dataset full = read_table(of_case("53_mat_v73"), {{}, {"X"}});
    QVERIFY(sparse.values == Matrix((full.values.array() > 4.0).select(full.values, 0.0)));
    QCOMPARE((sparse.values.array() != 0.0).count(), Index{130});
  }

  /// mat7.3 issue 32, matio issue 270: only MATLAB can read its tables.
  void a_table_of_matlab_is_named_with_the_way_out() {
    const QString said = message_of([] { (void)read_table(of_case("54_mat_table_object")); });
    QVERIFY2(said.contains("'T'") && said.contains("writetable"), qPrintable(said));
  }

  void whole_numbers_truth_and_single_precision_are_numbers() {
    const Dataset dataset = read_table(of_case("55_mat_int_logical_single"));
    QCOMPARE(dataset.samples(), Index{80});
    QCOMPARE(names_in(dataset), QString("X_1 X_2 X_3 y"));
    QVERIFY(std::abs(dataset.values(0, 0) - 10.3772) < 1e-4);
    QVERIFY(std::abs(dataset.values(79, 1) + 2.39823) < 1e-5);
    QVERIFY(std::abs(dataset.values(79, 3) - 39.2428) < 1e-4);
    QVERIFY(!dataset.values.array().isNaN().any());
  }

  void what_is_left_out_is_named() {
    const Dataset table = read_table(fixture("v7.mat"));
    QCOMPARE(table.warnings.size(), 1U);
    const QString said = QString::fromStdString(in_words(table.warnings.front()));
    QVERIFY2(said.contains("'note' (is not a full array") && said.contains("'cube' (has 3"),
             qPrintable(said));
  }

  void a_file_cut_off_anywhere_is_refused_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("step");  // such that no cut is where a variable ends
    QTest::newRow("version 4") << "v4.mat" << 6;
    QTest::newRow("version 5") << "v5.mat" << 18;
    QTest::newRow("packed") << "v7.mat" << 14;
    QTest::newRow("version 7.3") << "v73.mat" << 122;
  }
  void a_file_cut_off_anywhere_is_refused() {
    QFETCH(QString, name);
    QFETCH(int, step);
    const QByteArray good = bytes_of(name);
    int cuts = 0;
    for (qsizetype length = 21; length < good.size(); length += step) {
      const auto path = files_.write("cut.mat", good.left(length));
      const QString message = message_of([&] { (void)read_table(path); });
      QVERIFY2(message.contains("Accepted: "),
               qPrintable(QStringLiteral("%1 bytes: %2").arg(length).arg(message)));
      ++cuts;
    }
    QVERIFY(cuts >= 20);
  }

  /// The tag still says how long the variable is, but its numbers are fewer than its sizes.
  void a_variable_with_fewer_numbers_than_its_sizes_say_is_refused() {
    QByteArray bad = bytes_of("v5.mat");
    const qsizetype rows = 128 + 8 + 16 + 8;  // of X: header, tag, flags, tag of the sizes
    QCOMPARE(bad[rows], '\4');
    bad[rows] = '\5';
    const auto path = files_.write("short.mat", bad);
    const QString message = message_of([&] { (void)read_table(path, {{}, {"X"}}); });
    QVERIFY2(message.contains("damaged"), qPrintable(message));
  }

  void a_packed_variable_with_a_wrong_checksum_is_refused() {
    QByteArray bad = bytes_of("v7.mat");
    const qsizetype last = 128 + 8 + 61 - 1;  // of X: header, tag, packed bytes
    bad[last] = static_cast<char>(bad[last] ^ 1);
    const auto path = files_.write("checksum.mat", bad);
    const QString message = message_of([&] { (void)read_table(path, {{}, {"X"}}); });
    QVERIFY2(message.contains("damaged"), qPrintable(message));
  }

  void damaged_files_never_bring_the_program_down() {
    for (const char* name : {"v4.mat", "v5.mat", "v7.mat", "v73.mat"}) {
      const QByteArray good = bytes_of(name);
      for (qsizetype at = 128; at < good.size(); at += good.size() / 12) {
        QByteArray bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 0x55);
        const auto path = files_.write("bad.mat", bad);
        (void)message_of([&] { (void)read_table(path); });
      }
    }
  }

  void a_compressed_file_is_handed_to_the_parser_unpacked() {
    const auto path = files_.write("v5.mat", bytes_of("v5.mat"));
    QCOMPARE(QProcess::execute("gzip", {QString::fromStdString(path.string())}), 0);
    QCOMPARE(read_table(path.string() + ".gz", {{}, {"X"}}).values(3, 1), 8.0);
  }

  void says_so_where_the_parser_is_missing_or_fails() {
    qputenv("STEELYARD_PARSE", "/nowhere/steelyard-parse");
    const auto read = [] { (void)read_table(fixture("v5.mat")); };
    QVERIFY(message_of(read).contains("cannot be started"));
    qputenv("STEELYARD_PARSE", "/bin/false");
    QVERIFY(message_of(read).contains("failed (code 1)"));
    qputenv("STEELYARD_PARSE", "/bin/true");
    QVERIFY(message_of(read).contains("invalid data"));
    const auto crash = files_.write("crash", "#!/bin/sh\nkill -SEGV $$\n");
    std::filesystem::permissions(crash, std::filesystem::perms::owner_all);
    qputenv("STEELYARD_PARSE", crash.c_str());
    QVERIFY(message_of(read).contains("crashed on the file (signal 11)"));
    qputenv("STEELYARD_PARSE", tests::parser_path().c_str());
  }

  void cancel_kills_the_parser() {
    const auto slow = files_.write("slow", "#!/bin/sh\n: >\"$0.begun\"\nexec sleep 100\n");
    std::filesystem::permissions(slow, std::filesystem::perms::owner_all);
    qputenv("STEELYARD_PARSE", slow.c_str());
    std::stop_source source;
    std::jthread later([&] {
      while (!std::filesystem::exists(slow.string() + ".begun")) {
        std::this_thread::yield();
      }
      source.request_stop();
    });
    QElapsedTimer clock;
    clock.start();
    QVERIFY(message_of([&] {
              (void)read_table(fixture("v5.mat"), {}, {{}, source.get_token()});
            }).contains("cancelled"));
    QVERIFY(clock.elapsed() < 10000);
    qputenv("STEELYARD_PARSE", tests::parser_path().c_str());
  }
};

QTEST_GUILESS_MAIN(TestMatlabReader)
#include "tst_matlab_reader.moc"
