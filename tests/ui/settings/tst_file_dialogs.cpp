// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractFileIconProvider>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QWidget>
#include <QtTest>
#include <functional>

#include "ui/settings/file_dialogs.h"
#include "ui/settings/kept_settings.h"

using namespace steelyard::ui;

class TestFileDialogs : public QObject {
  Q_OBJECT

  /// Does this once with the dialog that comes next.
  void whenAsked(const std::function<void(QFileDialog&)>& answer) {
    auto* waiting = new QTimer(this);
    connect(waiting, &QTimer::timeout, this, [waiting, answer] {
      if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
        waiting->deleteLater();
        waiting->stop();
        answer(*dialog);
      }
    });
    waiting->start(10);
  }

 private Q_SLOTS:
  void init() { keptSettings().remove("folders"); }

  void a_folder_is_kept_for_each_purpose() {
    const QTemporaryDir folder;
    QCOMPARE(lastFolder(FilePurpose::Table), QString());
    keepFolderOf(FilePurpose::Table, folder.filePath("t.csv"));
    QCOMPARE(lastFolder(FilePurpose::Table), folder.path());
    QCOMPARE(lastFolder(FilePurpose::Export), QString());
    keepFolderOf(FilePurpose::Export, folder.path());  // a folder itself
    QCOMPARE(lastFolder(FilePurpose::Export), folder.path());
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

  /// Reading a file to find its icon may never end: /proc/kmsg.
  void no_file_is_opened_to_show_its_icon() {
    const QTemporaryDir folder;
    QFile picture(folder.filePath("unnamed"));
    QVERIFY(picture.open(QIODevice::WriteOnly) && picture.write("\x89PNG\r\n\x1a\n") == 8);
    picture.close();
    keepFolderOf(FilePurpose::Export, folder.path());
    QString kind;
    whenAsked([&](QFileDialog& dialog) {
      kind = dialog.iconProvider()->type(QFileInfo(picture.fileName()));
      QCOMPARE(dialog.directory().path(), folder.path());
      QVERIFY(dialog.testOption(QFileDialog::DontUseCustomDirectoryIcons));
      dialog.reject();
    });
    QCOMPARE(saveFileName(nullptr, FilePurpose::Export, "Save", "a.csv"), QString());
    QCOMPARE(kind, QString("File"));
  }

  void a_folder_of_files_that_never_end_is_listed_and_left() {
    const QString folder = QStringLiteral("/proc");
    if (!QFileInfo::exists(folder + "/kmsg")) {
      QSKIP("there is no such folder here");
    }
    keepFolderOf(FilePurpose::Export, folder);
    int listed = 0;
    whenAsked([&](QFileDialog& dialog) {
      auto* model = dialog.findChild<QFileSystemModel*>();
      QTRY_VERIFY(model->index(folder + "/kmsg").isValid());
      QTRY_VERIFY(model->rowCount(model->index(folder)) > 0);
      listed = model->rowCount(model->index(folder));
      dialog.reject();
    });
    QCOMPARE(saveFileName(nullptr, FilePurpose::Export, "Save", "a.csv"), QString());
    QVERIFY(listed > 0);
  }

  void a_name_without_a_suffix_gets_that_of_the_chosen_kind() {
    const QTemporaryDir folder;
    for (const auto& [kind, suffix] :
         {std::pair{QStringLiteral("Picture (*.png)"), ".png"}, {"Page (*.pdf)", ".pdf"}}) {
      whenAsked([&, kind = kind](QFileDialog& dialog) {
        auto* kinds = dialog.findChild<QComboBox*>("fileTypeCombo");
        QTest::keyClick(kinds, Qt::Key_Down);
        if (kinds->currentText() != kind) {
          QTest::keyClick(kinds, Qt::Key_Up);
        }
        QCOMPARE(kinds->currentText(), kind);
        dialog.findChild<QLineEdit*>("fileNameEdit")->setText(folder.filePath("plot"));
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
      });
      QCOMPARE(saveFileName(nullptr, FilePurpose::Export, "Save", "a.png",
                            "Picture (*.png);;Page (*.pdf)"),
               folder.filePath("plot") + suffix);
    }
  }

  void a_dialog_alone_keeps_no_folder() {
    const QTemporaryDir folder;
    const QTemporaryDir other;
    keepFolderOf(FilePurpose::Export, folder.path());
    whenAsked([&](QFileDialog& dialog) {
      QCOMPARE(dialog.findChild<QLineEdit*>("fileNameEdit")->text(), QString("a.csv"));
      dialog.findChild<QLineEdit*>("fileNameEdit")->setText(other.filePath("b.csv"));
      QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                        Qt::LeftButton);
    });
    QCOMPARE(saveFileName(nullptr, FilePurpose::Export, "Save", "a.csv"), other.filePath("b.csv"));
    QCOMPARE(lastFolder(FilePurpose::Export), folder.path());
  }

  void an_existing_folder_can_be_chosen() {
    const QTemporaryDir folder;
    whenAsked([&](QFileDialog& dialog) {
      dialog.findChild<QLineEdit*>("fileNameEdit")->setText(folder.path());
      dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open)->click();
    });
    QCOMPARE(existingFolder(nullptr, FilePurpose::Export, "Folder"), folder.path());
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
