// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/measures/correlation.h"
#include "core/parallel.h"
#include "core/study/knockoff_source.h"
#include "core/study/sequential_knockoffs.h"
#include "tests/support/correlated_columns.h"
#include "tests/support/least_squares_method.h"
#include "tests/support/result_parts.h"
#include "tests/support/run_method.h"
#include "tests/support/studied.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// 0/1 columns of a Markov chain: each value is that of the column before it with so much
/// probability, and otherwise a new one, of which three tenths are 1.
Matrix chain(Index samples, Index columns, double stay, std::uint64_t seed) {
  Random random(seed);
  Matrix made(samples, columns);
  for (Index sample = 0; sample < samples; ++sample) {
    for (Index column = 0; column < columns; ++column) {
      const bool stays = column > 0 && random.uniform() < stay;
      made(sample, column) =
          stays ? made(sample, column - 1) : (random.uniform() < 0.3 ? 1.0 : 0.0);
    }
  }
  return made;
}

/// Two columns for each of a chain, which have its values in nine of ten samples.
Matrix pairs_of_chain(Index samples, Index pairs, std::uint64_t seed) {
  const Matrix shared = chain(samples, pairs, 0.6, seed);
  Random random(seed + 1);
  Matrix made(samples, 2 * pairs);
  for (Index column = 0; column < made.cols(); ++column) {
    for (Index sample = 0; sample < samples; ++sample) {
      const bool same = random.uniform() < 0.9;
      made(sample, column) =
          same ? shared(sample, column / 2) : (random.uniform() < 0.3 ? 1.0 : 0.0);
    }
  }
  return made;
}

SequentialKnockoffs::Drawn drawn(const Matrix& columns, const std::vector<Index>& group_of = {},
                                 std::uint64_t seed = 1) {
  const auto source = SequentialKnockoffs::of(columns, group_of);
  Random random(seed, Purpose::knockoffs);
  auto made = source->draw(random);
  return *std::move(made);
}

/// How often two columns are 1 together, of [X X~]: 2D x 2D.
Matrix joint_frequencies(const Matrix& columns, const Matrix& knockoffs) {
  Matrix both(columns.rows(), 2 * columns.cols());
  both << columns, knockoffs;
  return both.transpose() * both / static_cast<double>(columns.rows());
}

/// The changes of all joint frequencies where some columns are exchanged with their knockoffs.
Matrix change_by_swap(Matrix columns, Matrix knockoffs, const std::vector<Index>& swapped) {
  const Matrix before = joint_frequencies(columns, knockoffs);
  for (const Index column : swapped) {
    columns.col(column).swap(knockoffs.col(column));
  }
  return (joint_frequencies(columns, knockoffs) - before).cwiseAbs();
}

/// Each column in an order of its own: the means are kept, and nothing else.
Matrix shuffled(const Matrix& columns) {
  Random random(99);
  Matrix made(columns.rows(), columns.cols());
  for (Index column = 0; column < columns.cols(); ++column) {
    made.col(column) = columns(random.permutation(columns.rows()), column);
  }
  return made;
}

std::set<double> values_of_all(const Matrix& columns) {
  return {columns.data(), columns.data() + columns.size()};
}

}  // namespace

