// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>
#include <cmath>

#include "core/data/npz_writer.h"
#include "core/data/table_reader.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

using Rows = std::vector<std::vector<std::string>>;

RowTable table_of(const std::vector<std::string>& header, const Rows& rows) {
  return {header, std::ssize(rows), [rows](Index row, std::vector<std::string>& cells) {
            const auto& given = rows[static_cast<std::size_t>(row)];
            cells.insert(cells.end(), given.begin(), given.end());
          }};
}

/// Names and numbers, a missing cell, a text beyond Latin letters, and an order number.
RowTable mixed() {
  return table_of({"who", "a", "predicted y", "no. \xC3\xA4", "outside"},
                  {{"J\xC3\xBCrgen \xE2\x82\xAC", "1.5", "0.1", "1582218195625938945", ""},
                   {"\xF0\x9F\x90\x8D", "", "-3e-300", "1582218195625938946", "a"},
                   {"", "7", "0.30000000000000004", "3", ""}});
}

}  // namespace

class TestNpzWriter : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  [[nodiscard]] std::filesystem::path written(const RowTable& table) const {
    const std::filesystem::path path = files_.folder() / "table.npz";
    write_npz(path, table);
    return path;
  }

 private Q_SLOTS:
  void the_reader_gets_the_same_numbers_names_and_texts() {
    const Dataset read = read_table(written(mixed()));
    QCOMPARE(read.values.rows(), Index{3});
    const auto column = [&](const char* name) { return read.column_named(name).value_or(-1); };
    QCOMPARE(read.values(0, column("a")), 1.5);
    QVERIFY(std::isnan(read.values(1, column("a"))));
    QCOMPARE(read.values(1, column("predicted y")), -3e-300);
    QCOMPARE(read.values(2, column("predicted y")), 0.1 + 0.2);
    const auto& who = read.columns[static_cast<std::size_t>(column("who"))].categories;
    QCOMPARE(who, (std::vector<std::string>{"J\xC3\xBCrgen \xE2\x82\xAC", "\xF0\x9F\x90\x8D"}));
    const auto& orders = read.columns[static_cast<std::size_t>(column("text_2"))].categories;
    QCOMPARE(orders.front(), std::string("1582218195625938945"));
    QCOMPARE(orders.size(), 3U);
  }

  void names_that_are_taken_or_no_words_get_others() {
    const Dataset read = read_table(written(
        table_of({"text_2", "../b", "names", "x"}, {{"p", "q", "r", "1"}, {"p", "s", "t", "2"}})));
    for (const char* name : {"text_2", "text_2_", "names_", "values"}) {
      QVERIFY2(read.column_named(name).has_value(), name);
    }
  }

  void the_same_table_makes_the_same_bytes() {
    const auto content = [](const std::filesystem::path& path) {
      QFile file(QString::fromStdString(path.string()));
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray once = content(written(mixed()));
    QVERIFY(once.startsWith("PK"));
    QCOMPARE(content(written(mixed())), once);
  }

  void numpy_reads_it() {
    const QString python = QStandardPaths::findExecutable("python3");
    QProcess process;
    process.start(python, {"-c", "import numpy"});
    if (python.isEmpty() || !process.waitForFinished(60000) || process.exitCode() != 0) {
      QSKIP("python3 with numpy is not there");
    }
    const QString path = QString::fromStdString(written(mixed()).string());
    process.start(python, {"-c",
                           "import numpy, sys\n"
                           "f = numpy.load(sys.argv[1])\n"
                           "print(list(f['names']), f['values'][2].tolist(), "
                           "f['values'].shape, ascii(f['who'][0]), list(f['outside']))",
                           path});
    QVERIFY(process.waitForFinished(60000));
    const QByteArray said = process.readAllStandardOutput();
    for (const char* words :
         {"'a'", "'predicted y'", "[7.0, 0.30000000000000004]", "(3, 2)", "'J\\xfcrgen \\u20ac'"}) {
      QVERIFY2(said.contains(words), said + process.readAllStandardError());
    }
  }

  void a_table_without_rows_can_be_loaded() {
    const RowTable none = table_of({"a"}, {});
    QVERIFY(std::filesystem::file_size(written(none)) > 0);
  }
};

QTEST_GUILESS_MAIN(TestNpzWriter)
#include "tst_npz_writer.moc"
