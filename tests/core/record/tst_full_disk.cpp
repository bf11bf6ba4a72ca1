// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>
#include <functional>

#include "core/data/text_table.h"
#include "core/platform/atomic_write.h"
#include "core/record/session.h"
#include "core/report/html_report.h"
#include "tests/support/compared_runs.h"
#include "tests/support/full_disk.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Every writer of core against a disk without room: a message that names the file, and what stood
/// there before.
class TestFullDisk : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  ComparedRun run_ = compared_run("run 1", {"a", "b"}, {1.0, 0.5}, {0});

 private Q_SLOTS:
  void the_old_file_stays_whole_data() {
    using Write = std::function<void(const std::filesystem::path&)>;
    QTest::addColumn<QString>("name");
    QTest::addColumn<Write>("write");
    const auto add = [](const char* writer, const QString& name, Write write) {
      QTest::newRow(writer) << name << std::move(write);
    };
    add("table", "table.csv", [](const std::filesystem::path& path) {
      write_atomically(path, to_csv({{"a", "b"}, {{"1", "2"}, {"3", "4"}}}));
    });
    add("record", "record.json",
        [this](const std::filesystem::path& path) { write_record(path, *run_.record); });
    add("session", "session.json", [this](const std::filesystem::path& path) {
      SavedSession session;
      session.runs.push_back({1, std::make_shared<const Record>(*run_.record)});
      write_session(path, session);
    });
    add("report", "report.html", [this](const std::filesystem::path& path) {
      write_atomically(path, to_html({"t", "", {run_}, {}}, builtin_methods()));
    });
  }
  void the_old_file_stays_whole() {
    QFETCH(const QString, name);
    QFETCH(const std::function<void(const std::filesystem::path&)>, write);
    const QString path = folder_.filePath(name);
    const FullDisk found = on_full_disk(path, [&] { write(path.toStdString()); });
    QVERIFY2(found.refused, qPrintable(found.message));
    QVERIFY2(found.message.contains(name), qPrintable(found.message));
    QCOMPARE(found.left, old_content);
    QCOMPARE(found.beside, QStringList());
  }
};

QTEST_APPLESS_MAIN(TestFullDisk)
#include "tst_full_disk.moc"
