// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/group_layers.h"

#include <QtTest>
#include <algorithm>
#include <cstdlib>
#include <string>

#include "core/study/knockoff_findings.h"

using namespace steelyard;

namespace {

using Members = std::vector<std::vector<Index>>;

ColumnGroups groups_of(Index columns, Members members) {
  ColumnGroups groups;
  groups.columns = columns;
  for (std::size_t group = 0; group < members.size(); ++group) {
    groups.names.push_back("g" + std::to_string(group + 1));
  }
  groups.members = std::move(members);
  return groups;
}

/// The groups of each layer.
Members own(const std::vector<GroupLayer>& layers) {
  Members all;
  for (const GroupLayer& layer : layers) {
    all.push_back(layer.own);
  }
  return all;
}

/// Every column is in exactly one group of every layer, and every group in one layer.
bool are_layers_of(const std::vector<GroupLayer>& layers, const ColumnGroups& groups) {
  std::vector<int> seen(groups.members.size(), 0);
  for (const GroupLayer& layer : layers) {
    std::vector<int> covered(static_cast<std::size_t>(groups.columns), 0);
    for (const std::vector<Index>& members : layer.groups.members) {
      for (const Index column : members) {
        ++covered[static_cast<std::size_t>(column)];
      }
    }
    if (std::any_of(covered.begin(), covered.end(), [](int count) { return count != 1; })) {
      return false;
    }
    for (std::size_t k = 0; k < layer.own.size(); ++k) {
      const auto group = static_cast<std::size_t>(layer.own[k]);
      ++seen[group];
      if (layer.groups.members[k] != groups.members[group] ||
          layer.groups.names[k] != groups.names[group]) {
        return false;
      }
    }
  }
  return std::all_of(seen.begin(), seen.end(), [](int count) { return count == 1; });
}

KnockoffDraw drawn(std::size_t layer, const Vector& statistics) {
  KnockoffDraw draw;
  draw.layer = layer;
  draw.statistics = statistics;
  return draw;
}

}  // namespace

class TestGroupLayers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void groups_that_share_nothing_are_one_layer_as_they_are() {
    const ColumnGroups groups = groups_of(6, {{0, 4}, {1}, {2, 3}, {5}});
    const std::vector<GroupLayer> layers = group_layers(groups);
    QCOMPARE(layers.size(), std::size_t{1});
    QCOMPARE(layers.front().groups.members, groups.members);
    QCOMPARE(layers.front().groups.names, groups.names);
    QCOMPARE(layers.front().own, (std::vector<Index>{0, 1, 2, 3}));
  }

  /// Each shares columns with the next: every second one is in the same layer.
  void a_chain_has_two_layers() {
    const ColumnGroups groups = groups_of(6, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}});
    const std::vector<GroupLayer> layers = group_layers(groups);
    QCOMPARE(own(layers), (Members{{0, 2, 4}, {1, 3}}));
    QVERIFY(are_layers_of(layers, groups));
    // Columns 0 and 5 are in no group of the second layer.
    QCOMPARE(layers[1].groups.members, (Members{{1, 2}, {3, 4}, {0}, {5}}));
  }

  /// A path whose ends come first: in their order, both would be in the first layer, and the two
  /// between them in a second and a third.
  void the_largest_are_placed_first() {
    const ColumnGroups groups = groups_of(9, {{0}, {2, 8}, {0, 1, 5, 6}, {1, 2, 7}});
    QCOMPARE(own(group_layers(groups)), (Members{{1, 2}, {0, 3}}));
  }

  /// Nine columns that are alone, and two groups that share one: six and five, not ten and one.
  void layers_are_of_about_one_size() {
    Members members{{0, 1}, {1, 2}};
    for (Index column = 3; column < 12; ++column) {
      members.push_back({column});
    }
    const ColumnGroups groups = groups_of(12, members);
    const std::vector<GroupLayer> layers = group_layers(groups);
    QCOMPARE(layers.size(), std::size_t{2});
    QVERIFY(std::abs(std::ssize(layers[0].own) - std::ssize(layers[1].own)) <= 1);
    QVERIFY(are_layers_of(layers, groups));
  }

  void groups_that_all_share_a_column_have_a_layer_each() {
    Members members;
    for (Index column = 1; column <= 60; ++column) {
      members.push_back({0, column});
    }
    const ColumnGroups groups = groups_of(61, members);
    const std::vector<GroupLayer> layers = group_layers(groups);
    QCOMPARE(layers.size(), std::size_t{60});
    QVERIFY(are_layers_of(layers, groups));
  }

  /// q = 0.5, the filters at 0.5: of the first layer of four groups, two lie at the threshold 3 or
  /// above and none at -3 or below, so each has 4 / 1; of the second, of two groups, both have 2.
  /// Of six groups, limits are 12, 6, 4, 3, ...: of the e-values 4, 4, 2, 2, none reaches its own.
  /// With a rate of 0.8, limits are 7.5, 3.75, 2.5, 1.875: all four are found.
  void layers_are_joined_by_hand() {
    std::vector<GroupLayer> layers(2);
    layers[0].own = {0, 2, 3, 5};
    layers[1].own = {1, 4};
    KnockoffDraws draws;
    draws.failed = {0.0, 0.0};
    draws.finished = {drawn(0, Vector{{5.0, 3.0, -1.0, 0.0}}), drawn(1, Vector{{2.0, 7.0}})};
    KnockoffPlanOptions options;
    options.draw_rate = 0.5;
    options.rate = 0.5;
    const KnockoffFindings few = knockoff_findings(draws, layers, options);
    QVERIFY(few.e_values == Vector({{4.0, 2.0, 4.0, 0.0, 2.0, 0.0}}));
    QVERIFY(few.groups.empty());
    options.rate = 0.8;
    QCOMPARE(knockoff_findings(draws, layers, options).groups, (std::vector<Index>{4, 0, 2, 1}));
    // A draw that failed has found nothing, and is half of the two draws of its layer.
    draws.failed = {1.0, 0.0};
    const KnockoffFindings less = knockoff_findings(draws, layers, options);
    QVERIFY(less.e_values == Vector({{2.0, 2.0, 2.0, 0.0, 2.0, 0.0}}));
    QCOMPARE(less.groups.size(), std::size_t{4});
    // A layer that is not finished finds nothing.
    draws.failed = {0.0, 0.0};
    draws.finished.pop_back();
    QVERIFY(knockoff_findings(draws, layers, options).e_values[4] == 0.0);
  }
};

QTEST_GUILESS_MAIN(TestGroupLayers)
#include "tst_group_layers.moc"
