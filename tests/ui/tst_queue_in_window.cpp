// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/counting_stepper.h"
#include "tests/support/parameter_builders.h"
#include "tests/support/plain_method.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/run/queue_model.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/run/sweep_dialog.h"
#include "ui/session/question.h"
#include "ui/style/notice.h"
#include "ui/window/window_queue.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr int patience = 60000;  // milliseconds; of a busy machine
constexpr std::int64_t many = 1000;
constexpr std::int64_t unlucky = 13;  // a run of so many iterations fails

/// Counts as far as its setting says.
class Counts final : public tests::PlainMethod {
 public:
  Counts() {
    info_.id = "counts";
    info_.title = "Counts";
    info_.target = Target::numbers;
    schema_ = ParameterSchema(
        {tests::number_parameter("count", "Count", ParameterType::integer, std::int64_t{20},
                                 {1.0, 1e15}, "How far."),
         tests::choice_parameter("way", "Way", "up", {{"up", "Up", ""}, {"down", "Down", ""}},
                                 "Where to.")});
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& values) const override {
    CountingPlan plan;
    plan.iterations = static_cast<std::uint64_t>(values.integer("count"));
    plan.throw_at = values.integer("count") == unlucky ? 5 : 0;
    plan.dimension = static_cast<Index>(problem->features.size());
    return std::make_unique<CountingStepper>(plan);
  }
};

MethodRegistry onlyCounts() {
  MethodRegistry registry;
  registry.add(std::make_unique<const Counts>());
  return registry;
}

}  // namespace

