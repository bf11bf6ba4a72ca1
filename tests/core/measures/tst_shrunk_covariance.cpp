// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/data/delimited_reader.h"
#include "core/measures/correlation.h"
#include "tests/support/json_text.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

double shrinkage_of(const Matrix& samples) {
  const Matrix centred = samples.rowwise() - samples.colwise().mean();
  return ledoit_wolf_shrinkage(centred,
                               centred.transpose() * centred / static_cast<double>(samples.rows()));
}

}  // namespace

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
    QVERIFY(std::abs(shrinkage_of(samples) / wanted.at("shrinkage").get<double>() - 1.0) < 1e-11);
  }

  /// The more samples, the less is shrunk.
  void many_samples_speak_for_themselves() {
    const Matrix many = normal_matrix(4000, 5, 1) * Vector::LinSpaced(5, 1.0, 3.0).asDiagonal();
    QVERIFY(shrinkage_of(many) < 0.01);
    QVERIFY(shrinkage_of(many.topRows(20)) > 5.0 * shrinkage_of(many));
  }

  void nothing_is_shrunk_that_does_not_vary() { QCOMPARE(shrinkage_of(Matrix::Ones(4, 3)), 0.0); }
};

QTEST_GUILESS_MAIN(TestShrunkCovariance)
#include "tst_shrunk_covariance.moc"
