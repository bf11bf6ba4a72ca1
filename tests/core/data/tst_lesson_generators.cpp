// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/generators.h"
#include "core/data/lesson_generators.h"
#include "core/error.h"

using namespace steelyard;

namespace {

Vector column(const Dataset& table, const char* name) {
  return table.values.col(table.column_named(name).value());
}

}  // namespace

class TestLessonGenerators : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_opens_by_its_name_and_depends_on_its_seed_alone() {
    for (const char* id : {"countries", "torsions", "loud-and-quiet", "lines-and-pairs"}) {
      const std::string source = std::string("generator:") + id + "?samples=48&seed=";
      const Dataset table = open_generator(source + "3");
      QCOMPARE(table.source, source + "3");
      QCOMPARE(table.samples(), 48);
      QCOMPARE(table.values.cols(), static_cast<Index>(table.columns.size()));
      QVERIFY(table.values.allFinite());
      QVERIFY(table.values == open_generator(source + "3").values);
      QVERIFY(table.values != open_generator(source + "4").values);
      QVERIFY_THROWS_EXCEPTION(
          Error, (void)open_generator(std::string("generator:") + id + "?samples=23"));
    }
  }

  void population_tells_the_country_and_nothing_of_life() {
    const Dataset table = countries(12 * 400, 1);
    const Vector population = column(table, "population").array().log();
    const Vector life = column(table, "life expectancy");
    for (Index row = 1; row < table.samples(); ++row) {
      const bool same = row % years_of_a_country != 0;
      QCOMPARE(table.values(row, 0) == table.values(row - 1, 0), same);
      QVERIFY(!same || std::abs(population[row] - population[row - 1]) < 0.01);
      QVERIFY(!same || std::abs(life[row] - life[row - 1]) < 2.0);
    }
    QVERIFY(std::abs(pearson_correlation(population, life)) < 0.2);
    QVERIFY(pearson_correlation(column(table, "schooling"), life) > 0.5);
    QCOMPARE(table.columns.front().categories.size(), 400U);
  }

  /// The law of cosines: two bonds and their angle make a distance, whatever the torsions are.
  void distances_follow_from_angles_and_torsions() {
    const Dataset table = torsions(200, 1);
    const auto across = [&](const char* angle) {
      return Vector(1.5 * (2.0 - 2.0 * column(table, angle).array().cos()).sqrt());
    };
    QVERIFY((across("angle 1") - column(table, "d13")).cwiseAbs().maxCoeff() < 1e-12);
    QVERIFY((across("angle 4") - column(table, "d46")).cwiseAbs().maxCoeff() < 1e-12);
    // Four atoms stretched out are farther apart than four that turn back.
    const Vector first = column(table, "torsion 1");
    const Vector ends = column(table, "d14");
    for (Index row = 0; row < table.samples(); ++row) {
      QCOMPARE(ends[row] > 3.4, std::abs(first[row]) > 2.0);
    }
    QVERIFY(first.cwiseAbs().maxCoeff() <= 3.1416);
    // Radians: a torsion comes back after 6.28 of them.
    QVERIFY(std::abs(std::cos(table.columns[0].period) - 1.0) < 1e-12);
    QVERIFY(table.columns[0].period > 6.0 && table.columns[0].period < 7.0);
  }

  void the_quiet_columns_make_the_target() {
    const Dataset table = loud_and_quiet(2000, 1);
    QVERIFY(pearson_correlation(column(table, "a1"), column(table, "a2")) > 0.85);
    QVERIFY(std::abs(pearson_correlation(column(table, "a1"), column(table, "b1"))) < 0.1);
    Vector sum = Vector::Zero(2000);
    for (const char* name : {"q1", "q2", "q3", "q4", "q5"}) {
      sum += column(table, name);
      QCOMPARE(table.columns[static_cast<std::size_t>(*table.column_named(name))].known_weight,
               std::optional<double>(1.0));
    }
    QVERIFY(pearson_correlation(sum, column(table, "y")) > 0.98);
  }

  /// What no straight line shows is there all the same.
  void five_columns_make_the_target_each_in_its_way() {
    const Dataset table = lines_and_pairs(4000, 1);
    const Vector y = column(table, "y");
    const Vector curve = column(table, "curve");
    const Vector pair = column(table, "left").cwiseProduct(column(table, "right"));
    for (const char* straight : {"line", "slope", "copy1", "copy3"}) {
      QVERIFY(pearson_correlation(column(table, straight), y) > 0.4);
    }
    for (const char* hidden : {"curve", "left", "right", "n1", "n8"}) {
      QVERIFY(std::abs(pearson_correlation(column(table, hidden), y)) < 0.08);
    }
    QVERIFY(pearson_correlation(curve.cwiseProduct(curve), y) > 0.4);
    QVERIFY(pearson_correlation(pair, y) > 0.4);
    const Vector made =
        column(table, "line") + 0.9 * column(table, "slope") + curve.cwiseProduct(curve) + pair;
    QVERIFY(pearson_correlation(made, y) > 0.97);
    Index matter = 0;
    for (const Column& each : table.columns) {
      matter += each.known_weight.value_or(0.0) > 0.0 ? 1 : 0;
    }
    QCOMPARE(matter, 5);
  }
};

QTEST_GUILESS_MAIN(TestLessonGenerators)
#include "core/measures/correlation.h"
#include "tst_lesson_generators.moc"
