// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/linalg/symmetric_spectrum.h"
#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/study/fixed_knockoffs.h"
#include "core/study/knockoff_blocks.h"
#include "core/study/knockoff_source.h"
#include "tests/support/correlated_columns.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix standardised(Matrix columns) {
  const auto [means, deviations] = column_spread(columns);
  columns.rowwise() -= means.transpose();
  columns.array().rowwise() /= deviations.transpose().array();
  return columns;
}

Matrix correlation_of(const Matrix& columns) {
  return columns.transpose() * columns / static_cast<double>(columns.rows());
}

/// Columns of rare ones that come together: each pair of columns shares most of its carriers.
Matrix rare_pairs(Index samples, Index pairs, std::uint64_t seed) {
  Random random(seed);
  Matrix columns = Matrix::Zero(samples, 2 * pairs);
  for (Index pair = 0; pair < pairs; ++pair) {
    for (Index sample = 0; sample < samples; ++sample) {
      const bool both = random.uniform() < 0.03;
      columns(sample, 2 * pair) = both || random.uniform() < 0.005 ? 1.0 : 0.0;
      columns(sample, 2 * pair + 1) = both || random.uniform() < 0.005 ? 1.0 : 0.0;
    }
  }
  return columns;
}

PairedProblem drawn(const Matrix& inputs, KnockoffOptions options, std::uint64_t draw = 0) {
  KnockoffSource source(linear_problem(inputs, 0, 0.0, 7), options);
  auto paired = source.draw(draw, {});
  if (!paired) {
    throw std::runtime_error(in_words(source.trouble()));
  }
  return std::move(*paired);
}

}  // namespace

