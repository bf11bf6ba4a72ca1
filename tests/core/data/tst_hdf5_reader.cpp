// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

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

  void what_lies_in_other_files_is_never_read() {
    const auto arrays = arrays_in(table);
    QCOMPARE(arrays.size(), 4U);  // the link to another file is not followed
    QCOMPARE(arrays[0].name, std::string("elsewhere"));
    QVERIFY(!arrays[0].usable && arrays[0].trouble.find("another file") != std::string::npos);
    QVERIFY(!arrays[1].usable);
    QVERIFY(message_of([] {
              (void)read_table(table, {{}, {"elsewhere"}});
            }).contains("another file"));
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
