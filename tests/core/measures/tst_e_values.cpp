// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>

#include "core/measures/discovery_rate.h"
#include "core/random.h"

using namespace steelyard;

namespace {

Vector random_statistics(std::uint64_t seed, Index count, Index true_ones) {
  Random random(seed);
  Vector statistics(count);
  for (Index k = 0; k < count; ++k) {
    statistics[k] = random.normal() + (k < true_ones ? 3.0 : 0.0);
  }
  return statistics;
}

}  // namespace

class TestEValues : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// At q = 0.4 the threshold is 2: one lies at -2 or below, five at 2 or above, (1 + 1) / 5.
  void e_values_by_hand() {
    Vector statistics(8);
    statistics << 5.0, 4.0, 3.0, -2.0, 2.5, 2.0, -1.0, 0.0;
    const Vector found = knockoff_e_values(statistics, 0.4);
    Vector wanted(8);
    wanted << 4.0, 4.0, 4.0, 0.0, 4.0, 4.0, 0.0, 0.0;
    QVERIFY(found == wanted);
  }

  void where_nothing_is_found_all_are_0() {
    QVERIFY(knockoff_e_values(Vector::Constant(5, -1.0), 0.2).isZero());
    QVERIFY(knockoff_e_values(Vector::Zero(5), 0.2).isZero());
  }

  /// Four features, q = 0.5: limits 8, 4, 8/3, 2.
  void discoveries_by_hand() {
    Vector values(4);
    values << 2.7, 0.0, 9.0, 3.0;
    QCOMPARE(e_discoveries(values, 0.5), (std::vector<Index>{0, 2, 3}));
    values << 2.0, 0.0, 9.0, 2.0;
    QCOMPARE(e_discoveries(values, 0.5), (std::vector<Index>{2}));
    values.setConstant(std::numeric_limits<double>::quiet_NaN());
    QVERIFY(e_discoveries(values, 0.5).empty());
  }

  /// With the rate of the filter itself, one draw gives what the filter selects.
  void one_draw_gives_the_filter() {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      const Vector statistics = random_statistics(seed, 40, 15);
      QCOMPARE(e_discoveries(knockoff_e_values(statistics, 0.2), 0.2),
               knockoff_filter(statistics, 0.2).selected);
    }
  }

  /// The sum over features that do not matter is at most their number on average, here all: a bound
  /// that single draws exceed.
  void the_sum_over_noise_keeps_its_bound() {
    constexpr Index features = 20;
    double sum = 0.0;
    double largest = 0.0;
    constexpr int draws = 4000;
    for (int draw = 1; draw <= draws; ++draw) {
      const Vector values =
          knockoff_e_values(random_statistics(static_cast<std::uint64_t>(draw), features, 0), 0.3);
      sum += values.sum() / draws;
      largest = std::max(largest, values.sum());
    }
    QVERIFY(sum <= 1.05 * features);
    QVERIFY(largest > 2.0 * features);
  }
};

QTEST_GUILESS_MAIN(TestEValues)
#include "tst_e_values.moc"
