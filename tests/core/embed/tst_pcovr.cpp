// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/embed/pca.h"
#include "core/embed/pcovr.h"
#include "core/error.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/measures/standard_scaler.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix rows_from(const Matrix& all, Index first, Index step) {
  return all(Eigen::seq(first, all.rows() - 1, step), Eigen::all);
}

Matrix column_scaled(const Matrix& y, const Matrix& of) {
  ScalerOptions columns;
  columns.mode = ScalerMode::column;
  return fit_scaler(of, columns).apply(y);
}

Matrix centred(const Matrix& rows) { return rows.rowwise() - rows.colwise().mean(); }

/// T T^+ Y: what is left of a table in the latent space, whose components are orthogonal. Those
/// that do not exist are 0.
Matrix onto(const Matrix& scores, const Matrix& y) {
  const Vector squares = scores.colwise().squaredNorm();
  const Vector inverse = (squares.array() > 0.0).select(squares.cwiseInverse(), 0.0);
  return scores * (inverse.asDiagonal() * (scores.transpose() * y));
}

/// Compares by the rule of the manifest: losses and eigenvalues 1e-8 (floor 1e-12), the rest 1e-6
/// after the sign of each column is aligned, columns that are null left out.
void compare(const PcovrModel& model, const Matrix& y, const nlohmann::json& wanted, Index step) {
  QVERIFY(pcov::misfit(model.losses.inputs, wanted.at("l_X"), 1e-8, 1e-12) <= 1.0);
  QVERIFY(pcov::misfit(model.losses.targets, wanted.at("l_Y"), 1e-8, 1e-12) <= 1.0);
  QVERIFY(pcov::misfit(model.eigenvalues, pcov::numbers(wanted.at("eigenvalues")), 1e-8, 1e-12) <=
          1.0);
  std::vector<Index> rows = pcov::positions(wanted.at("T_rows"));
  for (Index& row : rows) {
    row /= step;
  }
  const Matrix scores = pcov::table(wanted.at("T_train_rows"));
  const Matrix found = pcov::aligned(model.scores(rows, Eigen::all), scores);
  const Index null_columns = static_cast<Index>(wanted.at("null_columns").size());
  const Index real = scores.cols() - null_columns;
  QVERIFY(pcov::misfit(found.leftCols(real), scores.leftCols(real), 1e-6) <= 1.0);
  QVERIFY(model.scores.rightCols(null_columns).isZero());
  const Matrix predicted = onto(model.scores, centred(y)).rowwise() + y.colwise().mean();
  QVERIFY(pcov::misfit(predicted(rows, Eigen::all), pcov::table(wanted.at("Yhat_rows")), 1e-6) <=
          1.0);
}

}  // namespace

