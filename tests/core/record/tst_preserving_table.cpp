// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QtTest>
#include <cmath>
#include <memory>
#include <numbers>
#include <string>

#include "core/data/table_reader.h"
#include "core/error.h"
#include "core/measures/preserving_correction.h"
#include "core/methods/registry.h"
#include "core/record/preserving_table.h"
#include "core/record/run_tables.h"
#include "core/run/compared_inputs.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"
#include "tests/support/run_method.h"
#include "tests/support/text_of_rows.h"

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
    const TextTable table = text_of(distance_preserving_table(
        of.table, naming_columns(of.table.columns), of.problem, of.comparable, {4, 0, 2}));
    QCOMPARE(table.header, std::vector<std::string>({"x1", "x5~", "x1~", "x3~"}));
    const Matrix kept = numbers(table, 1);
    const Matrix products = of.comparable * of.comparable.transpose();
    QVERIFY((kept * kept.transpose() - products).cwiseAbs().maxCoeff() <
            1e-9 * products.cwiseAbs().maxCoeff());
  }

  /// 3.134 and -3.139 are neighbours on a circle.
  void an_input_with_a_period_counts_as_its_cosine_and_sine() {
    Dataset table;
    table.values = normal_matrix(40, 3, 5);
    table.values.col(1) = Vector::LinSpaced(40, -3.139, 3.134);
    table.columns.resize(3);
    for (std::size_t column = 0; column < 3; ++column) {
      table.columns[column].name = "x" + std::to_string(column);
      table.columns[column].roles = RoleSet().with(Role::input);
    }
    table.columns[1].period = 2.0 * std::numbers::pi;
    const Problem problem = make_problem(table);
    const Matrix compared = compared_inputs(builtin_methods().find("dii"), problem,
                                            builtin_methods().find("dii").schema().defaults());
    const TextTable alone = text_of(distance_preserving_table(table, {}, problem, compared, {1}));
    QCOMPARE(alone.header, std::vector<std::string>({"cos(x1)~", "sin(x1)~"}));
    const TextTable all =
        text_of(distance_preserving_table(table, {}, problem, compared, {0, 1, 2}));
    const Matrix kept = numbers(all, 0);
    const double scale =
        (compared(1, 1) - compared(0, 1)) / (table.values(1, 1) - table.values(0, 1));
    for (const Index other : {1, 20, 39}) {
      const double chord = 2.0 * std::sin((table.values(other, 1) - table.values(0, 1)) / 2.0);
      const double rest =
          (compared(0, 0) - compared(other, 0)) * (compared(0, 0) - compared(other, 0)) +
          (compared(0, 2) - compared(other, 2)) * (compared(0, 2) - compared(other, 2));
      const double wanted = std::sqrt(scale * scale * chord * chord + rest);
      QVERIFY(std::abs((kept.row(0) - kept.row(other)).norm() - wanted) < 1e-9);
    }
    const TextTable rows = covariance_preserving_table(problem, compared, {3, 5, 9, 11});
    QCOMPARE(rows.header, std::vector<std::string>({"x0", "cos(x1)", "sin(x1)", "x2"}));
  }

  void three_rows_that_span_all_keep_every_covariance() {
    const Measured of = measured();
    const TextTable table = covariance_preserving_table(of.problem, of.comparable, {7, 1, 29});
    QCOMPARE(table.header.size(), 6U);
    const Matrix kept = numbers(table, 0);
    QCOMPARE(kept.rows(), Index{3});
    const Matrix products = of.comparable.transpose() * of.comparable;
    QVERIFY((kept.transpose() * kept - products).cwiseAbs().maxCoeff() <
            1e-9 * products.cwiseAbs().maxCoeff());
  }

  /// The wrappers around a method hand the question on; without a scaling of its own, units do not
  /// matter.
  void the_scaling_is_that_of_the_run_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<bool>("in_units");
    QTest::newRow("each column") << "cur"
                                 << "columns" << false;
    QTest::newRow("one factor") << "cur"
                                << "matrix" << true;
    QTest::newRow("of other kinds of selectors") << "pcov-fps"
                                                 << "matrix" << true;
    QTest::newRow("centred") << "fps"
                             << "centre" << true;
    QTest::newRow("a map of one descriptor") << "mlkr"
                                             << "together" << true;
    QTest::newRow("a map of quantities") << "mlkr"
                                         << "each" << false;
    QTest::newRow("none of its own") << "dii"
                                     << "" << false;
  }
  void the_scaling_is_that_of_the_run() {
    QFETCH(const QString, method);
    QFETCH(const QString, parameter);
    QFETCH(const bool, in_units);
    const Measured of = measured();
    const MethodRegistry methods = builtin_methods();
    const Method& asked = methods.find(method.toStdString());
    ParameterValues values = asked.schema().defaults();
    if (!parameter.isEmpty()) {
      values.set("scaling", parameter.toStdString());
    }
    const Matrix inputs = compared_inputs(asked, of.problem, values);
    const Matrix centred = of.problem.inputs.rowwise() - of.problem.inputs.colwise().mean();
    const Matrix& wanted = in_units ? centred : of.comparable;
    const double factor = inputs(0, 0) / wanted(0, 0);
    QVERIFY(factor > 0.0);
    QVERIFY((inputs - factor * wanted).cwiseAbs().maxCoeff() <
            1e-12 * inputs.cwiseAbs().maxCoeff());
  }

  /// The loss that is left by ten columns of the descriptors that the method was published for: the
  /// correction on another scaling than the run's leaves 0.380.
  void the_correction_of_a_published_table_is_as_good_as_its_span() {
    const QString file = QString::fromStdString(shared_dir() + "/data/csd-1000r/csd-1000r.npz");
    if (!QFile::exists(file)) {
      QSKIP("the data are not there");
    }
    Dataset table = read_table(file.toStdString());
    for (Column& column : table.columns) {
      if (column.roles.empty()) {
        column.roles = RoleSet().with(Role::input);
      }
    }
    const auto problem = std::make_shared<const Problem>(make_problem(table));
    const MethodRegistry methods = builtin_methods();
    const Method& method = methods.find("pcov-cur");
    ParameterValues values = method.schema().defaults();
    values.set("scaling", std::string("matrix"));
    values.set("count", std::int64_t{10});
    const Result result = run_to_end(method, problem, {{"scaling", "matrix"}, {"count", "10"}});
    const Matrix inputs = compared_inputs(method, *problem, values);
    const TextTable made =
        text_of(distance_preserving_table(table, {}, *problem, inputs, result.selection.features));
    const double loss = gram_loss(inputs, numbers(made, 0));
    QVERIFY2(std::abs(loss - 0.206) < 0.0005, qPrintable(QString::number(loss)));
  }

  void nothing_selected_is_refused() {
    const Measured of = measured();
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(distance_preserving_table(
                                        of.table, {}, of.problem, of.comparable, {})));
    QVERIFY_THROWS_EXCEPTION(
        Error, static_cast<void>(covariance_preserving_table(of.problem, of.comparable, {})));
  }
};

QTEST_GUILESS_MAIN(TestPreservingTable)
#include "tst_preserving_table.moc"
