// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <string>

#include "core/error.h"
#include "core/record/preserving_table.h"
#include "tests/support/normal_matrix.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// 30 samples of six inputs in different units, which three hidden columns make.
struct Measured {
  Dataset table;
  Problem problem;
  Matrix comparable;  // inputs of mean 0 and deviation 1
};

Measured measured() {
  Measured made;
  const Matrix plain = normal_matrix(30, 3, 1) * normal_matrix(3, 6, 2);
  const Vector units{{1.0, 10.0, 0.1, 5.0, 100.0, 2.0}};
  made.table.values = plain * units.asDiagonal();
  made.table.columns.resize(6);
  for (std::size_t column = 0; column < 6; ++column) {
    made.table.columns[column].name = "x" + std::to_string(column + 1);
    made.table.columns[column].roles = RoleSet().with(Role::input);
  }
  made.table.columns[0].roles = RoleSet().with(Role::input).with(Role::id);
  made.problem = make_problem(made.table);
  const Matrix centred = plain.rowwise() - plain.colwise().mean();
  const Eigen::RowVectorXd deviations = (centred.colwise().squaredNorm() / 30.0).cwiseSqrt();
  made.comparable = centred * deviations.cwiseInverse().asDiagonal();
  return made;
}

/// \param first  column of the table
Matrix numbers(const TextTable& table, std::size_t first) {
  Matrix values(std::ssize(table.rows), std::ssize(table.header) - static_cast<Index>(first));
  for (Index row = 0; row < values.rows(); ++row) {
    for (Index column = 0; column < values.cols(); ++column) {
      const auto& cells = table.rows[static_cast<std::size_t>(row)];
      values(row, column) = std::stod(cells[first + static_cast<std::size_t>(column)]);
    }
  }
  return values;
}

}  // namespace

class TestPreservingTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void three_columns_that_span_all_keep_every_distance() {
    const Measured of = measured();
    const TextTable table =
        distance_preserving_table(of.table, naming_columns(of.table), of.problem, {4, 0, 2});
    QCOMPARE(table.header, std::vector<std::string>({"x1", "x5~", "x1~", "x3~"}));
    const Matrix kept = numbers(table, 1);
    const Matrix products = of.comparable * of.comparable.transpose();
    QVERIFY((kept * kept.transpose() - products).cwiseAbs().maxCoeff() <
            1e-9 * products.cwiseAbs().maxCoeff());
  }

  void three_rows_that_span_all_keep_every_covariance() {
    const Measured of = measured();
    const TextTable table = covariance_preserving_table(of.problem, {7, 1, 29});
    QCOMPARE(table.header.size(), 6U);
    const Matrix kept = numbers(table, 0);
    QCOMPARE(kept.rows(), Index{3});
    const Matrix products = of.comparable.transpose() * of.comparable;
    QVERIFY((kept.transpose() * kept - products).cwiseAbs().maxCoeff() <
            1e-9 * products.cwiseAbs().maxCoeff());
  }

  void nothing_selected_is_refused() {
    const Measured of = measured();
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(distance_preserving_table(
                                        of.table, naming_columns(of.table), of.problem, {})));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(covariance_preserving_table(of.problem, {})));
  }
};

QTEST_GUILESS_MAIN(TestPreservingTable)
#include "tst_preserving_table.moc"
