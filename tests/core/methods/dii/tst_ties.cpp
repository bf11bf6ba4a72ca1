// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Columns of few different values: samples coincide, nearest neighbours tie, and the adaptive width
// of the softmax vanishes.

#include <QtTest>
#include <numbers>

#include "core/methods/dii/dii_method.h"
#include "core/methods/dii/fast_kernel.h"
#include "tests/support/plain_dii.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"
#include "tests/support/tied_tables.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr double as_the_readme_promises = 1e-4;

struct Table {
  Space inputs;
  Space truth;
};

/// Each row three times over.
Table thrice(const Space& space, Index truth_dimension) {
  Space inputs{space.coordinates.replicate(3, 1), space.periods};
  return {inputs, gaussian_space(inputs.samples(), truth_dimension, 41)};
}

/// On a circle at equal distances: the two nearest neighbours of each are equally far.
Table ring(Index samples) {
  Space inputs{Matrix(samples, 1), Vector::Constant(1, 2.0 * std::numbers::pi)};
  for (Index k = 0; k < samples; ++k) {
    inputs.coordinates(k, 0) =
        2.0 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(samples);
  }
  return {inputs, gaussian_space(samples, 2, 42)};
}

Table table_named(const QString& name) {
  const auto told = [](const Space& inputs) { return Table{inputs, told_by(inputs)}; };
  if (name == "thrice, narrow") {
    return thrice(gaussian_space(30, 3, 43), 2);
  }
  if (name == "thrice, wide") {
    return thrice(gaussian_space(30, 40, 44), 2);
  }
  if (name == "ring") {
    return ring(60);
  }
  if (name == "likert") {
    return told(likert(150, 6));
  }
  if (name == "likert, wide") {
    return told(likert(120, 30));
  }
  if (name == "one-hot") {
    return told(one_hot(150, 4));
  }
  if (name == "one-hot, wide") {
    return told(one_hot(160, 14));
  }
  return told(zeros_and_ones(150, name == "zeros and ones, wide" ? 30 : 5));
}

void each_table() {
  QTest::addColumn<QString>("table");
  for (const char* name : {"thrice, narrow", "thrice, wide", "ring", "likert", "likert, wide",
                           "one-hot", "one-hot, wide", "zeros and ones", "zeros and ones, wide"}) {
    QTest::newRow(name) << name;
  }
}

Vector uneven(Index dimension) { return Vector::LinSpaced(dimension, 0.3, 1.7); }

/// The mean of 2/N times the average rank of the nearest neighbours in the inputs, all that tie.
double imbalance_with_ties(const dii::Information& information, const Vector& weights) {
  const Matrix points = information.inputs.coordinates * weights.asDiagonal();
  const Vector periods = information.inputs.periods.cwiseProduct(weights);
  const Index samples = points.rows();
  double sum = 0.0;
  for (Index i = 0; i < samples; ++i) {
    Vector distances(samples);
    for (Index j = 0; j < samples; ++j) {
      Vector difference = (points.row(j) - points.row(i)).transpose();
      for (Index k = 0; k < difference.size(); ++k) {
        if (periods[k] > 0.0) {
          difference[k] -= periods[k] * std::round(difference[k] / periods[k]);
        }
      }
      distances[j] = j == i ? 1e300 : difference.norm();
    }
    double ranks = 0.0;
    double tied = 0.0;
    for (Index j = 0; j < samples; ++j) {
      if (distances[j] < distances.minCoeff() + 1e-9) {
        ranks += information.ranks(i, j);
        tied += 1.0;
      }
    }
    sum += ranks / tied;
  }
  return 2.0 * sum / static_cast<double>(samples * samples);
}

std::vector<dii::Evaluation> by_all_kernels(const dii::Information& information,
                                            const Vector& weights, dii::LambdaChoice choice) {
  dii::FastKernel exact(information);
  dii::BasicFastKernel<float> single(information);
  std::vector<dii::Evaluation> all;
  for (int time = 0; time < 2; ++time) {  // the second time with what the first left
    all.push_back(*exact.evaluate(weights, choice));
    all.push_back(*single.evaluate(weights, choice));
  }
  return all;
}

Result run(const Table& table, const Settings& settings) {
  return run_to_end(*studied<dii::DiiMethod>(),
                    std::make_shared<const Problem>(problem_of(table.inputs, table.truth)),
                    settings);
}

}  // namespace

