// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/metric_learning/metric_figures.h"

using namespace steelyard;
using namespace steelyard::metric_learning;

/// Two of three directions count; the second input has a deviation of 10.
class TestMetricFigures : public QObject {
  Q_OBJECT

  const Matrix map_{{1.0, 0.0, 0.0}, {0.0, 0.3, 0.0}, {0.0, 0.0, 1e-8}};
  const Vector deviations_{{1.0, 10.0, 1.0}};

 private Q_SLOTS:
  void a_metric_is_in_deviations_of_its_inputs_largest_first() {
    const Figure figure = metric_figure(map_, deviations_, {"a", "b", "c"});
    const auto& shape = std::get<MatrixShape>(figure.shape);
    QCOMPARE(shape.row_names, (std::vector<std::string>{"b", "a", "c"}));
    QVERIFY(std::abs(shape.values[0] - 9.0) < 1e-12);
    QVERIFY(std::abs(shape.values[4] - 1.0) < 1e-12);
    QVERIFY(std::abs(shape.values[1]) < 1e-12);
  }

  /// 1e-16 is nothing but rounding beside 9.
  void eigenvalues_end_where_rounding_begins() {
    const Figure figure = eigenvalues_figure(map_, deviations_);
    const FigureLine& line = std::get<LinesShape>(figure.shape).lines.front();
    QCOMPARE(line.y.size(), 2U);
    QVERIFY(std::abs(line.y[0] - 9.0) < 1e-12 && std::abs(line.y[1] - 1.0) < 1e-12);
    QCOMPARE(line.x, (std::vector<double>{1.0, 2.0}));
  }
};

QTEST_APPLESS_MAIN(TestMetricFigures)
#include "tst_metric_figures.moc"
