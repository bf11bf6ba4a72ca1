// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/record/run_comparison.h"
#include "tests/support/compared_runs.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::string cell(const TextTable& table, std::size_t row, const std::string& heading) {
  const auto found = std::find(table.header.begin(), table.header.end(), heading);
  return table.rows.at(row).at(static_cast<std::size_t>(found - table.header.begin()));
}

}  // namespace

class TestRunComparison : public QObject {
  Q_OBJECT

  ComparedRun first_ = compared_run("run 1", {"a", "b", "c", "d"}, {1.0, 0.5, 0.25, 0.0}, {0, 1});
  ComparedRun second_ = compared_run("run 2", {"e", "c", "b", "a"}, {0.1, 0.5, 1.0, 0.75}, {2, 3});

 private Q_SLOTS:
  void a_row_says_what_the_record_says_and_is_empty_where_it_is_silent() {
    edited(first_).cosine_overlap = 0.1 + 0.2;
    const TextTable table = comparison_table({first_, second_});
    QCOMPARE(table.rows.size(), 2U);
    QCOMPARE(cell(table, 0, "run"), std::string("run 1"));
    QCOMPARE(cell(table, 0, "method"), std::string("dii"));
    QCOMPARE(cell(table, 0, "data"), std::string("a.csv"));
    QCOMPARE(cell(table, 0, "samples"), std::string("100"));
    QCOMPARE(cell(table, 0, "features"), std::string("4"));
    QCOMPARE(cell(table, 0, "selected"), std::string("2"));
    QCOMPARE(cell(table, 0, "objective"), std::string("0.125"));
    QCOMPARE(std::stod(cell(table, 0, "cosine_overlap")), 0.1 + 0.2);
    QCOMPARE(cell(table, 1, "cosine_overlap"), std::string());
    QCOMPARE(cell(table, 0, "purity"), std::string());
    QCOMPARE(cell(table, 0, "seconds"), std::string("1.25"));
    QCOMPARE(cell(table, 0, "seed"), std::string("7"));
    QCOMPARE(cell(table, 0, "ending"), std::string("converged"));
  }

  void samples_are_those_used_and_not_told_where_rows_were_dropped() {
    edited(first_).problem_options.samples = {3, 4, 5, 6, 7};
    edited(second_).problem_options.missing = MissingPolicy::drop_rows;
    ComparedRun told = second_;
    told.samples = 98;
    const TextTable table = comparison_table({first_, second_, told});
    QCOMPARE(cell(table, 0, "samples"), std::string("5"));
    QCOMPARE(cell(table, 1, "samples"), std::string());
    QCOMPARE(cell(table, 2, "samples"), std::string("98"));
  }

  void a_failed_run_has_no_objective() {
    ComparedRun failed = compared_run("run 3", {"a"}, {}, {});
    edited(failed).result.outcome = {Ending::failed, other_words("all weights vanished")};
    const TextTable table = comparison_table({failed});
    QCOMPARE(cell(table, 0, "objective"), std::string());
    QCOMPARE(cell(table, 0, "ending"), std::string("failed"));
  }

  void weights_are_matched_by_name() {
    const CommonWeights common = common_weights(*first_.record, *second_.record);
    QCOMPARE(common.names, (std::vector<std::string>{"a", "b", "c"}));
    QVERIFY((common.first - Vector{{1.0, 0.5, 0.25}}).isZero(0.0));
    QVERIFY((common.second - Vector{{0.75, 1.0, 0.5}}).isZero(0.0));
  }

  void of_an_order_the_scores_beside_it_are_compared_as_weights() {
    ComparedRun first = compared_run("run 1", {"a", "b", "c", "d"}, {1.0, 0.5, 0.25, 0.0}, {0, 1});
    const double cosine = pair_value(*first.record, *second_.record, PairMeasure::cosine);
    std::vector<FeatureColumn>& columns = edited(first).result.columns;
    FeatureColumn order = columns.front();
    order.kind = ValueKind::order;
    order.values = {0.5, 0.25, 1.0, 0.0};
    columns.insert(columns.begin(), order);
    QVERIFY((common_weights(*first.record, *second_.record).first - Vector{{1.0, 0.5, 0.25}})
                .isZero(0.0));
    QCOMPARE(pair_value(*first.record, *second_.record, PairMeasure::cosine), cosine);
    QCOMPARE(pair_value(*first.record, *second_.record, PairMeasure::spearman), -1.0);
    const TextTable table = weight_table({first});
    QCOMPARE(table.rows.front(), (std::vector<std::string>{"a", "1"}));
  }

  void raw_and_relative_weights_are_told_apart() {
    Record& record = edited(first_);
    record.result.space = Vector(40.0 * record.result.space.weights());
    const auto raw = common_weights(*first_.record, *second_.record, WeightKind::as_given);
    QCOMPARE(raw.first[0], 40.0);
    QCOMPARE(common_weights(*first_.record, *second_.record).first[0], 1.0);
  }

