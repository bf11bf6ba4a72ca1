// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/analysis/panel_figures.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/parallel.h"
#include "tests/support/one_thread.h"
#include "tests/support/panels.h"
#include "tests/support/promised_error.h"
#include "tests/support/unaskable_method.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ProblemPtr planted() { return std::make_shared<const Problem>(wide_problem(120, 12, true, 3)); }

/// Without trials on targets in random order.
PanelOptions plain() {
  PanelOptions options;
  options.permuted = 0;
  return options;
}

/// But for the rankings, which only what stays has.
bool are_same(const PanelRow& one, const PanelRow& other) {
  return one.id == other.id && one.errors == other.errors && one.suggested == other.suggested &&
         one.kept == other.kept && one.judge == other.judge && one.error == other.error &&
         one.error_error == other.error_error && one.beats_nothing == other.beats_nothing &&
         one.beats_random == other.beats_random && one.stability == other.stability &&
         one.stability_error == other.stability_error;
}

/// What is heard of a panel while it is made.
struct Heard {
  std::vector<UnfinishedRow> rows;
  std::vector<MethodPanel> panels;
  MethodPanel panel;
};

Heard heard_of(const std::vector<PanelMember>& members) {
  Heard heard;
  PanelObserver observer;
  observer.trial_ended = [&](const UnfinishedRow& row) { heard.rows.push_back(row); };
  observer.known = [&](const MethodPanel& panel) { heard.panels.push_back(panel); };
  heard.panel = method_panel(members, plain(), {}, nullptr, observer);
  return heard;
}

std::vector<Index> ascending(std::vector<Index> set) {
  std::sort(set.begin(), set.end());
  return set;
}

}  // namespace

