// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QPushButton>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <optional>

#include "core/error.h"
#include "core/in_words.h"
#include "core/trials/trial_log.h"
#include "tests/support/asked.h"
#include "tests/support/counted_method.h"
#include "tests/support/failing_method.h"
#include "tests/support/gated_method.h"
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

AnswerQuestion run_of(std::int64_t epochs) {
  const Matrix all = normal_matrix(150, 6, 3);
  const ProblemPtr problem = number_problem(all.leftCols(5), all.col(0) + 0.2 * all.col(5));
  AnswerQuestion question = asked("dii", problem, {{"epochs", "20"}, {"search", "none"}});
  question.run.values.set("epochs", epochs);
  return question;
}

double seconds_of_all_checks(const AnswerQuestion& question) {
  const AnswerCosts costs = reference_costs(question);
  return costs.chance + costs.held_out + costs.stability + costs.fairness;
}

/// A run whose checks might take longer than a moment, but not longer than a minute.
AnswerQuestion lasting_run() {
  AnswerQuestion question = run_of(20);
  for (std::int64_t epochs = 20; seconds_of_all_checks(question) <= quick_answer;
       epochs += epochs / 4) {
    question.run.values.set("epochs", epochs);
  }
  return question;
}

/// The same, whose further checks wait at a gate: on a busy machine they may otherwise be over
/// before the test looks again.
struct HeldRun {
  Gate gate;
  AnswerQuestion run = lasting_run();
  std::shared_ptr<const Method> inner = run.run.method;

  HeldRun() {
    gate.open();
    run.run.method = std::make_shared<const GatedMethod>(*inner, gate);
  }
  /// The further checks begin when whoever listens has heard of the answer.
  void closeAfterTheFirstAnswer(AnswerMaker& maker) {
    QObject::connect(
        &maker, &AnswerMaker::answered, &maker, [this] { gate.close(); }, Qt::SingleShotConnection);
  }
};

/// The answers of run 1, which is that of the question as it is when it is asked for.
AnswerMaker::Ask asking(const AnswerQuestion& question) {
  return [&question](quint64) { return std::optional(question); };
}

