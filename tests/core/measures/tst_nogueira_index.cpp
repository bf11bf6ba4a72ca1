// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <vector>

#include "core/measures/run_agreement.h"
#include "core/random.h"

using namespace steelyard;

class TestNogueiraIndex : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void equal_selections_have_one() {
    QCOMPARE(nogueira_index({{0, 2}, {2, 0}, {0, 2}}, 5), 1.0);
    QCOMPARE(nogueira_index({{0, 1}, {0, 1}}, 2), 1.0);
    QCOMPARE(nogueira_index({{}, {}}, 2), 1.0);
  }

  void two_of_four_by_hand() {
    // p = 1, 1/2, 1/2, 0: 1 - (2/1)(1/4 + 1/4)/4 / (1/2 1/2) = 0
    QVERIFY(std::abs(nogueira_index({{0, 1}, {0, 2}}, 4)) < 1e-15);
    // p = 1/2 four times: 1 - 2 (1/4) / (1/4) = -1
    QVERIFY(std::abs(nogueira_index({{0, 1}, {2, 3}}, 4) + 1.0) < 1e-15);
  }

  void all_selections_of_a_size_are_chance() {
    // Each of the six pairs of four once: p = 1/2, so 1 - 6/5.
    QVERIFY(std::abs(nogueira_index({{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}, 4) + 0.2) <
            1e-15);
  }

  /// The reference is the formula on the matrix of zeros and ones, in NumPy:
  ///   p = Z.mean(0); k = Z.sum(1); K = k.mean(); u = K / D
  ///   I = 1 - M / (M - 1) * (p * (1 - p)).mean() / (u * (1 - u))
  ///   f = ((Z * p).mean(1) - k * K / D**2 + I / 2 * (2 * K * k / D**2 - k / D - u + 1))
  ///   error = 2 / M * numpy.sqrt((((f - f.mean()) / (u * (1 - u)))**2).sum())
  /// On 200 selections of 20 features, it is within 2 % of the bootstrap and of the jackknife.
  void the_error_is_that_of_the_reference() {
    const std::vector<std::vector<Index>> one{{0, 1}, {0, 2}, {0, 1, 3}, {0}};
    QVERIFY(std::abs(nogueira_index(one, 5) - 0.3055555555555556) < 1e-14);
    QVERIFY(std::abs(nogueira_error(one, 5) - 0.08060409882629697) < 1e-14);
    const std::vector<std::vector<Index>> other{
        {2, 1, 0}, {0, 1, 4}, {1, 2}, {0, 2, 3, 5}, {0, 1, 2}};
    QVERIFY(std::abs(nogueira_index(other, 6) - 0.2) < 1e-14);
    QVERIFY(std::abs(nogueira_error(other, 6) - 0.20861447696648489) < 1e-14);
  }

  void equal_selections_have_no_error() {
    QCOMPARE(nogueira_error({{0, 2, 3}, {2, 0, 3}, {3, 0, 2}}, 7), 0.0);
    QCOMPARE(nogueira_error({{0, 1}, {0, 1}}, 2), 0.0);
    QCOMPARE(nogueira_error({{}, {}}, 2), 0.0);
  }

  /// Over many sets of 40 selections, the index deviates as much as each of them says.
  void the_error_is_the_deviation_of_the_index() {
    constexpr int sets = 400;
    Vector indices(sets);
    Vector errors(sets);
    Random random(5);
    for (Index set = 0; set < sets; ++set) {
      std::vector<std::vector<Index>> selections(40);
      for (std::vector<Index>& selection : selections) {
        for (Index feature = 0; feature < 12; ++feature) {
          const double share = feature < 3 ? 0.9 : feature < 6 ? 0.5 : 0.1;
          if (random.uniform() < share) {
            selection.push_back(feature);
          }
        }
      }
      indices[set] = nogueira_index(selections, 12);
      errors[set] = nogueira_error(selections, 12);
    }
    const double deviation = std::sqrt((indices.array() - indices.mean()).square().mean());
    QVERIFY2(std::abs(errors.mean() / deviation - 1.0) < 0.15,
             qPrintable(QString::number(errors.mean() / deviation)));
  }
};

QTEST_GUILESS_MAIN(TestNogueiraIndex)
#include "tst_nogueira_index.moc"
