// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/linalg/secular_equation.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/random.h"

using namespace steelyard;

namespace {

/// diag(d) + v v' has the roots of the equation of residues v_i^2 and constant 1 as eigenvalues.
SecularEquation random_equation(Index size, std::uint64_t seed) {
  Random random(seed);
  SecularEquation equation{Vector(size), Vector(size), 1.0};
  double pole = 0.0;
  for (Index k = size - 1; k >= 0; --k) {
    pole += std::pow(10.0, 2.0 * random.normal() - 1.0);
    equation.poles[k] = pole;
    equation.residues[k] = std::pow(10.0, random.normal());
  }
  return equation;
}

}  // namespace

class TestSecularEquation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void roots_are_the_eigenvalues_for_any_number_of_poles() {
    for (const Index size : {1, 2, 7, 8, 9, 15, 16, 17, 40, 65}) {
      const SecularEquation equation = random_equation(size, static_cast<std::uint64_t>(size));
      Matrix whole = equation.poles.asDiagonal();
      const Vector change = equation.residues.cwiseSqrt();
      whole += change * change.transpose();
      const Vector values = symmetric_eigen(whole).values;
      for (Index k = 0; k < size; ++k) {
        const SecularRoot root = solve(equation, k - 1);
        const double value = equation.poles[root.origin] + root.offset;
        const double expected = values[size - 1 - k];
        QVERIFY(std::abs(value - expected) <= 1e-13 * values[size - 1]);
      }
    }
  }

  void a_root_lies_between_its_poles_and_makes_the_sum_vanish() {
    SecularEquation equation = random_equation(33, 5);
    equation.constant = 0.0;
    for (Index interval = 0; interval < 32; ++interval) {
      const SecularRoot root = solve(equation, interval);
      const Vector gaps = differences(equation, root);
      QVERIFY(gaps[interval] > 0.0 && gaps[interval + 1] < 0.0);
      const Vector terms = equation.residues.cwiseQuotient(gaps);
      QVERIFY(std::abs(terms.sum()) <= 1e-12 * terms.cwiseAbs().sum());
    }
  }
};

QTEST_GUILESS_MAIN(TestSecularEquation)
#include "tst_secular_equation.moc"
