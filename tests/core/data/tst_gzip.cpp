// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/delimited_reader.h"
#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "tests/support/temporary_text.h"
#include "tests/support/zip_bytes.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

QByteArray gzip(const QByteArray& content) { return packed(content, 31); }

}  // namespace

class TestGzip : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  Dataset read(const QByteArray& content) const {
    return read_table(files_.write("table.csv.gz", content));
  }
  QString refusal(const QByteArray& content) const {
    return message_of([&] { (void)read(content); });
  }

 private Q_SLOTS:
  void a_compressed_table_is_read_as_what_it_holds() {
    const Dataset dataset = read(gzip("a,b\n1,2\n3,4\n"));
    QCOMPARE(dataset.values(1, 1), 4.0);
    QCOMPARE(dataset.columns[0].name, std::string("a"));
    QCOMPARE(dataset.name, std::string("table.csv.gz"));
    const auto path = files_.write("c", gzip("#! FIELDS a b\n1 2\n"));
    QVERIFY(file_format(path).id == "colvar");
  }

  void several_members_are_one_file_and_zeros_may_follow() {
    QCOMPARE(read(gzip("a,b\n1,2\n") + gzip("3,4\n") + QByteArray(512, '\0')).samples(), Index{2});
  }

  void many_blocks_come_out_whole_and_progress_runs_to_the_end() {
    QByteArray text = "a,b\n";
    for (int row = 0; row < 700000; ++row) {
      text += QByteArray::number(row) + ",0.5\n";
    }
    std::vector<double> seen;
    const auto path = files_.write("large.gz", gzip(text));
    const Dataset dataset = read_table(path, {}, {[&](double done) { seen.push_back(done); }, {}});
    QCOMPARE(dataset.samples(), Index{700000});
    QCOMPARE(dataset.values(699999, 0), 699999.0);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()) && seen.back() == 1.0);
  }

  void a_preview_does_not_unpack_everything() {
    const QByteArray line = "1,2,3,4,5,6,7,8\n";
    const auto path = files_.write("deep.gz", gzip("a,b,c,d,e,f,g,h\n" + line.repeated(4000000)));
    const FileSource beginning(path, {}, 65536);
    QCOMPARE(beginning.size(), std::uint64_t{65536});
    QCOMPARE(preview_delimited(path, 3).rows.size(), 3U);
  }

  /// 90 MB of one line in 90 kB: what the end of the file says is enough to ask.
  void what_unpacks_to_far_more_than_the_file_is_read_only_if_that_is_wanted() {
    const QByteArray bomb = gzip("a,b\n1,2\n" + QByteArray(90000000, '3') + ",4\n");
    const auto path = files_.write("bomb.csv.gz", bomb);
    const auto refused = [&](const ReadControl& control) {
      return message_of([&] { (void)read_table(path, {}, control); });
    };
    QVERIFY2(refused({}).contains("1000 times"), qPrintable(refused({})));
    int asked = 0;
    const ReadControl agreed{{}, {}, [&](const std::string& question) {
                               ++asked;
                               return question.find("bomb.csv.gz") != std::string::npos;
                             }};
    const QString read = refused(agreed);
    QVERIFY2(read.contains("longer than 64 MiB"), qPrintable(read));
    QCOMPARE(asked, 1);
    QByteArray liar = bomb;
    liar.replace(liar.size() - 4, 4, QByteArray(4, '\0'));  // its size, it says, is 0
    (void)files_.write("bomb.csv.gz", liar);
    QVERIFY2(refused({}).contains("1000 times"), qPrintable(refused({})));
  }

  void a_line_with_more_cells_than_a_table_has_columns_is_refused() {
    const auto path = files_.write("wide.csv", QByteArray(5000000, ',') + "\n1\n");
    const QString refused = message_of([&] { (void)read_table(path); });
    QVERIFY2(refused.contains("cells") && refused.contains("line 1"), qPrintable(refused));
  }

  void refuses_damaged_files() {
    const QByteArray good = gzip("a,b\n1,2\n3,4\n");
    QVERIFY(refusal(good.left(good.size() - 9)).contains("cut off"));
    QVERIFY(refusal(good.left(12)).contains("cut off"));
    QByteArray bad = good;
    bad[good.size() - 6] = static_cast<char>(bad[good.size() - 6] ^ 1);  // of the checksum
    QVERIFY(refusal(bad).contains("damaged"));
    QVERIFY(refusal(good + "x").contains("cut off"));
    QVERIFY(refusal(gzip({})).contains("empty"));
  }

  void a_missing_folder_for_temporary_files_is_named() {
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", "/proc/no/such/folder");
    const QString said = refusal(gzip("a,b\n1,2\n"));
    before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
    QVERIFY2(said.contains("cannot be unpacked"), qPrintable(said));
  }

  void can_be_cancelled() {
    std::stop_source source;
    source.request_stop();
    const auto path = files_.write("a.gz", gzip("a\n1\n"));
    QVERIFY(message_of([&] {
              (void)read_table(path, {}, {{}, source.get_token()});
            }).contains("cancelled"));
  }
};

QTEST_GUILESS_MAIN(TestGzip)
#include "tst_gzip.moc"
