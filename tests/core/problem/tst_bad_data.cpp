// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numeric>

#include "core/data/generators.h"
#include "core/problem/periods.h"
#include "core/problem/ties.h"
#include "core/problem/truth_ranks.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

QString remarks(const Problem& problem) {
  QStringList all;
  for (const std::string& warning : in_words(problem.warnings)) {
    all << QString::fromStdString(warning);
  }
  return all.join(QLatin1Char('\n'));
}

Dataset gaussians(Index samples = 60) { return ten_gaussians(samples, 3); }

/// Turns the n-th column into whole numbers below `values`.
void coarsen(Dataset& dataset, Index column, int values) {
  for (Index row = 0; row < dataset.samples(); ++row) {
    dataset.values(row, column) = static_cast<double>(row % values);
  }
}

/// Leaves one truth column, with as many different values.
Dataset with_few_values(int values, Index samples = 60) {
  Dataset dataset = gaussians(samples);
  for (std::size_t at = 11; at < 20; ++at) {
    dataset.columns[at].roles = {};
  }
  coarsen(dataset, 10, values);
  return dataset;
}

/// By definition, from the ranks themselves.
double lowest_by_ranks(const Problem& problem) {
  std::vector<Index> rows(static_cast<std::size_t>(problem.samples()));
  std::iota(rows.begin(), rows.end(), Index{0});
  const Ranks ranks = *ranks_of_truth(problem, rows);
  double sum = 0.0;
  for (Index i = 0; i < problem.samples(); ++i) {
    double least = static_cast<double>(problem.samples());
    for (Index j = 0; j < problem.samples(); ++j) {
      least = j == i ? least : std::min(least, ranks(i, j));
    }
    sum += least;
  }
  return 2.0 * sum / std::pow(static_cast<double>(problem.samples()), 2);
}

}  // namespace

