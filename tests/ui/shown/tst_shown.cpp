// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/error.h"
#include "tests/support/feature_columns.h"
#include "tests/support/toy_problem.h"
#include "ui/shown/shown.h"

using namespace steelyard;
using namespace steelyard::ui;
using namespace steelyard::tests;

namespace {

const Vector first{{1.0, 0.0, 0.0, 0.0}};
const Vector second{{0.0, 1.0, 0.0, 0.0}};

Result learned(const Vector& weights) {
  Result result;
  result.iterations = 9;
  result.columns = {weights_as_column({weights.begin(), weights.end()})};
  result.space = weights;
  result.selection = positive_features(result.columns);
  result.objective = 0.3;
  return result;
}

Snapshot snapshot(const Vector& weights, std::uint64_t iteration) {
  Snapshot found;
  found.space = weights;
  found.iteration = iteration;
  return found;
}

PathPoint point(const Vector& weights) {
  PathPoint found;
  found.feature_count = 1;
  found.weights = weights;
  return found;
}

EarlierRun earlierRun(const QString& name, quint64 number) {
  EarlierRun run;
  run.name = name;
  run.problem = toy_problem(20);
  run.number = number;
  run.result = std::make_shared<const Result>(learned(first));
  return run;
}

}  // namespace

/// The one owner of what is looked at.
class TestShown : public QObject {
  Q_OBJECT

  ProblemPtr problem_ = toy_problem(20);

 private Q_SLOTS:
  void nothing_is_shown_at_first() {
    const Shown shown;
    QVERIFY(shown.value().origin == ShownOrigin::nothing);
    QVERIFY(!shown.value().problem);
    QVERIFY(shown.own().origin == ShownOrigin::nothing);
  }

  void says_where_it_comes_from() {
    Shown shown;
    shown.show(shownTable(problem_));
    QVERIFY(shown.value().isTable());
    QVERIFY(!shown.value().isSolved());
    QCOMPARE(shown.value().space.dimension(), Index{4});
    shown.show(shownSnapshot(problem_, snapshot(first, 3)));
    QVERIFY(shown.value().origin == ShownOrigin::live);
    QVERIFY(shown.value().isOfRun());
    QVERIFY(shown.value().running);
    shown.show(shownResult(problem_, learned(first)));
    QVERIFY(shown.value().origin == ShownOrigin::result);
    QVERIFY(!shown.value().running);
    QCOMPARE(shown.value().iteration, std::uint64_t{9});
    shown.show(shownPoint(problem_, point(second), shown.own(), false));
    QVERIFY(shown.value().isPathPoint());
    QVERIFY(!shown.value().isOfRun());
    RecordedIteration iteration;
    iteration.iteration = 2;
    iteration.space = second;
    shown.show(shownIteration(problem_, iteration));
    QVERIFY(shown.value().isIteration());
    QVERIFY(shown.value().isOfRun());
    shown.show(shownTable(nullptr));
    QVERIFY(shown.value().origin == ShownOrigin::nothing);
  }

  /// Who leaves them goes back to where they were selected.
  void selected_features_keep_the_origin_of_what_they_were_selected_from() {
    Shown shown;
    shown.show(shownTable(problem_));
    shown.show(shownResult(problem_, learned(first)));
    shown.show(shownPoint(problem_, point(Vector::Ones(4)), shown.own(), false));
    const FeatureColumn column = weights_as_column({0.5, 0.25, 0.0, 1.0});
    ShownSolution ranked = shown.value();
    ranked.columns = {column};
    shown.show(shownSelection(shown.value(), ranked, {3, 1}));
    QVERIFY(shown.value().origin == ShownOrigin::pathPoint);
    QVERIFY(shown.value().selected);
    QVERIFY(!shown.value().isPathPoint());
    QVERIFY(!shown.value().isOfRun());
    QVERIFY(shown.value().space == LearnedSpace(Vector{{0.0, 1.0, 0.0, 1.0}}));
    QCOMPARE(shown.value().leading.values.at(3), 1.0);
    QVERIFY(std::isnan(shown.value().leading.values.at(0)));
  }

