// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QPushButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/error.h"
#include "core/in_words.h"
#include "core/trials/trial_log.h"
#include "tests/support/asked.h"
#include "tests/support/counted_method.h"
#include "tests/support/failing_method.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sanitized.h"
#include "tests/support/target_problem.h"
#include "ui/results/answer_maker.h"
#include "ui/results/answer_panel.h"
#include "ui/style/level_mark.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

namespace {

constexpr int patience = 60000;  // ms

AskedRun run_of(std::int64_t epochs) {
  const Matrix all = normal_matrix(150, 6, 3);
  const ProblemPtr problem = number_problem(all.leftCols(5), all.col(0) + 0.2 * all.col(5));
  AskedRun run;
  run.number = 1;
  run.question = asked("dii", problem, {{"epochs", "20"}, {"search", "none"}});
  run.question.run.values.set("epochs", epochs);
  run.selected = run.question.result->selection.features;
  return run;
}

double seconds_of_all_checks(const AnswerQuestion& question) {
  const AnswerCosts costs = reference_costs(question);
  return costs.chance + costs.held_out + costs.stability + costs.fairness;
}

/// A run whose checks might take longer than a moment, but not longer than a minute.
AskedRun lasting_run() {
  AskedRun run = run_of(20);
  for (std::int64_t epochs = 20; seconds_of_all_checks(run.question) <= quick_answer;
       epochs += epochs / 4) {
    run.question.run.values.set("epochs", epochs);
  }
  return run;
}

bool is_complete(const Answer& answer) {
  return std::all_of(answer.checks.begin(), answer.checks.end(),
                     [](const AnswerCheck& check) { return check.level.has_value(); });
}

/// The sign of the whole, not those of the checks.
LevelMark::Sign sign_of(const AnswerPanel& panel) {
  return panel.findChild<LevelMark*>(QString(), Qt::FindDirectChildrenOnly)->sign();
}

/// A check that the panel offers; null if it offers none.
QPushButton* offered_check(const AnswerPanel& panel) {
  const auto buttons = panel.findChildren<QPushButton*>();
  const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
    return button->objectName().endsWith("Check");
  });
  return found == buttons.end() ? nullptr : *found;
}

}  // namespace

class TestAnswerMaker : public QObject {
  Q_OBJECT

  [[nodiscard]] static const Answer& answer_of(const QSignalSpy& answered, qsizetype which) {
    return *static_cast<const Answer*>(answered[which][1].constData());
  }