class TestBadData : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Their squares are 0, so that such a column would look constant.
  void columns_of_tiny_values_are_refused() {
    for (const Index column : {Index{0}, Index{10}}) {
      Dataset dataset = gaussians();
      dataset.values.col(column) *= 1e-60;
      static_cast<void>(make_problem(dataset));
      dataset.values.col(column) *= 1e-60;
      const QString said = message_of([&] { static_cast<void>(make_problem(dataset)); });
      QVERIFY2(said.contains("no value is larger than"), qPrintable(said));
      dataset.values.col(column).setZero();
      static_cast<void>(make_problem(dataset));
    }
  }

  void classes_that_are_lost_with_incomplete_rows_are_named() {
    Dataset dataset = gaussians();
    for (Column& column : dataset.columns) {
      column.roles = column.roles.without(Role::label);
    }
    Column& label = dataset.columns.emplace_back();
    label.name = "sort";
    label.kind = ColumnKind::category;
    label.categories = {"a", "b", "rare"};
    label.roles = RoleSet().with(Role::label);
    dataset.values.conservativeResize(60, dataset.values.cols() + 1);
    for (Index row = 0; row < 60; ++row) {
      dataset.values(row, dataset.values.cols() - 1) = row < 3 ? 2.0 : static_cast<double>(row % 2);
    }
    dataset.values.col(0).head(3).setConstant(std::nan(""));
    ProblemOptions options;
    options.missing = MissingPolicy::drop_rows;
    const QString said = remarks(make_problem(dataset, options));
    QVERIFY2(said.contains("1 class of 'sort' is lost: rare"), qPrintable(said));
    options.missing = MissingPolicy::fill_median;
    QVERIFY(!remarks(make_problem(dataset, options)).contains("lost"));
  }

  void samples_with_the_same_inputs_are_counted() {
    Dataset dataset = gaussians();
    QVERIFY(!remarks(make_problem(dataset)).contains("same inputs"));
    for (const Index copy : {7, 30, 59}) {
      dataset.values.row(copy).head(10) = dataset.values.row(2).head(10);
    }
    QVERIFY2(remarks(make_problem(dataset)).contains("3 of 60 samples have the same inputs"),
             qPrintable(remarks(make_problem(dataset))));
  }

  void a_truth_of_few_values_is_pointed_out_with_what_it_means() {
    QVERIFY(!warning_of_ties(make_problem(gaussians())));
    const Problem few = make_problem(with_few_values(3));
    const QString said = QString::fromStdString(in_words(warning_of_ties(few).value()));
    QVERIFY(!remarks(few).contains("imbalance"));  // not every method compares ranks
    QVERIFY2(said.contains("3 distinct values among 60 samples") && said.contains("0.33"),
             qPrintable(said));
  }

  void the_lowest_imbalance_is_that_of_the_lowest_ranks() {
    for (const int values : {2, 7, 20}) {
      const Problem problem = make_problem(with_few_values(values));
      QVERIFY(std::abs(lowest_imbalance(problem) - lowest_by_ranks(problem)) < 1e-12);
    }
    const Problem all_different = make_problem(with_few_values(60));
    QVERIFY(lowest_imbalance(all_different) <= lowest_by_ranks(all_different));
  }

  void so_it_is_for_a_distance_matrix() {
    Dataset matrix = gaussians(20);
    matrix.columns.resize(20);
    for (Index i = 0; i < 20; ++i) {
      for (Index j = 0; j < 20; ++j) {
        matrix.values(i, j) = std::abs(static_cast<double>(i / 5 - j / 5));
      }
    }
    matrix.values.conservativeResize(20, 20);
    ProblemOptions options;
    options.truth_kind = TruthKind::distance_matrix;
    for (Column& column : matrix.columns) {
      column.roles = RoleSet().with(Role::truth);
    }
    const Problem problem = make_problem(gaussians(20), options, &matrix);
    QVERIFY(std::abs(lowest_imbalance(problem) - lowest_by_ranks(problem)) < 1e-12);
    QCOMPARE(warning_of_ties(problem).value().id, std::string("problem.tied_distances"));
  }

  void values_that_exceed_their_period_are_pointed_out() {
    Dataset dataset = gaussians();
    dataset.columns[1].period = 100.0;
    QVERIFY(!remarks(make_problem(dataset)).contains("period"));
    dataset.values.col(1) *=
        360.0 / (dataset.values.col(1).maxCoeff() - dataset.values.col(1).minCoeff());
    dataset.columns[1].period = 360.0;
    QVERIFY(
        !remarks(make_problem(dataset)).contains("period"));  // one whole period is none too many
    dataset.columns[1].period = 36.0;
    QVERIFY2(remarks(make_problem(dataset)).contains("input 'x2' covers 10 periods of 36"),
             qPrintable(remarks(make_problem(dataset))));
    dataset.columns[10].truth_period = 1.0;
    QVERIFY(remarks(make_problem(dataset)).contains("target column 'truth1' covers"));
  }

  void wrapping_changes_no_distance_and_ends_the_complaint() {
    Dataset dataset = gaussians();
    dataset.columns[1].period = 0.7;
    dataset.columns[10].truth_period = 1.3;
    dataset.columns[11].truth_period = 100.0;
    const Problem plain = make_problem(dataset);
    ProblemOptions options;
    options.wrap_periods = true;
    const Problem wrapped = make_problem(dataset, options);
    QVERIFY(!remarks(wrapped).contains("period"));
    QVERIFY(wrapped.inputs.col(1).cwiseAbs().maxCoeff() <= 0.35);
    QVERIFY(wrapped.inputs.col(0) == plain.inputs.col(0));
    QVERIFY(wrapped.truth.col(1) == plain.truth.col(1));  // within its period
    const Vector turns = (wrapped.inputs.col(1) - plain.inputs.col(1)) / 0.7;
    QVERIFY((turns - Vector(turns.array().round())).cwiseAbs().maxCoeff() < 1e-12);
    const std::vector<Index> rows{0, 20, 59};
    const Ranks before = *ranks_of_truth(plain, rows);
    const Ranks after = *ranks_of_truth(wrapped, rows);
    for (Index row = 0; row < 3; ++row) {
      for (Index sample = 0; sample < 60; ++sample) {
        QCOMPARE(after(row, sample), before(row, sample));
      }
    }
  }

  void values_without_a_sign_are_wrapped_from_zero() {
    SharedMatrix values = (Matrix(4, 1) << 10.0, 350.0, 370.0, 725.0).finished();
    const double* const before = values.data();
    QCOMPARE(wrap_periods({{"angle", "", "", 1000.0}}, values), Index{0});
    QVERIFY(values.data() == before);  // nothing was copied
    QCOMPARE(wrap_periods({{"angle", "", "", 360.0}}, values), Index{1});
    QVERIFY((values - (Matrix(4, 1) << 10.0, 350.0, 10.0, 5.0).finished()).norm() < 1e-9);
  }
};

QTEST_GUILESS_MAIN(TestBadData)
#include "tst_bad_data.moc"
