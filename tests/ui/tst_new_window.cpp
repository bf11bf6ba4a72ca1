// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/session/question.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

const char* const sign_of_life = "STEELYARD_TEST_SIGN_OF_LIFE";
const char* const search_to_begin_with = "STEELYARD_SEARCH";
constexpr int patience = 60000;  // milliseconds

}  // namespace

/// A new window is another start of the program, which here is this test: started so, it only says
/// that it was.
class TestNewWindow : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<QTemporaryDir> folder_;

  QString sign() const { return folder_->filePath("started"); }
  QByteArray sentAlong() const {
    QFile file(sign());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// \return the search that is chosen for it
  static std::string openTable(MainWindow& window) {
    window.dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=120&seed=1"));
    window.question().settle();
    return window.methodPanel().values().choice("search");
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(qputenv(sign_of_life, QFile::encodeName(sign())));
    window_ = std::make_unique<MainWindow>(registry_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void the_menu_starts_the_program_again() {
    QMenu* const file = window_->menuBar()->actions().front()->menu();
    QVERIFY(file != nullptr);
    QAction* const entry = file->actions().front();
    QCOMPARE(entry->text().remove('&'), QString("New window"));
    file->popup(window_->mapToGlobal(QPoint(0, 0)));
    QTest::mouseClick(file, Qt::LeftButton, {}, file->actionGeometry(entry).center());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(sign()), patience);
    QVERIFY(window_->isVisible() && !window_->faultBar().isVisible());
  }

  void so_do_its_keys() {
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(sign()), patience);
  }

  /// Who has chosen a search here need not choose it there again.
  void it_begins_with_the_search_that_was_chosen_here() {
    const std::string proposed = openTable(*window_);
    auto* const search = window_->methodPanel().findChild<QComboBox*>("search");
    QTest::keyClick(search, search->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    const std::string chosen = window_->methodPanel().values().choice("search");
    QVERIFY(chosen != proposed);
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE_WITH_TIMEOUT(sentAlong(), QByteArray::fromStdString(chosen), patience);

    QVERIFY(qputenv(search_to_begin_with, sentAlong()));
    MainWindow next(registry_);
    QVERIFY(qunsetenv(search_to_begin_with));
    QCOMPARE(openTable(next), chosen);
  }
};

int main(int argc, char** argv) {
  const QString started = qEnvironmentVariable(sign_of_life);
  if (!started.isEmpty()) {
    QFile sign(started);
    const QByteArray search = qgetenv(search_to_begin_with);
    return sign.open(QIODevice::WriteOnly) && sign.write(search) == search.size() ? 0 : 1;
  }
  const QApplication application(argc, argv);
  TestNewWindow test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_new_window.moc"
