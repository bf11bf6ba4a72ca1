// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "ui/data/import_dialog.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestImportDialog : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString write(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }
  static QAbstractItemModel* preview(const ImportDialog& dialog) {
    return dialog.findChild<QTableView*>()->model();
  }
  static QPushButton* open(const ImportDialog& dialog) {
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
  }

 private Q_SLOTS:
  void shows_the_guess_with_the_first_rows() {
    const ImportDialog dialog(write(QStringLiteral("tabs.txt"), "one\ttwo\n1\t2\n3\t4\n"));
    QCOMPARE(dialog.dialect().delimiter, '\t');
    QVERIFY(dialog.dialect().header);
    QCOMPARE(preview(dialog)->columnCount(), 2);
    QCOMPARE(preview(dialog)->headerData(1, Qt::Horizontal).toString(), QStringLiteral("two"));
    QCOMPARE(preview(dialog)->index(1, 0).data().toString(), QStringLiteral("3"));
  }

  void a_correction_changes_the_preview_at_once() {
    ImportDialog dialog(write(QStringLiteral("plain.csv"), "1,2\n3,4\n5,6\n"));
    dialog.show();
    const int rows = preview(dialog)->rowCount();
    const bool header = dialog.dialect().header;
    dialog.findChild<QCheckBox*>()->click();
    QCOMPARE(dialog.dialect().header, !header);
    QCOMPARE(preview(dialog)->rowCount(), header ? rows + 1 : rows - 1);
  }

  void guess_again_brings_the_guess_back() {
    ImportDialog dialog(write(QStringLiteral("comma.csv"), "a,b\n1,2\n3,4\n"));
    auto* delimiter = dialog.findChildren<QComboBox*>().front();
    delimiter->setCurrentIndex(1);
    QCOMPARE(dialog.dialect().delimiter, ';');
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == QStringLiteral("Guess again")) {
        button->click();
      }
    }
    QCOMPARE(dialog.dialect().delimiter, ',');
  }

  void enter_accepts_the_guess() {
    ImportDialog dialog(write(QStringLiteral("enter.csv"), "a,b\n1,2\n3,4\n"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
  }

  void an_empty_file_cannot_be_opened_and_the_reason_is_said() {
    const ImportDialog dialog(write(QStringLiteral("empty.csv"), ""));
    QVERIFY(!open(dialog)->isEnabled());
    QCOMPARE(preview(dialog)->rowCount(), 0);
  }
};

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