class TestPcovr : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_the_peer_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("alpha");
    for (const char* space : {"feature", "sample"}) {
      for (const char* alpha : {"0.0", "0.25", "0.5", "0.75", "1.0"}) {
        const QString name = QStringLiteral("csd_pcovr_%1_a%2").arg(space, alpha);
        QTest::newRow(qPrintable(name)) << name << QString(alpha).toDouble();
      }
    }
  }

  void agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    QFETCH(QString, name);
    QFETCH(double, alpha);
    const Matrix csd = pcov::input("csd1000r");
    const Matrix x = fit_scaler(csd.leftCols(100)).apply(csd.leftCols(100));
    const Matrix y = column_scaled(csd.rightCols(1), csd.rightCols(1));
    compare(Pcovr(x, y).solve(alpha, 2), y, pcov::expected(name.toStdString()), 1);
  }

  /// Half of the targets' variance is orthogonal to the inputs, so that no component has a part in
  /// it.
  void a_share_of_the_targets_is_of_all_that_they_vary() {
    Matrix x(4, 1);
    x << 1, 1, -1, -1;
    Matrix y(4, 1);
    y << 2, 0, 0, -2;  // x + (1, -1, 1, -1)
    const PcovrModel model = Pcovr(x, y).solve(0.5, 1);
    QVERIFY(std::abs(model.target_share[0] - 0.5) < 1e-12);
    QVERIFY(std::abs(model.losses.targets - 0.5) < 1e-12);
  }

  void agrees_with_the_peer_on_half_of_the_rows() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    const Matrix csd = pcov::input("csd1000r");
    const Matrix train = rows_from(csd, 0, 2);
    const Matrix x = fit_scaler(train.leftCols(100)).apply(train.leftCols(100));
    const Matrix y = column_scaled(train.rightCols(1), train.rightCols(1));
    const Pcovr pcovr(x, y);
    for (const char* alpha : {"0.25", "0.5", "0.75"}) {
      const auto wanted = pcov::expected(std::string("csd_pcovr_split_a") + alpha);
      compare(pcovr.solve(std::stod(alpha), 5), y, wanted, 2);
    }
  }

  void agrees_with_the_peer_on_two_targets() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    const Matrix roy = pcov::input("roy");
    const Matrix x = fit_scaler(roy.leftCols(32)).apply(roy.leftCols(32));
    const Matrix y = column_scaled(roy.rightCols(2), roy.rightCols(2));
    compare(Pcovr(x, y, 1e-3).solve(0.5, 3), y, pcov::expected("roy_pcovr_p2_a0.5"), 1);
  }

  void alpha_1_is_principal_component_analysis() {
    const Matrix x = normal_matrix(60, 8, 1) * normal_matrix(8, 8, 2);
    const Pcovr pcovr(x, noisy_targets(x, 2, 3));
    const PcovrModel model = pcovr.solve(1.0, 3);
    const PrincipalComponents pca = principal_components(x, 3);
    QVERIFY((pcov::aligned(model.scores, pca.coordinates) - pca.coordinates).norm() <
            1e-7 * pca.coordinates.norm());
    QVERIFY(std::abs(model.losses.inputs - (1.0 - pca.variances.sum() / pca.variance)) < 1e-10);
  }

  void alpha_0_is_regression() {
    const Matrix x = normal_matrix(60, 8, 4);
    const Matrix y = noisy_targets(x, 2, 5);
    const PcovrModel model = Pcovr(x, y, 0.0).solve(0.0, 2);
    const Matrix wanted = centred(y);
    const Matrix fitted = centred(x) * tests::least_squares(centred(x), wanted);
    QVERIFY((onto(model.scores, wanted) - fitted).norm() < 1e-10 * fitted.norm());
    QVERIFY(std::abs(model.losses.targets -
                     (wanted - fitted).squaredNorm() / wanted.squaredNorm()) < 1e-12);
  }

  /// Eq 13 by the n x n matrix, eq 14 by the d x d one: both as printed.
  void sample_space_and_feature_space_agree() {
    const Matrix given = normal_matrix(30, 6, 6);
    const Matrix x = given.rowwise() - given.colwise().mean();
    const Matrix raw = noisy_targets(x, 2, 7);
    const Matrix y = raw.rowwise() - raw.colwise().mean();
    const double alpha = 0.4;
    const PcovrModel model = Pcovr(x, y, 0.0).solve(alpha, 2);
    const Matrix fitted = x * tests::least_squares(x, y);
    const Matrix gram = alpha * x * x.transpose() + (1.0 - alpha) * fitted * fitted.transpose();
    const SymmetricEigen of_samples = symmetric_eigen(gram);
    const Matrix inverse_root = tests::inverse_root(symmetric_eigen(x.transpose() * x));
    const Matrix z = inverse_root * x.transpose() * fitted;
    const Matrix mixed = alpha * x.transpose() * x + (1.0 - alpha) * z * z.transpose();
    const SymmetricEigen of_features = symmetric_eigen(mixed);
    for (Index k = 0; k < 2; ++k) {
      const double lambda = of_samples.values[29 - k];
      QVERIFY(std::abs(lambda - model.eigenvalues[k]) < 1e-10);
      QVERIFY(std::abs(of_features.values[5 - k] - lambda) < 1e-10);
      const Vector by_samples = std::sqrt(lambda) * of_samples.vectors.col(29 - k);
      const Vector by_features =
          x * (inverse_root * of_features.vectors.col(5 - k) * std::sqrt(lambda));
      for (const Vector& scores : {by_samples, by_features}) {
        QVERIFY((pcov::aligned(scores, model.scores.col(k)) - model.scores.col(k)).norm() < 1e-9);
      }
    }
  }

  void a_turned_space_gives_the_same_latent_space() {
    const Matrix x = normal_matrix(50, 7, 8);
    const Matrix y = noisy_targets(x, 1, 9);
    const Matrix turn = tests::orthonormal(normal_matrix(7, 7, 10));
    const PcovrModel straight = Pcovr(x, y).solve(0.5, 3);
    const PcovrModel turned = Pcovr(x * turn, y).solve(0.5, 3);
    QVERIFY((pcov::aligned(turned.scores, straight.scores) - straight.scores).norm() < 1e-10);
    QVERIFY(std::abs(turned.losses.inputs - straight.losses.inputs) < 1e-12);
    QVERIFY(std::abs(turned.losses.targets - straight.losses.targets) < 1e-12);
  }

  void projectors_give_the_scores_and_the_losses_of_the_training_rows() {
    const Matrix x = normal_matrix(40, 60, 11);  // more features than samples
    const Matrix y = centred(noisy_targets(x, 2, 12));
    const Pcovr pcovr(x, y);
    for (const double alpha : {0.0, 0.3, 1.0}) {
      const PcovrModel model = pcovr.solve(alpha, 2);
      const Matrix& scores = model.scores;
      QVERIFY((centred(x) * model.to_latent - scores).norm() < 1e-10 * scores.norm());
      const double x_lost = (centred(x) - onto(scores, centred(x))).squaredNorm();
      QVERIFY(std::abs(model.losses.inputs - x_lost / centred(x).squaredNorm()) < 1e-11);
      const double y_lost = (y - onto(scores, y)).squaredNorm();
      QVERIFY(std::abs(model.losses.targets - y_lost / y.squaredNorm()) < 1e-11);
    }
  }

  /// r > 200 takes another path; 220 features stand on both sides of it by leaving 30 out.
  void large_spectra_agree_with_small_ones() {
    const Matrix core = normal_matrix(400, 190, 13);
    const Matrix y = noisy_targets(core, 1, 14);
    Matrix padded(400, 230);
    padded << core, 1e-7 * normal_matrix(400, 40, 15);
    const PcovrModel small = Pcovr(core, y).solve(0.5, 2);
    const PcovrModel large = Pcovr(padded, y).solve(0.5, 2);
    QVERIFY((pcov::aligned(large.scores, small.scores) - small.scores).norm() <
            1e-6 * small.scores.norm());
    QVERIFY(std::abs(large.losses.inputs - small.losses.inputs) < 1e-9);
  }

  /// The losses are traded: less alpha never loses more of the targets, never less of the inputs.
  void losses_are_monotone_in_alpha() {
    const Matrix x = normal_matrix(80, 10, 16) * normal_matrix(10, 10, 17);
    const Pcovr pcovr(x, noisy_targets(x, 2, 18));
    PcovrLosses before = pcovr.solve(1.0, 2).losses;
    for (double alpha = 0.9; alpha >= 0.0; alpha -= 0.1) {
      const PcovrLosses now = pcovr.solve(alpha, 2).losses;
      QVERIFY(now.targets <= before.targets + 1e-9);
      QVERIFY(now.inputs >= before.inputs - 1e-9);
      before = now;
    }
  }

  void components_that_do_not_exist_are_0() {
    const Matrix x = normal_matrix(20, 1, 19) * Matrix::Ones(1, 3);
    const PcovrModel model = Pcovr(x, noisy_targets(x, 1, 20)).solve(0.5, 4);
    QVERIFY(model.scores.col(0).norm() > 0.1);
    QVERIFY(model.scores.rightCols(3).isZero());
    const PcovrModel point = Pcovr(Matrix::Ones(1, 1), Matrix::Ones(1, 1)).solve(0.5, 2);
    QVERIFY(point.scores.isZero() && point.to_latent.isZero());
    QCOMPARE(point.losses.inputs, 0.0);
  }

  void what_cannot_be_is_refused() {
    const Matrix x = normal_matrix(10, 3, 21);
    const Pcovr with(x, noisy_targets(x, 1, 22));
    const Pcovr without(x, Matrix(10, 0));
    for (const double alpha : {-0.1, 1.1, std::nan("")}) {
      QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(with.solve(alpha, 1)));
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(with.solve(0.5, 0)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(without.solve(0.5, 1)));
    QVERIFY(without.solve(1.0, 2).scores.allFinite());
    QVERIFY_THROWS_EXCEPTION(Error, Pcovr(x, Matrix::Zero(9, 1)));
  }
};

QTEST_GUILESS_MAIN(TestPcovr)
#include "tst_pcovr.moc"
