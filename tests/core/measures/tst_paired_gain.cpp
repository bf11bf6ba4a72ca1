// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/measures/paired_gain.h"
#include "core/random.h"

using namespace steelyard;

class TestPairedGain : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// By hand: gains 0.5, 0, 0.25; mean 0.25, deviation 0.25.
  void the_error_is_that_of_nadeau_and_bengio() {
    const PairedGain gain = paired_gain(Vector{{1.0, 2.0, 3.0}}, Vector{{2.0, 2.0, 4.0}}, 0.5);
    QVERIFY(std::abs(gain.mean - 0.25) < 1e-15);
    QVERIFY(std::abs(gain.error - 0.25 * std::sqrt(1.0 / 3.0 + 0.5)) < 1e-15);
    QVERIFY(std::abs(gain.low - (0.25 - 2.919986 * gain.error)) < 1e-6);
  }

  /// By hand: deviation 2.
  void a_mean_over_folds_has_the_same_correction() {
    const Vector errors{{1.0, 3.0, 5.0}};
    QVERIFY(std::abs(error_over_folds(errors, 0.5) - 2.0 * std::sqrt(1.0 / 3.0 + 0.5)) < 1e-15);
    QCOMPARE(error_over_folds(Vector::Ones(5), 0.25), 0.0);
    QVERIFY(std::isinf(error_over_folds(Vector::Ones(1), 0.25)));
  }

  void the_worse_of_two_has_the_opposite_gain() {
    const Vector one{{0.1, 0.7, 0.3}};
    const Vector other{{0.4, 0.6, 0.3}};
    QCOMPARE(paired_gain(one, other, 0.25).mean, -paired_gain(other, one, 0.25).mean);
    QCOMPARE(paired_gain(one, other, 0.25).error, paired_gain(other, one, 0.25).error);
  }

  void units_mean_nothing() {
    const Vector one{{0.1, 0.7, 0.3}};
    const Vector other{{0.4, 0.6, 0.9}};
    const PairedGain small = paired_gain(one * 1e-9, other * 1e-9, 0.25);
    QVERIFY(std::abs(small.mean - paired_gain(one, other, 0.25).mean) < 1e-12);
  }

  /// One fold is hard for both: it made differences in the unit of the target look like noise.
  void a_single_hard_fold_decides_nothing() {
    const Vector own{{0.001, 0.001, 0.001, 0.001, 0.02}};
    const Vector mean{{0.05, 0.05, 0.05, 0.05, 3.2}};
    QVERIFY(paired_gain(own, mean, 0.25).is_clear());
  }

  void where_neither_errs_neither_is_better() {
    const PairedGain gain = paired_gain(Vector::Zero(5), Vector::Zero(5), 0.25);
    QCOMPARE(gain.mean, 0.0);
    QVERIFY(!gain.is_likely() && !gain.is_clear());
  }

  /// https://www.itl.nist.gov/div898/handbook/eda/section3/eda3672.htm
  void points_of_student_are_those_of_the_tables() {
    QVERIFY(std::abs(student_95(1) - 6.314) < 5e-4);
    QVERIFY(std::abs(student_95(4) - 2.132) < 5e-4);
    QVERIFY(std::abs(student_95(19) - 1.729) < 5e-4);
    QVERIFY(std::abs(student_95(30) - 1.697) < 5e-4);
    QVERIFY(std::abs(student_95(40) - 1.684) < 2e-3);
    QVERIFY(std::abs(student_95(100) - 1.660) < 1e-3);
    QVERIFY(std::isinf(student_95(0)));
  }

  /// Where there is no difference, at most one in twenty is called clear, and it should be fewer.
  void of_no_difference_few_are_clear() {
    int clear = 0;
    constexpr int tables = 2000;
    for (int table = 0; table < tables; ++table) {
      Random random(static_cast<std::uint64_t>(table));
      Vector own(5);
      Vector other(5);
      for (Index fold = 0; fold < 5; ++fold) {
        own[fold] = 1.0 + 0.1 * random.normal();
        other[fold] = 1.0 + 0.1 * random.normal();
      }
      clear += paired_gain(own, other, 0.25).is_clear() ? 1 : 0;
    }
    QVERIFY2(clear <= tables / 20, qPrintable(QString::number(clear)));
    QVERIFY(clear > 0);
  }
};

QTEST_GUILESS_MAIN(TestPairedGain)
#include "tst_paired_gain.moc"
