// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/embed/kernel_pcovr.h"
#include "core/embed/pcovr.h"
#include "core/error.h"
#include "core/measures/kernel.h"
#include "core/measures/standard_scaler.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

struct KernelCase {
  Matrix x;
  Matrix y;
  Matrix kernel;
};

KernelCase csd_case() {
  const Matrix csd = pcov::input("csd120");
  ScalerOptions columns;
  columns.mode = ScalerMode::column;
  KernelCase made;
  made.x = fit_scaler(csd.leftCols(100)).apply(csd.leftCols(100));
  made.y = fit_scaler(csd.rightCols(1), columns).apply(csd.rightCols(1));
  KernelOptions rbf;
  rbf.gamma = 0.5;
  made.kernel = kernel_matrix(made.x, made.x, rbf);
  return made;
}

/// T T^+ Y: what is left of a table in the latent space, whose components are orthogonal.
Matrix onto(const Matrix& scores, const Matrix& y) {
  return scores * tests::solved(scores.transpose() * scores, scores.transpose() * y);
}

Matrix centred(const Matrix& rows) { return rows.rowwise() - rows.colwise().mean(); }

}  // namespace

class TestKernelPcovr : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void agrees_with_the_peer_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("alpha");
    QTest::addColumn<int>("components");
    QTest::addColumn<double>("ridge");
    QTest::addColumn<bool>("centre");
    QTest::newRow("a0.0") << "csd120_kpcovr_rbf_a0.0" << 0.0 << 1 << 1e-3 << false;
    QTest::newRow("a0.5") << "csd120_kpcovr_rbf_a0.5" << 0.5 << 2 << 1e-3 << false;
    QTest::newRow("a1.0") << "csd120_kpcovr_rbf_a1.0" << 1.0 << 2 << 1e-3 << false;
    QTest::newRow("centred") << "csd120_kpcovr_rbf_center_a0.5" << 0.5 << 3 << 1e-2 << true;
  }

  /// Losses 1e-7, eigenvalues 1e-8, the rest 1e-6, as the manifest says.
  void agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    QFETCH(QString, name);
    QFETCH(double, alpha);
    QFETCH(int, components);
    QFETCH(double, ridge);
    QFETCH(bool, centre);
    const auto wanted = pcov::expected(name.toStdString());
    const KernelCase of = csd_case();
    const KernelPcovr pcovr(of.kernel, of.y, {ridge, centre});
    const KernelPcovrModel model = pcovr.solve(alpha, components);
    QVERIFY(pcov::misfit(model.losses.kernel, wanted.at("l_K"), 1e-7) <= 1.0);
    QVERIFY(pcov::misfit(model.losses.targets, wanted.at("l_Y"), 1e-7) <= 1.0);
    const Vector eigenvalues = pcov::numbers(wanted.at("eigenvalues")).head(components);
    QVERIFY(pcov::misfit(model.eigenvalues, eigenvalues, 1e-8) <= 1.0);
    const Matrix scores = pcov::table(wanted.at("T_rows"));
    const Matrix found = pcov::aligned(model.scores.topRows(scores.rows()), scores);
    QVERIFY(pcov::misfit(found, scores, 1e-6) <= 1.0);
    const Matrix predicted = onto(model.scores, centred(of.y)).rowwise() + of.y.colwise().mean();
    const Matrix wanted_y = pcov::table(wanted.at("Yhat_rows"));
    QVERIFY(pcov::misfit(predicted.topRows(wanted_y.rows()), wanted_y, 1e-6) <= 1.0);
    const double lost = (of.x - onto(model.scores, of.x)).squaredNorm() / of.x.squaredNorm();
    QVERIFY(pcov::misfit(lost, wanted.at("l_X_inverse"), 1e-7) <= 1.0);
  }

  void a_linear_kernel_is_pcovr() {
    const Matrix x = centred(normal_matrix(40, 6, 1));
    const Matrix y = noisy_targets(x, 2, 2);
    KernelOptions linear;
    linear.kind = KernelKind::linear;
    const KernelPcovr with_kernel(kernel_matrix(x, x, linear), y, {1e-2, false});
    // The same lambda: (X X^T + lambda)^-1 and (X^T X + lambda)^-1
    const Pcovr without(x, y, 1e-2);
    const Matrix fresh = normal_matrix(15, 6, 3);
    for (const double alpha : {0.0, 0.35, 1.0}) {
      const KernelPcovrModel found = with_kernel.solve(alpha, 2);
      const PcovrModel wanted = without.solve(alpha, 2);
      QVERIFY((pcov::aligned(found.scores, wanted.scores) - wanted.scores).norm() < 1e-8);
      const Matrix placed = with_kernel.project(found, kernel_matrix(fresh, x, linear));
      const Matrix latent = fresh * wanted.to_latent;
      QVERIFY((pcov::aligned(placed, latent) - latent).norm() < 1e-8 * latent.norm());
    }
  }

  void losses_and_places_follow_the_formulas() {
    const Matrix x = centred(normal_matrix(30, 4, 4));
    const Matrix y = centred(noisy_targets(x, 1, 5));
    const Matrix kernel = kernel_matrix(x, x);
    for (const bool centre : {false, true}) {
      const KernelPcovr pcovr(kernel, y, {1e-2, centre});
      const KernelPcovrModel model = pcovr.solve(0.5, 2);
      const Matrix used = centre ? KernelNormaliser(kernel).apply(kernel) : kernel;
      const Matrix w = onto(model.scores, Matrix::Identity(30, 30));
      const double lost = (used - 2.0 * used * w + w.transpose() * used * w).trace() / used.trace();
      QVERIFY(std::abs(model.losses.kernel - lost) < 1e-10);
      QVERIFY(std::abs(model.losses.targets - (y - w * y).squaredNorm() / y.squaredNorm()) < 1e-10);
      QVERIFY((pcovr.project(model, kernel) - model.scores).norm() < 1e-10);
    }
  }

  void a_normalised_kernel_is_that_of_centred_features() {
    const Matrix x = normal_matrix(20, 3, 7).array() + 2.0;
    const Matrix fresh = normal_matrix(5, 3, 8);
    KernelOptions linear;
    linear.kind = KernelKind::linear;
    const KernelNormaliser normaliser(kernel_matrix(x, x, linear));
    const Matrix features = centred(x);
    const double scale = features.squaredNorm() / 20.0;
    const Matrix moved = fresh.rowwise() - x.colwise().mean();
    QVERIFY(
        (normaliser.apply(kernel_matrix(x, x, linear)) - features * features.transpose() / scale)
            .norm() < 1e-11);
    const Matrix between = kernel_matrix(fresh, x, linear);
    QVERIFY((normaliser.apply(between) - moved * features.transpose() / scale).norm() < 1e-11);
  }

  void kernels_are_their_formulas_data() {
    QTest::addColumn<int>("kind");
    for (const auto kind : {KernelKind::linear, KernelKind::polynomial, KernelKind::rbf,
                            KernelKind::sigmoid, KernelKind::cosine}) {
      const int number = static_cast<int>(kind);
      QTest::newRow(qPrintable(QString::number(number))) << number;
    }
  }

  void kernels_are_their_formulas() {
    QFETCH(int, kind);
    const Vector a{{0.5, -1.0, 2.0, 0.25}};
    const Vector b{{1.5, 0.5, -0.25, 1.0}};
    KernelOptions options;
    options.kind = static_cast<KernelKind>(kind);
    const double product = a.dot(b);
    const std::vector<double> wanted{product, std::pow(product / 4.0 + 1.0, 3),
                                     std::exp(-(a - b).squaredNorm() / 4.0),
                                     std::tanh(product / 4.0 + 1.0), product / a.norm() / b.norm()};
    const Matrix found = kernel_matrix(a.transpose(), b.transpose(), options);
    QVERIFY(std::abs(found(0, 0) - wanted.at(static_cast<std::size_t>(kind))) < 1e-14);
  }

  void what_cannot_be_is_refused() {
    const Matrix kernel = Matrix::Identity(5, 5);
    const Matrix y = Matrix::Ones(5, 1);
    QVERIFY_THROWS_EXCEPTION(Error, KernelPcovr(kernel, Matrix::Ones(4, 1)));
    QVERIFY_THROWS_EXCEPTION(Error, KernelPcovr(kernel, y, {0.0, false}));
    QVERIFY_THROWS_EXCEPTION(Error, KernelPcovr(Matrix::Ones(5, 5), y, {1.0, true}));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(KernelPcovr(kernel, y).solve(1.5, 1)));
    KernelOptions narrow;
    narrow.gamma = -1.0;
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(kernel_matrix(kernel, kernel, narrow)));
  }
};

QTEST_GUILESS_MAIN(TestKernelPcovr)
#include "tst_kernel_pcovr.moc"
