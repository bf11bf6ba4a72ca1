// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>

#include "core/data/table_reader.h"
#include "ui/data/data_loader.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestDataLoader : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString write(const QString& name, int rows) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) {
      qFatal("cannot write a temporary file");
    }
    file.write("a,b,c,d\n");
    const QByteArray line("1.23456,2.34567,3.45678,4.56789\n");
    file.write(line.repeated(rows));
    return file.fileName();
  }

  static DataLoader::Job reading(const QString& path) {
    return [file = path.toStdString()](const ReadControl& control) {
      const Reading commas{Dialect{}, {}};
      return Loaded{std::make_shared<Dataset>(read_table(file, commas, control)), nullptr, {}};
    };
  }

 private Q_SLOTS:
  void a_load_ends_once_with_the_table() {
    DataLoader loader;
    std::shared_ptr<Dataset> table;
    connect(&loader, &DataLoader::loaded, &loader, [&](const Loaded& read) { table = read.table; });
    QSignalSpy failed(&loader, &DataLoader::failed);
    loader.start(reading(write(QStringLiteral("table.csv"), 50)));
    QVERIFY(loader.isLoading());
    QTRY_VERIFY(table != nullptr);
    QCOMPARE(table->samples(), Index{50});
    QVERIFY(failed.isEmpty());
    QVERIFY(!loader.isLoading());
  }

  void a_missing_file_fails_with_its_name() {
    DataLoader loader;
    QSignalSpy failed(&loader, &DataLoader::failed);
    loader.start(reading(folder_.filePath(QStringLiteral("nowhere.csv"))));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("nowhere.csv")));
  }

  void cancel_ends_the_load_as_cancelled_and_nothing_else() {
    DataLoader loader;
    QSignalSpy loaded(&loader, &DataLoader::loaded);
    QSignalSpy failed(&loader, &DataLoader::failed);
    QSignalSpy cancelled(&loader, &DataLoader::cancelled);
    loader.start(reading(write(QStringLiteral("large.csv"), 400000)));
    loader.cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QVERIFY(loaded.isEmpty());
    QVERIFY(failed.isEmpty());
    QVERIFY(!loader.isLoading());
  }

  void nothing_of_an_older_load_arrives_after_a_newer_began() {
    DataLoader loader;
    std::vector<Index> samples;
    connect(&loader, &DataLoader::loaded, &loader,
            [&](const Loaded& read) { samples.push_back(read.table->samples()); });
    QSignalSpy cancelled(&loader, &DataLoader::cancelled);
    const QString first = write(QStringLiteral("first.csv"), 10);
    const QString second = write(QStringLiteral("second.csv"), 20);
    loader.start(reading(first));
    loader.start(reading(second));
    QTRY_COMPARE(samples.size(), std::size_t{1});
    QCoreApplication::processEvents();
    QCOMPARE(samples, (std::vector<Index>{20}));
    QVERIFY(cancelled.isEmpty());
  }
};

QTEST_GUILESS_MAIN(TestDataLoader)
#include "tst_data_loader.moc"
