// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QtTest>

#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/data/import_dialog.h"

namespace steelyard::tests {

/// A person who has nothing but a mouse: every click in the window is made and counted.
class CountedClicks {
 public:
  /// \param window  must outlive this object
  explicit CountedClicks(ui::MainWindow& window) : window_(window) {}

  [[nodiscard]] int count() const { return count_; }

  void click(QAbstractButton* button) {
    QVERIFY(button != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(button->isVisible() && button->isEnabled(), patience_);
    ++count_;
    QTest::mouseClick(button, Qt::LeftButton);
  }

  /// In the file dialog that this brings: the file, then Open; without a file: Cancel.
  template <typename Act>
  void answerFileDialog(const QString& path, const Act& act) {
    QTimer waiting;
    QObject::connect(&waiting, &QTimer::timeout, &waiting, [this, path, &waiting] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) {
        return;
      }
      waiting.stop();
      auto* buttons = dialog->findChild<QDialogButtonBox*>();
      if (path.isEmpty()) {
        click(buttons->button(QDialogButtonBox::Cancel));
        return;
      }
      ++count_;  // on the file: its name is typed here
      dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
      click(buttons->button(QDialogButtonBox::Open));
    });
    waiting.start(20);
    act();
    QVERIFY(!waiting.isActive());
  }

  void openThroughTheDialog(const QString& path) {
    answerFileDialog(path, [this] {
      for (auto* button : window_.dataPanel().findChildren<QPushButton*>()) {
        if (button->text() == ui::DataPanel::tr("Open...")) {
          click(button);
        }
      }
    });
  }

  /// Once it has read the table; null if it does not come.
  [[nodiscard]] ui::ImportDialog* importDialog() {
    ui::ImportDialog* dialog = nullptr;
    const bool came = QTest::qWaitFor(
        [&] {
          dialog = window_.dataPanel().findChild<ui::ImportDialog*>();
          return dialog != nullptr && dialog->table() != nullptr;
        },
        patience_);
    return came ? dialog : nullptr;
  }

  /// On the name of a column in a list of possible targets.
  void clickName(QWidget* dialog, const QString& name) {
    auto* list = dialog->findChild<QListView*>(QStringLiteral("targets"));
    const QModelIndexList found = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                                       name, 1, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    list->scrollTo(found.front());
    const QRect row = list->visualRect(found.front());
    ++count_;
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      row.topLeft() + QPoint(row.height() * 2, row.height() / 2));
  }

  void acceptImport(ui::ImportDialog* dialog) {
    QSignalSpy made(&window_.question(), &ui::Question::problemChanged);
    click(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open));
    QTRY_VERIFY_WITH_TIMEOUT(!made.isEmpty(), patience_);
    window_.question().settle();
  }

  void run() {
    QSignalSpy finished(&window_.controller(), &ui::RunController::finished);
    click(window_.runBar().runButton());
    QVERIFY(finished.wait(patience_));
  }

  /// By the button below the ranking, then Save.
  void exportSelection() {
    click(window_.results().findChild<QPushButton*>(QStringLiteral("exportSelection")));
    ++count_;  // in the file dialog
    QVERIFY(window_.exporter().finish());
  }

 private:
  static constexpr int patience_ = 60000;
  ui::MainWindow& window_;
  int count_ = 0;
};

}  // namespace steelyard::tests
