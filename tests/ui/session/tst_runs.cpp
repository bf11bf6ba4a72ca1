// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QUndoStack>
#include <QtTest>
#include <memory>
#include <utility>

#include "ui/data/table_history.h"
#include "ui/session/runs.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What undo and redo do to runs of which others were made in the meantime.
class TestRuns : public QObject {
  Q_OBJECT

  static SessionRun run(quint64 number, const QString& name) {
    SessionRun made;
    made.number = number;
    made.name = name;
    made.record = std::make_shared<const Record>();
    return made;
  }
  static std::shared_ptr<const Dataset> tableOf80Kb() {
    auto made = std::make_shared<Dataset>();
    made->values = Matrix::Zero(1000, 10);
    return made;
  }
  static QStringList names(const Runs& runs) {
    QStringList list;
    for (const auto& [number, each] : runs.all()) {
      list << QStringLiteral("%1 %2").arg(number).arg(each.shownName());
    }
    return list;
  }

 private Q_SLOTS:
  void what_was_chosen_of_a_run_is_not_given_to_the_one_that_replaced_it() {
    QUndoStack history;
    Runs runs(history);
    runs.add(run(1, "before"));
    runs.choose(1, ChosenColumns{{7}}, false);
    runs.rename(1, "mine");
    runs.add(run(1, "live"));
    history.undo();
    history.undo();
    QCOMPARE(names(runs), QStringList{"1 live"});
    QVERIFY(!runs.find(1)->choice);
    history.redo();
    QVERIFY(!runs.find(1)->choice);
  }

  /// What checks have repeated belongs to the run, whatever happens to it, and to no other.
  void the_log_of_trials_stays_with_its_run() {
    QUndoStack history;
    Runs runs(history);
    runs.add(run(1, "before"));
    const std::shared_ptr<TrialLog> log = runs.find(1)->log;
    QVERIFY(log);
    runs.setAnswer(1, Answer());
    QVERIFY(runs.find(1)->log == log);
    runs.remove({1});
    history.undo();
    QVERIFY(runs.find(1)->log == log);
    runs.add(run(1, "live"));
    QVERIFY(runs.find(1)->log && runs.find(1)->log != log);
  }

  void a_removed_run_takes_the_number_of_no_other() {
    QUndoStack history;
    Runs runs(history);
    runs.add(run(1, "first"));
    runs.rename(1, "mine");
    runs.remove({1});
    runs.add(run(1, "live"));
    history.undo();
    QCOMPARE(names(runs), (QStringList{"1 live", "2 mine"}));
    history.undo();
    QCOMPARE(names(runs), (QStringList{"1 live", "2 first"}));
    history.redo();
    history.redo();
    QCOMPARE(names(runs), QStringList{"1 live"});
    QCOMPARE(runs.nextNumber(), 3U);
  }

  void what_replaced_a_run_that_had_come_back_is_not_removed() {
    QUndoStack history;
    Runs runs(history);
    runs.add(run(1, "first"));
    runs.remove({1});
    history.undo();
    runs.add(run(1, "live"));
    history.redo();
    QCOMPARE(names(runs), QStringList{"1 live"});
    history.undo();
    QCOMPARE(names(runs), QStringList{"1 live"});
  }

  void another_order_of_the_same_columns_is_no_change() {
    QUndoStack history;
    Runs runs(history);
    runs.add(run(1, "first"));
    runs.choose(1, ChosenColumns{{2, 5}}, false);
    runs.choose(1, ChosenColumns{{5, 2}}, false);
    QCOMPARE(history.count(), 1);
    QCOMPARE(runs.find(1)->choice->features, (std::vector<Index>{5, 2}));
  }

  /// Whoever lists the runs needs nothing else; that they have changed is said last.
  void what_comes_and_goes_is_told_by_number() {
    QUndoStack history;
    Runs runs(history);
    QStringList told;
    const auto tell = [&told](const QString& what) {
      return [&told, what](const std::vector<std::uint64_t>& numbers) {
        told << QStringLiteral("%1 %2").arg(what).arg(numbers.front());
      };
    };
    connect(&runs, &Runs::added, this,
            [&](quint64 number) { told << QStringLiteral("added %1").arg(number); });
    connect(&runs, &Runs::removed, this, tell(QStringLiteral("removed")));
    connect(&runs, &Runs::broughtBack, this, tell(QStringLiteral("back")));
    connect(&runs, &Runs::cleared, this, [&] { told << QStringLiteral("cleared"); });
    connect(&runs, &Runs::changed, this, [&] { told << QStringLiteral("changed"); });
    runs.add(run(4, "first"));
    runs.remove({4});
    history.undo();
    runs.clear();
    QCOMPARE(told, (QStringList{"added 4", "changed", "removed 4", "changed", "back 4", "changed",
                                "cleared", "changed"}));
  }

  /// The oldest removal goes first, and with it what came before. A table of runs that are still
  /// there takes no room for it.
  void what_removed_runs_hold_is_bounded() {
    TableHistory keeper;
    keeper.setLimit(100e3);
    Runs runs(keeper.history());
    const auto add = [&runs](quint64 number, const std::shared_ptr<const Dataset>& table) {
      SessionRun made = run(number, QStringLiteral("of a table"));
      made.table = table;
      runs.add(std::move(made));
    };
    std::shared_ptr<const Dataset> first = tableOf80Kb();
    const std::weak_ptr<const Dataset> firstThere = first;
    const std::shared_ptr<const Dataset> second = tableOf80Kb();
    add(1, std::exchange(first, nullptr));
    for (const quint64 number : {2U, 3U, 4U}) {
      add(number, second);
    }
    runs.remove({1});
    runs.remove({2});
    QVERIFY(!keeper.forgetBeyondLimit());
    runs.remove({3, 4});
    QVERIFY(keeper.forgetBeyondLimit());
    QVERIFY(firstThere.expired());
    QCOMPARE(keeper.history().count(), 2);
    QVERIFY(keeper.forgotten().contains(
        QStringLiteral("can no longer be undone: tables kept for Undo would take more than ")));
    keeper.history().undo();
    keeper.history().undo();
    QCOMPARE(names(runs), (QStringList{"2 of a table", "3 of a table", "4 of a table"}));
  }

  void answers_are_kept_through_a_removal() {
    QUndoStack history;
    Runs runs(history);
    runs.add(run(1, "first"));
    runs.remove({1});
    Answer answer;
    answer.headline = other_words("late");
    runs.setAnswer(1, answer);  // without effect
    history.undo();
    QVERIFY(!runs.find(1)->record->answer);
    runs.setAnswer(1, answer);
    history.redo();
    history.undo();
    QCOMPARE(in_words(runs.find(1)->record->answer->headline), std::string("late"));
  }
};

QTEST_GUILESS_MAIN(TestRuns)
#include "tst_runs.moc"
