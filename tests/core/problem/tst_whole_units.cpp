// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>
#include <vector>

#include "core/problem/whole_groups.h"
#include "core/problem/whole_units.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// x and z of an atom, a size by its names, a colour of which one value never occurs, and one
/// column alone, between each other.
std::shared_ptr<Problem> table() {
  Matrix inputs = normal_matrix(12, 8, 5);
  for (Index row = 0; row < 12; ++row) {
    inputs(row, 1) = row % 2 == 0 ? 1.0 : 0.0;
    inputs(row, 3) = 1.0 - inputs(row, 1);
    inputs(row, 2) = row % 3 == 0 ? 1.0 : 0.0;
    inputs(row, 5) = 1.0 - inputs(row, 2);
    inputs(row, 7) = 0.0;
  }
  auto problem = inputs_only(std::move(inputs));
  const std::vector<std::string> names{"x",   "size=s",  "c red", "size=l",
                                       "one", "c green", "z",     "c blue"};
  const std::vector<std::string> groups{"atom", "", "colour", "", "", "colour", "atom", "colour"};
  for (std::size_t column = 0; column < names.size(); ++column) {
    problem->features[column].name = names[column];
    problem->features[column].group = groups[column];
  }
  return problem;
}

}  // namespace

class TestWholeUnits : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void groups_and_categories_are_units() {
    const std::vector<ColumnUnit> units = whole_units(*table());
    QCOMPARE(units.size(), 4U);
    QVERIFY(units[0].name == "atom" && units[0].of_group);
    QCOMPARE(units[0].columns, (std::vector<Index>{0, 6}));
    QVERIFY(units[1].name == "size" && !units[1].of_group);
    QCOMPARE(units[1].columns, (std::vector<Index>{1, 3}));
    QVERIFY(units[2].name == "colour" && !units[2].of_group);
    QCOMPARE(units[2].columns, (std::vector<Index>{2, 5, 7}));
    QCOMPARE(units[3].columns, (std::vector<Index>{4}));
  }

  void where_inputs_stand_alone_only_categories_are() {
    const auto alone = table();
    forget_groups(*alone);
    const std::vector<ColumnUnit> units = whole_units(*alone);
    QCOMPARE(units.size(), one_hot_groups(*alone).size());
    QCOMPARE(units[0].columns, (std::vector<Index>{0}));
  }
};

QTEST_GUILESS_MAIN(TestWholeUnits)
#include "tst_whole_units.moc"
