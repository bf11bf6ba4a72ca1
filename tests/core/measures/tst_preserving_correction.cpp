// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/error.h"
#include "core/measures/preserving_correction.h"
#include "core/measures/standard_scaler.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/pcov_reference.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// R_r (eq 22) is R_c (eq 27) of the transposed table.
Matrix root_for_rows(const Matrix& x, std::span<const Index> rows) {
  return distance_preserving_root(x.transpose(), rows);
}

}  // namespace

class TestPreservingCorrection : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// All to 1e-7, as the manifest says.
  void agrees_with_the_peer() {
    if (!pcov::is_here()) {
      QSKIP("the reference numbers are not here");
    }
    const auto wanted = pcov::expected("csd_correction_c20_r30");
    const Matrix csd = pcov::input("csd1000r").leftCols(100);
    const Matrix x = fit_scaler(csd).apply(csd);
    const auto columns =
        pcov::positions(pcov::expected("csd_feature_pcovcur_a0.5").at("selected_idx"));
    auto rows = pcov::positions(pcov::expected("csd_sample_pcovcur_a0.5").at("selected_idx"));
    rows.resize(30);
    const Matrix kept = x(Eigen::all, columns);
    const Matrix across = x(rows, Eigen::all);
    const Matrix column_root = distance_preserving_root(x, columns);
    const Matrix row_root = root_for_rows(x, rows);
    const auto agrees = [&](const Matrix& found, const char* key) {
      return pcov::misfit(found, pcov::numbers(wanted.at(key)), 1e-7, 1e-13) <= 1.0;
    };
    QVERIFY(agrees(column_root.diagonal(), "R_c_diag"));
    QVERIFY(agrees(column_root.row(0).transpose(), "R_c_first_row"));
    QVERIFY(agrees(row_root.diagonal(), "R_r_diag"));
    QVERIFY(agrees((kept * column_root).row(0).transpose(), "Xct_first_row"));
    QVERIFY(agrees((row_root * across).row(0).transpose(), "Xrt_first_row"));
    const auto equals = [&](double found, const char* key) {
      return pcov::misfit(found, wanted.at(key), 1e-7) <= 1.0;
    };
    QVERIFY(equals(gram_loss(x, kept), "l_K_uncorrected"));
    QVERIFY(equals(gram_loss(x, kept * column_root), "l_K_corrected"));
    QVERIFY(equals(covariance_loss(x, across), "l_C_uncorrected"));
    QVERIFY(equals(covariance_loss(x, std::sqrt(500.0 / 30.0) * across), "l_C_rescaled"));
    QVERIFY(equals(covariance_loss(x, row_root * across), "l_C_corrected"));
    const Matrix cur = x(Eigen::all, columns) * cur_map(x, columns, rows);
    QVERIFY(equals((x - cur).squaredNorm() / x.squaredNorm(), "l_X_cur26"));
  }

  void rows_are_corrected_by_their_smaller_side() {
    const Matrix x = normal_matrix(40, 6, 9) * normal_matrix(6, 6, 10);
    for (const Index chosen : {3, 6, 25}) {  // fewer and more than columns
      std::vector<Index> rows(static_cast<std::size_t>(chosen));
      std::iota(rows.begin(), rows.end(), Index{2});
      const Matrix wanted = root_for_rows(x, rows) * x(rows, Eigen::all);
      const Matrix found = covariance_preserving_rows(x, rows);
      QVERIFY((found - wanted).norm() < 1e-9 * wanted.norm());
    }
  }

  /// Eqs 21 and 27: what is kept is the whole, seen through the span of what was selected.
  void products_are_those_of_the_whole_through_the_span() {
    const Matrix x = normal_matrix(15, 8, 1);
    const std::vector<Index> columns{1, 4, 6};
    const Matrix kept = x(Eigen::all, columns);
    const Matrix onto = kept * tests::solved(kept.transpose() * kept, kept.transpose());
    const Matrix corrected = kept * distance_preserving_root(x, columns);
    QVERIFY((corrected * corrected.transpose() - onto * x * x.transpose() * onto).norm() < 1e-10);
    const std::vector<Index> rows{0, 3, 7, 9};
    const Matrix across = x(rows, Eigen::all);
    const Matrix through = across.transpose() * tests::solved(across * across.transpose(), across);
    const Matrix stretched = root_for_rows(x, rows) * across;
    QVERIFY((stretched.transpose() * stretched - through * x.transpose() * x * through).norm() <
            1e-10);
  }

  void with_everything_selected_nothing_is_lost() {
    const Matrix x = normal_matrix(9, 4, 2);
    const std::vector<Index> columns{3, 1, 0, 2};
    const std::vector<Index> rows{8, 0, 1, 2, 4};
    QVERIFY(gram_loss(x, x(Eigen::all, columns) * distance_preserving_root(x, columns)) < 1e-12);
    QVERIFY(covariance_loss(x, root_for_rows(x, rows) * x(rows, Eigen::all)) < 1e-12);
    QVERIFY((x(Eigen::all, columns) * cur_map(x, columns, rows) - x).norm() < 1e-12);
  }

  /// A column twice adds nothing to the span, and must not blow up.
  void a_repeated_column_changes_nothing() {
    Matrix x = normal_matrix(12, 5, 3);
    x.col(2) = x.col(1);
    const std::vector<Index> once{0, 1};
    const std::vector<Index> twice{0, 1, 2};
    const Matrix single = x(Eigen::all, once) * distance_preserving_root(x, once);
    const Matrix doubled = x(Eigen::all, twice) * distance_preserving_root(x, twice);
    QVERIFY((doubled * doubled.transpose() - single * single.transpose()).norm() < 1e-9);
  }

  void what_is_not_there_is_refused() {
    const Matrix x = normal_matrix(6, 3, 4);
    const std::vector<Index> beyond{0, 3};
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(distance_preserving_root(x, beyond)));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(covariance_preserving_rows(x, {})));
  }
};

QTEST_GUILESS_MAIN(TestPreservingCorrection)
#include "tst_preserving_correction.moc"