/// What is heard of the trials of a method while they end.
class TestMemberTrials : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_trial_is_told_of_and_the_last_one_says_what_stays() {
    const auto members = members_of(all_methods(), planted(), {"elastic-net", "f-test"});
    const Heard heard = heard_of(members);
    constexpr std::size_t trials = 10;
    QCOMPARE(heard.rows.size(), 2 * trials);
    for (std::size_t place = 0; place < heard.rows.size(); ++place) {
      const UnfinishedRow& row = heard.rows[place];
      const auto done = static_cast<Index>(place % trials) + 1;
      QCOMPARE(row.row.id, heard.panel.rows[place / trials].id);
      QCOMPARE(row.trials, static_cast<Index>(trials));
      QCOMPARE(row.done(), done);
      QCOMPARE(std::ssize(row.row.kept), done);
      QCOMPARE(row.beside.of_nothing.size(), done);
      QVERIFY(std::isfinite(row.row.error));
    }
    for (std::size_t member = 0; member < members.size(); ++member) {
      const UnfinishedRow& last = heard.rows[(member + 1) * trials - 1];
      QVERIFY(are_same(last.row, heard.panel.rows[member]));
      QVERIFY(last.beside.of_random == heard.panel.beside.of_random);
    }
  }

  void one_call_ends_before_the_next_begins() {
    const auto members = members_of(all_methods(), planted(), {"f-test"});
    std::atomic<int> inside = 0;
    int most = 0;
    Index done = 0;
    bool rises = true;
    PanelObserver observer;
    observer.trial_ended = [&](const UnfinishedRow& row) {
      most = std::max(most, ++inside);
      rises = rises && row.done() == done + 1;
      done = row.done();
      --inside;
    };
    const std::size_t before = most_threads();
    set_most_threads(4);
    static_cast<void>(method_panel(members, plain(), {}, nullptr, observer));
    set_most_threads(before);
    QCOMPARE(most, 1);
    QVERIFY(rises);
    QCOMPARE(done, Index{10});
  }

  void nobody_who_listens_changes_anything() {
    const auto members = members_of(all_methods(), planted(), {"elastic-net", "f-test"});
    QVERIFY(same_panels(heard_of(members).panel, method_panel(members, plain(), {})));
  }

  void a_single_trial_has_no_band_and_two_have_one() {
    const OneThread in_order;
    const Heard heard = heard_of(members_of(all_methods(), planted(), {"f-test"}));
    const UnfinishedRow& first = heard.rows.front();
    QVERIFY(!first.row.error_error.has_value());
    QVERIFY(std::isnan(first.row.stability));
    QCOMPARE(first.row.error, first.row.errors.minCoeff() / first.beside.of_nothing[0]);
    QVERIFY(first.row.errors == heard.panel.rows.front().errors.leftCols(1));
    QVERIFY(heard.rows[1].row.error_error.has_value());
    for (const std::size_t place : {0U, 1U, 9U}) {
      const Figure figure = panel_error_figure(heard.panels.front(), &heard.rows[place]);
      QVERIFY2(contradiction_in(figure).says_nothing(), figure.id.c_str());
      const auto& lines = lines_of(figure);
      QCOMPARE(lines.size(), std::size_t{2});  // and random columns
      QCOMPARE(lines.front().name, heard.panel.rows.front().title);
      QCOMPARE(lines.front().y.size(), heard.panel.sizes.size());
      QCOMPARE(lines.front().low.size(), place == 0 ? 0 : heard.panel.sizes.size());
    }
    const Figure whole = panel_error_figure(heard.panels.front(), &heard.rows.back());
    const Figure made = panel_figures(heard.panel).front();
    QCOMPARE(lines_of(whole).front().y, lines_of(made).front().y);
    QCOMPARE(lines_of(whole).front().high, lines_of(made).front().high);
  }

  void a_panel_that_is_stopped_amid_a_method_keeps_its_trials() {
    const OneThread in_order;
    const ProblemPtr problem = planted();
    const CountedRegistry counted(all_methods(), "f-test");
    const auto members = members_of(counted.methods, problem, {"f-test"});
    PanelLog log;
    std::stop_source stop;
    std::vector<UnfinishedRow> heard;
    PanelObserver observer;
    observer.trial_ended = [&](const UnfinishedRow& row) {
      heard.push_back(row);
      if (row.done() == 3) {
        stop.request_stop();
      }
    };
    const MethodPanel stopped = method_panel(members, plain(), stop.get_token(), &log, observer);
    QVERIFY(!stopped.complete);
    QVERIFY(stopped.rows.empty());
    QCOMPARE(heard.size(), std::size_t{3});
    QCOMPARE(counted.method->begun(), 3);
    const auto& kept = heard.back().row.kept;
    for (std::size_t split = 0; split < kept.size(); ++split) {
      QVERIFY(log.error_of(static_cast<Index>(split), ascending(kept[split])).has_value());
    }
    heard.clear();
    observer.trial_ended = [&](const UnfinishedRow& row) { heard.push_back(row); };
    const MethodPanel continued = method_panel(members, plain(), {}, &log, observer);
    QCOMPARE(counted.method->begun(), 10);
    QCOMPARE(heard.size(), std::size_t{10});  // of those that were kept, too
    QVERIFY(same_panels(continued, method_panel(members, plain(), {})));
  }

  void a_method_that_throws_when_it_is_asked_leaves_the_others() {
    MethodRegistry methods;
    methods.add(std::make_unique<const UnaskableMethod<Error>>(
        all_methods().find("relief"), bad_input(message("test.broken", "the scales broke"))));
    methods.add(std::make_unique<const UnaskableMethod<std::out_of_range>>(
        all_methods().find("elastic-net"), std::out_of_range("row 7")));
    methods.add(std::make_unique<const CountedMethod>(all_methods().find("f-test")));
    const auto members = panel_members(methods, planted(), {});
    QCOMPARE(members.size(), std::size_t{3});
    QCOMPARE(in_words(members[0].why_not), std::string("the scales broke"));
    QCOMPARE(in_words(members[1].why_not), std::string("the program has a fault: row 7"));
    QVERIFY(members[2].why_not.says_nothing());
    const auto proposed = proposed_members(members);
    QCOMPARE(proposed.size(), std::size_t{1});
    QCOMPARE(proposed.front().info().id, std::string("f-test"));
  }
};

QTEST_GUILESS_MAIN(TestMemberTrials)
#include "tst_member_trials.moc"
