// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The searches of many samples against the comparison of all pairs.

#include <omp.h>

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/error.h"
#include "core/geometry/near_lists.h"
#include "core/geometry/neighbour_graph.h"
#include "core/geometry/neighbour_recall.h"
#include "core/geometry/neighbour_tree.h"
#include "core/geometry/recall_in_words.h"
#include "core/random.h"
#include "tests/support/messages.h"

using namespace steelyard;

namespace {

enum class Made { normal, on_a_grid, with_copies, with_outliers };

/// The last column is constant.
Space made_space(Made made, Index samples, Index features) {
  Random random(11);
  Space space{Matrix(samples, features), Vector::Zero(features)};
  for (double& value : space.coordinates.reshaped()) {
    value = made == Made::on_a_grid ? std::floor(6.0 * random.uniform()) : random.normal();
  }
  for (Index sample = 0; made == Made::with_copies && sample < samples; ++sample) {
    space.coordinates.row(sample) = space.coordinates.row(sample / 7 * 7);
  }
  if (made == Made::with_outliers) {
    space.coordinates(3, 0) = 1e30;
    space.coordinates(samples / 2, 1) = -1e12;
  }
  space.coordinates.col(features - 1).setConstant(1e6);
  return space;
}

std::set<std::uint32_t> set_of(const NearestNeighbours& found, Index self) {
  std::set<std::uint32_t> samples;
  for (Index rank = 0; rank < found.count(); ++rank) {
    samples.insert(found.sample(self, rank));
  }
  return samples;
}

/// Share of the neighbours that are as near as the true ones, all of which are `exact`.
double true_recall(const NearestNeighbours& found, const NearestNeighbours& exact) {
  const double right = static_cast<double>(
      (found.distance.array() <=
       exact.distance.col(exact.count() - 1).array().replicate(1, found.count()) * (1.0 + 1e-9))
          .count());
  return right / static_cast<double>(found.distance.size());
}

template <typename Search>
void must_not_depend_on_threads(const Search& search) {
  const int before = omp_get_max_threads();
  omp_set_num_threads(1);
  const NearestNeighbours alone = *search();
  omp_set_num_threads(3);
  const NearestNeighbours together = *search();
  omp_set_num_threads(before);
  QVERIFY(alone.sample == together.sample);
  QVERIFY(alone.distance == together.distance);
  QCOMPARE(alone.recall, together.recall);
}

}  // namespace

