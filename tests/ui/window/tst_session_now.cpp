// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSplitter>
#include <QtTest>

#include "tests/ui/window/own_parts.h"
#include "ui/data/bundled.h"
#include "ui/window/session_now.h"
#include "ui/window/window_arrangement.h"

using namespace steelyard;
using namespace steelyard::ui;

/// A session file holds what the window holds, also what goes on.
class TestSessionNow : public QObject {
  Q_OBJECT

  static SessionRun run(quint64 number) {
    SessionRun made;
    made.number = number;
    made.record = std::make_shared<const Record>();
    return made;
  }

 private Q_SLOTS:
  void an_empty_window_has_no_table_and_no_run() {
    const tests::OwnParts own;
    QSplitter columns;
    const WindowArrangement arrangement(own.parts, columns);
    const SavedSession now = sessionNow(own.parts, arrangement);
    QVERIFY(now.asked.data.source.empty());
    QVERIFY(now.runs.empty());
    QVERIFY(!now.shown);
    QCOMPARE(QString::fromStdString(now.arrangement), arrangement.text());
  }

  void the_table_and_the_runs_are_there_the_one_that_goes_on_last() {
    tests::OwnParts own;
    QSplitter columns;
    const WindowArrangement arrangement(own.parts, columns);
    own.data->setDataset(openBundled(":/data/wine.csv"));
    own.parts.session.runs().add(run(1));
    own.parts.session.runs().rename(1, "mine");
    own.session->active().begin(run(2));
    const SavedSession now = sessionNow(own.parts, arrangement);
    QCOMPARE(now.asked.data.source, std::string(":/data/wine.csv"));
    QCOMPARE(now.runs.size(), std::size_t{2});
    QCOMPARE(now.runs.front().name, std::string("mine"));
    QCOMPARE(now.runs.back().number, std::uint64_t{2});
  }

  void a_run_of_which_nothing_was_put_down_is_left_out() {
    tests::OwnParts own;
    QSplitter columns;
    const WindowArrangement arrangement(own.parts, columns);
    SessionRun begun = run(1);
    begun.record.reset();
    own.session->active().begin(std::move(begun));
    QVERIFY(sessionNow(own.parts, arrangement).runs.empty());
  }
};

QTEST_MAIN(TestSessionNow)
#include "tst_session_now.moc"
