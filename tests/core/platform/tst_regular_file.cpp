// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>

#include <QtTest>

#include "core/data/known_weights.h"
#include "core/data/table_reader.h"
#include "core/platform/regular_file.h"
#include "core/record/record.h"
#include "core/record/session.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

/// Everything that opens a file: what is no regular file is refused at once, and never waited for.
class TestRegularFile : public QObject {
  Q_OBJECT

  TemporaryText files_;
  std::filesystem::path pipe_;

 private Q_SLOTS:
  void initTestCase() {
    pipe_ = files_.folder() / "pipe";
    QCOMPARE(::mkfifo(pipe_.c_str(), 0600), 0);
  }

  void what_is_no_file_is_refused_by_everything_that_reads_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("named");
    QTest::newRow("folder") << QString::fromStdString(files_.folder().string()) << "folder";
    QTest::newRow("pipe without a writer") << QString::fromStdString(pipe_.string()) << "pipe";
    QTest::newRow("device without an end") << "/dev/zero"
                                           << "device";
    QTest::newRow("missing") << "/nowhere/file.csv"
                             << "no such file";
    QTest::newRow("empty") << QString::fromStdString(files_.write("empty", "").string()) << "empty";
  }
  void what_is_no_file_is_refused_by_everything_that_reads() {
    QFETCH(QString, path);
    QFETCH(QString, named);
    const std::filesystem::path file = path.toStdString();
    Dataset dataset;
    const QStringList messages{
        message_of([&] { (void)read_table(file); }), message_of([&] { (void)arrays_in(file); }),
        message_of([&] { (void)read_record(file); }), message_of([&] { (void)read_session(file); }),
        message_of([&] { read_known_weights(file, dataset); })};
    for (const QString& message : messages) {
      QVERIFY2(message.contains(named) && message.contains(path) && message.contains("Accepted: "),
               qPrintable(message));
    }
    QVERIFY(kept_file(file) == KeptFile::none);
  }

  void tells_whether_somebody_wrote_to_it() {
    const auto path = files_.write("grows", "1\n");
    const RegularFile file(path, other_words("a file"));
    QVERIFY(!file.was_written());
    (void)files_.write("grows", "1\n2\n");
    QVERIFY(file.was_written());
  }
};

QTEST_GUILESS_MAIN(TestRegularFile)
#include "tst_regular_file.moc"