 private Q_SLOTS:
  void further_checks_follow_by_themselves() {
    AnswerPanel panel;
    AnswerMaker maker(panel);
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    AskedRun run = lasting_run();
    QVERIFY(seconds_of_all_checks(run.question) > quick_answer);
    maker.show(std::move(run), {});
    QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, patience);
    QVERIFY(!is_complete(answer_of(answered, 0)));
    QVERIFY(!panel.findChild<QPushButton*>("answerStop")->isHidden());
    const auto* waiting = panel.findChild<QLabel*>("answerWaiting");
    QVERIFY(waiting->text().startsWith("Still checking..."));
    QTRY_VERIFY_WITH_TIMEOUT(waiting->text().endsWith(" %"), patience);
    maker.finish();
    QCOMPARE(answered.size(), 2);
    QVERIFY(is_complete(answer_of(answered, 1)));
    QVERIFY(panel.findChild<QPushButton*>("answerStop")->isHidden());
    QVERIFY(panel.findChild<QLabel*>("answerWaiting")->isHidden());
  }

  void they_can_be_stopped_and_asked_for() {
    AnswerPanel panel;
    panel.show();
    AnswerMaker maker(panel);
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    maker.show(lasting_run(), {});
    QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, patience);
    QTest::mouseClick(panel.findChild<QPushButton*>("answerStop"), Qt::LeftButton);
    maker.finish();
    QCOMPARE(answered.size(), 1);
    const bool bad = answer_of(answered, 0).level == AnswerLevel::bad;
    QCOMPARE(sign_of(panel), bad ? LevelMark::Sign::bad : LevelMark::Sign::open);
    auto* ask = panel.findChild<QPushButton*>("stabilityCheck");
    QVERIFY(ask != nullptr);
    QTest::mouseClick(ask, Qt::LeftButton);
    maker.finish();
    QCOMPARE(answered.size(), 2);
    QVERIFY(check_of(answer_of(answered, 1), "stability").level.has_value());
  }

  /// What nobody has checked is grey until somebody asks for the last of it.
  void the_whole_is_grey_until_all_was_asked_for() {
    AnswerPanel panel;
    panel.show();
    AnswerMaker maker(panel);
    AskedRun run = run_of(20);
    const Answer known = answer(run.question, AnswerChecks{});
    maker.show(std::move(run), known);
    QCOMPARE(sign_of(panel), LevelMark::Sign::open);
    QVERIFY(offered_check(panel) != nullptr);
    while (QPushButton* check = offered_check(panel)) {
      const QString id = check->objectName();
      QTest::mouseClick(check, Qt::LeftButton);
      maker.finish();
      QVERIFY2(panel.findChild<QPushButton*>(id) == nullptr, qPrintable(id));
    }
    QVERIFY(sign_of(panel) != LevelMark::Sign::open);
  }

  void a_fault_in_a_check_is_said() {
    AnswerPanel panel;
    AnswerMaker maker(panel);
    AskedRun run = run_of(20);
    run.question.run.method =
        std::make_shared<const FailingMethod<Error>>(run.question.run.method, fault("upside down"));
    maker.show(std::move(run), {});
    maker.finish();
    const QString said = panel.findChild<QLabel*>("answerWaiting")->text();
    QVERIFY2(said.startsWith("No answer: ") && said.contains("fault in the program: upside down"),
             qPrintable(said));
  }

  /// Somebody who asks for a long check sees how far it is, and can change their mind.
  void what_was_asked_for_can_be_stopped() {
    AnswerPanel panel;
    panel.show();
    AnswerMaker maker(panel);
    AskedRun run = lasting_run();
    const Answer known = answer(run.question, AnswerChecks{});
    maker.show(std::move(run), known);
    auto* stop = panel.findChild<QPushButton*>("answerStop");
    QVERIFY(stop->isHidden());
    auto* ask = panel.findChild<QPushButton*>("stabilityCheck");
    QVERIFY(ask != nullptr);
    QTest::mouseClick(ask, Qt::LeftButton);
    QVERIFY(!stop->isHidden());
    QVERIFY(offered_check(panel) == nullptr);
    const auto isUnderWay = [&panel](const char* finding) {
      return panel.findChild<QLabel*>(finding)->text().contains("Not yet checked.");
    };
    QVERIFY(isUnderWay("stabilityFinding"));
    QVERIFY(!isUnderWay("chanceFinding") && !isUnderWay("held-outFinding"));
    const auto* waiting = panel.findChild<QLabel*>("answerWaiting");
    QVERIFY2(waiting->text().startsWith("Still checking..."), qPrintable(waiting->text()));
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(stop->isHidden());
    QVERIFY(waiting->isHidden());
    QVERIFY(panel.findChild<QPushButton*>("stabilityCheck") != nullptr);
  }

  /// Whoever looks at another run and comes back waits only for what is missing.
  void with_the_log_of_its_owner_no_run_is_repeated_again_data() {
    QTest::addColumn<bool>("kept");
    QTest::newRow("kept") << true;
    QTest::newRow("not kept") << false;
  }
  void with_the_log_of_its_owner_no_run_is_repeated_again() {
    QFETCH(bool, kept);
    AnswerPanel panel;
    panel.show();
    AskedRun run = run_of(20);
    const std::shared_ptr<const Method> inner = run.question.run.method;
    const auto counted = std::make_shared<const CountedMethod>(*inner);
    run.question.run.method = counted;
    run.question.log = kept ? std::make_shared<TrialLog>() : nullptr;
    const Answer known = answer(run.question, AnswerChecks{});
    AnswerMaker maker(panel);
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    const auto askForStability = [&] {
      maker.show(run, known);
      auto* ask = panel.findChild<QPushButton*>("stabilityCheck");
      QVERIFY(ask != nullptr);
      QTest::mouseClick(ask, Qt::LeftButton);
      maker.finish();
    };
    askForStability();
    const int once = counted->begun();
    QVERIFY(once > 0);
    maker.show(run_of(20), known);  // another run
    askForStability();
    QCOMPARE(counted->begun(), kept ? once : 2 * once);
    QCOMPARE(answered.size(), 2);
    QCOMPARE(in_words(check_of(answer_of(answered, 1), "stability").finding),
             in_words(check_of(answer_of(answered, 0), "stability").finding));
  }

  /// A run of a session whose table is not there keeps what a person selects.
  void without_its_table_a_choice_is_kept_and_not_judged() {
    AnswerPanel panel;
    AnswerMaker maker(panel);
    AskedRun run = run_of(20);
    const Answer known = answer(run.question, AnswerChecks{});
    run.question.problem.reset();
    maker.show(std::move(run), known);
    maker.choose({1, 2});
    QCOMPARE(maker.choiceOf(1)->features, (std::vector<Index>{1, 2}));
    QVERIFY(!maker.choiceOf(1)->answer);
    QVERIFY2(panel.accessibleName().startsWith("Not looked at"),
             qPrintable(panel.accessibleName()));
  }
};

QTEST_MAIN(TestAnswerMaker)
#include "tst_answer_maker.moc"
