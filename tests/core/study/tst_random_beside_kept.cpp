// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <memory>
#include <variant>

#include "tests/support/law_problems.h"
#include "tests/support/quick_settings.h"
#include "tests/support/result_parts.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// The curve of the random subsets of a backward search, in a table where one column says all.
/// \param kept  -1: none
FigureLine random_curve(Index kept) {
  Problem problem = planted_table({});
  if (kept >= 0) {
    problem.features[static_cast<std::size_t>(kept)].always_kept = true;
  }
  const MethodRegistry methods = builtin_methods();
  const Method& method = methods.find("dii");
  Settings settings = quick_settings(method);
  settings.insert({{"search", "backward"}, {"trust", "random-subsets"}, {"replicates", "8"}});
  const Result result = run_on(method, std::move(problem), settings);
  const auto figure = std::find_if(result.figures.begin(), result.figures.end(),
                                   [](const Figure& each) { return each.id == "random-subsets"; });
  return figure == result.figures.end() ? FigureLine()
                                        : std::get<LinesShape>(figure->shape).lines.front();
}

double at(const std::vector<double>& values, const FigureLine& curve, double x) {
  const auto place = std::find(curve.x.begin(), curve.x.end(), x);
  return place == curve.x.end() ? -1.0 : values[static_cast<std::size_t>(place - curve.x.begin())];
}

}  // namespace

/// What a person keeps is in the random subsets, too: else they lose for what nobody chose.
class TestRandomBesideKept : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void every_subset_has_the_kept_column() {
    const FigureLine plain = random_curve(-1);
    const FigureLine beside = random_curve(2);  // the column that says all
    QVERIFY(at(beside.y, beside, 2.0) > 0.0);
    QVERIFY(at(beside.high, beside, 2.0) < at(plain.y, plain, 2.0));
  }

  /// The kept column alone is one set, and so are all columns: there is nothing to draw.
  void as_many_columns_are_chosen_as_by_the_run() {
    const FigureLine beside = random_curve(4);
    QCOMPARE(beside.x, (std::vector<double>{2.0, 3.0, 4.0}));
  }
};

QTEST_GUILESS_MAIN(TestRandomBesideKept)
#include "tst_random_beside_kept.moc"