class TestKnockoffSource : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void features_and_knockoffs_share_all_places() {
    const Matrix inputs = 3.0 * correlated_columns(200, 6, 0.5, 1).array() + 5.0;
    const PairedProblem paired = drawn(inputs, {});
    std::set<Index> places(paired.at.begin(), paired.at.end());
    places.insert(paired.knockoff_at.begin(), paired.knockoff_at.end());
    QCOMPARE(std::ssize(places), 12);
    QCOMPARE(*places.rbegin(), Index{11});
    const auto [means, deviations] = column_spread(paired.problem->inputs);
    for (std::size_t k = 0; k < paired.at.size(); ++k) {
      const ColumnInfo& feature = paired.problem->features[static_cast<std::size_t>(paired.at[k])];
      const ColumnInfo& knockoff =
          paired.problem->features[static_cast<std::size_t>(paired.knockoff_at[k])];
      QCOMPARE(feature.name, "x" + std::to_string(k + 1));
      QCOMPARE(knockoff.name, feature.name + " (knockoff)");
      QVERIFY((paired.problem->inputs.col(paired.at[k]) - inputs.col(static_cast<Index>(k)))
                  .cwiseAbs()
                  .maxCoeff() < 1e-12);
      QVERIFY(std::abs(means[paired.knockoff_at[k]] - 5.0) < 1.0);
      QVERIFY(std::abs(deviations[paired.knockoff_at[k]] - 3.0) < 0.7);
    }
  }

  void draws_differ_and_repeat() {
    const Matrix inputs = correlated_columns(50, 8, 0.3, 2);
    const Matrix first = drawn(inputs, {}, 0).problem->inputs;
    set_most_threads(1);
    const Matrix again = drawn(inputs, {}, 0).problem->inputs;
    set_most_threads(4);
    QVERIFY(first == again);
    QVERIFY(first != Matrix(drawn(inputs, {}, 1).problem->inputs));
  }

  void constant_features_stay_out() {
    Matrix inputs = correlated_columns(60, 5, 0.3, 3);
    inputs.col(2).setConstant(4.0);
    const PairedProblem paired = drawn(inputs, {});
    QCOMPARE(paired.features, (std::vector<Index>{0, 1, 3, 4}));
    QCOMPARE(paired.problem->dimension(), Index{8});
  }

  void correlations_of_normal_columns_are_kept() {
    const Matrix inputs = correlated_columns(2000, 10, 0.7, 4);
    const KeptCorrelations kept = drawn(inputs, {}).kept;
    QVERIFY(kept.pairs > 10);
    QVERIFY(std::abs(kept.between_knockoffs - 1.0) < 0.1);
    QVERIFY(std::abs(kept.across - 1.0) < 0.1);
  }

  /// Ledoit and Wolf's estimate takes rare ones for noise.
  void shrinking_loses_the_correlations_of_rare_ones() {
    const Matrix inputs = rare_pairs(400, 60, 5);
    KnockoffOptions options;
    options.correlation = CorrelationSource::shrunk;
    QVERIFY(drawn(inputs, options).kept.between_knockoffs < 0.8);
    options.correlation = CorrelationSource::automatic;
    const KeptCorrelations kept = drawn(inputs, options).kept;
    QVERIFY(kept.between_knockoffs > 0.9);
    QVERIFY(kept.across > 0.9);
  }

  /// The filter's promise needs these products exactly.
  void products_of_fixed_knockoffs_are_exact() {
    for (const Index samples : {60, 30}) {
      const Matrix columns = standardised(correlated_columns(samples, 20, 0.4, 6));
      Random random(1);
      const auto fixed = FixedKnockoffs::of(columns, KnockoffSpread::minimum_variance);
      QVERIFY(fixed.has_value());
      const auto made = fixed->draw(random);
      QVERIFY(made.has_value());
      QCOMPARE(made->knockoffs.rows(), std::max<Index>(samples, 41));
      const Matrix own = made->columns.transpose() * made->columns;
      const Matrix between = made->knockoffs.transpose() * made->knockoffs;
      Matrix apart = own - made->columns.transpose() * made->knockoffs;
      const double scale = own.cwiseAbs().maxCoeff();
      QVERIFY((between - own).cwiseAbs().maxCoeff() < 1e-8 * scale);
      QVERIFY(apart.diagonal().minCoeff() > 0.0);
      apart.diagonal().setZero();
      QVERIFY(apart.cwiseAbs().maxCoeff() < 1e-8 * scale);
      QVERIFY(made->knockoffs.colwise().sum().cwiseAbs().maxCoeff() < 1e-8 * scale);
    }
  }

  /// The target goes on with noise where rows are added.
  void fixed_knockoffs_add_rows() {
    KnockoffOptions options;
    options.kind = KnockoffKind::fixed;
    const Matrix inputs = correlated_columns(30, 20, 0.4, 7);
    KnockoffSource source(linear_problem(inputs, 3, 5.0, 8), options);
    const auto paired = source.draw(0, {});
    QVERIFY(paired.has_value());
    QCOMPARE(paired->problem->samples(), Index{41});
    const Vector noise = paired->problem->truth.col(0).tail(11);
    const double mean = source.draw(0, {})->problem->truth.col(0).head(30).mean();
    // Noise of variance 1, estimated with 9 degrees of freedom; the target itself varies by 8.
    QVERIFY((noise.array() - mean).abs().maxCoeff() < 6.0);
    QVERIFY((noise.array() - mean).abs().maxCoeff() > 0.1);
  }

  void duplicates_have_no_fixed_knockoffs() {
    Matrix inputs = correlated_columns(60, 5, 0.3, 9);
    inputs.col(4) = inputs.col(1);
    KnockoffOptions options;
    options.kind = KnockoffKind::fixed;
    KnockoffSource source(linear_problem(inputs, 0, 0.0, 7), options);
    QVERIFY(!source.draw(0, {}).has_value());
    QVERIFY(!source.trouble().says_nothing());
    options.kind = KnockoffKind::model;
    QCOMPARE(drawn(inputs, options).problem->dimension(), Index{10});
  }

  /// Swapping a whole group with its knockoffs changes no correlation; within a group, a feature
  /// need not share with another's knockoff what it shares with the other. Single columns that are
  /// nearly alike bind their knockoffs, groups do not.
  void groups_are_exchanged_as_wholes() {
    constexpr Index samples = 20000;
    Matrix inputs = correlated_columns(samples, 6, 0.4, 12);
    inputs.col(1) = 0.95 * inputs.col(0) + 0.1 * inputs.col(1);
    KnockoffOptions options;
    options.groups = {GroupedBy::list, "x1, x2; x4, x6"};
    const PairedProblem paired = drawn(inputs, options);
    const Matrix all = standardised(paired.problem->inputs);
    const Matrix features = all(Eigen::all, paired.at);
    const Matrix knockoffs = all(Eigen::all, paired.knockoff_at);
    const Matrix own = correlation_of(features);
    const Matrix across = features.transpose() * knockoffs / static_cast<double>(samples);
    QVERIFY((correlation_of(knockoffs) - own).cwiseAbs().maxCoeff() < 0.03);
    const std::vector<Index> group_of{0, 0, 1, 2, 3, 2};
    for (Index a = 0; a < 6; ++a) {
      for (Index b = 0; b < 6; ++b) {
        if (group_of[static_cast<std::size_t>(a)] != group_of[static_cast<std::size_t>(b)]) {
          QVERIFY(std::abs(across(a, b) - own(a, b)) < 0.03);
        }
      }
    }
    const PairedProblem alone = drawn(inputs, {});
    const Matrix other = standardised(alone.problem->inputs);
    QVERIFY(std::abs(across(0, 0)) < 0.6);
    QVERIFY(other.col(alone.at[0]).dot(other.col(alone.knockoff_at[0])) / samples > 0.9);
    const auto at = static_cast<std::size_t>(paired.at[0]);
    const auto knockoff_at = static_cast<std::size_t>(paired.knockoff_at[0]);
    QCOMPARE(paired.problem->features[at].group, std::string("x1, x2"));
    QCOMPARE(paired.problem->features[knockoff_at].group, std::string("x1, x2 (knockoff)"));
  }

  /// A method that takes equal names as one group must not join what is exchanged one by one.
  void groups_of_one_name_stay_apart() {
    KnockoffOptions options;
    options.groups = {GroupedBy::list, "x3: x1, x2; x4, x5"};
    const PairedProblem paired = drawn(correlated_columns(200, 5, 0.2, 13), options);
    const auto group_at = [&](std::size_t feature) {
      return paired.problem->features[static_cast<std::size_t>(paired.at[feature])].group;
    };
    QCOMPARE(group_at(0), std::string("x3"));
    QCOMPARE(group_at(1), std::string("x3"));
    QCOMPARE(group_at(2), std::string("x3'"));
  }

  void correlated_features_share_a_block() {
    Matrix correlation = Matrix::Identity(6, 6);
    const auto set = [&](Index a, Index b, double r) { correlation(a, b) = correlation(b, a) = r; };
    set(0, 3, 0.9);
    set(3, 5, -0.8);
    set(1, 2, 0.7);
    set(2, 5, 0.6);
    using Blocks = std::vector<std::vector<Index>>;
    const Blocks three = correlated_blocks(correlation, 3);
    QCOMPARE(three, (Blocks{{0, 3, 5}, {1, 2, 4}}));
    QCOMPARE(correlated_blocks(correlation, 6), (Blocks{{0, 1, 2, 3, 4, 5}}));
    QCOMPARE(correlated_blocks(correlation, 1).size(), std::size_t{6});
  }

  void the_spread_in_blocks_leaves_all_features_positive() {
    const Matrix correlation = correlation_of(standardised(correlated_columns(300, 30, 0.8, 10)));
    const auto whole = knockoff_spread(correlation, KnockoffSpread::minimum_variance);
    const auto in_blocks =
        knockoff_spread_in_blocks(correlation, KnockoffSpread::minimum_variance, {}, 7);
    QVERIFY(whole.has_value() && in_blocks.has_value());
    const Matrix left = 2.0 * correlation - Matrix(in_blocks->asDiagonal());
    QVERIFY(symmetric_eigen(left).values.minCoeff() > 0.0);
    QVERIFY(in_blocks->minCoeff() > 0.0);
    QVERIFY(in_blocks->sum() > 0.3 * whole->sum());
  }

  /// Blocks that have nothing to do with each other are solved as one.
  void independent_blocks_lose_nothing() {
    Matrix correlation = Matrix::Identity(8, 8);
    for (Index first = 0; first < 8; first += 4) {
      correlation.block(first, first, 4, 4).setConstant(0.6);
    }
    correlation.diagonal().setOnes();
    const auto whole = knockoff_spread(correlation, KnockoffSpread::minimum_variance);
    const auto in_blocks =
        knockoff_spread_in_blocks(correlation, KnockoffSpread::minimum_variance, {}, 4);
    QVERIFY((*whole - *in_blocks).cwiseAbs().maxCoeff() < 1e-3);
  }

  void a_stop_ends_the_making() {
    std::stop_source stop;
    stop.request_stop();
    KnockoffSource source(linear_problem(correlated_columns(100, 20, 0.5, 11), 0, 0.0, 7), {});
    QVERIFY(!source.draw(0, stop.get_token()).has_value());
    QVERIFY(source.trouble().says_nothing());
    QVERIFY(source.draw(0, {}).has_value());
  }
};

QTEST_GUILESS_MAIN(TestKnockoffSource)
#include "tst_knockoff_source.moc"
