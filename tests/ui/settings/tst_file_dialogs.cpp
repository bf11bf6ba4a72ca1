// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QTemporaryDir>
#include <QWidget>
#include <QtTest>

#include "ui/settings/file_dialogs.h"
#include "ui/settings/kept_settings.h"

using namespace steelyard::ui;

class TestFileDialogs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { keptSettings().remove("folders"); }

  void a_folder_is_kept_for_each_purpose() {
    const QTemporaryDir folder;
    QCOMPARE(lastFolder(FilePurpose::Table), QString());
    QCOMPARE(inLastFolder(FilePurpose::Export, "a.csv"), QString("a.csv"));
    keepFolderOf(FilePurpose::Table, folder.filePath("t.csv"));
    QCOMPARE(lastFolder(FilePurpose::Table), folder.path());
    QCOMPARE(lastFolder(FilePurpose::Export), QString());
    keepFolderOf(FilePurpose::Export, folder.path());  // a folder itself
    QCOMPARE(inLastFolder(FilePurpose::Export, "a.csv"), folder.filePath("a.csv"));
  }

  void a_folder_that_is_gone_is_not_proposed() {
    QString gone;
    {
      const QTemporaryDir folder;
      gone = folder.filePath("t.csv");
      keepFolderOf(FilePurpose::Session, gone);
      QCOMPARE(lastFolder(FilePurpose::Session), folder.path());
    }
    QCOMPARE(lastFolder(FilePurpose::Session), QString());
  }

  void a_window_returns_to_its_size() {
    QWidget before;
    before.resize(321, 234);
    keepWindow(before, "test");
    QWidget after;
    restoreWindow(after, "test");
    QCOMPARE(after.size(), QSize(321, 234));
    QWidget other;
    const QSize size = other.size();
    restoreWindow(other, "never kept");
    QCOMPARE(other.size(), size);
  }

  void a_window_larger_than_its_screen_fills_it() {
    QWidget window;
    window.resize(6000, 200);
    restoreWindow(window, "never kept");
    QVERIFY(window.width() <= window.screen()->availableSize().width());
    QVERIFY(window.isMaximized());
  }
};

QTEST_MAIN(TestFileDialogs)
#include "tst_file_dialogs.moc"