  void keeps_the_run_s_own_solution_while_another_is_looked_at() {
    Shown shown;
    shown.show(shownTable(problem_));
    QVERIFY(!shown.own().isOwn());
    shown.show(shownResult(problem_, learned(first)));
    shown.show(shownPoint(problem_, point(second), shown.own(), false));
    QVERIFY(shown.own().learned == LearnedSpace(first));
    shown.show(shown.own());
    QVERIFY(shown.value().learned == LearnedSpace(first));
    shown.show(shownTable(toy_problem(20)));
    QVERIFY(!shown.own().isOwn());
  }

  /// Whoever still wants what is drawn sees it as it was; what is refused changes nothing.
  void tells_before_it_changes() {
    Shown shown;
    shown.show(shownTable(problem_));
    std::vector<ShownOrigin> before;
    connect(&shown, &Shown::aboutToChange, this, [&] { before.push_back(shown.value().origin); });
    shown.show(shownResult(problem_, learned(first)));
    shown.show(shownPoint(problem_, point(second), shown.own(), false));
    QVERIFY_THROWS_EXCEPTION(Error, shown.show(shownResult(toy_problem(20), learned(first))));
    QVERIFY(before == (std::vector{ShownOrigin::table, ShownOrigin::result}));
  }

  void what_the_run_finds_meanwhile_changes_nothing_that_is_looked_at() {
    Shown shown;
    shown.show(shownTable(problem_));
    shown.show(shownPoint(problem_, point(second), shown.own(), false));
    QSignalSpy changes(&shown, &Shown::changed);
    shown.keepOwn(shownSnapshot(problem_, snapshot(first, 3)));
    QCOMPARE(changes.size(), 0);
    QVERIFY(shown.value().isPathPoint());
    QVERIFY(shown.own().learned == LearnedSpace(first));
    shown.keepOwn({});
    QVERIFY(!shown.own().isOwn());
    QVERIFY_THROWS_EXCEPTION(Error, shown.keepOwn(shownPoint(problem_, point(first), {}, false)));
  }

  /// A point of the path of one run is none of the next, nor of the result.
  void says_which_point_of_the_path_is_shown() {
    Shown shown;
    shown.show(shownTable(problem_));
    QVERIFY(shown.pathPoint() == nullptr);
    const auto showPoint = [&] {
      PathPoint chosen = point(second);
      chosen.feature_count = 3;
      chosen.objective = 0.25;
      shown.show(shownPoint(problem_, chosen, shown.own(), true));
    };
    showPoint();
    QVERIFY(shown.pathPoint() != nullptr);
    QCOMPARE(shown.pathPoint()->features, Index{3});
    QCOMPARE(shown.pathPoint()->objective, 0.25);
    shown.keepOwn(shownSnapshot(problem_, snapshot(first, 3)));
    QVERIFY(shown.pathPoint() != nullptr);
    shown.show(shown.own());
    QVERIFY(shown.pathPoint() == nullptr);
    showPoint();
    shown.course().end(learned(first));
    QVERIFY(shown.pathPoint() == nullptr);
    showPoint();
    shown.course().clear();
    QVERIFY(shown.pathPoint() == nullptr);
    showPoint();
    shown.leavePathPoint();
    QVERIFY(shown.pathPoint() == nullptr);
    QVERIFY(shown.value().isPathPoint());  // it is looked at until something else is found
    showPoint();
    ShownSolution ranked = shown.value();
    ranked.columns = {weights_as_column({0.5, 0.25, 0.0, 1.0})};
    shown.show(shownSelection(shown.value(), ranked, {1}));
    QVERIFY(shown.pathPoint() == nullptr);
  }

  /// Whoever clusters the samples does so anew where the number is another one.
  void another_space_has_another_revision() {
    Shown shown;
    shown.show(shownTable(problem_));
    QVERIFY(shown.settledSpace().empty());
    shown.settle(first);
    const std::uint64_t before = shown.settledRevision();
    QVERIFY(shown.settledSpace() == LearnedSpace(first));
    shown.settle(Vector(first));  // equal, and no other one
    shown.show(shownSnapshot(problem_, snapshot(second, 3)));
    QCOMPARE(shown.settledRevision(), before);
    shown.settle(second);
    QVERIFY(shown.settledRevision() != before);
    const std::uint64_t after = shown.settledRevision();
    shown.settle(first);
    QVERIFY(shown.settledRevision() != after && shown.settledRevision() != before);
    shown.show(shownTable(toy_problem(20)));
    QVERIFY(shown.settledSpace().empty());
  }

