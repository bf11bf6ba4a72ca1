// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/error.h"
#include "core/measures/wilson_interval.h"

using namespace steelyard;

namespace {

bool is_near(const ShareInterval& interval, double low, double high) {
  return std::abs(interval.low - low) < 5e-5 && std::abs(interval.high - high) < 5e-5;
}

}  // namespace

class TestWilsonInterval : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Newcombe 1998, Statistics in Medicine 17, 857, table I, method 3.
  void agrees_with_published_intervals() {
    QVERIFY(is_near(wilson_interval(81, 263), 0.2553, 0.3662));
    QVERIFY(is_near(wilson_interval(15, 148), 0.0624, 0.1605));
    QVERIFY(is_near(wilson_interval(0, 20), 0.0, 0.1611));
    QVERIFY(is_near(wilson_interval(1, 29), 0.0061, 0.1718));
  }

  /// The ends are the shares from which the counted one is as many deviations away as was asked.
  void its_ends_are_as_far_away_as_was_asked() {
    for (const double deviations : {1.0, 1.96, 3.0}) {
      const auto [low, high] = wilson_interval(12, 50, deviations);
      for (const double end : {low, high}) {
        const double away = std::abs(0.24 - end) / std::sqrt(end * (1.0 - end) / 50.0);
        QVERIFY2(std::abs(away - deviations) < 1e-9, qPrintable(QString::number(away)));
      }
    }
  }

  void nothing_and_everything_are_mirror_images() {
    const ShareInterval none = wilson_interval(0, 50);
    const ShareInterval all = wilson_interval(50, 50);
    QCOMPARE(none.low, 0.0);
    QCOMPARE(all.high, 1.0);
    QVERIFY(std::abs(none.high - (1.0 - all.low)) < 1e-12);
  }

  void a_count_that_is_worth_less_has_a_wider_interval() {
    const ShareInterval all = wilson_interval(10, 50);
    const ShareInterval few = wilson_interval(2.5, 12.5);
    QVERIFY(few.low < all.low && few.high > all.high);
  }

  void refuses_counts_that_are_none() {
    constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(wilson_interval(0, 0)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(wilson_interval(3, 2)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(wilson_interval(-1, 2)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(wilson_interval(no_number, 2)));
  }
};

QTEST_GUILESS_MAIN(TestWilsonInterval)
#include "tst_wilson_interval.moc"
