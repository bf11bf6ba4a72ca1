// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/methods/sobolev/critic_eta.h"
#include "core/methods/sobolev/critic_pass.h"
#include "core/methods/sobolev/feature_groups.h"

using namespace steelyard;
using namespace steelyard::sobolev;

namespace {

std::vector<ColumnInfo> four_features() {
  return {{"a", "", "", 0.0}, {"b", "", "g", 0.0}, {"c", "", "", 0.0}, {"d", "", "g", 0.0}};
}

}  // namespace

class TestFeatureGroups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void features_without_a_group_are_alone() {
    const FeatureGroups groups(four_features(), true);
    QCOMPARE(groups.count(), 3);
    QCOMPARE(groups.sums(Vector{{1.0, 2.0, 3.0, 4.0}}), (Vector{{1.0, 6.0, 3.0}}));
    QCOMPARE(groups.spread(Vector{{5.0, 6.0, 7.0}}), (Vector{{5.0, 6.0, 7.0, 6.0}}));
    QVERIFY(!groups.each_alone());
    QVERIFY(FeatureGroups(four_features(), false).each_alone());
  }

  void groups_without_features_are_gone() {
    const FeatureGroups some = FeatureGroups(four_features(), true).of({3, 2});
    QCOMPARE(some.count(), 2);
    QCOMPARE(some.spread(Vector{{5.0, 6.0}}), (Vector{{5.0, 6.0}}));
  }

  void as_many_units_are_left_out_as_asked_for() {
    Random random(1);
    DroppedUnits units(random, 0.3);
    Vector mask(40001);
    units.draw(mask.data(), mask.size());
    const double scale = mask.maxCoeff();
    QVERIFY(std::abs(scale - 1.0 / 0.7) < 1e-4);
    QVERIFY(std::abs((mask.array() == 0.0).cast<double>().mean() - 0.3) < 0.01);
    QVERIFY(((mask.array() == 0.0) || (mask.array() == scale)).all());
    QVERIFY(std::abs(mask.mean() - 1.0) < 0.015);
  }

  void means_of_eta() {
    Matrix etas(2, 2);
    etas << 0.9, 0.5, 0.1, 0.5;
    const Vector arithmetic = mean_eta(etas, EtaMean::arithmetic);
    QVERIFY(std::abs(arithmetic[0] - 0.7) < 1e-12);
    const Vector geometric = mean_eta(etas, EtaMean::geometric);
    QVERIFY(std::abs(geometric[0] - 3.0 / 4.0) < 1e-9);  // sqrt(.45) : sqrt(.05) is 3 : 1
    QCOMPARE(best_eta(Vector::Zero(2)), (Vector{{0.5, 0.5}}));
    QVERIFY(std::abs(best_eta(Vector{{9.0, 1.0}})[0] - 0.75) < 1e-12);
  }
};

QTEST_GUILESS_MAIN(TestFeatureGroups)
#include "tst_feature_groups.moc"
