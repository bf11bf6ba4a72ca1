// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>
#include <memory>
#include <utility>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/counted_method.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/results/selection_control.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The sentence that a run leaves beside its ranking.
class TestWindowAnswer : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  [[nodiscard]] AnswerPanel& panel() const { return window_->results().answerPanel(); }
  [[nodiscard]] QString said() const { return panel().accessibleName(); }

  void runQuickly() {
    ParameterValues values = window_->methodPanel().method()->schema().defaults();
    values.set("epochs", std::int64_t{20});
    window_->methodPanel().setMethod("dii", values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->show();
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=120&seed=1"));
    window_->question().settle();
  }
  void cleanup() { window_.reset(); }

  void each_run_is_answered_and_keeps_its_answer() {
    QVERIFY(panel().isHidden());
    QSignalSpy answered(&window_->answers(), &AnswerMaker::answered);
    runQuickly();
    window_->answers().finish();
    QCOMPARE(answered.size(), 1);
    QVERIFY(!panel().isHidden());
    const QString first = said();
    QVERIFY2(first.contains("of 10 columns"), qPrintable(first));
    runQuickly();
    window_->answers().finish();
    QCOMPARE(answered.size(), 2);
    window_->results().showRunNumber(1);
    window_->answers().finish();
    QCOMPARE(said(), first);
    QCOMPARE(answered.size(), 2);  // it was kept
  }

  /// The answer's number, that of the ranking and the marked point of the path.
  void the_window_speaks_of_one_number_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("value");
    QTest::newRow("path") << "dii"
                          << "search"
                          << "l1-path";
    QTest::newRow("no search") << "dii"
                               << "search"
                               << "none";
    QTest::newRow("ranking") << "f-test"
                             << ""
                             << "";
  }
  void the_window_speaks_of_one_number() {
    QFETCH(QString, method);
    QFETCH(QString, parameter);
    QFETCH(QString, value);
    ParameterValues values = registry_.find(method.toStdString()).schema().defaults();
    if (!parameter.isEmpty()) {
      values.set(parameter.toStdString(), value.toStdString());
      values.set("epochs", std::int64_t{20});
    }
    window_->methodPanel().setMethod(method.toStdString(), values);
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    window_->answers().finish();
    const ResultPanel& results = window_->results();
    const std::size_t kept = results.selection().size();
    QVERIFY(kept > 0);
    QVERIFY2(said().contains(QString(": %1 of 10 columns").arg(kept)), qPrintable(said()));
    QCOMPARE(window_->findChild<QLabel*>("suggestedCount")->text(),
             QString("of 10 \u00b7 suggested %1").arg(kept));
    const Result result = results.shownRun()->record->result;
    QCOMPARE(result.selection.features.size(), kept);
    const QString sentence = window_->findChild<QLabel*>("pathSentence")->text();
    // Otherwise nothing of the path would be looked at.
    QVERIFY(value != "l1-path" || result.suggested_path_point.has_value());
    if (result.suggested_path_point) {
      QCOMPARE(static_cast<std::size_t>(result.path[*result.suggested_path_point].feature_count),
               kept);
      QVERIFY2(sentence.startsWith(QString("%1 column").arg(kept)), qPrintable(sentence));
    }
  }

  void the_answer_follows_the_number_that_a_person_chooses() {
    runQuickly();
    window_->answers().finish();
    const QString own = said();
    const auto* shown = window_->findChild<QLabel*>("scrubLabel");
    const QString ownShown = shown->text();
    QSignalSpy answered(&window_->answers(), &AnswerMaker::answered);
    auto* number = window_->results().selectionControl().findChild<QSpinBox*>();
    QVERIFY(number != nullptr);
    const int suggested = number->value();
    const int chosen = suggested == 1 ? 2 : suggested - 1;
    QTest::mouseClick(number, Qt::LeftButton);
    number->setValue(chosen);
    QVERIFY2(said().startsWith("Looking"), qPrintable(said()));
    window_->answers().finish();
    QVERIFY2(said().contains(QString(": Your %1 of 10 columns").arg(chosen)), qPrintable(said()));
    QVERIFY2(shown->text().contains("as selected"), qPrintable(shown->text()));
    number->setValue(suggested);
    QCOMPARE(said(), own);
    QCOMPARE(shown->text(), ownShown);  // the board, too, is as when the run ended
    QCOMPARE(answered.size(), 0);       // the run's own is kept
  }

  /// What the checks of a run have repeated is kept with it while another run is shown.
  void a_run_that_is_shown_again_repeats_nothing() {
    MethodRegistry registry;
    auto method = std::make_unique<const tests::CountedMethod>(registry_.find("f-test"));
    const tests::CountedMethod& counted = *method;
    registry.add(std::move(method));
    MainWindow window(registry);
    window.show();
    window.dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=120&seed=1"));
    window.question().settle();
    QVERIFY(tests::runsToTheEnd(window));
    window.answers().finish();
    SelectionControl& control = window.results().selectionControl();
    const int own = control.findChild<QSpinBox*>()->value();
    control.setCount(2);
    window.answers().finish();
    QVERIFY(tests::runsToTheEnd(window));
    window.answers().finish();
    const int before = counted.begun();
    QVERIFY(before > 4);
    window.results().showRunNumber(1);
    window.answers().finish();
    const int other = own == 3 ? 4 : 3;
    control.setCount(other);
    window.answers().finish();
    const QString words = window.results().answerPanel().accessibleName();
    QVERIFY2(words.contains(QString(": Your %1 of 10 columns").arg(other)), qPrintable(words));
    QCOMPARE(counted.begun(), before);
  }

  void an_answer_of_the_former_question_says_so() {
    runQuickly();
    window_->answers().finish();
    const QString own = said();
    std::vector<Column> columns = window_->dataPanel().table().columns;
    columns.front().roles = RoleSet();
    window_->dataPanel().setRoles(columns);
    window_->question().settle();
    QCOMPARE(said(), QString("Answer to the previous question"));
    SelectionControl& control = window_->results().selectionControl();
    const int suggested = control.findChild<QSpinBox*>()->value();
    control.setCount(1);
    window_->answers().finish();
    QCOMPARE(said(), QString("Answer to the previous question"));
    const auto choice = window_->answers().choiceOf(1);  // goes into record and report
    QVERIFY(choice && choice->features.size() == 1 && !choice->answer);
    auto* runs = window_->results().runList().findChild<QTableView*>();  // as it was asked then
    QTest::mouseClick(runs->viewport(), Qt::LeftButton, {},
                      runs->visualRect(runs->model()->index(0, 0)).center());
    QCOMPARE(window_->results().selection().size(), 1U);  // the choice stays with its run
    control.setCount(suggested);
    QCOMPARE(said(), own);
  }

  void of_no_column_nothing_is_said() {
    runQuickly();
    window_->answers().finish();
    window_->answers().choose({});
    QCOMPARE(said(), QString("No column is selected"));
    window_->answers().finish();
    QCOMPARE(said(), QString("No column is selected"));
  }

  void another_table_takes_the_answer_away() {
    runQuickly();
    window_->answers().finish();
    QVERIFY(!panel().isHidden());
    window_->dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=60&seed=2"));
    QVERIFY(panel().isHidden());
  }
};

QTEST_MAIN(TestWindowAnswer)
#include "tst_window_answer.moc"