void show(const AnswerQuestion& question, const std::optional<Answer>& known, AnswerMaker& maker) {
  maker.show(1, question.result->selection.features, known);
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
    HeldRun held;
    AnswerMaker maker(panel, asking(held.run));
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    QVERIFY(seconds_of_all_checks(held.run) > quick_answer);
    held.closeAfterTheFirstAnswer(maker);
    show(held.run, {}, maker);
    QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, patience);
    QVERIFY(!is_complete(answer_of(answered, 0)));
    QVERIFY(!panel.findChild<QPushButton*>("answerStop")->isHidden());
    const auto* waiting = panel.findChild<QLabel*>("answerWaiting");
    QVERIFY(waiting->text().startsWith("Still checking..."));
    held.gate.let_pass(4);
    QTRY_VERIFY_WITH_TIMEOUT(waiting->text().endsWith("\u00a0%"), patience);
    held.gate.open();
    maker.finish();
    QCOMPARE(answered.size(), 2);
    QVERIFY(is_complete(answer_of(answered, 1)));
    QVERIFY(panel.findChild<QPushButton*>("answerStop")->isHidden());
    QVERIFY(panel.findChild<QLabel*>("answerWaiting")->isHidden());
  }

  /// "46 %" of the quick checks was followed by "13 %" of the others.
  void the_further_checks_go_on_where_the_quick_ones_ended() {
    AnswerPanel panel;
    HeldRun held;
    AnswerMaker maker(panel, asking(held.run));
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    held.closeAfterTheFirstAnswer(maker);
    show(held.run, {}, maker);
    QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, patience);
    const AnswerCosts costs = reference_costs(held.run);
    const double done = share_of_first(costs, affordable_checks(costs, quick_answer),
                                       affordable_checks(costs, whole_answer));
    QVERIFY2(done >= 0.01 && done < 1.0, qPrintable(QString::number(done)));
    const auto* waiting = panel.findChild<QLabel*>("answerWaiting");
    QCOMPARE(waiting->text(), QString("Still checking... %1\u00a0%").arg(qRound(100.0 * done)));
    held.gate.open();
    maker.finish();
  }

  void they_can_be_stopped_and_asked_for() {
    AnswerPanel panel;
    panel.show();
    HeldRun held;
    AnswerMaker maker(panel, asking(held.run));
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    held.closeAfterTheFirstAnswer(maker);
    show(held.run, {}, maker);
    QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, patience);
    QTest::mouseClick(panel.findChild<QPushButton*>("answerStop"), Qt::LeftButton);
    held.gate.open();
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
    const AnswerQuestion run = run_of(20);
    AnswerMaker maker(panel, asking(run));
    const Answer known = answer(run, AnswerChecks{});
    show(run, known, maker);
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

  /// It is made beside the window, and the sentence stands in the panel and with the run.
  void the_rate_on_null_targets_is_looked_at_when_asked_for() {
    AnswerPanel panel;
    panel.show();
    const Matrix all = normal_matrix(80, 6, 3);
    const AnswerQuestion run =
        asked("f-test", number_problem(all.leftCols(5), all.col(0) + 0.2 * all.col(5)));
    AnswerMaker maker(panel, asking(run));
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    show(run, {}, maker);
    maker.finish();
    QVERIFY(answered.size() > 0);
    QVERIFY(!check_of(answer_of(answered, answered.size() - 1), "rate").level);
    auto* const ask = panel.findChild<QPushButton*>("rateCheck");
    QVERIFY(ask != nullptr);
    ask->click();
    maker.finish();
    const AnswerCheck& made = check_of(answer_of(answered, answered.size() - 1), "rate");
    QVERIFY(made.level.has_value());
    QVERIFY(panel.findChild<QPushButton*>("rateCheck") == nullptr);
    const QString said = panel.findChild<QLabel*>("rateFinding")->text();
    QVERIFY2(said.contains(" of 50 runs ") && said.contains("beside the promised 0.05"),
             qPrintable(said));
  }

  void a_fault_in_a_check_is_said() {
    AnswerPanel panel;
    AnswerQuestion run = run_of(20);
    run.run.method =
        std::make_shared<const FailingMethod<Error>>(run.run.method, fault("upside down"));
    AnswerMaker maker(panel, asking(run));
    show(run, {}, maker);
    maker.finish();
    const QString said = panel.findChild<QLabel*>("answerWaiting")->text();
    QVERIFY2(said.startsWith("No answer: ") && said.contains("fault in the program: upside down"),
             qPrintable(said));
  }

  /// Somebody who asks for a long check sees how far it is, and can change their mind.
  void what_was_asked_for_can_be_stopped() {
    AnswerPanel panel;
    panel.show();
    const AnswerQuestion run = lasting_run();
    AnswerMaker maker(panel, asking(run));
    const Answer known = answer(run, AnswerChecks{});
    show(run, known, maker);
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

  /// What was found is said all the same, and the checks can be asked for.
  void the_first_checks_can_be_stopped() {
    AnswerPanel panel;
    panel.show();
    const AnswerQuestion run = lasting_run();
    AnswerMaker maker(panel, asking(run));
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    show(run, {}, maker);
    auto* stop = panel.findChild<QPushButton*>("answerStop");
    const auto* waiting = panel.findChild<QLabel*>("answerWaiting");
    QVERIFY(waiting->text().startsWith("Checking how far"));
    QVERIFY(!stop->isHidden());
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(stop->isHidden());
    QCOMPARE(waiting->text(), QString("Not checked."));
    maker.finish();
    QCOMPARE(answered.size(), 1);
    QVERIFY(!check_of(answer_of(answered, 0), "stability").level);
    QVERIFY(waiting->isHidden());
    QVERIFY(stop->isHidden());
    QVERIFY(panel.findChild<QPushButton*>("stabilityCheck") != nullptr);
    QCOMPARE(sign_of(panel), LevelMark::Sign::open);
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
    AnswerQuestion run = run_of(20);
    const std::shared_ptr<const Method> inner = run.run.method;
    const auto counted = std::make_shared<const CountedMethod>(*inner);
    run.run.method = counted;
    run.log = kept ? std::make_shared<TrialLog>() : nullptr;
    const Answer known = answer(run, AnswerChecks{});
    AnswerQuestion shown = run;
    AnswerMaker maker(panel, asking(shown));
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    const auto askForStability = [&] {
      shown = run;
      show(shown, known, maker);
      auto* ask = panel.findChild<QPushButton*>("stabilityCheck");
      QVERIFY(ask != nullptr);
      QTest::mouseClick(ask, Qt::LeftButton);
      maker.finish();
    };
    askForStability();
    const int once = counted->begun();
    QVERIFY(once > 0);
    shown = run_of(20);  // another run
    show(shown, known, maker);
    askForStability();
    QCOMPARE(counted->begun(), kept ? once : 2 * once);
    QCOMPARE(answered.size(), 2);
    QCOMPARE(in_words(check_of(answer_of(answered, 1), "stability").finding),
             in_words(check_of(answer_of(answered, 0), "stability").finding));
  }

  /// The maker keeps no run: of one that has left the session there is nothing to say.
  void a_run_that_is_gone_shows_nothing() {
    AnswerPanel panel;
    panel.show();
    std::optional<AnswerQuestion> kept = run_of(20);
    const Answer known = answer(*kept, AnswerChecks{});
    AnswerMaker maker(panel, [&kept](quint64) { return kept; });
    QSignalSpy answered(&maker, &AnswerMaker::answered);
    show(*kept, known, maker);
    QPushButton* const check = offered_check(panel);
    QVERIFY(check != nullptr);
    kept.reset();
    QTest::mouseClick(check, Qt::LeftButton);
    maker.finish();
    QVERIFY(offered_check(panel) == nullptr);
    QVERIFY(!maker.askedRun());
    QVERIFY(panel.isHidden());
    QCOMPARE(answered.size(), 0);
  }

  /// A run of a session whose table is not there keeps what a person selects.
  void without_its_table_a_choice_is_kept_and_not_judged() {
    AnswerPanel panel;
    AnswerQuestion run = run_of(20);
    const Answer known = answer(run, AnswerChecks{});
    run.problem.reset();
    AnswerMaker maker(panel, asking(run));
    show(run, known, maker);
    maker.choose({1, 2});
    QCOMPARE(maker.choiceOf(1)->features, (std::vector<Index>{1, 2}));
    QVERIFY(!maker.choiceOf(1)->answer);
    QVERIFY2(panel.accessibleName().startsWith("Not looked at"),
             qPrintable(panel.accessibleName()));
  }
};

QTEST_MAIN(TestAnswerMaker)
#include "tst_answer_maker.moc"
