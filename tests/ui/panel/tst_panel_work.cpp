// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QElapsedTimer>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/methods/registry.h"
#include "tests/support/hasty_method.h"
#include "tests/support/promised_error.h"
#include "ui/panel/panel_work.h"

using namespace steelyard;
using namespace steelyard::ui;

/// What the window hears of a panel, and how often.
class TestPanelWork : public QObject {
  Q_OBJECT

  static constexpr int patience = 60000;

  /// Many trials of which each takes next to no time.
  static PanelOptions quickTrials() {
    PanelOptions options;
    options.repeats = 12;
    options.random_rankings = 1;
    options.longest_forest = 0.0;
    options.permuted = 0;
    return options;
  }

 private Q_SLOTS:
  void news_come_a_few_times_a_second_however_many_trials_end() {
    MethodRegistry methods;
    methods.add(std::make_unique<const tests::HastyMethod>());
    PanelWork work(methods);
    std::vector<PanelNews> heard;
    int shares = 0;
    bool ended = false;
    connect(&work, &PanelWork::known, this, [&](const PanelNews& news, bool isLast) {
      heard.push_back(news);
      ended = isLast;
    });
    connect(&work, &PanelWork::progress, this, [&shares] { ++shares; });
    QElapsedTimer clock;
    clock.start();
    const auto problem = std::make_shared<const Problem>(tests::wide_problem(60, 4, true, 1));
    work.start({problem, quickTrials(), {"hasty"}});
    QTRY_VERIFY_WITH_TIMEOUT(ended, patience);
    constexpr qint64 shortest = 100;  // ms between two pictures
    const qint64 most = clock.elapsed() / shortest + 2;
    QVERIFY2(static_cast<qint64>(heard.size()) <= most, qPrintable(QString::number(most)));
    QVERIFY(shares <= most);
    QVERIFY(!heard.back().unfinished.has_value());
    QCOMPARE(heard.back().panel->rows.front().errors.cols(), Index{60});
    Index done = 0;
    for (const PanelNews& news : heard) {
      if (news.unfinished) {
        QVERIFY(news.unfinished->done() > done);
        QCOMPARE(news.unfinished->trials, Index{60});
        done = news.unfinished->done();
      }
    }
  }

  /// Whoever looks late sees the newest news alone.
  void the_newest_news_replace_those_that_nobody_has_seen() {
    PanelMailbox mailbox;
    QVERIFY(!mailbox.take().has_value());
    for (Index trials = 1; trials <= 500; ++trials) {
      PanelNews news;
      news.unfinished = UnfinishedRow{{}, {}, trials};
      mailbox.put(std::move(news));
    }
    const auto newest = mailbox.take();
    QVERIFY(newest.has_value());
    QCOMPARE(newest->unfinished->trials, Index{500});
    QVERIFY(!mailbox.take().has_value());
  }
};

QTEST_MAIN(TestPanelWork)
#include "tst_panel_work.moc"
