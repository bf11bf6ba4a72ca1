// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/methods/gated_laplacian/feature_panels.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using gated::FeaturePanels;

class TestFeaturePanels : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sums_are_those_of_whole_products_data() {
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("samples");
    QTest::newRow("one of each") << 1 << 1;
    QTest::newRow("a panel") << 256 << 12;
    QTest::newRow("more than a panel") << 300 << 7;
    QTest::newRow("less than a register") << 5 << 26;
    QTest::newRow("many") << 1030 << 65;
  }
  void sums_are_those_of_whole_products() {
    QFETCH(int, features);
    QFETCH(int, samples);
    const Matrix values = tests::normal_matrix(features, samples, 1);
    const Matrix any = tests::normal_matrix(samples, samples, 2);
    const Matrix symmetric = any + any.transpose();
    FeaturePanels panels;
    panels.set(values);
    Matrix products;
    panels.products_of_samples(products);
    const Matrix wanted = values.transpose() * values;
    QVERIFY((products - wanted).cwiseAbs().maxCoeff() < 1e-12 * wanted.cwiseAbs().maxCoeff());
    for (const int count : {features, features / 2}) {
      const Vector forms = panels.forms_of_features(symmetric, count);
      const Vector whole = (values * symmetric).cwiseProduct(values).rowwise().sum().head(count);
      QCOMPARE(forms.size(), count);
      QVERIFY(count == 0 ||
              (forms - whole).cwiseAbs().maxCoeff() < 1e-11 * (1.0 + whole.cwiseAbs().maxCoeff()));
    }
  }

  /// Room from a larger table must not show.
  void a_smaller_table_may_follow() {
    FeaturePanels panels;
    panels.set(Matrix::Constant(600, 20, 9.0));
    const Matrix values = tests::normal_matrix(30, 20, 1);
    panels.set(values);
    Matrix products;
    panels.products_of_samples(products);
    const Matrix wanted = values.transpose() * values;
    QVERIFY((products - wanted).cwiseAbs().maxCoeff() < 1e-12);
  }
};

QTEST_GUILESS_MAIN(TestFeaturePanels)
#include "tst_feature_panels.moc"