  void pairs_have_the_values_worked_out_by_hand() {
    const Record& a = *first_.record;
    const Record& b = *second_.record;
    // {a, b} and {b, a}; ranks 3 2 1 and 2 3 1; (0.75 + 0.5 + 0.125) over the lengths
    QCOMPARE(pair_value(a, b, PairMeasure::jaccard), 1.0);
    QCOMPARE(pair_value(a, b, PairMeasure::spearman), 0.5);
    const double cosine = 1.375 / std::sqrt(1.3125 * 1.8125);
    QVERIFY(std::abs(pair_value(a, b, PairMeasure::cosine) - cosine) < 1e-15);
    ComparedRun third = compared_run("run 3", {"a", "e"}, {1.0, 0.5}, {0, 1});
    QCOMPARE(pair_value(a, *third.record, PairMeasure::jaccard), 1.0 / 3.0);
  }

  void what_cannot_be_compared_is_not_known() {
    const ComparedRun other = compared_run("run 3", {"x", "y"}, {1.0, 0.5}, {});
    for (const PairMeasure measure :
         {PairMeasure::jaccard, PairMeasure::spearman, PairMeasure::cosine}) {
      QVERIFY(std::isnan(pair_value(*first_.record, *other.record, measure)));
    }
    const TextTable table = pair_table({first_, other});
    QCOMPARE(table.rows.front(), (std::vector<std::string>{"run 1", "run 3", "0", "", "", ""}));
  }

  void every_pair_has_a_row_and_the_matrix_is_symmetric() {
    const ComparedRun third = compared_run("run 3", {"d", "a"}, {0.5, 1.0}, {1});
    const TextTable table = pair_table({first_, second_, third});
    QCOMPARE(table.rows.size(), 3U);
    QCOMPARE(cell(table, 0, "common_features"), std::string("3"));
    QCOMPARE(cell(table, 2, "common_features"), std::string("1"));
    const Matrix cosine = pair_matrix({first_, second_, third}, PairMeasure::cosine);
    QVERIFY((cosine - cosine.transpose()).isZero(0.0));
    QVERIFY((cosine.diagonal() - Vector::Ones(3)).isZero(1e-15));
  }

  void many_runs_of_the_same_features_are_ranked_as_two_are() {
    std::vector<ComparedRun> runs;
    for (const std::vector<double>& weights : {std::vector<double>{0.5, 0.5, 1.0, 0.0},
                                               {1.0, 0.25, 0.5, 0.0},
                                               {0.0, 0.75, 0.75, 1.0},
                                               {0.5, 0.5, 0.5, 0.5}}) {
      runs.push_back(compared_run("run", {"a", "b", "c", "d"}, weights, {0}));
    }
    const Matrix together = pair_matrix(runs, PairMeasure::spearman);
    for (Index one = 0; one < 4; ++one) {
      for (Index other = 0; other < 4; ++other) {
        const double alone =
            pair_value(*runs[static_cast<std::size_t>(one)].record,
                       *runs[static_cast<std::size_t>(other)].record, PairMeasure::spearman);
        QVERIFY(std::isnan(alone) == std::isnan(together(one, other)));
        QVERIFY(std::isnan(alone) || std::abs(alone - together(one, other)) < 1e-15);
      }
    }
    QVERIFY(std::isnan(together(3, 3)));  // a constant ranks nothing
  }

  void runs_that_were_asked_differently_are_told_of() {
    QVERIFY(comparison_caveats({}).empty());
    QVERIFY(comparison_caveats({first_, first_}).empty());
    ComparedRun moved = first_;
    edited(moved).data.source = "/elsewhere/a.csv";
    QVERIFY(comparison_caveats({first_, moved}).empty());
    ComparedRun other = first_;
    edited(other).data.sha256 = std::string(64, 'b');
    edited(other).columns[0].roles = RoleSet().with(Role::truth);
    const auto caveats = comparison_caveats({first_, other});
    QCOMPARE(caveats.size(), 2U);
    QCOMPARE(caveats[0].id, std::string("comparison.other_tables"));
    QCOMPARE(caveats[1].id, std::string("comparison.other_truths"));
  }

  void only_settings_that_differ_are_listed() {
    edited(first_).parameters.set("epochs", std::int64_t{100});
    edited(second_).parameters.set("epochs", std::int64_t{200});
    edited(second_).parameters.set("own", true);
    const TextTable table = differing_settings({first_, second_});
    QCOMPARE(table.header, (std::vector<std::string>{"parameter", "run 1", "run 2"}));
    QCOMPARE(table.rows, (std::vector<std::vector<std::string>>{{"epochs", "100", "200"},
                                                                {"own", "", "true"}}));
    QVERIFY(differing_settings({first_}).rows.empty());
  }

  void weights_stand_side_by_side_the_heaviest_first() {
    const TextTable table = weight_table({first_, second_});
    QCOMPARE(table.header, (std::vector<std::string>{"feature", "run 1", "run 2"}));
    QCOMPARE(table.rows, (std::vector<std::vector<std::string>>{{"a", "1", "0.75"},
                                                                {"b", "0.5", "1"},
                                                                {"c", "0.25", "0.5"},
                                                                {"e", "", "0.1"},
                                                                {"d", "0", ""}}));
  }

  void reading_rounds_measures_and_nothing_else() {
    first_.name = "0.123456789";
    edited(first_).result.objective = 0.123456789;
    const TextTable table = readable(comparison_table({first_}));
    QCOMPARE(cell(table, 0, "run"), std::string("0.123456789"));
    QCOMPARE(cell(table, 0, "objective"), std::string("0.1235"));
    QCOMPARE(cell(table, 0, "matched purity"), std::string());
  }
};

QTEST_APPLESS_MAIN(TestRunComparison)
#include "tst_run_comparison.moc"
