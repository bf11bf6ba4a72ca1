// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractButton>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QtTest>
#include <map>
#include <utility>
#include <vector>

#include "core/data/generators.h"
#include "core/record/session.h"
#include "tests/support/german.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/results/ranking_model.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/settings/language.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The window by its keys.
class TestMenuKeys : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  QAction* action(const QKeySequence& keys) const {
    for (auto* each : window_->findChildren<QAction*>()) {
      if (each->shortcuts().contains(keys)) {
        return each;
      }
    }
    return nullptr;
  }

  /// Types this name in the file dialog that comes next, and saves.
  void saveAs(const QString& path) {
    auto* const waiting = new QTimer(this);
    connect(waiting, &QTimer::timeout, this, [waiting, path] {
      if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
        waiting->stop();
        waiting->deleteLater();
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
        QTest::keyClick(dialog->findChild<QLineEdit*>("fileNameEdit"), Qt::Key_Return);
      }
    });
    waiting->start(10);
  }

  /// What promises that Alt with a letter does something in the window.
  QStringList promises() const {
    QStringList shown;
    for (const QAction* menu : window_->menuBar()->actions()) {
      shown << menu->text();
    }
    for (const auto* button : window_->findChildren<QAbstractButton*>()) {
      if (button->isVisible()) {
        shown << button->text();
      }
    }
    return shown;
  }

  /// \return nullptr if no menu has it
  static QAction* entry(const MainWindow& window, const QString& text) {
    for (const auto* menu : window.menuBar()->findChildren<QMenu*>()) {
      for (QAction* each : menu->actions()) {
        if (each->text().remove('&') == text) {
          return each;
        }
      }
    }
    return nullptr;
  }

  /// The first two of these texts that have the same letter underlined.
  static QString promisedTwice(const QStringList& texts) {
    std::map<QString, QString> taken;
    for (const QString& text : texts) {
      const QKeySequence key = QKeySequence::mnemonic(text);
      if (!key.isEmpty()) {
        const auto [at, first] = taken.emplace(key.toString(), text);
        if (!first) {
          return at->second + " and " + text;
        }
      }
    }
    return {};
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QVERIFY(tests::runsToTheEnd(*window_));
  }
  void cleanup() {
    window_.reset();
    tests::forget_language();
  }

  /// Alt with a letter does one thing: open that menu, or press that button.
  void no_letter_is_promised_twice() {
    const QStringList shown = promises();
    QVERIFY(shown.contains("&Help") && shown.contains("&Run") && shown.contains("R&un"));
    QCOMPARE(promisedTwice(shown), QString());
  }

  void no_letter_is_promised_twice_beside_a_lesson_and_in_a_run_that_pauses() {
    window_->openLesson(bundledLessons().front());
    window_->question().settle();
    QTest::mouseClick(window_->runBar().stepButton(), Qt::LeftButton);
    QTRY_COMPARE(window_->runBar().pauseButton()->text(), QStringLiteral("&Continue"));
    no_letter_is_promised_twice();
    QTest::mouseClick(window_->runBar().stopButton(), Qt::LeftButton);
    QTRY_VERIFY(!window_->controller().isActive());
  }

  void no_letter_is_promised_twice_in_a_menu() {
    for (const auto* menu : window_->menuBar()->findChildren<QMenu*>()) {
      QStringList shown;
      for (const QAction* entry : menu->actions()) {
        shown << entry->text();
      }
      QCOMPARE(promisedTwice(shown), QString());
    }
  }

  void no_letter_is_promised_twice_in_german() {
    if (!tests::german_is_built()) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(speak(*QCoreApplication::instance(), LanguageChoice::german));
    init();
    QVERIFY(promises().contains("&Hilfe"));
    QCOMPARE(promisedTwice(promises()), QString());
    no_letter_is_promised_twice_in_a_menu();
  }

  /// What can be done twice in the window is greyed in both places for one reason.
  void both_menus_of_exports_hold_the_same_entries() {
    const QList<QAction*> beside = window_->results().exportMenu().actions();
    QCOMPARE(beside.size(), 9);
    QStringList shown;
    const QList<QAction*> inFile = window_->menuBar()->actions().front()->menu()->actions();
    for (QAction* each : beside) {
      QVERIFY2(inFile.contains(each), qPrintable(each->text()));
      shown << each->text();
    }
    QCOMPARE(promisedTwice(shown), QString());
  }

  void entries_are_grey_while_there_is_nothing_for_them() {
    const MainWindow empty(registry_);
    for (const char* text : {"Save the session", "Save the session as...",
                             "Information imbalance...", "Compare runs..."}) {
      QVERIFY2(!entry(empty, text)->isEnabled(), text);
      QVERIFY2(!entry(empty, text)->toolTip().isEmpty(), text);
      QVERIFY2(entry(*window_, text)->isEnabled(), text);
    }
    for (const char* text : {"Pause or continue", "Stop"}) {
      QVERIFY2(!entry(*window_, text)->isEnabled(), text);
      QCOMPARE(entry(*window_, text)->toolTip(), QStringLiteral("No run is under way"));
    }
    QTest::mouseClick(window_->runBar().stepButton(), Qt::LeftButton);
    QTRY_VERIFY(entry(*window_, "Stop")->isEnabled());
    window_->activateWindow();
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_VERIFY(!window_->controller().isActive());
    QTRY_VERIFY(!entry(*window_, "Stop")->isEnabled());
    QVERIFY(entry(*window_, "Step")->isEnabled());
  }

  /// So that they cannot differ in what they can do, and why not.
  void a_button_and_the_entry_of_the_menu_are_one_action() {
    const RunBar& bar = window_->runBar();
    const std::vector<std::pair<const char*, const ActionButton*>> shown = {
        {"Run", bar.runButton()},
        {"Pause or continue", bar.pauseButton()},
        {"Step", bar.stepButton()},
        {"Stop", bar.stopButton()},
        {"Export the selection...",
         dynamic_cast<const ActionButton*>(
             window_->results().findChild<QPushButton*>("exportSelection"))}};
    for (const auto& [text, button] : shown) {
      QVERIFY2(button != nullptr, text);
      QCOMPARE(entry(*window_, text), &button->action());
    }
    QTest::mouseClick(bar.stepButton(), Qt::LeftButton);
    QTRY_VERIFY(bar.stopButton()->isEnabled());
    QVERIFY(!bar.runButton()->isEnabled() && !entry(*window_, "Run")->isEnabled());
    QCOMPARE(bar.runButton()->toolTip(), QStringLiteral("A run is under way"));
    QCOMPARE(entry(*window_, "Run")->toolTip(), bar.runButton()->toolTip());
    entry(*window_, "Stop")->trigger();
    QTRY_VERIFY(!window_->controller().isActive());
    QCOMPARE(bar.stopButton()->toolTip(), QStringLiteral("No run is under way"));
  }

  void undo_in_the_menu_and_at_the_steps_are_one_action() {
    const DataPanel& data = window_->dataPanel();
    const auto* const button = data.findChild<QToolButton*>("undo");
    QCOMPARE(button->defaultAction(), &data.undoAction());
    const QList<QAction*> edit = {&data.undoAction(), &data.redoAction()};
    QCOMPARE(window_->menuBar()->actions().at(1)->menu()->actions(), edit);
    tests::tickFeature(*window_, 9);
    QCOMPARE(data.undoAction().text(), QStringLiteral("&Undo choice of columns"));
    QCOMPARE(button->text(), QStringLiteral("Undo choice of columns"));
  }

  /// By the keys themselves: an ambiguous one would do nothing, one that is known twice more.
  void a_key_does_its_command_once() {
    const RunBar& bar = window_->runBar();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->setFocus();
    const QSignalSpy ran(&bar, &RunBar::runRequested);
    const QSignalSpy stepped(&bar, &RunBar::stepRequested);
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    QTest::keyClick(window_.get(), Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(ran.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60000);
    QTest::keyClick(window_.get(), Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(stepped.size(), 1);
    QTRY_COMPARE(bar.pauseButton()->text(), QStringLiteral("&Continue"));
    const QSignalSpy paused(&bar.pauseButton()->action(), &QAction::triggered);
    QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(paused.size(), 1);
    window_->controller().stop();
    QTRY_VERIFY(!window_->controller().isActive());
  }

  void no_shortcut_is_given_twice() {
    std::map<QString, QString> taken;
    for (const auto* each : window_->findChildren<QAction*>()) {
      for (const QKeySequence& keys : each->shortcuts()) {
        const auto [at, first] = taken.emplace(keys.toString(), each->text());
        QVERIFY2(first, qPrintable(keys.toString() + ": " + at->second + " and " + each->text()));
      }
    }
  }

  void a_session_that_was_saved_once_is_saved_again_without_a_question() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("mine.json");
    saveAs(path);
    action(QKeySequence::Save)->trigger();
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(path));
    QVERIFY(QFile::remove(path));
    action(QKeySequence::Save)->trigger();
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(path));
    QVERIFY(QFile::remove(path));
    window_->dataPanel().setDataset(ten_gaussians(70));  // another table is not saved over this one
    window_->question().settle();
    const QString other = folder.filePath("other.json");
    saveAs(other);
    action(QKeySequence::Save)->trigger();
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(other) && !QFile::exists(path));
  }

  /// By the keys themselves, in the window and in one of its tables.
  void control_and_s_save_the_session() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("mine.json");
    saveAs(path);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->setFocus();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(window_->exporter().finish());
    const SavedSession saved = read_session(path.toStdString());
    QCOMPARE(saved.runs.size(), std::size_t{1});
    QCOMPARE(saved.runs.front().number, window_->results().shownRun()->number);
    QVERIFY(QFile::remove(path));
    window_->activateWindow();  // the dialog was active meanwhile
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    auto* const ranking = window_->results().findChild<QTableView*>("ranking");
    ranking->setFocus();
    QTest::keyClick(ranking, Qt::Key_S, Qt::ControlModifier);  // a question would wait for ever
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(path));
  }

  void control_and_c_copy_the_selected_cells() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    auto* const ranking = window_->results().findChild<QTableView*>("ranking");
    const auto nameAt = [ranking](int row) {
      return ranking->model()->index(row, RankingModel::FeatureSection).data().toString();
    };
    QGuiApplication::clipboard()->setText("before");
    ranking->setFocus();
    ranking->selectRow(0);
    QTest::keyClick(ranking, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(ranking, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 2);
    for (int row = 0; row < 2; ++row) {
      const QStringList cells = lines[row].split('\t');
      QCOMPARE(cells.value(0), ranking->model()->index(row, 0).data().toString());
      QVERIFY2(cells.contains(nameAt(row)), qPrintable(lines[row]));
      QVERIFY(cells.contains("yes") || cells.contains("no"));
    }
  }

  void a_session_that_was_saved_elsewhere_and_opened_is_saved_in_its_own_file() {
    const QTemporaryDir folder;
    window_->keepSessions(folder.filePath("kept"));
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=60&seed=1"));
    window_->question().settle();
    const QString path = folder.filePath("mine.json");
    saveAs(path);
    action(QKeySequence::Save)->trigger();
    QVERIFY(window_->exporter().finish());
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=70&seed=1"));
    window_->question().settle();
    window_->openFile(path);
    QTRY_COMPARE(window_->dataPanel().table().samples(), 60);
    window_->waitForJobs();
    window_->question().settle();
    QVERIFY(QFile::remove(path));
    action(QKeySequence::Save)->trigger();  // a question would wait for ever
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(path));
  }

  void the_title_names_the_table() {
    QVERIFY2(window_->windowTitle().endsWith(" - Steelyard"), qPrintable(window_->windowTitle()));
    QVERIFY(window_->windowTitle().size() > 12);
    window_->dataPanel().setDataset(open_generator("generator:linear?seed=1"));
    QCOMPARE(window_->windowTitle(),
             QString::fromStdString(window_->dataPanel().table().table->name) +
                 QStringLiteral(" - Steelyard"));
  }
};

QTEST_MAIN(TestMenuKeys)
#include "tst_menu_keys.moc"