class TestManyNeighbours : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_tree_finds_the_same_neighbours_data() {
    QTest::addColumn<int>("made");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, Made made, int features, int count) {
      QTest::newRow(name) << static_cast<int>(made) << features << count;
    };
    row("few columns", Made::normal, 3, 5);
    row("one neighbour", Made::normal, 2, 1);
    row("many columns", Made::normal, 20, 5);
    row("ties", Made::on_a_grid, 4, 6);
    row("copies of rows", Made::with_copies, 3, 4);
    row("outliers", Made::with_outliers, 3, 5);
    row("nothing but a constant", Made::normal, 1, 9);
    row("all others", Made::on_a_grid, 3, 799);
  }

  void a_tree_finds_the_same_neighbours() {
    QFETCH(int, made);
    QFETCH(int, features);
    QFETCH(int, count);
    const Space space = made_space(static_cast<Made>(made), 800, features);
    const NearestNeighbours exact = *neighbours_by_all_pairs(space, count);
    const NearestNeighbours found = *neighbours_by_tree(space, count);
    for (Index self = 0; self < space.samples(); ++self) {
      QCOMPARE(set_of(found, self), set_of(exact, self));
    }
    QVERIFY((found.distance - exact.distance).cwiseAbs().maxCoeff() <=
            1e-12 * exact.distance.maxCoeff());
    QCOMPARE(found.recall, 1.0);
    QCOMPARE(found.judged, Index{0});
  }

  void a_graph_finds_nearly_all_and_says_how_many_data() {
    QTest::addColumn<int>("made");
    QTest::addColumn<int>("features");
    QTest::addColumn<double>("period");
    const auto row = [](const char* name, Made made, int features, double period) {
      QTest::newRow(name) << static_cast<int>(made) << features << period;
    };
    row("few columns", Made::normal, 4, 0.0);
    row("many columns", Made::normal, 30, 0.0);
    row("ties", Made::on_a_grid, 6, 0.0);
    row("a period", Made::on_a_grid, 6, 6.0);
    row("copies of rows", Made::with_copies, 8, 0.0);
    row("outliers", Made::with_outliers, 8, 0.0);
  }

  void a_graph_finds_nearly_all_and_says_how_many() {
    QFETCH(int, made);
    QFETCH(int, features);
    QFETCH(double, period);
    Space space = made_space(static_cast<Made>(made), 4000, features);
    space.periods[1] = period;
    const NearestNeighbours exact = *neighbours_by_all_pairs(space, 5);
    const NearestNeighbours found = *neighbours_by_graph(space, 5);
    const double recall = true_recall(found, exact);
    QVERIFY2(recall > 0.9, qPrintable(QString::number(recall)));
    // 500 of 4000 samples, each with 5 neighbours.
    QCOMPARE(found.judged, Index{500});
    QVERIFY2(std::abs(found.recall - recall) < 0.03, qPrintable(QString::number(found.recall)));
    for (Index self = 0; self < space.samples(); ++self) {
      const auto others = set_of(found, self);
      QVERIFY(others.size() == 5 && !others.contains(static_cast<std::uint32_t>(self)));
      QVERIFY(std::is_sorted(found.distance.row(self).begin(), found.distance.row(self).end()));
      QVERIFY(found.distance(self, 4) >= exact.distance(self, 4) * (1.0 - 1e-12));
    }
  }

  void neither_depends_on_the_number_of_threads() {
    const Space space = made_space(Made::on_a_grid, 3000, 5);
    must_not_depend_on_threads([&] { return neighbours_by_tree(space, 6); });
    must_not_depend_on_threads([&] { return neighbours_by_graph(space, 6); });
  }

  /// Of a table whose rows come in turns, such as eight molecules, a search may find the neighbours
  /// of one kind only.
  void the_recall_is_that_of_all_kinds_of_rows() {
    constexpr Index samples = 4000;
    constexpr Index kinds = 8;
    Space line{Matrix(samples, 1), Vector::Zero(1)};
    line.coordinates.col(0).setLinSpaced(0.0, static_cast<double>(samples - 1));
    const auto recall = NeighbourRecall::on_some(line, 2, {});
    NearLists lists(samples, 2);
    for (Index self = 0; self < samples; ++self) {
      const Index step = self % kinds == 0 ? 1 : 100;
      for (const Index other : {self - step, self + step}) {
        lists.offer(static_cast<std::size_t>(self), static_cast<float>(step),
                    static_cast<std::uint32_t>((other + samples) % samples));
      }
    }
    const double found = recall->of(lists);
    QVERIFY2(std::abs(found - 1.0 / kinds) < 0.06, qPrintable(QString::number(found)));
    QCOMPARE(recall->samples(), Index{500});
  }

  void a_list_takes_the_first_sample_of_the_table_like_any_other() {
    NearLists lists(4, 2);
    lists.offer(1, 1.0F, 0);
    lists.offer(1, 2.0F, 2);
    lists.offer(1, 1.0F, 0);
    lists.offer(1, 3.0F, 3);
    QCOMPARE(lists.of(1)[0], 0U);
    QCOMPARE(lists.of(1)[1], 2U);
  }

  /// Rounded down, so that 100 % means all.
  void the_recall_is_said() {
    QVERIFY(tests::says({recall_in_words(0.99996, 500)}, "99.9 %"));
    QVERIFY(tests::says({recall_in_words(1.0, 500)}, "100 %"));
  }

  /// Few columns are for a tree, many for a graph, and what is quick enough is compared in pairs.
  void the_search_follows_from_the_table() {
    const auto chosen = [](Index samples, Index features) {
      return *search_for(made_space(Made::normal, samples, features), 5);
    };
    QCOMPARE(chosen(compared_with_all, 3), NeighbourSearch::all_pairs);
    QCOMPARE(chosen(compared_with_all + 1, 3), NeighbourSearch::tree);
    QCOMPARE(chosen(30000, 40), NeighbourSearch::all_pairs);
    QCOMPARE(chosen(100000, 40), NeighbourSearch::graph);
  }

  void samples_met_grow_with_the_columns() {
    const double in_two = *samples_met_in_tree(made_space(Made::normal, 30000, 3), 5);
    const double in_many = *samples_met_in_tree(made_space(Made::normal, 30000, 30), 5);
    QVERIFY2(in_two < 500.0, qPrintable(QString::number(in_two)));
    QVERIFY2(in_many > 10000.0, qPrintable(QString::number(in_many)));
  }

  void both_refuse_a_count_that_does_not_fit_and_stop_when_asked() {
    Space space = made_space(Made::normal, 300, 3);
    for (const Index count : {Index{0}, Index{300}}) {
      QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(neighbours_by_tree(space, count)));
      QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(neighbours_by_graph(space, count)));
    }
    std::stop_source source;
    source.request_stop();
    QVERIFY(!neighbours_by_tree(space, 3, source.get_token()));
    QVERIFY(!neighbours_by_graph(space, 3, source.get_token()));
    QVERIFY(!samples_met_in_tree(space, 3, source.get_token()));
    QVERIFY(!search_for(made_space(Made::normal, compared_with_all + 1, 3), 3, source.get_token()));
    space.periods[0] = 1.0;
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(neighbours_by_tree(space, 3)));
  }
};

QTEST_GUILESS_MAIN(TestManyNeighbours)
#include "tst_many_neighbours.moc"
