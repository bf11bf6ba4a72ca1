// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "tests/support/toy_problem.h"
#include "ui/run/run_queue.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

using State = QueueEntry::State;

AskedRun asked(const QString& name) {
  AskedRun run;
  run.name = name;
  run.problem = toy_problem();
  return run;
}

/// One entry for each letter.
RunQueue queued(const QString& names) {
  RunQueue queue;
  for (const QChar name : names) {
    queue.add(asked(QString(name)));
  }
  return queue;
}

QString order(const RunQueue& queue) {
  QString names;
  for (const QueueEntry& entry : queue.entries()) {
    names += entry.asked.name;
  }
  return names;
}

quint64 idOf(const RunQueue& queue, const QString& name) {
  for (const QueueEntry& entry : queue.entries()) {
    if (entry.asked.name == name) {
      return entry.id;
    }
  }
  return 0;
}

/// \return the name of the entry that began
QString beginNext(RunQueue& queue) {
  const QueueEntry* const next = queue.next();
  const QString name = next == nullptr ? QString() : next->asked.name;
  if (next != nullptr) {
    queue.begin(next->id);
  }
  return name;
}

}  // namespace

class TestRunQueue : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void runs_have_their_turns_in_the_order_in_which_they_were_added() {
    RunQueue queue = queued("abc");
    QString turns;
    while (queue.next() != nullptr) {
      turns += beginNext(queue);
      QVERIFY(queue.next() == nullptr);  // one at a time
      queue.end(State::Ended);
    }
    QCOMPARE(turns, QString("abc"));
    QCOMPARE(queue.over(), 3);
    QCOMPARE(queue.fraction(), 1.0);
  }

  void progress_is_that_of_all() {
    RunQueue queue = queued("abcd");
    QCOMPARE(queue.fraction(), 0.0);
    beginNext(queue);
    QVERIFY(queue.setFraction(0.5));
    QVERIFY(!queue.setFraction(0.501));  // no whole percent
    QCOMPARE(queue.running()->fraction, 0.501);
    QVERIFY(queue.setFraction(0.6));
    QCOMPARE(queue.fraction(), 0.15);
    queue.end(State::Ended);
    QCOMPARE(queue.fraction(), 0.25);
    QVERIFY(!queue.setFraction(0.5));  // none runs
  }

  void a_run_that_fails_says_why_and_the_next_has_its_turn() {
    RunQueue queue = queued("ab");
    beginNext(queue);
    queue.setNumber(7);
    queue.end(State::Failed, "no memory");
    const QueueEntry& failed = queue.entries().front();
    QVERIFY(failed.state == State::Failed);
    QCOMPARE(failed.why, QString("no memory"));
    QCOMPARE(failed.run, quint64{7});
    QCOMPARE(beginNext(queue), QString("b"));
  }

  void a_run_that_cannot_begin_is_refused() {
    RunQueue queue = queued("ab");
    queue.refuse(queue.next()->id, "no target");
    QCOMPARE(queue.over(), 1);
    QCOMPARE(queue.next()->asked.name, QString("b"));
  }

  void only_those_that_wait_are_moved_and_never_before_others() {
    RunQueue queue = queued("abcde");
    beginNext(queue);
    queue.end(State::Ended);
    beginNext(queue);
    QVERIFY(!queue.move(idOf(queue, "a"), 1));
    QVERIFY(!queue.move(idOf(queue, "b"), 1));
    QVERIFY(!queue.move(idOf(queue, "c"), -1));
    QVERIFY(!queue.move(idOf(queue, "e"), 1));
    QVERIFY(!queue.move(99, 1));
    QCOMPARE(order(queue), QString("abcde"));
    QVERIFY(queue.move(idOf(queue, "c"), 1));
    QCOMPARE(order(queue), QString("abdce"));
    QVERIFY(queue.move(idOf(queue, "e"), -1));
    QCOMPARE(order(queue), QString("abdec"));
    QVERIFY(queue.moveTo(idOf(queue, "c"), 0));  // as near to the top as it may
    QCOMPARE(order(queue), QString("abcde"));
    QVERIFY(queue.moveTo(idOf(queue, "c"), 5));
    QCOMPARE(order(queue), QString("abdec"));
    QVERIFY(!queue.moveTo(idOf(queue, "d"), 3));  // before the one that follows it anyway
    queue.end(State::Ended);
    QCOMPARE(beginNext(queue), QString("d"));
  }

  void the_run_that_goes_on_is_not_removed() {
    RunQueue queue = queued("abc");
    beginNext(queue);
    queue.remove(idOf(queue, "a"));
    queue.remove(idOf(queue, "b"));
    QCOMPARE(order(queue), QString("ac"));
    queue.end(State::Stopped);
    queue.remove(idOf(queue, "a"));
    QCOMPARE(order(queue), QString("c"));
  }

  void a_queue_that_is_held_begins_nothing_until_it_goes_on() {
    RunQueue queue = queued("ab");
    beginNext(queue);
    queue.hold();
    queue.end(State::Stopped);
    QVERIFY(queue.next() == nullptr);
    queue.add(asked("c"));
    QVERIFY(queue.next() == nullptr);
    queue.goOn();
    QCOMPARE(queue.next()->asked.name, QString("b"));
    queue.hold();
    queue.remove(idOf(queue, "b"));
    queue.remove(idOf(queue, "c"));
    QVERIFY(!queue.isHeld());  // nothing is left that could go on
  }

  void a_new_queue_takes_the_place_of_one_that_is_done() {
    RunQueue queue = queued("a");
    beginNext(queue);
    queue.end(State::Ended);
    queue.add(asked("b"));
    QCOMPARE(order(queue), QString("b"));
  }

  void a_run_that_was_begun_without_the_queue_comes_before_those_that_wait() {
    RunQueue queue;
    queue.noteRunning("x", 3);
    queue.add(asked("a"));
    QCOMPARE(order(queue), QString("xa"));
    QVERIFY(queue.next() == nullptr);
    QCOMPARE(queue.running()->run, quint64{3});
    queue.end(State::Ended);
    QCOMPARE(beginNext(queue), QString("a"));
  }

  /// The settings of those that wait are not lost.
  void those_that_wait_stay_when_their_table_goes() {
    RunQueue queue = queued("abc");
    beginNext(queue);
    queue.leaveTable();
    QCOMPARE(order(queue), QString("bc"));
    QCOMPARE(queue.leftBehind(), 2);
    QVERIFY(queue.next() == nullptr);
    queue.add(asked("d"));  // of the other table
    QCOMPARE(beginNext(queue), QString("d"));
    QCOMPARE(order(queue), QString("dbc"));
    queue.end(State::Ended);
    const AskedRun now = asked("now");
    queue.askOf(now);
    QCOMPARE(queue.leftBehind(), 0);
    QCOMPARE(queue.next()->asked.name, QString("b"));
    QVERIFY(queue.next()->asked.problem == now.problem);
  }

  /// Tables are large, and the list of runs holds what it needs of them.
  void an_entry_that_is_over_holds_no_table() {
    RunQueue queue;
    const AskedRun run = asked("a");
    queue.add(run);
    QCOMPARE(run.problem.use_count(), 2);
    beginNext(queue);
    QCOMPARE(run.problem.use_count(), 1);
    queue.add(run);
    queue.leaveTable();
    QCOMPARE(run.problem.use_count(), 1);
  }
};

QTEST_GUILESS_MAIN(TestRunQueue)
#include "tst_run_queue.moc"