  void tells_of_each_change_once() {
    Shown shown;
    QSignalSpy changes(&shown, &Shown::changed);
    shown.show(shownTable(problem_));
    QCOMPARE(changes.size(), 1);
    shown.show(shownResult(problem_, learned(first)));
    QCOMPARE(changes.size(), 2);
    shown.show(shown.own());  // the views may have drawn something else since
    QCOMPARE(changes.size(), 3);
  }

  /// It would be drawn under wrong names, or beyond the end of an array.
  void refuses_what_does_not_belong_together() {
    Shown shown;
    shown.show(shownTable(problem_));
    shown.show(shownResult(problem_, learned(first)));
    const auto refuses = [&](const std::function<void(ShownSolution&)>& spoil) {
      ShownSolution next = shown.value();
      spoil(next);
      QSignalSpy changes(&shown, &Shown::changed);
      QVERIFY_THROWS_EXCEPTION(Error, shown.show(next));
      QCOMPARE(changes.size(), 0);
      QVERIFY(shown.value().origin == ShownOrigin::result);
      QVERIFY(shown.value().learned == LearnedSpace(first));
      QVERIFY(shown.own().learned == LearnedSpace(first));
    };
    refuses([](ShownSolution& next) { next.space = Vector{{1.0, 2.0}}; });
    refuses([](ShownSolution& next) { next.space = {}; });
    refuses([](ShownSolution& next) { next.learned = Vector{{1.0, 2.0}}; });
    refuses([](ShownSolution& next) { next.leading.values = {1.0, 2.0}; });
    refuses([](ShownSolution& next) { next.selection.features = {4}; });
    refuses([](ShownSolution& next) { next.selection.features = {-1}; });
    refuses([](ShownSolution& next) { next.problem = nullptr; });
    refuses([](ShownSolution& next) { next.problem = toy_problem(20); });
    refuses([](ShownSolution& next) { next.origin = ShownOrigin::nothing; });
  }

