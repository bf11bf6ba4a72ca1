// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/method_panel.h"
#include "core/analysis/panel_answer.h"
#include "core/analysis/panel_figures.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/prepare/preparation.h"
#include "core/prepare/text_columns.h"
#include "core/problem/kept_inputs.h"
#include "core/record/panel_tables.h"
#include "tests/core/methods/automatic/planted_tables.h"
#include "tests/support/failing_method.h"
#include "tests/support/one_thread.h"
#include "tests/support/panels.h"
#include "tests/support/promised_error.h"
#include "tests/support/survey.h"
#include "tests/support/target_problem.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

ProblemPtr shared(Problem problem) { return std::make_shared<const Problem>(std::move(problem)); }

ProblemPtr planted() { return shared(wide_problem(120, 12, true, 3)); }

MethodPanel panel_of(const ProblemPtr& problem, const std::vector<std::string>& ids) {
  return method_panel(members_of(all_methods(), problem, ids), {}, {});
}

const PanelRow& row_of(const MethodPanel& panel, const std::string& id) {
  for (const PanelRow& row : panel.rows) {
    if (row.id == id) {
      return row;
    }
  }
  throw std::runtime_error("no row of " + id);
}

bool says(const MethodPanel& panel, const std::string& id) {
  return std::any_of(panel.answer.begin(), panel.answer.end(),
                     [&](const Message& sentence) { return sentence.id == id; });
}

}  // namespace

