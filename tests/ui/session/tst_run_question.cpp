// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <optional>
#include <utility>

#include "core/methods/registry.h"
#include "tests/support/own_runs.h"
#include "ui/session/run_question.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What the answer of a run is made from.
class TestRunQuestion : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void it_is_read_from_the_run_and_there_is_none_once_that_is_gone() {
    const MethodRegistry methods = builtin_methods();
    Record record;
    record.method = "dii";
    record.parameters = methods.find("dii").schema().defaults();
    record.seconds = 2.5;
    tests::OwnRuns own;
    SessionRun run = tests::session_run(1, {"x"}, {});
    run.record = std::make_shared<const Record>(std::move(record));
    own.runs.add(std::move(run));
    const std::optional<AnswerQuestion> question = questionAbout(own.runs, methods, 1);
    QVERIFY(question.has_value());
    QCOMPARE(question->seconds, 2.5);
    QVERIFY(question->log == own.runs.find(1)->log);
    QVERIFY(question->result.get() == &own.runs.find(1)->result());
    QVERIFY(!questionAbout(own.runs, methods, 2));
    own.runs.remove({1});
    QVERIFY(!questionAbout(own.runs, methods, 1));
    own.history.undo();
    QVERIFY(questionAbout(own.runs, methods, 1).has_value());
  }
};

QTEST_MAIN(TestRunQuestion)
#include "tst_run_question.moc"
