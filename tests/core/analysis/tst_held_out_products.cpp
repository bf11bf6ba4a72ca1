// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <utility>

#include "core/analysis/held_out_error.h"
#include "core/methods/pcov/selection_method.h"
#include "core/positions.h"
#include "tests/support/blind_problem.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Problem eight() { return blind_problem(normal_matrix(200, 8, 3) * normal_matrix(8, 8, 6)); }

constexpr double train_share = 0.7;

/// Inputs divided by their deviations among the training samples, and centred by these.
struct CentredParts {
  explicit CentredParts(const Problem& problem)
      : split(split_of(problem.samples(), problem.order, train_share, HeldOutOptions().seed)) {
    Matrix scaled = problem.inputs;
    for (auto column : scaled.colwise()) {
      const Vector learned = column(split.train);
      column.array() -= learned.mean();
      column /= std::sqrt((learned.array() - learned.mean()).square().mean());
    }
    train = scaled(split.train, Eigen::all);
    test = scaled(split.test, Eigen::all);
  }

  Split split;
  Matrix train, test;
};

}  // namespace

/// What features or samples keep of all products, and the CUR reconstruction from them.
class TestHeldOutProducts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// By the definitions, written out: eq 27 for features, eq 22 for samples (Cersonsky et al.
  /// 2021).
  void kept_products_are_those_of_held_out_samples() {
    const CentredParts parts(eight());
    const std::vector<Index> columns{0, 1, 2};
    const Matrix kept = parts.train(Eigen::all, columns);
    const Matrix back = least_squares(kept, parts.train);  // 3 x 8
    const Matrix tested = parts.test(Eigen::all, columns);
    const Matrix products = parts.test * parts.test.transpose();
    const Matrix made = tested * (back * back.transpose()) * tested.transpose();
    const double of_features = (products - made).squaredNorm() / products.squaredNorm();
    HeldOutOptions options;
    options.measure = HeldOutMeasure::products;
    options.train_share = train_share;
    const HeldOutError found =
        *held_out_error(eight(), Ranked::features, {all_positions(8)}, options);
    QCOMPARE(found.rankings[0].counts[2], Index{3});
    QVERIFY(std::abs(found.rankings[0].errors[2] - of_features) < 1e-9);
    QVERIFY(found.rankings[0].errors.back() < 1e-9);

    const std::vector<Index> first(parts.split.train.begin(), parts.split.train.begin() + 3);
    const Matrix rows = parts.train.topRows(3);
    const Matrix along = least_squares(rows.transpose(), Matrix(Matrix::Identity(8, 8)));  // 3 x 8
    const Matrix onto = rows.transpose() * along;
    const double more =
        static_cast<double>(parts.test.rows()) / static_cast<double>(parts.train.rows());
    const Matrix covariance = parts.test.transpose() * parts.test;
    const Matrix of_rows = more * onto * parts.train.transpose() * parts.train * onto;
    const double of_samples = (covariance - of_rows).squaredNorm() / covariance.squaredNorm();
    const HeldOutError of = *held_out_error(eight(), Ranked::samples, {first}, options);
    QCOMPARE(of.rankings[0].counts.back(), Index{3});
    QVERIFY(std::abs(of.rankings[0].errors.back() - of_samples) < 1e-9);
  }

  /// By the definition, eq 26, with the rows that CUR chooses among the training samples.
  void the_cur_reconstruction_is_learned_from_the_training_samples() {
    const CentredParts parts(eight());
    HeldOutOptions options;
    options.measure = HeldOutMeasure::cur;
    options.train_share = train_share;
    const HeldOutError found =
        *held_out_error(eight(), Ranked::features, {all_positions(8)}, options);
    QCOMPARE(found.rankings[0].counts[2], Index{3});
    const auto learned = std::make_shared<const Problem>(blind_problem(parts.train));
    const std::vector<Index> chosen = run_to_end(pcov::SelectionMethod({.cur = true}), learned,
                                                 {{"select", "samples"}, {"count", "8"}})
                                          .samples->positions;
    const std::vector<Index> first(chosen.begin(), chosen.begin() + 3);
    const Matrix rows = parts.train(first, Eigen::all);
    const Matrix by_columns = least_squares(parts.train.leftCols(3), parts.train);  // 3 x 8
    const Matrix link = least_squares(rows.transpose(), by_columns.transpose()).transpose();
    const Matrix rest = parts.test - parts.test.leftCols(3) * link * rows;
    QVERIFY(std::abs(found.rankings[0].errors[2] - rest.norm() / parts.test.norm()) < 1e-9);
  }

  /// The tested sample is the mean of the others, exactly: no error is divided by 0.
  void where_nothing_is_to_be_known_nothing_is_missed() {
    const Matrix signs = normal_matrix(10, 4, 8).array().sign();
    Matrix inputs(21, 4);
    inputs << Matrix::Zero(1, 4), signs, -signs;
    HeldOutOptions options;
    options.given = GivenTest{{0}, {}};
    for (const HeldOutMeasure measure : {HeldOutMeasure::products, HeldOutMeasure::cur}) {
      options.measure = measure;
      const HeldOutError found =
          *held_out_error(blind_problem(inputs), Ranked::features, {all_positions(4)}, options);
      QCOMPARE(found.rankings[0].errors, std::vector<double>(found.rankings[0].counts.size(), 0.0));
    }
  }

  /// Three columns make all eight, and three rows as well: CUR finds such rows (columns) for them.
  void a_table_of_low_rank_is_its_cur_reconstruction() {
    const Matrix few = normal_matrix(120, 3, 4);
    Matrix inputs(120, 8);
    inputs << few, few * normal_matrix(3, 5, 5);
    HeldOutOptions options;
    options.measure = HeldOutMeasure::cur;
    const HeldOutError of_features =
        *held_out_error(blind_problem(inputs), Ranked::features, {{0, 1, 2, 3}}, options);
    QVERIFY(of_features.rankings[0].errors[0] > 0.3);
    QVERIFY(of_features.rankings[0].errors[2] < 1e-9);
    const Split split = split_of(120, {}, options.train_share, options.seed);
    const std::vector<Index> rows(split.train.begin(), split.train.begin() + 4);
    const HeldOutError of_samples =
        *held_out_error(blind_problem(inputs), Ranked::samples, {rows}, options);
    QVERIFY(of_samples.rankings[0].errors[0] > 0.3);
    QVERIFY(of_samples.rankings[0].errors[2] < 1e-9);
    QVERIFY(of_samples.random.mean[0] > 0.3);
  }
};

QTEST_GUILESS_MAIN(TestHeldOutProducts)
#include "tst_held_out_products.moc"
