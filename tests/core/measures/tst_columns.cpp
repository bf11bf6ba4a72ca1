// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/data/quantile.h"
#include "core/error.h"
#include "core/measures/column_summary.h"
#include "core/measures/correlation.h"
#include "core/measures/run_agreement.h"
#include "core/random.h"

using namespace steelyard;

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

Vector normal_values(Index count, std::uint64_t seed) {
  Random random(seed);
  Vector values(count);
  for (double& value : values) {
    value = random.normal();
  }
  return values;
}

Index total(const Histogram& histogram) {
  Index sum = 0;
  for (const Index count : histogram.counts) {
    sum += count;
  }
  return sum;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

}  // namespace

class TestColumns : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void quantiles_lie_between_the_values_in_order() {
    QCOMPARE(quantile({3.0, 1.0, 2.0}, 0.0), 1.0);
    QCOMPARE(quantile({3.0, 1.0, 2.0}, 1.0), 3.0);
    QVERIFY(near(quantile({4.0, 1.0, 3.0, 2.0}, 0.25), 1.75));  // type 7
    QCOMPARE(median({5.0, 1.0, 9.0}), 5.0);
    QCOMPARE(median({5.0, 1.0, 9.0, 6.0}), 5.5);
    QCOMPARE(median({7.0}), 7.0);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(median({})));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(quantile({1.0}, 1.5)));
  }

  void a_summary_says_what_can_be_counted_by_hand() {
    const ColumnSummary found = column_summary(Vector{{2.0, missing, 4.0, 4.0, 10.0, missing}});
    QCOMPARE(found.count, Index{4});
    QCOMPARE(found.missing, Index{2});
    QCOMPARE(found.minimum, 2.0);
    QVERIFY(near(found.lower_quartile, 3.5));
    QVERIFY(near(found.median, 4.0));
    QVERIFY(near(found.upper_quartile, 5.5));
    QCOMPARE(found.maximum, 10.0);
    QVERIFY(near(found.mean, 5.0));
    QVERIFY(near(found.deviation, 3.0));
    QCOMPARE(found.distinct, Index{3});
    QVERIFY(!found.distinct_is_more);
  }

  void distinct_values_are_counted_up_to_the_bound() {
    const Vector values = normal_values(50, 1);
    QCOMPARE(column_summary(values, 50).distinct, Index{50});
    QVERIFY(!column_summary(values, 50).distinct_is_more);
    QCOMPARE(column_summary(values, 49).distinct, Index{49});
    QVERIFY(column_summary(values, 49).distinct_is_more);
  }

  void constant_and_empty_columns_have_a_summary() {
    const ColumnSummary constant = column_summary(Vector::Constant(7, 0.1));
    QCOMPARE(constant.deviation, 0.0);
    QCOMPARE(constant.mean, 0.1);
    QCOMPARE(constant.distinct, Index{1});
    const ColumnSummary empty = column_summary(Vector::Constant(3, missing));
    QCOMPARE(empty.missing, Index{3});
    QVERIFY(std::isnan(empty.mean) && std::isnan(empty.median));
  }

  void a_histogram_counts_every_value_once_in_5_to_100_bins() {
    Vector values = normal_values(3000, 2);
    values[5] = missing;
    const Histogram found = histogram(values);
    QCOMPARE(total(found), Index{2999});
    const double last = found.low + found.width * static_cast<double>(found.counts.size());
    QVERIFY(near(last, column_summary(values).maximum));
    QVERIFY(found.counts.size() > 20 && found.counts.size() <= 100);
    values[0] = 1e9;  // one far away: no more than 100 bins
    QCOMPARE(histogram(values).counts.size(), 100U);
    QCOMPARE(histogram(normal_values(4, 3)).counts.size(), 5U);
  }

  void each_bin_of_a_histogram_counts_what_lies_between_its_edges() {
    const Vector values = normal_values(1000, 12);
    const Histogram found = histogram(values);
    for (std::size_t bin = 0; bin + 1 < found.counts.size(); ++bin) {
      const double low = found.low + found.width * static_cast<double>(bin);
      const double high = found.low + found.width * static_cast<double>(bin + 1);
      QCOMPARE(found.counts[bin], (values.array() >= low && values.array() < high).count());
    }
  }

  void a_histogram_of_constant_columns_has_a_width() {
    for (const double value : {0.0, -3.0, 1e20}) {
      const Histogram found = histogram(Vector::Constant(9, value));
      QCOMPARE(total(found), Index{9});
      QCOMPARE(found.counts.size(), 5U);
      QVERIFY(found.width > 0.0 && found.low < value);
    }
    QVERIFY(histogram(Vector::Constant(2, missing)).counts.empty());
    Vector mostly_equal = Vector::Zero(100);
    mostly_equal[0] = 0.1;
    QCOMPARE(histogram(mostly_equal).counts.size(), 10U);  // sqrt(N)
  }

  /// 18 years in 13 bins would have one year in some bins and two in others.
  void each_bin_of_whole_numbers_holds_equally_many_of_them() {
    Vector years(1800);
    for (Index row = 0; row < years.size(); ++row) {
      years[row] = static_cast<double>(2001 + row % 18);
    }
    const Histogram found = histogram(years);
    QCOMPARE(found.low, 2000.5);
    QCOMPARE(found.counts, std::vector<Index>(18, 100));
    const Histogram classes = histogram(Vector{{0.0, 1.0, 1.0, missing, 0.0, 1.0}});
    QCOMPARE(classes.low, -0.5);
    QCOMPARE(classes.counts, (std::vector<Index>{2, 3}));
    const Histogram many = histogram(Vector::LinSpaced(10000, 0.0, 9999.0));
    QCOMPARE(many.width, std::floor(many.width));
    QVERIFY(many.counts.size() >= 5U && many.counts.size() <= 100U);
    QVERIFY(std::all_of(many.counts.begin(), many.counts.end() - 1,
                        [&](Index count) { return count == many.counts.front(); }));
    Vector far = Vector::Zero(1000);
    far[0] = 1e9;
    QVERIFY(histogram(far).counts.size() <= 100U);
  }

  void correlations_of_lines_are_one_and_of_constants_unknown() {
    Matrix values(200, 4);
    values.col(0) = normal_values(200, 4);
    values.col(1) = -3.0 * values.col(0).array() + 1e6;
    values.col(2).setConstant(0.1);
    values.col(3) = normal_values(200, 5);
    const Matrix found = correlation_matrix(values, {0, 1, 2, 3});
    QVERIFY(std::abs(found(0, 1) + 1.0) < 1e-9);
    QCOMPARE(found(3, 3), 1.0);
    QVERIFY(found.row(2).array().isNaN().all());
    QVERIFY(std::abs(found(0, 3)) < 0.2);
    QCOMPARE(found(3, 1), found(1, 3));
    const Matrix tiny = 1e-200 * values;
    QVERIFY(std::abs(correlation_matrix(tiny, {0, 1})(0, 1) + 1.0) < 1e-9);
  }

  void correlations_of_all_columns_with_some_are_those_of_the_pairs() {
    Matrix values(4, 3);
    values << 1.0, 7.0, 3.0, 2.0, 7.0, 1.0, 4.0, 7.0, 0.0, 5.0, 7.0, 1.0;
    const Matrix found = correlations_with(values, {2, 0});
    QCOMPARE(found.rows(), Index{3});
    QVERIFY(near(found(0, 0), pearson_correlation(values.col(0), values.col(2))));
    QVERIFY(near(found(2, 0), 1.0) && near(found(0, 1), 1.0));
    QCOMPARE(found(1, 0), 0.0);  // a constant column
  }

  void correlations_take_the_samples_where_both_are_there() {
    Matrix values{{1.0, 2.0}, {2.0, missing}, {3.0, 6.0}, {missing, 9.0}, {4.0, 5.0}};
    const Matrix complete{{1.0, 2.0}, {3.0, 6.0}, {4.0, 5.0}};
    QVERIFY(
        near(correlation_matrix(values, {0, 1})(0, 1), correlation_matrix(complete, {0, 1})(0, 1)));
    values.col(1).setConstant(missing);
    QVERIFY(std::isnan(correlation_matrix(values, {0, 1})(0, 1)));
  }

  void the_jaccard_index_is_the_common_share() {
    QCOMPARE(jaccard_index({1, 2, 3}, {3, 2, 1}), 1.0);
    QCOMPARE(jaccard_index({1, 2, 3}, {2, 3, 4, 5}), 0.4);
    QCOMPARE(jaccard_index({1, 1, 2}, {2}), 0.5);
    QCOMPARE(jaccard_index({1}, {2}), 0.0);
    QCOMPARE(jaccard_index({}, {}), 1.0);
  }

  void spearman_looks_at_the_order_only_and_ties_share_ranks() {
    QCOMPARE(average_ranks(Vector{{5.0, 1.0, 5.0, 2.0}}), (Vector{{3.5, 1.0, 3.5, 2.0}}));
    const Vector values = normal_values(60, 6);
    QVERIFY(near(spearman_correlation(values, values.array().exp()), 1.0));
    QVERIFY(near(spearman_correlation(values, -values), -1.0));
    // By hand: differences of ranks 0 1 1 0: 1 - 6 * 2 / (4 * 15) = 0.8.
    QVERIFY(near(spearman_correlation(Vector{{1.0, 2.0, 3.0, 4.0}}, Vector{{1.0, 3.0, 2.0, 4.0}}),
                 0.8));
    QVERIFY(std::isnan(spearman_correlation(values, Vector::Ones(60))));
    QVERIFY_THROWS_EXCEPTION(Error,
                             static_cast<void>(spearman_correlation(values, Vector::Ones(3))));
  }
};

QTEST_GUILESS_MAIN(TestColumns)
#include "tst_columns.moc"
