// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/record/known_panel.h"
#include "tests/support/panels.h"
#include "tests/support/promised_error.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ProblemPtr planted() { return std::make_shared<const Problem>(wide_problem(60, 8, true, 3)); }

}  // namespace

/// A panel that is made of its log alone.
class TestKnownPanel : public QObject {
  Q_OBJECT

  const MethodRegistry all_ = builtin_methods();

  /// The log of a panel of the first methods, which is stopped after so many of them.
  std::string written(std::size_t asked, std::size_t ended, MethodPanel& panel) const {
    const TwoCounted two(all_);
    std::vector<PanelMember> members = panel_members(two.methods, planted(), quick_panel());
    const PanelRecord record(members, quick_panel());
    members.resize(asked);
    std::stop_source stop;
    PanelObserver observer;
    observer.ended = [&](std::size_t member) {
      if (member + 1 == ended) {
        stop.request_stop();
      }
    };
    PanelLog log;
    panel = method_panel(members, quick_panel(), stop.get_token(), &log, observer);
    return record.to_json(log);
  }

  /// \param begun  receives the number of runs
  MethodPanel known(const std::string& text, int& begun) const {
    const TwoCounted two(all_);
    const std::vector<PanelMember> members = panel_members(two.methods, planted(), quick_panel());
    const PanelRecord record(members, quick_panel());
    PanelLog log;
    record.read(text, "log.json", log);
    MethodPanel panel = known_panel(record, members, quick_panel(), log, {});
    begun = two.begun();
    return panel;
  }

 private Q_SLOTS:
  void a_whole_panel_comes_back_without_a_run() {
    MethodPanel before;
    const std::string text = written(2, 0, before);
    QVERIFY(before.complete);
    int begun = -1;
    const MethodPanel after = known(text, begun);
    QCOMPARE(begun, 0);
    QVERIFY(after.complete);
    QVERIFY(same_panels(after, before));
  }

  void a_stopped_panel_comes_back_as_it_was_stopped() {
    MethodPanel before;
    const std::string text = written(2, 1, before);
    QVERIFY(!before.complete);
    QCOMPARE(before.rows.size(), std::size_t{1});
    int begun = -1;
    const MethodPanel after = known(text, begun);
    QCOMPARE(begun, 0);
    QVERIFY(!after.complete);
    QVERIFY(same_panels(after, before));
  }

  void what_is_missing_of_a_log_is_run_once_a_person_continues() {
    MethodPanel before;
    const std::string text = written(2, 1, before);
    const TwoCounted two(all_);
    const std::vector<PanelMember> members = panel_members(two.methods, planted(), quick_panel());
    const PanelRecord record(members, quick_panel());
    PanelLog log;
    record.read(text, "log.json", log);
    QVERIFY(record.knows_runs(log, members.front()));
    QVERIFY(!record.knows_runs(log, members.back()));
    MethodPanel whole;
    static_cast<void>(written(2, 0, whole));
    QVERIFY(same_panels(method_panel(members, quick_panel(), {}, &log), whole));
    QVERIFY(two.counted.front()->begun() <= quick_panel().permuted);
    QVERIFY(two.counted.back()->begun() >= quick_panel().folds);
    QVERIFY(record.knows_runs(log, members.back()));
  }

  void an_empty_log_knows_no_method() {
    const TwoCounted two(all_);
    const std::vector<PanelMember> members = panel_members(two.methods, planted(), quick_panel());
    const PanelRecord record(members, quick_panel());
    PanelLog log;
    const MethodPanel panel = known_panel(record, members, quick_panel(), log, {});
    QVERIFY(panel.rows.empty());
    QCOMPARE(two.begun(), 0);
  }
};

QTEST_GUILESS_MAIN(TestKnownPanel)
#include "tst_known_panel.moc"
