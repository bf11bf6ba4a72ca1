// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QtTest>
#include <memory>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The sentence that a run leaves beside its ranking.
class TestWindowAnswer : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = builtin_methods();
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
    QVERIFY(first.contains("of 10 columns"));
    runQuickly();
    window_->answers().finish();
    QCOMPARE(answered.size(), 2);
    window_->results().showRunNumber(1);
    window_->answers().finish();
    QCOMPARE(said(), first);
    QCOMPARE(answered.size(), 2);  // it was kept
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