  void no_solution_of_another_problem_can_be_made() {
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(shownResult(problem_, learned(Vector{{1.0, 2.0}}))));
    const ShownSolution table = shownTable(problem_);
    ShownSolution ranked = table;
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(shownSelection(table, ranked, {1})));
    ranked.columns = {weights_as_column({1.0, 1.0, 1.0, 1.0})};
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(shownSelection(table, ranked, {4})));
    ranked.problem = toy_problem(20);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(shownSelection(table, ranked, {1})));
    ranked.problem = problem_;
    ranked.columns = {weights_as_column({1.0, 1.0})};
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(shownSelection(table, ranked, {1})));
  }

  /// A person's selection is told once, as they made it; what counts before is not theirs.
  void what_a_person_selects_is_in_order_of_rank() {
    Shown shown;
    const auto rank = [&](std::uint64_t number) {
      shown.rank(problem_->features,
                 rankedResult(number, problem_, learned(Vector{{0.2, 0.4, 0.1, 0.3}})));
    };
    rank(7);
    QVERIFY(shown.ranking().of.run == std::optional<std::uint64_t>(7));
    QCOMPARE(shown.ranking().order, (std::vector<Index>{1, 3, 0, 2}));
    QVERIFY(shown.ranking().selection.empty());
    QSignalSpy chosen(&shown, &Shown::selectionChosen);
    shown.preselect({3, 1});
    QCOMPARE(chosen.size(), 0);
    QVERIFY(!shown.ranking().chosen);
    QVERIFY(!shown.choice());
    shown.select({0, 3});
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(shown.ranking().selection, (std::vector<Index>{3, 0}));
    QVERIFY(shown.ranking().chosen);
    QVERIFY(shown.choice() == std::optional(std::vector<Index>{3, 0}));
    QVERIFY_THROWS_EXCEPTION(Error, shown.select({4}));
    QCOMPARE(shown.ranking().selection, (std::vector<Index>{3, 0}));
    shown.select({3, 1});  // the run's own again
    QVERIFY(!shown.choice());
    rank(8);
    QVERIFY(!shown.ranking().chosen);
  }

  /// Another question is asked, or a point of the path is looked at: the run's own selection is
  /// what a choice differs from.
  void what_another_solution_selects_is_a_choice() {
    Shown shown;
    shown.show(shownTable(problem_));
    shown.rank(problem_->features,
               rankedResult(1, problem_, learned(Vector{{4.0, 3.0, 2.0, 1.0}})));
    shown.preselect({0, 1});
    shown.show(shownTable(toy_problem(20)));
    QCOMPARE(shown.ranking().selection, (std::vector<Index>{0, 1}));
    ShownSolution other = shownPoint(problem_, point(second), {}, false);
    other.columns = {weights_as_column({0.0, 1.0, 0.0, 0.0})};
    shown.rank(problem_->features, other);
    shown.preselect({1});
    QVERIFY(shown.choice() == std::optional(std::vector<Index>{1}));
    shown.rank({}, {});
    shown.preselect({});
    QVERIFY(!shown.choice());
  }

  void a_ranking_of_other_features_is_refused() {
    Shown shown;
    const ShownSolution ranked = rankedResult(1, problem_, learned(first));
    shown.rank(problem_->features, ranked);
    QSignalSpy changes(&shown, &Shown::ranked);
    QVERIFY_THROWS_EXCEPTION(Error, shown.rank({}, ranked));
    ShownSolution wrong = ranked;
    wrong.selection.features = {4};
    QVERIFY_THROWS_EXCEPTION(Error, shown.rank(problem_->features, wrong));
    QCOMPARE(changes.size(), 0);
    QCOMPARE(shown.ranking().order.size(), std::size_t{4});
  }

  void no_run_is_compared_with_at_first() {
    const Shown shown;
    QVERIFY(shown.comparison().earlier.empty());
    QVERIFY(!shown.comparison().base);
    QVERIFY(shown.comparison().drawnBase() == nullptr);
  }

  void a_base_is_drawn_while_it_is_among_the_runs() {
    Shown shown;
    const EarlierRun one = earlierRun("run 1", 1);
    const EarlierRun other = earlierRun("run 2", 2);
    shown.compare({{one, other}, 2});
    QVERIFY(shown.comparison().drawnBase() != nullptr);
    QCOMPARE(shown.comparison().drawnBase()->name, other.name);
    shown.compare({{one}, shown.comparison().base});  // it is removed
    QVERIFY(shown.comparison().drawnBase() == nullptr);
    shown.compare({{one, earlierRun("run 2: renamed", 2)}, shown.comparison().base});
    QVERIFY(shown.comparison().drawnBase() != nullptr);
    QCOMPARE(shown.comparison().drawnBase()->name, QStringLiteral("run 2: renamed"));
    shown.compare({shown.comparison().earlier, {}});
    QVERIFY(shown.comparison().drawnBase() == nullptr);
    QCOMPARE(shown.comparison().earlier.size(), std::size_t{2});
  }

  void a_base_without_a_known_result_is_not_drawn() {
    Shown shown;
    EarlierRun unknown = earlierRun("run 1", 1);
    unknown.result.reset();
    shown.compare({{unknown}, 1});
    QVERIFY(shown.comparison().drawnBase() == nullptr);
  }

  /// Runs and base change together: no view sees the one without the other.
  void tells_of_each_comparison_once() {
    Shown shown;
    shown.show(shownTable(problem_));
    QSignalSpy looks(&shown, &Shown::changed);
    int told = 0;
    QString drawn;
    connect(&shown, &Shown::compared, this, [&] {
      ++told;
      const EarlierRun* base = shown.comparison().drawnBase();
      drawn = base == nullptr ? QString() : base->name;
    });
    shown.compare({{earlierRun("run 1", 1), earlierRun("run 2", 2)}, 2});
    QCOMPARE(told, 1);
    QCOMPARE(drawn, QStringLiteral("run 2"));
    shown.compare({{earlierRun("run 1", 1)}, 1});
    QCOMPARE(told, 2);
    QCOMPARE(drawn, QStringLiteral("run 1"));
    QCOMPARE(looks.size(), 0);
    QVERIFY(shown.value().isTable());  // what is looked at stays
  }

  /// A run whose tables are missing has a result, but no samples that could be drawn.
  void a_result_without_its_tables_has_no_space() {
    Shown shown;
    shown.show(shownTable(nullptr));
    shown.show(shownResult(nullptr, learned(first)));
    QVERIFY(shown.value().origin == ShownOrigin::result);
    QVERIFY(shown.value().space.empty());
    QVERIFY(shown.own().isOwn());
  }
};

QTEST_MAIN(TestShown)
#include "tst_shown.moc"
