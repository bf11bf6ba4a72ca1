// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/text_table.h"
#include "tests/support/address_limit.h"
#include "tests/support/sanitized.h"
#include "tests/support/temporary_text.h"
#include "tests/support/text_of_rows.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Numbers of 16 digits or more.
RowTable long_table(Index rows, Index columns) {
  RowTable table{{}, rows, {}};
  for (Index column = 0; column < columns; ++column) {
    table.header.push_back("x" + std::to_string(column + 1));
  }
  table.append_cells = [columns](Index row, std::vector<std::string>& cells) {
    for (Index column = 0; column < columns; ++column) {
      cells.push_back(number_text(1.0 / static_cast<double>(3 + row + column)));
    }
  };
  return table;
}

}  // namespace

/// Tables that become text as they are written.
class TestRowTable : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QByteArray written(const RowTable& table) const {
    const auto path = files_.folder() / "table.csv";
    write_csv(path, table);
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
  }

 private Q_SLOTS:
  void is_written_as_its_text_would_be() {
    for (const Index rows : {0, 1, 5000}) {
      const RowTable table = long_table(rows, 7);
      QCOMPARE(written(table), QByteArray::fromStdString(to_csv(text_of(table))));
    }
    const RowTable odd{{"a,b", "c"}, 1, [](Index, std::vector<std::string>& cells) {
                         cells.insert(cells.end(), {"say \"x\"", "two\nlines"});
                       }};
    QCOMPARE(written(odd), QByteArray("\"a,b\",c\n\"say \"\"x\"\"\",\"two\nlines\"\n"));
  }

  /// As text it would take 200 MB.
  void needs_no_memory_for_what_is_written_already() {
    if (sanitized) {
      QSKIP("sanitizers reserve addresses of their own");
    }
    const auto path = files_.folder() / "long.csv";
    const RowTable table = long_table(100000, 30);
    {
      const AddressLimit limit(rlim_t{16} << 20U);
      write_csv(path, table);
    }
    QVERIFY(std::filesystem::file_size(path) > 50000000U);
  }
};

QTEST_GUILESS_MAIN(TestRowTable)
#include "tst_row_table.moc"
