// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <Eigen/Eigenvalues>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/data/delimited_reader.h"
#include "core/measures/shrunk_covariance.h"
#include "tests/support/json_text.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"

using namespace steelyard;
using namespace steelyard::tests;

class TestShrunkCovariance : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Numbers of scikit-learn 1.2.1.
  void agrees_with_the_reference() {
    const std::string folder = shared_dir() + "/reference/gated_sobolev/";
    const nlohmann::json wanted = json_of_file(folder + "expected/ledoit_wolf.json");
    if (wanted.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const Matrix samples = read_delimited(folder + "inputs/ledoit_wolf_X.csv", Dialect{}).values;
    const ShrunkCovariance found = ledoit_wolf_covariance(samples);
    QVERIFY(std::abs(found.shrinkage / wanted.at("shrinkage").get<double>() - 1.0) < 1e-11);
    double largest = 0.0;
    double worst = 0.0;
    for (Index row = 0; row < found.values.rows(); ++row) {
      const auto expected =
          wanted.at("covariance").at(static_cast<std::size_t>(row)).get<std::vector<double>>();
      QCOMPARE(std::ssize(expected), found.values.cols());
      for (std::size_t column = 0; column < expected.size(); ++column) {
        largest = std::max(largest, std::abs(expected[column]));
        worst = std::max(
            worst, std::abs(found.values(row, static_cast<Index>(column)) - expected[column]));
      }
    }
    QVERIFY(worst < 1e-11 * largest);
  }

  /// The more samples, the less is shrunk; a shift changes nothing.
  void many_samples_speak_for_themselves() {
    const Matrix many = normal_matrix(4000, 5, 1) * Vector::LinSpaced(5, 1.0, 3.0).asDiagonal();
    const ShrunkCovariance of_many = ledoit_wolf_covariance(many);
    const ShrunkCovariance of_few = ledoit_wolf_covariance(many.topRows(20));
    QVERIFY(of_many.shrinkage < 0.01);
    QVERIFY(of_few.shrinkage > 5.0 * of_many.shrinkage);
    const ShrunkCovariance shifted = ledoit_wolf_covariance(many.array() + 7.0);
    QVERIFY((shifted.values - of_many.values).cwiseAbs().maxCoeff() < 1e-10);
  }

  void fewer_samples_than_features_give_no_singular_matrix() {
    const ShrunkCovariance found = ledoit_wolf_covariance(normal_matrix(5, 12, 3));
    const Eigen::SelfAdjointEigenSolver<Matrix> eigen(found.values);
    QVERIFY(eigen.eigenvalues().minCoeff() > 0.01);
    const ShrunkCovariance constant = ledoit_wolf_covariance(Matrix::Ones(4, 3));
    QVERIFY(constant.values.isZero());
  }
};

QTEST_GUILESS_MAIN(TestShrunkCovariance)
#include "tst_shrunk_covariance.moc"
