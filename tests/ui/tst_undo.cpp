// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <optional>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "core/prepare/preparation.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/data/missing_chooser.h"
#include "ui/data/truth_options.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/answer_maker.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/results/selection_control.h"
#include "ui/session/session.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Whatever a person changes is taken back by Edit > Undo, in the order in which it was done.
class TestUndo : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  void run() {
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
  }
  /// The entry of the Edit menu, which must offer what its name says.
  [[nodiscard]] QAction& entry(int place) const {
    for (const QAction* menu : window_->menuBar()->actions()) {
      if (menu->text() == QStringLiteral("&Edit")) {
        return *menu->menu()->actions().at(place);
      }
    }
    qFatal("there is no Edit menu");
  }
  [[nodiscard]] QAction& undo() const { return entry(0); }
  [[nodiscard]] QAction& redo() const { return entry(1); }
  [[nodiscard]] QTableView& table(const char* name) const {
    return *window_->results().findChild<QTableView*>(QLatin1String(name));
  }
  /// All that the ranking says.
  [[nodiscard]] QStringList ranked() const {
    const QAbstractItemModel& model = *table("ranking").model();
    QStringList said;
    for (int column = 0; column < model.columnCount(); ++column) {
      said << model.headerData(column, Qt::Horizontal).toString();
      for (int row = 0; row < model.rowCount(); ++row) {
        said << model.index(row, column).data().toString();
      }
    }
    return said;
  }
  void tick(int rank) { tests::tickFeature(*window_, rank); }
  void clickRun(int row) { tests::clickRun(*window_, row); }
  [[nodiscard]] QString nameOfRun(int row) const {
    return table("runs").model()->index(row, 1).data().toString();
  }
  void rename(int row, const QString& name) {
    QTableView& runs = table("runs");
    runs.setCurrentIndex(runs.model()->index(row, 1));
    QTest::keyClick(&runs, Qt::Key_F2);
    QTest::keyClicks(runs.findChild<QLineEdit*>(), name);
    QTest::keyClick(runs.findChild<QLineEdit*>(), Qt::Key_Enter);
    QTRY_COMPARE(nameOfRun(row), name);
  }
  void leaveOutFirstInput() {
    std::vector<Column> columns = window_->dataPanel().table().columns;
    columns.front().roles = RoleSet();
    window_->dataPanel().setRoles(columns);
    window_->question().settle();
  }
  [[nodiscard]] QSpinBox& number() const {
    return *window_->results().selectionControl().findChild<QSpinBox*>();
  }
  [[nodiscard]] std::vector<Index> selected() const { return window_->results().selection(); }
  void closeCard(PlotGrid& grid, const QString& id) {
    for (const QMenu* menu : grid.cardWidget(id)->findChildren<QMenu*>()) {
      for (QAction* action : menu->actions()) {
        if (action->text() == QStringLiteral("&Close")) {
          action->trigger();
        }
      }
    }
    QVERIFY(!grid.isPlotVisible(id));
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1300, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=120&seed=1"));
    window_->question().settle();
  }
  void cleanup() { window_.reset(); }

  void boxes_one_by_one() {
    run();
    const std::vector<Index> own = selected();
    QVERIFY(!undo().isEnabled());
    tick(9);
    const std::vector<Index> first = selected();
    tick(8);
    const std::vector<Index> both = selected();
    QVERIFY(own != first && first != both);
    QCOMPARE(undo().text(), QStringLiteral("&Undo choice of columns"));
    undo().trigger();
    QCOMPARE(selected(), first);
    undo().trigger();
    QCOMPARE(selected(), own);
    QVERIFY(!undo().isEnabled());
    redo().trigger();
    redo().trigger();
    QCOMPARE(selected(), both);
    QVERIFY(!redo().isEnabled());
  }

  void numbers_to_keep_at_once() {
    run();
    const std::vector<Index> own = selected();
    const int first = own.size() > 4U ? 1 : 6;
    for (int more = 0; more < 4; ++more) {
      number().setValue(first + more);
    }
    QCOMPARE(selected().size(), static_cast<std::size_t>(first + 3));
    undo().trigger();
    QCOMPARE(selected(), own);
    QVERIFY(!undo().isEnabled());
  }

  void what_was_chosen_of_another_run_shows_that_run() {
    run();
    const std::vector<Index> own = selected();
    tick(9);
    run();
    QCOMPARE(window_->results().shownRun()->number, 2U);
    undo().trigger();
    QCOMPARE(window_->results().shownRun()->number, 1U);
    QCOMPARE(selected(), own);
    redo().trigger();
    QVERIFY(selected() != own);
    clickRun(0);
    QCOMPARE(selected(), own);  // run 2 asked the same, and nothing was chosen of it
  }

  void names_of_runs() {
    run();
    const QString before = nameOfRun(0);
    rename(0, QStringLiteral("first"));
    rename(0, QStringLiteral("for the paper"));
    QCOMPARE(undo().text(), QStringLiteral("&Undo name of run 1"));
    undo().trigger();
    QCOMPARE(nameOfRun(0), QStringLiteral("first"));
    undo().trigger();
    QCOMPARE(nameOfRun(0), before);
    redo().trigger();
    QCOMPARE(nameOfRun(0), QStringLiteral("first"));
  }

  void removed_runs_come_back_with_all_that_was_known_of_them() {
    run();
    rename(0, QStringLiteral("first"));
    tick(9);
    const std::vector<Index> chosen = selected();
    run();
    clickRun(1);
    QTest::keyClick(&table("runs"), Qt::Key_Delete);
    QCOMPARE(table("runs").model()->rowCount(), 1);
    QCOMPARE(window_->results().shownRun()->number, 2U);
    QTest::keyClick(&table("runs"), Qt::Key_Delete);
    QCOMPARE(table("runs").model()->rowCount(), 0);
    QVERIFY(window_->results().shownRun() == nullptr);
    QVERIFY(selected().empty());
    QVERIFY(window_->board().problem() == window_->question().problem());
    undo().trigger();
    QCOMPARE(window_->results().shownRun()->number, 2U);
    undo().trigger();
    QCOMPARE(table("runs").model()->rowCount(), 2);
    QCOMPARE(window_->results().shownRun()->number, 1U);
    QCOMPARE(nameOfRun(1), QStringLiteral("first"));
    QCOMPARE(selected(), chosen);
    redo().trigger();
    QCOMPARE(table("runs").model()->rowCount(), 1);
    run();
    QCOMPARE(window_->results().shownRun()->number, 3U);  // no number is given twice
  }

  /// What the list then shows as chosen does not push aside what the board goes on to show.
  void a_run_is_removed_while_another_is_paused() {
    run();
    run();
    ParameterValues values = registry_.find("dii").schema().defaults();
    values.set("search", std::string("none"));
    window_->methodPanel().setMethod("dii", values);
    window_->question().settle();
    QTest::mouseClick(window_->runBar().stepButton(), Qt::LeftButton);
    QTRY_COMPARE(window_->controller().iteration(), 1U);
    QTRY_VERIFY(window_->results().shownFeatures().running);
    table("runs").setFocus();
    const QStringList before = ranked();
    for (int left = 1; left >= 0; --left) {
      QTest::keyClick(&table("runs"), Qt::Key_Delete);
      QCOMPARE(table("runs").model()->rowCount(), left);
      QCOMPARE(ranked(), before);
    }
    window_->controller().stopAndWait();
    QTRY_COMPARE(table("runs").model()->rowCount(), 1);
  }

  /// The tables of runs that were removed are not kept without end.
  void a_removal_that_would_take_too_much_memory_is_for_good_and_that_is_said() {
    run();
    QSignalSpy changed(&window_->dataPanel(), &DataPanel::tableChanged);
    PreparationStep every{"stride", preparation("stride").schema().defaults()};
    every.values.set("stride", std::int64_t{2});
    window_->dataPanel().prepare(every);
    QTRY_COMPARE(changed.size(), 1);
    window_->question().settle();
    QVERIFY(undo().isEnabled());
    window_->findChild<Session*>()->tables().setLimit(0.0);
    clickRun(0);
    QTest::keyClick(&table("runs"), Qt::Key_Delete);
    QCOMPARE(table("runs").model()->rowCount(), 0);
    QVERIFY(!undo().isEnabled());
    const auto labels = window_->results().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->isVisible() && label->text().contains("can no longer be undone");
    }));
  }

  /// The question is the same again, so that its answer need not be asked for again.
  void an_input_that_was_left_out_comes_back_with_the_answer() {
    run();
    const QString said = window_->results().answerPanel().accessibleName();
    const ProblemPtr asked = window_->board().problem();
    const QStringList before = ranked();
    leaveOutFirstInput();
    QCOMPARE(window_->results().answerPanel().accessibleName(),
             QStringLiteral("Answer to the previous question"));
    undo().trigger();
    window_->question().settle();
    window_->answers().finish();
    QCOMPARE(window_->results().answerPanel().accessibleName(), said);
    QCOMPARE(ranked(), before);
    QVERIFY(window_->board().problem() == asked);
    QVERIFY(window_->findChild<Shown*>()->value().isOwn());  // the cards draw the run

    redo().trigger();
    window_->question().settle();
    QCOMPARE(window_->results().answerPanel().accessibleName(),
             QStringLiteral("Answer to the previous question"));
    run();
    QCOMPARE(window_->results().shownRun()->number, 2U);
    undo().trigger();
    window_->question().settle();
    QCOMPARE(window_->results().shownRun()->number, 1U);
    QCOMPARE(ranked(), before);
  }

  void the_base_of_comparison() {
    run();
    run();
    auto* base = window_->results().findChild<QPushButton*>("baseOfComparison");
    const auto number = [this] { return window_->results().runList().comparison(); };
    QTest::mouseClick(base, Qt::LeftButton);
    QCOMPARE(number(), std::optional<std::uint64_t>(2));
    clickRun(1);
    QTest::mouseClick(base, Qt::LeftButton);
    QCOMPARE(number(), std::optional<std::uint64_t>(1));
    QCOMPARE(undo().text(), QStringLiteral("&Undo base of comparison"));
    undo().trigger();
    QCOMPARE(number(), std::optional<std::uint64_t>(2));
    QVERIFY(!base->isChecked());  // run 1 is shown
    undo().trigger();
    QVERIFY(!number());
    QVERIFY(!undo().isEnabled());
    redo().trigger();
    redo().trigger();
    QCOMPARE(number(), std::optional<std::uint64_t>(1));
    QVERIFY(base->isChecked());
    table("runs").setFocus();
    QTest::keyClick(&table("runs"), Qt::Key_Delete);  // nobody chose that there is none
    QVERIFY(!number());
    undo().trigger();
    QCOMPARE(table("runs").model()->rowCount(), 2);
  }

  void methods_and_their_settings() {
    ui::MethodPanel& panel = window_->methodPanel();
    panel.setMethod("dii", registry_.find("dii").schema().defaults());
    window_->question().settle();
    QVERIFY(!undo().isEnabled());  // nobody has chosen what is set and proposed
    const std::int64_t before = panel.values().integer("epochs");
    for (int steps = 0; steps < 2; ++steps) {
      QTest::keyClick(panel.findChild<QWidget*>("epochs"), Qt::Key_Up);
    }
    auto* search = panel.findChild<QComboBox*>("search");
    const std::string first = panel.values().choice("search");
    QTest::keyClick(search, search->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    const ParameterValues changed = panel.values();
    QVERIFY(changed.choice("search") != first);
    QTest::keyClick(panel.findChild<QComboBox*>("methods"), Qt::Key_Down);
    const std::string other = panel.method()->info().id;
    QVERIFY(other != "dii");
    window_->question().settle();
    QCOMPARE(undo().text(), QStringLiteral("&Undo choice of the method"));
    undo().trigger();
    QCOMPARE(panel.method()->info().id, std::string("dii"));
    QVERIFY(panel.values() == changed);
    QVERIFY2(undo().text().startsWith("&Undo change of "), qPrintable(undo().text()));
    undo().trigger();
    QCOMPARE(panel.values().choice("search"), first);
    QCOMPARE(panel.values().integer("epochs"), before + 2);
    undo().trigger();  // both steps
    QCOMPARE(panel.values().integer("epochs"), before);
    QVERIFY(!undo().isEnabled());
    for (int changes = 0; changes < 3; ++changes) {
      redo().trigger();
    }
    QCOMPARE(panel.method()->info().id, other);
    undo().trigger();
    QVERIFY(panel.values() == changed);
    for (auto* button : panel.findChildren<QToolButton*>()) {
      if (button->text() == QStringLiteral("Reset")) {
        QTest::mouseClick(button, Qt::LeftButton);
      }
    }
    QCOMPARE(panel.values().integer("epochs"), before);
    undo().trigger();
    QVERIFY(panel.values() == changed);
    window_->openLesson(bundledLessons().front());
    window_->question().settle();
    QVERIFY(!undo().isEnabled());
  }

  void options_of_the_data() {
    DataPanel& data = window_->dataPanel();
    std::vector<ProblemOptions> states{data.options()};
    const auto press = [&](QWidget* field, Qt::Key key) {
      QVERIFY(field != nullptr);
      QTest::keyClick(field, key);
      states.push_back(data.options());
      QVERIFY(states.back() != states.at(states.size() - 2));
    };
    QCheckBox* wrap = nullptr;
    for (auto* box : data.findChildren<QCheckBox*>()) {
      wrap = box->text() == QStringLiteral("Wrap periods") ? box : wrap;
    }
    press(data.findChild<MissingChooser*>()->findChild<QComboBox*>(), Qt::Key_Down);
    QCOMPARE(undo().text(), QStringLiteral("&Undo treatment of missing cells"));
    press(data.findChild<TruthOptions*>()->findChild<QCheckBox*>(), Qt::Key_Space);
    QCOMPARE(undo().text(), QStringLiteral("&Undo scaling of the target"));
    press(data.findChild<QComboBox*>("truthKind"), Qt::Key_Down);
    QCOMPARE(undo().text(), QStringLiteral("&Undo kind of the target"));
    press(wrap, Qt::Key_Space);
    QCOMPARE(undo().text(), QStringLiteral("&Undo wrapping of periods"));
    press(data.findChild<QComboBox*>("rowOrder"), Qt::Key_Down);
    QCOMPARE(undo().text(), QStringLiteral("&Undo order of the rows"));
    for (std::size_t state = states.size() - 1; state > 0; --state) {
      undo().trigger();
      QVERIFY(data.options() == states.at(state - 1));
    }
    QVERIFY(!undo().isEnabled());
    for (std::size_t state = 1; state < states.size(); ++state) {
      redo().trigger();
      QVERIFY(data.options() == states.at(state));
    }
    data.setOptions(states.front());  // as a lesson or a session does
    QVERIFY(undo().text().endsWith("order of the rows"));
    QVERIFY(!redo().isEnabled());
  }

  void cards_that_were_closed() {
    run();
    PlotGrid& board = window_->board().grid();
    const QString preset = window_->board().presets().current();
    const QStringList before = board.shownPlots();
    QVERIFY(before.contains(QStringLiteral("weights")));
    closeCard(board, QStringLiteral("weights"));
    QCOMPARE(window_->board().presets().current(), QStringLiteral("own"));
    const QStringList after = board.shownPlots();
    QCOMPARE(undo().text(), QStringLiteral("&Undo arrangement of the plots"));
    undo().trigger();
    QCOMPARE(board.shownPlots(), before);
    QCOMPARE(window_->board().presets().current(), preset);
    redo().trigger();
    QCOMPARE(board.shownPlots(), after);
  }

  void clicks_on_presets() {
    run();
    PlotGrid& board = window_->board().grid();
    const BoardPresets& presets = window_->board().presets();
    const QString preset = presets.current();
    const QStringList before = board.shownPlots();
    const auto click = [this](const char* name) {
      QTest::mouseClick(window_->findChild<QToolButton*>(QLatin1String(name)), Qt::LeftButton);
    };
    click("preset-space");
    const QStringList space = board.shownPlots();
    QVERIFY(space != before);
    QCOMPARE(undo().text(), QStringLiteral("&Undo arrangement of the plots"));
    click("preset-all");
    undo().trigger();
    QCOMPARE(presets.current(), QStringLiteral("space"));
    QCOMPARE(board.shownPlots(), space);
    undo().trigger();
    QCOMPARE(presets.current(), preset);
    QCOMPARE(board.shownPlots(), before);
    QVERIFY(!undo().isEnabled());
    redo().trigger();
    QVERIFY(window_->findChild<QToolButton*>("preset-space")->isChecked());
    QCOMPARE(board.shownPlots(), space);
    click("preset-space");  // it is shown already: there is nothing to take back
    QVERIFY(redo().isEnabled());
  }

  void changes_of_the_table_in_between() {
    run();
    tick(9);
    const std::vector<Index> chosen = selected();
    std::vector<Column> columns = window_->dataPanel().table().columns;
    const RoleSet before = columns.front().roles;
    columns.front().roles = {};
    window_->dataPanel().setRoles(columns);
    QVERIFY(undo().text().contains(QStringLiteral("roles")));
    tick(8);
    undo().trigger();
    QCOMPARE(selected(), chosen);
    undo().trigger();
    QVERIFY(window_->dataPanel().table().columns.front().roles == before);
    undo().trigger();
    QVERIFY(selected() != chosen);
  }

  void looking_at_a_run_again_is_no_choice() {
    QVERIFY(tests::searchesToTheEnd(*window_, registry_));
    window_->answers().finish();
    run();
    tick(9);
    tick(8);
    undo().trigger();
    QVERIFY(redo().isEnabled());
    clickRun(1);
    clickRun(0);
    QVERIFY(redo().isEnabled());
    const QString name = undo().text();
    clickRun(1);
    QCOMPARE(undo().text(), name);
  }

  void another_table_has_nothing_to_undo() {
    run();
    tick(9);
    rename(0, QStringLiteral("first"));
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=90&seed=2"));
    QVERIFY(!undo().isEnabled());
  }
};

QTEST_MAIN(TestUndo)
#include "tst_undo.moc"
