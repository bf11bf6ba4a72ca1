// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/measures/run_agreement.h"

using namespace steelyard;

namespace {

void compare(double actual, double expected) {
  QVERIFY2(std::abs(actual - expected) < 1e-14,
           qPrintable(QString("%1 is not %2").arg(actual, 0, 'g', 17).arg(expected)));
}

}  // namespace

class TestCosineOverlap : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void is_the_cosine_of_the_angle() {
    compare(cosine_overlap(Vector{{3.0, 4.0}}, Vector{{4.0, 3.0}}), 24.0 / 25.0);
    compare(cosine_overlap(Vector{{1.0, 0.0, 0.0}}, Vector{{0.0, 2.0, 1.0}}), 0.0);
  }

  void of_opposite_vectors_is_minus_one() {
    compare(cosine_overlap(Vector{{3.0, -4.0}}, Vector{{-6.0, 8.0}}), -1.0);
  }

  void does_not_change_with_the_scale_of_either() {
    const Vector a{{5.0, 2.0, 1.0}};
    const Vector b{{4.0, 2.5, 0.1}};
    const double overlap = cosine_overlap(a, b);
    compare(cosine_overlap(1e-200 * a, b), overlap);
    compare(cosine_overlap(a, 1e200 * b), overlap);
    compare(cosine_overlap(b, a), overlap);
  }

  void of_weights_with_themselves_is_one() {
    compare(cosine_overlap(Vector{{0.1, 0.7, 0.3}}, Vector{{0.1, 0.7, 0.3}}), 1.0);
  }

  void is_zero_when_either_is_all_zero() {
    compare(cosine_overlap(Vector::Zero(2), Vector{{1.0, 2.0}}), 0.0);
    compare(cosine_overlap(Vector::Zero(0), Vector::Zero(0)), 0.0);
  }
};

QTEST_GUILESS_MAIN(TestCosineOverlap)
#include "tst_cosine_overlap.moc"