class TestTies : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The limit of the definition as lambda goes to 0.
  void where_all_nearest_neighbours_tie_they_count_alike_data() {
    QTest::addColumn<QString>("table");
    for (const char* name : {"thrice, narrow", "thrice, wide", "ring"}) {
      QTest::newRow(name) << name;
    }
  }
  void where_all_nearest_neighbours_tie_they_count_alike() {
    QFETCH(QString, table);
    const Table of = table_named(table);
    const dii::Information information = information_of(of.inputs, of.truth);
    const Vector weights = uneven(of.inputs.dimension());
    const double limit = imbalance_with_ties(information, weights);
    std::vector<dii::Evaluation> all = by_all_kernels(information, weights, {});
    all.push_back(dii::evaluate_plainly(information, weights, {}));
    for (const dii::Evaluation& got : all) {
      QVERIFY2(std::abs(got.dii - limit) < 1e-4 * limit, qPrintable(QString::number(got.dii)));
      QVERIFY(got.gradient.allFinite());
      QVERIFY(got.lambda > 0.0 && got.lambda < 1e-6);
    }
  }

  void all_kernels_agree_data() { each_table(); }
  void all_kernels_agree() {
    QFETCH(QString, table);
    const Table of = table_named(table);
    const dii::Information information = information_of(of.inputs, of.truth);
    const Vector weights = uneven(of.inputs.dimension());
    using Kind = dii::LambdaChoice::Kind;
    for (const dii::LambdaChoice& choice :
         {dii::LambdaChoice(), dii::LambdaChoice(1e-9), dii::LambdaChoice(Kind::neighbour_each, 1),
          dii::LambdaChoice(Kind::neighbour_mean, 1)}) {
      const dii::Evaluation plain = dii::evaluate_plainly(information, weights, choice);
      for (const dii::Evaluation& got : by_all_kernels(information, weights, choice)) {
        QVERIFY2(std::abs(got.dii - plain.dii) < as_the_readme_promises * plain.dii,
                 qPrintable(QString("%1 for %2").arg(got.dii).arg(plain.dii)));
        QVERIFY(got.gradient.allFinite());
        QVERIFY(std::isfinite(got.standard_error));
      }
    }
  }

  /// Weights so small or large that squares of single precision would vanish or overflow.
  void the_scale_of_the_weights_means_nothing_data() {
    QTest::addColumn<int>("dimension");
    QTest::newRow("narrow") << 3;
    QTest::newRow("wide") << 40;
  }
  void the_scale_of_the_weights_means_nothing() {
    QFETCH(int, dimension);
    const Space inputs = gaussian_space(80, dimension, 46);
    const dii::Information information = information_of(inputs, told_by(inputs));
    const Vector weights = uneven(dimension);
    dii::BasicFastKernel<float> single(information);
    const double dii = single.evaluate(weights, {})->dii;
    for (const double factor : {1e-25, 1e25}) {
      QVERIFY(std::abs(single.evaluate(factor * weights, {})->dii - dii) < 1e-6);
    }
  }

  void six_rows_with_duplicates_have_a_value_data() {
    QTest::addColumn<QString>("precision");
    QTest::newRow("single") << "single";
    QTest::newRow("double") << "double";
  }
  void six_rows_with_duplicates_have_a_value() {
    QFETCH(QString, precision);
    Table table{{Matrix{{0, 1}, {0, 1}, {0, 1}, {1, 0}, {1, 0}, {1, 0}}, Vector::Zero(2)},
                {Matrix{{1}, {2}, {3}, {10}, {11}, {12}}, Vector::Zero(1)}};
    const Result result = run(table, {{"precision", precision.toStdString()}});
    QVERIFY(result.outcome.ending != Ending::failed);
    // Nearest are the two twins. Their ranks are 1 and 2; seen from the middle one, 1.5 both.
    QVERIFY2(std::abs(result.objective - 2.0 / 6.0 * 1.5) < 1e-4,
             qPrintable(QString::number(result.objective)));
  }

  void single_precision_gives_what_double_gives_data() {
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("search");
    for (const char* table : {"likert", "likert, wide", "one-hot", "one-hot, wide",
                              "zeros and ones", "zeros and ones, wide", "thrice, narrow"}) {
      QTest::newRow(table) << table << "none";
    }
    for (const char* search : {"l1-path", "backward", "forward", "exhaustive"}) {
      for (const char* table : {"likert", "zeros and ones"}) {
        QTest::addRow("%s, %s", table, search) << table << search;
      }
    }
    QTest::newRow("one-hot, forward") << "one-hot, wide"
                                      << "forward";
  }
  void single_precision_gives_what_double_gives() {
    QFETCH(QString, table);
    QFETCH(QString, search);
    const Table of = table_named(table);
    const auto in = [&](const char* precision) {
      return run(of, {{"precision", precision},
                      {"search", search.toStdString()},
                      {"epochs", "30"},
                      {"most_features", "5"}});
    };
    const Result single = in("single");
    const Result exact = in("double");
    QVERIFY(exact.outcome.ending != Ending::failed);
    QVERIFY2(std::abs(single.objective - exact.objective) < as_the_readme_promises,
             qPrintable(QString("%1, %2").arg(single.objective).arg(exact.objective)));
    QCOMPARE(single.path.size(), exact.path.size());
    for (std::size_t k = 0; k < exact.path.size(); ++k) {
      QVERIFY(std::isfinite(exact.path[k].objective));
      QVERIFY(std::abs(single.path[k].objective - exact.path[k].objective) <
              as_the_readme_promises);
    }
    if (search != "none") {
      QCOMPARE(single.selection.features.size(), exact.selection.features.size());
    }
  }
};

QTEST_GUILESS_MAIN(TestTies)
#include "tst_ties.moc"
