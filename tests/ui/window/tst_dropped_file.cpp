// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QMimeData>
#include <QUrl>
#include <QtTest>

#include "ui/native_text.h"
#include "ui/window/dropped_file.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What is dropped on the window and is no file of this computer opens nothing.
class TestDroppedFile : public QObject {
  Q_OBJECT

  static QString dropped(const QList<QUrl>& urls) {
    QMimeData mime;
    mime.setUrls(urls);
    return droppedFile(mime);
  }

 private Q_SLOTS:
  void one_file_is_taken() {
    QCOMPARE(dropped({QUrl::fromLocalFile("/tmp/a table.csv")}), QString("/tmp/a table.csv"));
  }

  void a_name_that_is_no_utf8_is_the_name_of_the_file() {
    const QString path = dropped({QUrl::fromEncoded("file:///tmp/%FF.csv")});
    QCOMPARE(nativePath(path).string(), std::string("/tmp/\xFF.csv"));
  }

  void files_are_counted_unless_something_else_is_among_them() {
    const QUrl file = QUrl::fromLocalFile("/tmp/a.csv");
    const auto count = [](const QList<QUrl>& urls) {
      QMimeData mime;
      mime.setUrls(urls);
      return countDroppedFiles(mime);
    };
    QCOMPARE(count({}), 0);
    QCOMPARE(count({file}), 1);
    QCOMPARE(count({file, QUrl::fromLocalFile("/tmp/b.csv")}), 2);
    QCOMPARE(count({file, QUrl("https://example.org/a.csv")}), 0);
  }

  void several_files_or_an_address_or_a_text_are_not_taken() {
    const QUrl file = QUrl::fromLocalFile("/tmp/a.csv");
    QVERIFY(dropped({file, file}).isEmpty());
    QVERIFY(dropped({QUrl("https://example.org/a.csv")}).isEmpty());
    QMimeData text;
    text.setText("/tmp/a.csv");
    QVERIFY(droppedFile(text).isEmpty());
  }
};

QTEST_GUILESS_MAIN(TestDroppedFile)
#include "tst_dropped_file.moc"
