// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

const std::string table = tests::fixtures_dir() + "/data/table.h5";

}  // namespace

class TestHdf5Reader : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", tests::parser_path().c_str()); }

  void arrays_of_groups_stand_side_by_side() {
    QVERIFY(file_format(std::filesystem::path(table)).id == "hdf5");
    const Dataset dataset = read_table(table);
    QVERIFY(dataset.values == (Matrix(4, 3) << 1, 2, 1, 3, 4, 2, 5, 6, 1, 7, 8, 2).finished());
    QCOMPARE(dataset.columns[0].name, std::string("run/X_1"));
    QVERIFY(dataset.columns[2].roles == RoleSet().with(Role::label));
  }

  /// AIDRIN pull request 172, GuPPy pull request 470
  void a_data_frame_of_pandas_has_the_columns_that_it_had() {
    const std::string frame = tests::fixtures_dir() + "/tables/60_h5_pandas_fixed/d.h5";
    const Dataset dataset = read_table(frame);
    QStringList names;
    for (const Column& column : dataset.columns) {
      names << QString::fromStdString(column.name);
    }
    QCOMPARE(names.join(' '), QString("id a k b y"));
    QCOMPARE(dataset.samples(), Index{80});
    QVERIFY(dataset.warnings.empty());
    QVERIFY(std::abs(dataset.values(0, 1) - 10.3772) < 1e-4);
    QVERIFY(std::abs(dataset.values(0, 4) - 20.2537) < 1e-4);
    QCOMPARE(arrays_in(frame).size(), 1U);  // not its axes and blocks
  }

  void what_lies_in_other_files_is_never_read() {
    const auto arrays = arrays_in(table);
    QCOMPARE(arrays.size(), 4U);  // the link to another file is not followed
    QCOMPARE(arrays[0].name, std::string("elsewhere"));
    QVERIFY(!arrays[0].usable &&
            in_words(arrays[0].trouble).find("another file") != std::string::npos);
    QVERIFY(message_of([] {
              (void)read_table(table, {{}, {"elsewhere"}});
            }).contains("another file"));
  }

  void what_leads_elsewhere_or_in_a_circle_is_never_followed() {
    const std::string traps = tests::fixtures_dir() + "/data/traps.h5";
    std::vector<std::string> usable;
    for (const ArrayInfo& array : arrays_in(traps)) {
      QVERIFY2(array.usable || in_words(array.trouble).find("another file") != std::string::npos,
               array.name.c_str());
      if (array.usable) {
        usable.push_back(array.name);
      }
    }
    QCOMPARE(usable, std::vector<std::string>{"X"});
    QVERIFY(read_table(traps).values == (Matrix(4, 2) << 1, 2, 3, 4, 5, 6, 7, 8).finished());
    for (const char* name : {"virtual", "external", "device", "link", "soft", "loop", "ring"}) {
      QVERIFY2(message_of([&] {
                 (void)read_table(traps, {{}, {name}});
               }).contains("Accepted: "),
               name);
    }
  }

  /// However a table is cut into chunks, and whether a piece of it is a part of one or many.
  void every_number_is_in_its_place_data() {
    QTest::addColumn<QString>("array");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const char* array : {"columns", "odd", "plain", "rows"}) {
      QTest::newRow(array) << array << 90 << 6;
    }
    QTest::newRow("one dimension") << "one" << 90 << 1;
    QTest::newRow("pieces of a chunk") << "tall" << 600000 << 2;
  }
  void every_number_is_in_its_place() {
    QFETCH(const QString, array);
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    std::vector<double> seen;
    const Dataset dataset =
        read_table(tests::fixtures_dir() + "/data/chunked.h5", {{}, {array.toStdString()}},
                   {[&](double done) { seen.push_back(done); }, {}});
    QCOMPARE(dataset.samples(), Index{rows});
    QCOMPARE(dataset.values.cols(), Index{columns});
    for (Index row = 0; row < rows; ++row) {
      for (Index column = 0; column < columns; ++column) {
        if (dataset.values(row, column) != static_cast<double>((7 * row + 31 * column) % 251)) {
          QFAIL(qPrintable(QStringLiteral("row %1, column %2").arg(row).arg(column)));
        }
      }
    }
    QVERIFY(std::is_sorted(seen.begin(), seen.end()) && seen.back() == 1.0);
  }

  /// A file of a few kilobytes that fills the memory.
  void what_becomes_far_larger_than_the_file_is_read_only_if_that_is_wanted() {
    const std::string deep = tests::fixtures_dir() + "/data/deep.h5";
    const QString refused = message_of([&] { (void)read_table(deep); });
    QVERIFY2(refused.contains("400 MB") && refused.contains("1000 times"), qPrintable(refused));
    QString asked;
    const auto answer = [&](bool yes) {
      return ReadControl{{}, {}, [&asked, yes](const std::string& question) {
                           asked = QString::fromStdString(question);
                           return yes;
                         }};
    };
    QVERIFY(message_of([&] { (void)read_table(deep, {}, answer(false)); }).contains("400 MB"));
    QVERIFY2(asked.contains("deep.h5") && asked.contains("400 MB"), qPrintable(asked));
    const Dataset table_of_zeros = read_table(deep, {}, answer(true));
    QCOMPARE(table_of_zeros.samples(), Index{1000000});
    QVERIFY((table_of_zeros.values.array() == 0.0).all());
  }

  void an_array_that_is_larger_than_any_memory_is_refused_before_it_is_read() {
    const QString message =
        message_of([] { (void)read_table(tests::fixtures_dir() + "/data/vast.h5"); });
    QVERIFY2(message.contains("columns"), qPrintable(message));
  }

  void damaged_files_are_refused_or_read_but_never_bring_the_program_down() {
    const TemporaryText files;
    QFile file(QString::fromStdString(table));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray good = file.readAll();
    for (qsizetype length = 10; length < good.size(); length += 297) {
      const auto path = files.write("cut.h5", good.left(length));
      QVERIFY(message_of([&] { (void)read_table(path); }).contains("Accepted: "));
    }
    for (qsizetype at = 8; at < good.size(); at += 150) {
      QByteArray bad = good;
      bad[at] = static_cast<char>(bad[at] ^ 0x55);
      const auto path = files.write("bad.h5", bad);
      (void)message_of([&] { (void)read_table(path); });
    }
  }
};

QTEST_GUILESS_MAIN(TestHdf5Reader)
#include "tst_hdf5_reader.moc"