class TestMethodPanel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void methods_that_look_at_the_target_are_proposed() {
    const auto members = panel_members(all_methods(), planted(), {});
    QCOMPARE(members.size(), all_methods().all().size());
    for (const PanelMember& member : members) {
      const bool looks = member.info().target != Target::none;
      const bool can = member.why_not.says_nothing();
      QCOMPARE(member.proposed, looks && can);
      QVERIFY(!can || member.seconds >= 0.0);
      QVERIFY(member.plan.run.search.study == nullptr);
    }
    const auto without_target = panel_members(all_methods(), shared([] {
                                                Problem problem = *planted();
                                                problem.truth = Matrix(120, 0);
                                                problem.truth_features.clear();
                                                return problem;
                                              }()),
                                              {});
    for (const PanelMember& member : proposed_members(without_target)) {
      QVERIFY(member.info().target == Target::none);
    }
    QVERIFY(!proposed_members(without_target).empty());
  }

  void planted_columns_lead_and_a_linear_method_is_good() {
    const MethodPanel panel = panel_of(planted(), {"elastic-net", "f-test", "laplacian-score"});
    QVERIFY(panel.complete);
    QCOMPARE(panel.rows.size(), std::size_t{3});
    QVERIFY(row_of(panel, "elastic-net").as_good);
    QVERIFY(row_of(panel, "elastic-net").beats_nothing);
    QVERIFY(row_of(panel, "f-test").chooses());
    QVERIFY(row_of(panel, "f-test").suggested <= 6);
    QVERIFY(row_of(panel, "laplacian-score").suggested > row_of(panel, "f-test").suggested);
    std::vector<Index> leading = largest(panel.consensus.mean, 4);
    std::sort(leading.begin(), leading.end());
    QCOMPARE(leading, std::vector<Index>({0, 1, 2, 3}));
    // A ranking that knows no target keeps nearly all columns, or others in each part.
    const std::vector<Index> agreed =
        agreed_columns(panel_of(planted(), {"elastic-net", "f-test"}));
    for (const Index column : {0, 1, 2}) {
      QVERIFY(std::find(agreed.begin(), agreed.end(), column) != agreed.end());
    }
    QVERIFY(panel.consensus.chance.has_value());
    QVERIFY(!says(panel, "panel.nothing"));
    QVERIFY(panel.interchangeable.empty());
  }

  /// Those are in every selection, on targets in random order, too.
  void what_a_person_keeps_has_no_part_in_the_level_of_chance() {
    const MethodPanel panel = panel_of(shared([] {
                                         Problem problem = *planted();
                                         problem.features.back().always_kept = true;
                                         return problem;
                                       }()),
                                       {"elastic-net", "f-test"});
    const Index others = panel.consensus.mean.size() - 1;
    QCOMPARE(panel.consensus.mean[others], 1.0);
    QVERIFY(panel.consensus.chance.has_value());
    const double expected = panel.consensus.mean.head(others).mean();
    QVERIFY(std::abs(panel.consensus.expected - expected) < 1e-12);
  }

  /// It became four columns of 0 and 1; a person has asked of one.
  void a_text_is_one_column_of_the_panel() {
    Dataset table = survey();
    table.columns[3].always_kept = true;  // the colour
    const ProblemPtr problem = shared(make_problem(prepared(table, *proposed_encoding(table))));
    const MethodPanel panel = panel_of(problem, {"elastic-net", "f-test"});
    QVERIFY(!panel.good.empty());
    QCOMPARE(problem->dimension(), Index{8});
    QCOMPARE(panel.units.size(), std::size_t{5});
    const auto colour = std::find_if(panel.units.begin(), panel.units.end(),
                                     [](const PanelUnit& unit) { return unit.inputs.size() > 1; });
    QCOMPARE(colour->name, std::string("colour: blue, green, red, yellow"));
    for (const Index input : colour->inputs) {
      QVERIFY(panel.consensus.map.row(input) == panel.consensus.map.row(colour->inputs.front()));
      QCOMPARE(panel.consensus.mean[input], 1.0);
    }
    const TextTable shown = panel_column_table(panel);
    QCOMPARE(shown.rows.size(), panel.units.size());
    QCOMPARE(std::count_if(shown.rows.begin(), shown.rows.end(),
                           [](const auto& row) { return row.front().starts_with("colour"); }),
             std::ptrdiff_t{1});
    const std::vector<Figure> figures = panel_figures(panel);
    const auto* const map = std::get_if<MatrixShape>(&figures[1].shape);
    QVERIFY(map != nullptr);
    QCOMPARE(map->row_names.size(), panel.units.size());
    QCOMPARE(in_words(kept_in_words(*problem)),
             std::string("colour is kept because you asked for it"));
    for (const Message& sentence : panel.answer) {
      QVERIFY2(in_words(sentence).find("colour=") == std::string::npos, in_words(sentence).c_str());
    }
  }

  /// Where a part of a text is kept, the text is.
  void a_text_is_kept_where_any_of_its_columns_is() {
    const std::vector<PanelUnit> units =
        panel_units({{"a", "", ""},
                     {"c=x", "", "c", 0.0, 1.0, false, TextOrigin{"c", "x"}},
                     {"k=a", "", "k"},
                     {"c=y", "", "c", 0.0, 1.0, false, TextOrigin{"c", "y"}},
                     {"k=b", "", "k"}});
    QCOMPARE(units.size(), std::size_t{4});
    QCOMPARE(units[1].inputs, (std::vector<Index>{1, 3}));
    QCOMPARE(units_with(units, {3, 4, 1}), (std::vector<std::size_t>{1, 3}));
    QCOMPARE(names_of_units(units, {4, 3}), (std::vector<std::string>{"k=b", "c: x, y"}));
  }

  void what_agrees_is_measured_and_pictured() {
    const MethodPanel panel = panel_of(planted(), {"elastic-net", "f-test", "laplacian-score"});
    QCOMPARE(panel.agreement.rows.size(), std::size_t{3});
    QVERIFY(panel.agreement.jaccard.diagonal().isOnes(0.0));
    QVERIFY(panel.agreement.jaccard.minCoeff() >= 0.0);
    QVERIFY(panel.agreement.kendall.maxCoeff() <= 1.0);
    const auto figures = panel_figures(panel);
    QCOMPARE(figures.size(), std::size_t{5});
    for (const Figure& figure : figures) {
      QVERIFY2(contradiction_in(figure).says_nothing(), figure.id.c_str());
    }
    const FigureLine& random = lines_of(figures.front()).back();
    QVERIFY(random.reference);
    QVERIFY(random.y.front() > row_of(panel, "f-test").error);
  }

  void a_copy_is_interchangeable() {
    Problem problem = *planted();
    Matrix inputs = problem.inputs;
    inputs.col(9) = (5.0 - 3.0 * inputs.col(0).array()).matrix();
    problem.inputs = inputs;
    const MethodPanel panel = panel_of(shared(problem), {"f-test"});
    QCOMPARE(panel.interchangeable, std::vector<std::vector<Index>>({{0, 9}}));
    QVERIFY(says(panel, "panel.interchangeable"));
  }

  /// Two columns that say nothing alone: the class is whether their signs differ.
  void a_pair_that_only_helps_together_is_judged_by_who_sees_it() {
    const MethodPanel panel = panel_of(xor_table(), {"random-forest"});
    const PanelRow& row = row_of(panel, "random-forest");
    QVERIFY2(row.error < 0.9, std::to_string(row.error).c_str());
    QVERIFY(row.judge != Judge::ridge);
  }

  void of_noise_nothing_is_claimed() {
    for (const std::uint64_t seed : {3U, 4U, 5U}) {
      const MethodPanel panel =
          panel_of(shared(wide_problem(120, 12, false, seed)), {"elastic-net", "f-test"});
      QVERIFY(panel.good.empty());
      QVERIFY(agreed_columns(panel).empty());
      QVERIFY(says(panel, "panel.nothing"));
    }
  }

  void threads_change_nothing() {
    const std::vector<std::string> ids{"elastic-net", "f-test"};
    std::optional<MethodPanel> alone;
    {
      const OneThread one;
      alone = panel_of(planted(), ids);
    }
    const std::size_t before = most_threads();
    set_most_threads(3);
    const MethodPanel together = panel_of(planted(), ids);
    set_most_threads(before);
    QVERIFY(same_panels(*alone, together));
  }

  void a_stopped_panel_is_continued_where_it_was() {
    const ProblemPtr problem = planted();
    CountedRegistry counted(all_methods(), "f-test");
    const auto first = members_of(counted.methods, problem, {"f-test"});
    auto both = first;
    both.push_back(members_of(all_methods(), problem, {"elastic-net"}).front());
    PanelLog log;
    std::stop_source stop;
    PanelObserver observer;
    observer.ended = [&](std::size_t) { stop.request_stop(); };
    const MethodPanel stopped = method_panel(both, {}, stop.get_token(), &log, observer);
    QVERIFY(!stopped.complete);
    QCOMPARE(stopped.rows.size(), std::size_t{1});
    QCOMPARE(stopped.answer.front().id, std::string("panel.so_far"));
    const int begun = counted.method->begun();
    QCOMPARE(begun, 10);
    const MethodPanel continued = method_panel(both, {}, {}, &log);
    QVERIFY(continued.complete);
    QVERIFY(counted.method->begun() <= begun + 10);  // on targets in random order, no more
    QVERIFY(same_panels(continued, method_panel(both, {}, {})));
  }

  void what_is_known_so_far_is_what_fewer_methods_say() {
    const ProblemPtr problem = planted();
    const auto members =
        members_of(all_methods(), problem, {"elastic-net", "f-test", "laplacian-score"});
    std::vector<MethodPanel> known;
    PanelObserver observer;
    observer.known = [&](const MethodPanel& so_far) { known.push_back(so_far); };
    const MethodPanel whole = method_panel(members, {}, {}, nullptr, observer);
    QCOMPARE(known.size(), members.size());  // the last member ends with the whole panel
    QVERIFY(known.front().rows.empty());
    QCOMPARE(known.front().sizes, whole.sizes);
    for (std::size_t count = 1; count < members.size(); ++count) {
      const MethodPanel& so_far = known[count];
      const MethodPanel alone = method_panel(
          {members.begin(), members.begin() + static_cast<std::ptrdiff_t>(count)}, {}, {});
      QVERIFY(!so_far.complete);
      QVERIFY(so_far.answer.empty());
      QCOMPARE(so_far.rows.size(), count);
      QCOMPARE(so_far.order, alone.order);
      QCOMPARE(so_far.good, alone.good);
      QVERIFY(so_far.consensus.map == alone.consensus.map);
      QVERIFY(so_far.agreement.jaccard == alone.agreement.jaccard);
      QVERIFY(!so_far.consensus.chance.has_value());
      for (const Figure& figure : panel_figures(so_far)) {
        QVERIFY2(contradiction_in(figure).says_nothing(), figure.id.c_str());
      }
    }
    QVERIFY(same_panels(whole, method_panel(members, {}, {})));
  }

  void a_method_that_fails_is_left_out_with_its_reason() {
    const ProblemPtr problem = planted();
    auto members = members_of(all_methods(), problem, {"f-test"});
    const std::shared_ptr<const Method> borrowed(std::shared_ptr<const Method>(),
                                                 &all_methods().find("elastic-net"));
    MethodRegistry methods;
    methods.add(std::make_unique<const FailingMethod<Error>>(
        borrowed, bad_input({message("test.tired", "it is tired")}), 4));
    members.push_back(panel_members(methods, problem, {}).front());
    const MethodPanel panel = method_panel(members, {}, {});
    QVERIFY(panel.complete);
    QVERIFY(!row_of(panel, "elastic-net").is_judged());
    QCOMPARE(in_words(row_of(panel, "elastic-net").left_out), std::string("it is tired"));
    QCOMPARE(panel.order.size(), std::size_t{1});
    QVERIFY(says(panel, "panel.left_out"));
  }

  void columns_above_the_level_come_by_falling_share() {
    PanelConsensus consensus;
    QVERIFY(columns_above_level(consensus).empty());
    consensus.mean.resize(4);
    consensus.mean << 0.9, 0.2, 1.0, 0.5;
    consensus.expected = 0.4;
    QCOMPARE(columns_above_level(consensus), std::vector<Index>({2, 0, 3}));
    consensus.chance = 0.5;
    QCOMPARE(columns_above_level(consensus), std::vector<Index>({2, 0}));
    consensus.chance = 1.0;
    QVERIFY(columns_above_level(consensus).empty());
  }

  void without_methods_or_samples_it_says_why() {
    QVERIFY(message_of([] {
              static_cast<void>(method_panel({}, {}, {}));
            }).contains("no method is to be compared"));
    const auto few = shared(wide_problem(8, 4, true, 1));
    QVERIFY(message_of([&] { static_cast<void>(panel_of(few, {"f-test"})); }).contains("samples"));
  }
};

QTEST_GUILESS_MAIN(TestMethodPanel)
#include "tst_method_panel.moc"
