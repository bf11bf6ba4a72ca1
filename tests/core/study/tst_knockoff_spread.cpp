// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/data/delimited_reader.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/parallel.h"
#include "core/study/knockoff_spread.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/json_text.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::string reference(const std::string& name) {
  return shared_dir() + "/reference/gated_sobolev/" + name;
}

double least_eigenvalue(const Matrix& matrix) { return symmetric_eigen(matrix).values.minCoeff(); }

Matrix left_over(const Matrix& correlation, const Vector& spread) {
  return 2.0 * correlation - Matrix(spread.asDiagonal());
}

/// Of the correlations of made-up samples.
Matrix some_correlation(Index samples, Index features) {
  const Matrix x = normal_matrix(samples, features, 1) +
                   normal_matrix(samples, 1, 2) * Matrix::Ones(1, features);
  const Matrix centred = x.rowwise() - x.colwise().mean();
  const Matrix scaled = centred * centred.colwise().norm().cwiseInverse().asDiagonal();
  return scaled.transpose() * scaled;
}

double traced(const Matrix& correlation, const Vector& spread) {
  return symmetric_eigen(left_over(correlation, spread)).values.cwiseInverse().sum() +
         spread.cwiseInverse().sum();
}

double entropy_lost(const Matrix& correlation, const Vector& spread) {
  return -symmetric_eigen(left_over(correlation, spread)).values.array().log().sum() -
         spread.array().log().sum();
}

}  // namespace

class TestKnockoffSpread : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Optima by closed form, interior points and Newton steps.
  void agrees_with_the_reference_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"knock_ar1", "knock_equi", "knock_wishart"}) {
      QTest::newRow(name) << QString(name);
    }
  }
  void agrees_with_the_reference() {
    QFETCH(QString, name);
    const std::string id = name.toStdString();
    const nlohmann::json wanted = json_of_file(reference("expected/" + id + ".json"));
    if (wanted.is_null()) {
      QSKIP("the folder ../shared is not here");
    }
    const Matrix correlation =
        read_delimited(reference("inputs/" + id + "_Sigma.csv"), Dialect{}).values;
    const auto spread = [&](KnockoffSpread how) {
      const auto found = knockoff_spread(correlation, how);
      return found.value_or(Vector());
    };
    const auto of = [&](const char* how) {
      const auto values = wanted.at(how).at("s").get<std::vector<double>>();
      return Vector(Eigen::Map<const Vector>(values.data(), std::ssize(values)));
    };
    const Vector alike = spread(KnockoffSpread::equicorrelated);
    const Vector best = spread(KnockoffSpread::semidefinite);
    const Vector least = spread(KnockoffSpread::minimum_variance);
    const Vector entropy = spread(KnockoffSpread::maximum_entropy);
    for (const Vector& each : {alike, best, least, entropy}) {
      QCOMPARE(each.size(), correlation.rows());
      QVERIFY(each.minCoeff() >= 0.0);
      QVERIFY(least_eigenvalue(left_over(correlation, each)) >= -1e-9);
    }
    const Eigen::ArrayXd share = alike.array() / of("equicorrelated").array();
    QVERIFY(share.minCoeff() >= 0.998 && share.maxCoeff() <= 1.0);
    QVERIFY(best.maxCoeff() <= 1.0);
    QVERIFY(best.sum() >= 0.99 * wanted.at("sdp").at("objective").get<double>());
    QVERIFY(traced(correlation, least) <=
            (1.0 + 1e-3) * wanted.at("mvr").at("objective").get<double>());
    QVERIFY((least - of("mvr")).cwiseAbs().maxCoeff() <= 0.02);
    QVERIFY(entropy_lost(correlation, entropy) <=
            wanted.at("maxent").at("objective").get<double>() +
                1e-3 * static_cast<double>(correlation.rows()));
    QVERIFY((entropy - of("maxent")).cwiseAbs().maxCoeff() <= 0.02);
  }

  /// At an optimum, no s can be changed alone to any good; more features than
  /// changes that are gathered.
  void no_single_change_helps() {
    const Matrix correlation = some_correlation(200, 70);
    const auto least = knockoff_spread(correlation, KnockoffSpread::minimum_variance);
    const auto entropy = knockoff_spread(correlation, KnockoffSpread::maximum_entropy);
    QVERIFY(least && entropy);
    for (const Index j : {Index{0}, Index{33}, Index{69}}) {
      for (const double change : {-1e-3, 1e-3}) {
        Vector other = *least;
        other[j] += change;
        QVERIFY(traced(correlation, other) > traced(correlation, *least));
        other = *entropy;
        other[j] += change;
        QVERIFY(entropy_lost(correlation, other) > entropy_lost(correlation, *entropy));
      }
    }
  }

  void any_number_of_threads_gives_the_same_bits() {
    const Matrix correlation = some_correlation(400, 260);
    const auto many = knockoff_spread(correlation, KnockoffSpread::maximum_entropy);
    const std::size_t threads = most_threads();
    set_most_threads(1);
    const auto one = knockoff_spread(correlation, KnockoffSpread::maximum_entropy);
    set_most_threads(threads);
    QVERIFY(many && one && *many == *one);
  }

  void a_singular_correlation_and_a_stop_give_nothing() {
    Matrix singular = Matrix::Identity(3, 3);
    singular(0, 1) = singular(1, 0) = 1.0;
    QVERIFY(!knockoff_spread(singular, KnockoffSpread::minimum_variance));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!knockoff_spread(Matrix::Identity(3, 3), KnockoffSpread::minimum_variance,
                             stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestKnockoffSpread)
#include "tst_knockoff_spread.moc"
