// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/study/proposed_search.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/outline.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/style/level_mark.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int patience = 60000;  // milliseconds; a slow machine, not a slow program

const char* const text = R"({
  "id": "l", "title": "L", "text": "t", "data": "generator:ten-gaussians?samples=60",
  "standardise_truth": false, "method": "dii",
  "parameters": {"epochs": "7", "learning_rate": "0.1", "search": "none", "trust": "none"},
  "steps": [
    {"do": "Run.", "run": true, "look": "weights", "claim": {"objective_at_most": 1}},
    {"do": "Change.", "run": true, "look": "ranking",
     "set": {"roles": {"x1": []}, "parameters": {"epochs": "9"}, "standardise_truth": true,
             "prepare": [{"step": "stride", "settings": {"stride": "2"}}]},
     "claim": {"objective_at_most": 1}},
    {"do": "Test.", "run": true, "look": "figure-permuted-target",
     "set": {"method": "elastic-net", "roles": {"*": [], "x2": ["input"], "x3": ["input"], "truth2": ["truth"]},
             "parameters": {"trust": "permuted-target", "replicates": "2"}},
     "claim": {"objective_at_most": 1}},
    {"do": "Nothing."}],
  "own": "o"})";

}  // namespace

/// A lesson in the window, whose steps are asked for by real clicks.
class TestLessonGuide : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  void click(const char* name) const {
    auto* button = window_->lessonPanel().findChild<QAbstractButton*>(QString::fromLatin1(name));
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
  }
  bool isDone() const {
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    click("lessonDo");
    return finished.wait(patience);
  }
  /// Next, a second time where the step is not done.
  void goOn() const {
    const int step = window_->lessonPanel().step();
    click("lessonNext");
    if (window_->lessonPanel().step() == step) {
      click("lessonNext");
    }
  }
  bool isTicked() const {
    const auto* mark = window_->lessonPanel().findChild<LevelMark*>("lessonMark");
    return mark->isVisible() && mark->sign() == LevelMark::Sign::good;
  }
  QString missing() const {
    const auto* line = window_->lessonPanel().findChild<Notice*>("lessonMissing");
    return line->isVisible() ? line->text() : QString();
  }
  bool isOutlined(const QWidget* widget) const {
    return widget != nullptr && !widget->findChildren<Outline*>().isEmpty();
  }
  const QWidget* card(const char* id) const {
    return window_->board().grid().cardWidget(QString::fromLatin1(id));
  }
  const TableSnapshot& table() const { return window_->dataPanel().table(); }
  ui::MethodPanel& method() const { return window_->methodPanel(); }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->openLesson(parse_lesson(text, "l.json"));
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void does_the_step_and_outlines_what_it_looks_at() {
    QVERIFY(window_->lessonPanel().isVisible());
    QVERIFY(isOutlined(card("weights")));
    QVERIFY(isDone());
    QVERIFY(window_->results().shownRun() != nullptr);
    goOn();
    QVERIFY(!isOutlined(card("weights")));
    QVERIFY(isOutlined(&window_->results()));
  }

  void a_step_is_ticked_when_it_was_done_for_the_person_and_stays_so() {
    QVERIFY(!isTicked());
    QVERIFY(isDone());
    QVERIFY(isTicked());
    click("lessonNext");
    QCOMPARE(window_->lessonPanel().step(), 1);
    QVERIFY(!isTicked());
    click("lessonBack");
    QVERIFY(isTicked());
  }

  void a_step_is_ticked_when_the_person_does_it() {
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY(isTicked());
    click("lessonNext");
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY(!isTicked());  // not with what this step wants
  }

  void next_says_what_is_missing_before_it_goes_on() {
    const auto* const next = window_->lessonPanel().findChild<QWidget*>("lessonNext");
    const QPoint before = next->mapTo(window_.get(), QPoint());
    click("lessonNext");
    QCOMPARE(window_->lessonPanel().step(), 0);
    QVERIFY2(missing().startsWith("Run it first"), qPrintable(missing()));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCOMPARE(next->mapTo(window_.get(), QPoint()), before);  // it stays under the mouse
    click("lessonNext");
    QCOMPARE(window_->lessonPanel().step(), 1);
    QVERIFY(missing().isEmpty());
  }

  void sets_roles_options_samples_and_parameters() {
    goOn();
    QVERIFY(isDone());
    QVERIFY(table().columns[0].roles.empty());
    QCOMPARE(table().samples(), 30);
    QVERIFY(window_->dataPanel().options().standardise_truth);
    QCOMPARE(method().values().integer("epochs"), 9);
    QCOMPARE(window_->question().problem()->dimension(), 9);
    click("lessonBack");
    QVERIFY(isDone());  // and all is as it was then
    QVERIFY(table().columns[0].roles.has(Role::input));
    QCOMPARE(table().samples(), 60);
    QVERIFY(!window_->dataPanel().options().standardise_truth);
    QCOMPARE(method().values().integer("epochs"), 7);
  }

  void a_figure_is_outlined_once_it_is_there() {
    goOn();
    goOn();
    QVERIFY(card("figure-permuted-target") == nullptr);
    QVERIFY(isDone());  // with what the step before it sets, which was left out
    QCOMPARE(method().method()->info().id, "elastic-net");
    QCOMPARE(table().samples(), 30);
    QTRY_VERIFY(isOutlined(card("figure-permuted-target")));
  }

  void a_closed_card_is_opened() {
    window_->board().grid().setPlotVisible("weights", false);
    goOn();
    click("lessonBack");
    QVERIFY(window_->board().grid().isPlotVisible("weights"));
  }

  void a_card_of_another_preset_is_shown_with_its_preset() {
    window_->board().presets().choose("space");
    QVERIFY(!window_->board().grid().isPlotVisible("weights"));
    goOn();
    click("lessonBack");
    QCOMPARE(window_->board().presets().current(), QString("learn"));
    QVERIFY(isOutlined(card("weights")));
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    QCOMPARE(window_->board().presets().current(), QString("space"));
  }

  void the_board_is_shown_where_the_outline_lies() {
    auto* pages = window_->findChild<QTabWidget*>("pages");
    QVERIFY(pages != nullptr);
    const auto showData = [pages] {
      pages->setCurrentIndex(1);
      return !pages->widget(0)->isVisible();
    };
    QVERIFY(showData());
    window_->openLesson(parse_lesson(text, "l.json"));
    QVERIFY(window_->board().isVisible());
    QVERIFY(isOutlined(card("weights")));
    goOn();
    QVERIFY(showData());
    click("lessonBack");
    QVERIFY(window_->board().isVisible());
  }

  void the_end_asks_for_the_own_table() {
    while (!window_->lessonPanel().isAtEnd()) {
      goOn();
    }
    bool asked = false;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] {
      if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
        asked = true;
        dialog->reject();
      }
    });
    watch.start(20);
    click("lessonNext");
    QVERIFY(asked);
  }

  void nothing_of_a_lesson_stays_with_the_next_table() {
    goOn();
    goOn();
    QVERIFY(isDone());
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    QVERIFY(!window_->lessonPanel().isVisible());
    const Method& first = *registry_.first();
    QCOMPARE(method().method()->info().id, first.info().id);
    QVERIFY(method().values() == first.schema().defaults());
    QVERIFY(window_->findChildren<Outline*>().isEmpty());
    for (const auto& each : registry_.all()) {
      method().setMethod(each->info().id, {});
      // What a search proposes is of the table, not of the lesson.
      const ParameterValues wanted =
          with_proposed_search(*each, *window_->question().problem(), {});
      QVERIFY2(method().values() == each->schema().defaults() || method().values() == wanted,
               each->info().id.c_str());
    }
  }

  void a_method_that_the_user_chose_stays_with_the_next_table() {
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    method().setMethod("cur", {});
    window_->dataPanel().setDataset(ten_gaussians(60, 6));
    QCOMPARE(method().method()->info().id, "cur");
  }

  void lessons_have_a_menu_of_their_own() {
    window_->setLessons({parse_lesson(text, "l.json")});
    bool found = false;
    for (QAction* action : window_->menuBar()->actions()) {
      found = found || (action->menu() != nullptr && action->text().remove('&') == "Lessons" &&
                        action->menu()->actions().size() == 1);
    }
    QVERIFY(found);
  }
};

QTEST_MAIN(TestLessonGuide)
#include "tst_lesson_guide.moc"