/// Runs that wait for each other, by real clicks.
class TestQueueInWindow : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = onlyCounts();
  std::unique_ptr<MainWindow> window_;

  template <typename Part>
  Part& find(const char* name) const {
    auto* const part = window_->findChild<Part*>(QString::fromLatin1(name));
    if (part == nullptr) {
      qFatal("no part %s", name);
    }
    return *part;
  }
  const RunQueue& queue() const { return window_->findChild<WindowQueue*>()->queue(); }
  QTableView& list() const { return find<QTableView>("queue"); }
  QStringList column(int field) const {
    QStringList texts;
    for (int row = 0; row < list().model()->rowCount(); ++row) {
      texts << list().model()->index(row, field).data().toString();
    }
    return texts;
  }
  QStringList names() const { return column(QueueModel::NameField); }
  QStringList states() const { return column(QueueModel::StateField); }

  void setCount(std::int64_t count) {
    ParameterValues values = registry_.find("counts").schema().defaults();
    values.set("count", count);
    window_->methodPanel().setMethod("counts", values);
    window_->question().settle();
  }
  void click(const char* name) { click(find<QPushButton>(name)); }
  static void click(QAbstractButton& button) {
    QVERIFY(button.isVisible());
    QVERIFY2(button.isEnabled(), qPrintable(button.toolTip()));
    QTest::mouseClick(&button, Qt::LeftButton);
  }
  void enqueue(const std::vector<std::int64_t>& counts) {
    for (const std::int64_t count : counts) {
      setCount(count);
      click("queueButton");
    }
  }
  /// A run that goes on, paused, until it is stopped, and others that wait for it.
  void beginBefore(const std::vector<std::int64_t>& counts) {
    setCount(many);
    click("stepButton");
    QTRY_COMPARE_WITH_TIMEOUT(window_->controller().iteration(), quint64{1}, patience);
    enqueue(counts);
  }
  bool allAreDone() const {
    return queue().waiting() == 0 && queue().running() == nullptr &&
           !window_->controller().isActive();
  }
  void choose(int row) {
    list().scrollTo(list().model()->index(row, 0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(list().model()->index(row, 0)).center());
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    window_->question().settle();
    window_->resize(1400, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void without_a_queue_there_is_no_list() {
    QVERIFY(!find<QWidget>("queuePanel").isVisible());
    QVERIFY(find<QPushButton>("queueButton").isVisible());
  }

  void the_button_goes_where_run_needs_its_room() {
    RunBar& bar = window_->runBar();
    const int run = bar.runButton()->sizeHint().width();
    bar.setFixedWidth(run + 20);
    QTRY_VERIFY(!bar.queueButton()->isVisible());
    QVERIFY(bar.runButton()->width() >= run);
    bar.setFixedWidth(4 * run);
    QTRY_VERIFY(bar.queueButton()->isVisible());
    QVERIFY(bar.queueButton()->width() >= bar.queueButton()->sizeHint().width() - 2);
  }

  void runs_begin_one_after_the_other_by_themselves() {
    beginBefore({30, 40});
    QCOMPARE(names(), (QStringList{"Counts, Count 1000", "Counts, Count 30", "Counts, Count 40"}));
    QCOMPARE(states(), (QStringList{"0 %", "waits", "waits"}));
    QVERIFY(find<QWidget>("queuePanel").isVisible());
    click("stopButton");
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QCOMPARE(states(), (QStringList{"stopped", "done", "done"}));
    QVERIFY(find<QLabel>("queueSummary").text().contains("3 of 3"));
    for (const quint64 number : {1U, 2U, 3U}) {
      QVERIFY(window_->results().run(number) != nullptr);
      QCOMPARE(queue().entries().at(number - 1).run, number);
    }
    QCOMPARE(window_->results().run(3)->shownName(), QString("Counts, Count 40"));
    QCOMPARE(window_->results().run(2)->result().iterations, std::uint64_t{30});
    QCOMPARE(window_->results().shownRun()->number, quint64{3});
  }

  /// They were asked before the form was changed.
  void what_is_queued_keeps_its_settings_and_the_form_keeps_its_own() {
    beginBefore({30});
    setCount(77);
    click("stopButton");
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QCOMPARE(window_->results().run(2)->result().iterations, std::uint64_t{30});
    QCOMPARE(window_->methodPanel().values().integer("count"), std::int64_t{77});
  }

  void without_a_run_the_first_of_the_queue_begins_at_once() {
    enqueue({30});
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QCOMPARE(window_->results().run(1)->result().iterations, std::uint64_t{30});
    enqueue({40});  // a new queue
    QCOMPARE(names(), QStringList{"Counts, Count 40"});
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
  }

  void a_run_that_fails_says_why_and_the_others_go_on() {
    beginBefore({unlucky, 30});
    click("stopButton");
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QCOMPARE(states(), (QStringList{"stopped", "failed", "done"}));
    const QString said = find<Notice>("queueTroubles").text();
    QVERIFY2(said.contains("Count 13") && said.contains("the scales broke"), qPrintable(said));
    QVERIFY(find<Notice>("queueTroubles").isVisible());
  }

  void those_that_wait_are_reordered_and_removed_by_buttons_keys_and_the_mouse() {
    beginBefore({30, 40, 50});
    choose(0);
    QVERIFY(!find<QToolButton>("queueUp").isEnabled());  // it goes on
    QVERIFY(!find<QPushButton>("queueRemove").isEnabled());
    choose(3);
    click(find<QToolButton>("queueUp"));
    QCOMPARE(names().mid(1),
             (QStringList{"Counts, Count 30", "Counts, Count 50", "Counts, Count 40"}));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    list().setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(list().hasFocus(), patience);
    QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(names().value(1), QString("Counts, Count 50"));  // the same one: it stays chosen
    QVERIFY(!find<QToolButton>("queueUp").isEnabled());
    QAbstractItemModel& model = *list().model();
    const std::unique_ptr<QMimeData> dragged(model.mimeData({model.index(1, 0)}));
    QVERIFY(model.canDropMimeData(dragged.get(), Qt::MoveAction, 4, 0, {}));
    (void)model.dropMimeData(dragged.get(), Qt::MoveAction, 4, 0, {});
    QCOMPARE(names().mid(1),
             (QStringList{"Counts, Count 30", "Counts, Count 40", "Counts, Count 50"}));
    choose(2);
    QTest::keyClick(&list(), Qt::Key_Delete);
    QCOMPARE(names().mid(1), (QStringList{"Counts, Count 30", "Counts, Count 50"}));
    choose(1);
    click("queueRemove");
    QCOMPARE(names().mid(1), QStringList{"Counts, Count 50"});
  }

  void all_are_stopped_and_go_on_when_a_person_says_so() {
    beginBefore({30, 40});
    click("queueStop");
    QTRY_VERIFY_WITH_TIMEOUT(!window_->controller().isActive(), patience);
    QCoreApplication::processEvents();
    QCOMPARE(states(), (QStringList{"stopped", "waits", "waits"}));
    QVERIFY(!window_->controller().isActive());
    QVERIFY(!find<QPushButton>("queueStop").isVisible());
    click("queueGoOn");
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QCOMPARE(states(), (QStringList{"stopped", "done", "done"}));
  }

  /// The run that goes on is stopped and kept, and its end begins no other.
  void nothing_begins_in_a_window_that_is_closed() {
    beginBefore({30, 40});
    QString asked;
    bool yes = false;
    window_->findChild<WindowQueue*>()->setQuestion([&](const QString& question) {
      asked = question;
      return yes;
    });
    QVERIFY(!window_->close());
    QVERIFY2(asked.startsWith("2 runs wait"), qPrintable(asked));
    QVERIFY(window_->isVisible());
    QVERIFY(window_->controller().isActive());
    yes = true;
    QVERIFY(window_->close());
    QCoreApplication::processEvents();
    QVERIFY(!window_->controller().isActive());
    QVERIFY(window_->results().run(1) != nullptr);
    QCOMPARE(queue().waiting(), 2);
  }

  void a_window_without_waiting_runs_closes_without_a_question() {
    window_->findChild<WindowQueue*>()->setQuestion([](const QString&) { return false; });
    setCount(20);
    click("queueButton");
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QVERIFY(window_->close());
  }

  void tab_goes_from_the_queue_to_the_list_of_runs() {
    QWidget* at = &list();
    QWidget* const runs = &window_->results().runList();
    QStringList stops;
    do {
      at = at->nextInFocusChain();
      if (at->objectName().startsWith(QStringLiteral("queue"))) {
        stops << at->objectName();
      }
    } while (at != runs && at != &list());
    QCOMPARE(at, runs);
    QCOMPARE(stops, (QStringList{"queueUp", "queueDown", "queueRemove", "queueStop", "queueGoOn",
                                 "queueAskAgain"}));
  }

  /// Nothing that a person has put together is lost.
  void another_table_leaves_those_that_wait_until_they_are_asked_of_it() {
    beginBefore({30, 40});
    window_->dataPanel().setDataset(ten_gaussians(80, 6));
    window_->question().settle();
    QCoreApplication::processEvents();
    QVERIFY(!window_->controller().isActive());
    QCOMPARE(names(), (QStringList{"Counts, Count 30", "Counts, Count 40"}));
    QCOMPARE(states(), (QStringList{"no table", "no table"}));
    QVERIFY(find<Notice>("queueBehind").text().contains("2 runs"));
    click("queueAskAgain");
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QCOMPARE(states(), (QStringList{"done", "done"}));
    QVERIFY(!find<Notice>("queueBehind").isVisible());
    QCOMPARE(window_->results().shownRun()->features().size(),
             window_->question().problem()->features.size());
  }

  void a_sweep_adds_a_run_for_each_value() {
    window_->runBar().sweepAction().trigger();
    QPointer<SweepDialog> dialog = window_->findChild<SweepDialog*>();
    QVERIFY(dialog != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    auto& values = find<QLineEdit>("sweepValues");
    QCOMPARE(values.text(), QString("10, 18, 25, 33, 40"));  // around the 20 of the form
    values.selectAll();
    QTest::keyClicks(&values, "30, 0");
    QVERIFY(!find<QPushButton>("sweepAdd").isEnabled());
    const QString said = find<Notice>("sweepTrouble").text();
    QVERIFY2(said.contains("'0'") && said.contains("from 1 to"), qPrintable(said));
    QVERIFY(dialog->runs().empty());
    auto& first = find<QLineEdit>("sweepFirst");
    first.selectAll();
    QTest::keyClicks(&first, "x");
    QVERIFY(find<Notice>("sweepTrouble").text().contains("finite"));
    first.selectAll();
    QTest::keyClicks(&first, "20");
    QCOMPARE(values.text(), QString("20, 25, 30, 35, 40"));
    values.selectAll();
    QTest::keyClicks(&values, "20, 30, 30");
    QVERIFY(find<QLabel>("sweepSummary").text().startsWith("2 "));
    click("sweepAdd");
    QCOMPARE(names(), (QStringList{"Counts, Count 20", "Counts, Count 30"}));
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
    QCOMPARE(window_->results().run(1)->result().iterations, std::uint64_t{20});
    QCOMPARE(window_->results().run(2)->result().iterations, std::uint64_t{30});
    QTRY_VERIFY(dialog == nullptr);
  }

  void a_choice_is_swept_by_ticks() {
    window_->runBar().sweepAction().trigger();
    auto& parameter = find<QComboBox>("sweepParameter");
    parameter.setCurrentIndex(parameter.findData("way"));
    auto& choices = find<QListWidget>("sweepChoices");
    QVERIFY(choices.isVisible() && !find<QLineEdit>("sweepValues").isVisible());
    QCOMPARE(choices.count(), 2);
    choices.item(0)->setCheckState(Qt::Unchecked);
    QCOMPARE(window_->findChild<SweepDialog*>()->runs().size(), std::size_t{1});
    choices.item(1)->setCheckState(Qt::Unchecked);
    QVERIFY(!find<QPushButton>("sweepAdd").isEnabled());
    choices.item(0)->setCheckState(Qt::Checked);
    choices.item(1)->setCheckState(Qt::Checked);
    click("sweepAdd");
    QCOMPARE(names(), (QStringList{"Counts, Up", "Counts, Down"}));
    QTRY_VERIFY_WITH_TIMEOUT(allAreDone(), patience);
  }
};

QTEST_MAIN(TestQueueInWindow)
#include "tst_queue_in_window.moc"