class TestSequentialKnockoffs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The law of exchange: whichever columns are swapped with their knockoffs, no frequency changes
  /// by more than chance explains, of which the standard error is about 0.015 here. Copies that
  /// know nothing of the other columns are no knockoffs.
  void columns_of_two_values_can_be_exchanged() {
    const Matrix columns = chain(1000, 20, 0.7, 1);
    const SequentialKnockoffs::Drawn made = drawn(columns);
    QVERIFY(made.copied.empty());
    QCOMPARE(values_of_all(made.knockoffs), (std::set<double>{0.0, 1.0}));
    const Matrix of_copies = shuffled(columns);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const std::vector<Index> swapped = Random(seed).subset(20, 10);
      const Matrix change = change_by_swap(columns, made.knockoffs, swapped);
      QVERIFY2(change.maxCoeff() < 0.06, qPrintable(QString::number(change.maxCoeff())));
      QVERIFY2(change.mean() < 0.007, qPrintable(QString::number(change.mean())));
      QVERIFY(change_by_swap(columns, of_copies, swapped).maxCoeff() > 0.1);
    }
    // A knockoff is no copy of its column.
    for (Index column = 0; column < 20; ++column) {
      QVERIFY(pearson_correlation(columns.col(column), made.knockoffs.col(column)) < 0.85);
    }
  }

  /// Counts, two values and measured columns in one table.
  void every_column_keeps_its_kind() {
    Matrix columns = correlated_columns(800, 6, 0.6, 2);
    Random random(3);
    for (Index sample = 0; sample < columns.rows(); ++sample) {
      columns(sample, 2) = poisson_number(std::exp(0.4 * columns(sample, 1) + 0.5), random);
      columns(sample, 4) = columns(sample, 4) > 0.2 ? 7.0 : 3.0;
    }
    const Matrix knockoffs = drawn(columns).knockoffs;
    QCOMPARE(values_of_all(knockoffs.col(4)), (std::set<double>{3.0, 7.0}));
    QVERIFY(kind_of_values(knockoffs.col(2)) == ColumnValues::counts);
    QVERIFY(kind_of_values(knockoffs.col(0)) == ColumnValues::others);
    for (Index a = 0; a < 6; ++a) {
      const double deviation =
          std::sqrt((columns.col(a).array() - columns.col(a).mean()).square().mean());
      QVERIFY(std::abs(knockoffs.col(a).mean() - columns.col(a).mean()) < 0.15 * deviation);
      for (Index b = 0; b < 6; ++b) {
        if (a != b) {
          const double own = pearson_correlation(columns.col(a), columns.col(b));
          const double across = pearson_correlation(columns.col(a), knockoffs.col(b));
          const double between = pearson_correlation(knockoffs.col(a), knockoffs.col(b));
          QVERIFY2(std::abs(across - own) < 0.18, qPrintable(QString::number(across - own)));
          QVERIFY2(std::abs(between - own) < 0.18, qPrintable(QString::number(between - own)));
        }
      }
    }
  }

  /// Counts of another variance than Poisson's stay whole and above 0.
  void other_counts_stay_whole() {
    Matrix columns = correlated_columns(300, 3, 0.5, 4);
    columns.col(1) = columns.col(1).array().exp().square().round();
    const Matrix knockoffs = drawn(columns).knockoffs;
    QVERIFY(kind_of_values(knockoffs.col(1)) == ColumnValues::counts);
  }

  /// Two columns that are nearly alike are exchanged together; within their group, a column need
  /// not share with the other's knockoff what it shares with the other.
  void groups_are_exchanged_as_wholes() {
    const Matrix columns = pairs_of_chain(1500, 6, 5);
    std::vector<Index> group_of;
    for (Index column = 0; column < 12; ++column) {
      group_of.push_back(column / 2);
    }
    const Matrix knockoffs = drawn(columns, group_of).knockoffs;
    QCOMPARE(values_of_all(knockoffs), (std::set<double>{0.0, 1.0}));
    const Matrix change = change_by_swap(columns, knockoffs, {0, 1, 4, 5, 6, 7});
    QVERIFY2(change.maxCoeff() < 0.06, qPrintable(QString::number(change.maxCoeff())));
    // Alone, the first column of a group would break what the group shares.
    QVERIFY(change_by_swap(columns, knockoffs, {0}).maxCoeff() > 0.08);
    // Columns alone are bound by their twins, groups are not.
    double in_groups = 0.0;
    double alone = 0.0;
    const Matrix each_alone = drawn(columns).knockoffs;
    for (Index column = 0; column < 12; ++column) {
      in_groups += pearson_correlation(columns.col(column), knockoffs.col(column)) / 12.0;
      alone += pearson_correlation(columns.col(column), each_alone.col(column)) / 12.0;
    }
    QVERIFY(in_groups < 0.6);
    QVERIFY(alone > in_groups + 0.1);
  }

  /// Duplicates are determined by each other, and constants by themselves.
  void odd_columns_break_nothing() {
    Matrix columns = chain(200, 6, 0.5, 6);
    columns.col(3) = columns.col(1);
    columns.col(4).setConstant(1.0);
    columns.col(5).setZero();
    columns(17, 5) = 1.0;
    const Matrix knockoffs = drawn(columns).knockoffs;
    QCOMPARE(values_of_all(knockoffs), (std::set<double>{0.0, 1.0}));
    QVERIFY((knockoffs.col(4).array() == 1.0).all());
    QVERIFY(knockoffs.col(5).sum() < 12.0);
    QVERIFY(pearson_correlation(knockoffs.col(3), columns.col(1)) > 0.8);
    KnockoffOptions options;
    options.kind = KnockoffKind::by_values;
    KnockoffSource source(linear_problem(columns, 0, 0.0, 7), options);
    const auto paired = source.draw(0, {});
    QVERIFY(paired.has_value());
    QCOMPARE(paired->features, (std::vector<Index>{0, 1, 2, 3, 5}));
    QCOMPARE(values_of_all(paired->problem->inputs), (std::set<double>{0.0, 1.0}));
    QVERIFY(source.mean_spread() > 0.0 && source.mean_spread() < 1.2);
  }

  /// More columns than a fit is given, and than there are samples: fits are shrunk, and some of the
  /// correlation of 0.7 between neighbours is lost.
  void many_columns_are_screened() {
    const Matrix columns = chain(100, SequentialKnockoffs::most_neighbours + 10, 0.7, 8);
    const Matrix knockoffs = drawn(columns).knockoffs;
    double across = 0.0;
    for (Index column = 1; column < columns.cols(); ++column) {
      across += pearson_correlation(columns.col(column - 1), knockoffs.col(column)) /
                static_cast<double>(columns.cols() - 1);
    }
    QVERIFY2(std::abs(across - 0.6) < 0.15, qPrintable(QString::number(across)));
  }

  void the_bits_do_not_depend_on_the_threads() {
    const Matrix columns = chain(200, 12, 0.6, 9);
    const std::size_t before = most_threads();
    set_most_threads(1);
    const Matrix one = drawn(columns).knockoffs;
    set_most_threads(4);
    const Matrix four = drawn(columns).knockoffs;
    set_most_threads(before);
    QVERIFY(one == four);
    QVERIFY(one != drawn(columns, {}, 2).knockoffs);
  }

  /// Twenty tables of which a third of the columns matters: on average, at most a fifth of what is
  /// found is false.
  void the_rate_is_kept_for_columns_of_two_values() {
    constexpr int tables = 20;
    constexpr Index true_columns = 8;
    const auto method = studied<LeastSquaresMethod>();
    double false_share = 0.0;
    double squares = 0.0;
    double found_share = 0.0;
    for (std::uint64_t table = 1; table <= tables; ++table) {
      const Matrix inputs = chain(400, 24, 0.3, 20 + table);
      const Result result = run_to_end(*method, linear_problem(inputs, true_columns, 1.0, table),
                                       {{"trust", "knockoffs"},
                                        {"knockoff_kind", "by-values"},
                                        {"seed", std::to_string(table)}});
      const std::vector<Index>& found = result.selection.features;
      const auto right = static_cast<double>(std::count_if(
          found.begin(), found.end(), [](Index column) { return matters(column, true_columns); }));
      const double wrong = 1.0 - right / std::max(1.0, static_cast<double>(found.size()));
      const double share = found.empty() ? 0.0 : wrong;
      false_share += share / tables;
      squares += share * share / tables;
      found_share += right / true_columns / tables;
      QVERIFY(!warns_of(result, "two values only"));
      QVERIFY(warns_of(result, "as far as these fits hold"));
    }
    const double error = std::sqrt((squares - false_share * false_share) / tables);
    qInfo("FDP %.3f +- %.3f, TPR %.3f", false_share, error, found_share);
    QVERIFY(false_share <= 0.2 + 2.0 * error);
    QVERIFY(found_share > 0.5);
  }

  void a_stop_ends_the_making() {
    const Matrix columns = chain(100, 5, 0.5, 10);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!SequentialKnockoffs::of(columns, {}, stop.get_token()).has_value());
    Random random(1);
    QVERIFY(!SequentialKnockoffs::of(columns, {})->draw(random, stop.get_token()).has_value());
  }
};

QTEST_GUILESS_MAIN(TestSequentialKnockoffs)
#include "tst_sequential_knockoffs.moc"
