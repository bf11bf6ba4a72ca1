// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "ui/keeping/recent_files.h"
#include "ui/settings/kept_settings.h"

using namespace steelyard::ui;

class TestRecentFiles : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString made(const QString& name) const {
    QFile file(folder_.filePath(name));
    static_cast<void>(file.open(QIODevice::WriteOnly));
    return file.fileName();
  }

 private Q_SLOTS:
  void init() { keptSettings().remove(QStringLiteral("recentFiles")); }

  void a_file_that_is_opened_again_is_listed_once_and_first() {
    RecentFiles::add(made("a.csv"));
    RecentFiles::add(made("b.csv"));
    RecentFiles::add(made("a.csv"));
    QCOMPARE(RecentFiles::paths(),
             (QStringList{folder_.filePath("a.csv"), folder_.filePath("b.csv")}));
  }

  void only_the_last_ten_are_kept() {
    for (int file = 0; file < 13; ++file) {
      RecentFiles::add(folder_.filePath(QString::number(file)));
    }
    QCOMPARE(RecentFiles::paths().size(), 10);
    QCOMPARE(RecentFiles::paths().front(), folder_.filePath("12"));
  }

  void the_menu_offers_what_is_still_there() {
    RecentFiles::add(folder_.filePath("gone.csv"));
    RecentFiles::add(made("a&b.csv"));
    RecentFiles files;
    QMenu menu;
    files.fill(menu);
    menu.popup({});
    menu.close();
    QCOMPARE(menu.actions().size(), 2);
    QVERIFY(menu.actions()[0]->isEnabled() && !menu.actions()[1]->isEnabled());
    QCOMPARE(menu.actions()[0]->text(), QStringLiteral("a&&b.csv"));
    QSignalSpy chosen(&files, &RecentFiles::chosen);
    menu.actions()[0]->trigger();
    QCOMPARE(chosen.takeFirst().front().toString(), folder_.filePath("a&b.csv"));
  }

  void those_that_are_still_there_are_found_beside_the_window() {
    RecentFiles::add(made("first.csv"));
    RecentFiles::add(folder_.filePath("gone.csv"));
    RecentFiles::add(made("last.csv"));
    RecentFiles files;
    QSignalSpy found(&files, &RecentFiles::found);
    files.lookForThem();
    QCOMPARE(found.size(), 0);
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found.front().front().toStringList().mid(0, 2),
             QStringList({folder_.filePath("last.csv"), folder_.filePath("first.csv")}));
  }
};

QTEST_MAIN(TestRecentFiles)
#include "tst_recent_files.moc"
