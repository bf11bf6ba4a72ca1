// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/measures/rank_agreement.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

double sign(double value) { return value > 0.0 ? 1.0 : value < 0.0 ? -1.0 : 0.0; }

/// The definition, pair by pair.
double by_pairs(const Vector& a, const Vector& b) {
  double both = 0.0;
  double of_a = 0.0;
  double of_b = 0.0;
  for (Index one = 0; one < a.size(); ++one) {
    for (Index other = 0; other < one; ++other) {
      const double in_a = sign(a[one] - a[other]);
      const double in_b = sign(b[one] - b[other]);
      both += in_a * in_b;
      of_a += in_a * in_a;
      of_b += in_b * in_b;
    }
  }
  return both / std::sqrt(of_a * of_b);
}

}  // namespace

class TestRankAgreement : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void equal_and_opposite_orders_are_the_ends() {
    const Vector places = Vector::LinSpaced(7, 1.0, 7.0);
    QCOMPARE(kendall_tau(places, places), 1.0);
    QCOMPARE(kendall_tau(places, -places), -1.0);
  }

  void it_is_what_the_pairs_say_also_with_ties() {
    for (const Index count : {2, 3, 8, 31, 64}) {
      const auto seed = static_cast<std::uint64_t>(count);
      const Matrix values = normal_matrix(count, 2, seed);
      QVERIFY(std::abs(kendall_tau(values.col(0), values.col(1)) -
                       by_pairs(values.col(0), values.col(1))) < 1e-12);
    }
    const Matrix tied = (2.0 * normal_matrix(50, 2, 5)).array().round().matrix();
    QVERIFY(std::abs(kendall_tau(tied.col(0), tied.col(1)) - by_pairs(tied.col(0), tied.col(1))) <
            1e-12);
  }

  void what_has_no_order_agrees_with_nothing() {
    const Vector places = Vector::LinSpaced(5, 1.0, 5.0);
    QVERIFY(std::isnan(kendall_tau(places, Vector::Ones(5))));
    QVERIFY(std::isnan(kendall_tau(Vector::Ones(1), Vector::Ones(1))));
  }
};

QTEST_GUILESS_MAIN(TestRankAgreement)
#include "tst_rank_agreement.moc"
