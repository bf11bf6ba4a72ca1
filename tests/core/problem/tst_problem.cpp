// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/generators.h"
#include "core/prepare/preparation.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/problem.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

/// Six rows: two inputs (the second periodic, also truth), a truth, a label of text.
Dataset table() {
  Dataset dataset;
  dataset.name = "a table";
  dataset.columns.resize(4);
  dataset.columns[0].name = "x";
  dataset.columns[0].unit = "nm";
  dataset.columns[0].known_weight = 2.0;
  dataset.columns[0].roles = RoleSet().with(Role::input);
  dataset.columns[1].name = "angle";
  dataset.columns[1].period = 360.0;
  dataset.columns[1].truth_period = 180.0;
  dataset.columns[1].roles = RoleSet().with(Role::input).with(Role::truth);
  dataset.columns[2].name = "z";
  dataset.columns[2].roles = RoleSet().with(Role::truth);
  dataset.columns[3].name = "kind";
  dataset.columns[3].kind = ColumnKind::category;
  dataset.columns[3].categories = {"one", "unused", "two"};
  dataset.columns[3].roles = RoleSet().with(Role::label);
  dataset.values = (Matrix(6, 4) << 1, 10, 5, 0,  //
                    2, 20, 5, 2,                  //
                    3, 50, 6, 0,                  //
                    4, 30, 7, gap,                //
                    5, 90, 8, 2,                  //
                    6, 70, 9, 2)
                       .finished();
  return dataset;
}

QString refusal(const Dataset& dataset, const ProblemOptions& options = {},
                const Dataset* truth = nullptr) {
  return message_of([&] { (void)make_problem(dataset, options, truth); });
}

}  // namespace

class TestProblem : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void inputs_side_by_side_are_not_copied_from_a_shared_table() {
    auto dataset = std::make_shared<const Dataset>(table());
    const Problem shared = make_problem(dataset);
    const Problem copied = make_problem(*dataset);
    QVERIFY(shared.inputs.data() == dataset->values.data());
    QVERIFY(copied.inputs.data() != dataset->values.data());
    QVERIFY(shared.inputs == copied.inputs);
    dataset.reset();
    QVERIFY(shared.inputs == copied.inputs);  // the problem keeps the table alive
    const Problem part = Problem(shared).with_samples(std::vector<Index>{3, 1, 0, 2});
    QVERIFY(part.inputs.row(0) == copied.inputs.row(3));
  }

  void inputs_that_must_be_changed_are_copied() {
    Dataset with_gap = table();
    with_gap.values(2, 0) = gap;
    ProblemOptions filled;
    filled.missing = MissingPolicy::fill_median;
    const auto dataset = std::make_shared<const Dataset>(with_gap);
    QVERIFY(make_problem(dataset, filled).inputs.allFinite());
    ProblemOptions some;
    some.samples = {0, 1, 2, 3, 5};
    QCOMPARE(make_problem(std::make_shared<const Dataset>(table()), some).inputs.rows(), Index{5});
  }

  void takes_each_column_by_its_roles() {
    const Dataset dataset = table();
    const Problem problem = make_problem(dataset);
    QVERIFY(problem.inputs == dataset.values.leftCols(2));
    QVERIFY(problem.truth == dataset.values.middleCols(1, 2));
    QCOMPARE(problem.features[0].unit, std::string("nm"));
    QCOMPARE(problem.features[1].period, 360.0);
    QCOMPARE(problem.truth_features[0].period, 180.0);
    QCOMPARE(problem.rows, (std::vector<Index>{0, 1, 2, 3, 4, 5}));
  }

  void numbers_only_the_classes_that_occur() {
    const Problem problem = make_problem(table());
    QCOMPARE(problem.labels->names, (std::vector<std::string>{"one", "two"}));
    QCOMPARE(problem.labels->class_of, (std::vector<int>{0, 1, 0, -1, 1, 1}));
  }

  void takes_distinct_numbers_as_classes_in_ascending_order() {
    Dataset dataset = table();
    dataset.columns[3].kind = ColumnKind::number;
    dataset.values.col(3) << 1e-7, 3, 1e-7, gap, 2.5, 3;
    const Problem problem = make_problem(dataset);
    QCOMPARE(problem.labels->names, (std::vector<std::string>{"1e-07", "2.5", "3"}));
    QCOMPARE(problem.labels->class_of, (std::vector<int>{0, 2, 0, -1, 1, 2}));
  }

  void has_no_truth_labels_or_weights_where_none_are_given() {
    Dataset dataset = table();
    dataset.columns.resize(1);
    dataset.columns[0].known_weight.reset();
    dataset.values = Matrix(dataset.values.leftCols(1));
    const Problem problem = make_problem(dataset);
    QCOMPARE(problem.truth.cols(), 0);
    QCOMPARE(problem.truth.rows(), 6);
    QVERIFY(!problem.labels && !problem.known_weights);
    QVERIFY(problem.warnings.empty());
  }

  void takes_known_weights_as_zero_where_only_some_are_known_and_says_so() {
    const Problem problem = make_problem(table());
    QVERIFY(*problem.known_weights == (Vector(2) << 2, 0).finished());
    QVERIFY(tests::says(problem.warnings, "known weight"));
  }

  void refuses_what_cannot_be_computed_with_data() {
    QTest::addColumn<Dataset>("dataset");
    QTest::addColumn<QStringList>("named");
    Dataset dataset = table();
    dataset.columns[0].roles = {};
    dataset.columns[1].roles = {};
    QTest::newRow("no input") << dataset << QStringList{"a table", "input"};
    dataset = table();
    dataset.columns[3].roles = RoleSet().with(Role::input);
    QTest::newRow("text as input") << dataset << QStringList{"'kind'", "an input", "'one'"};
    dataset = table();
    dataset.columns[3].roles = RoleSet().with(Role::truth);
    QTest::newRow("text as truth") << dataset << QStringList{"'kind'", "target"};
    dataset = table();
    dataset.values.conservativeResize(3, 4);
    QTest::newRow("three rows") << dataset << QStringList{"3 rows", "at least 4"};
    dataset = table();
    dataset.values(4, 1) = std::numeric_limits<double>::infinity();
    QTest::newRow("an infinite input that is the truth, too")
        << dataset << QStringList{"'angle'", "row 5", "finite"};
    dataset = table();
    dataset.values(4, 0) = -std::numeric_limits<double>::infinity();
    QTest::newRow("an infinite input") << dataset << QStringList{"'x'", "row 5", "finite"};
    dataset = table();
    dataset.values(2, 0) = gap;
    dataset.values(5, 0) = gap;
    QTest::newRow("missing") << dataset << QStringList{"2 cells", "'x'", "row 3", "drop-rows"};
    dataset = table();
    dataset.values.leftCols(2).setConstant(7.0);
    QTest::newRow("all constant") << dataset << QStringList{"all 2 inputs are constant"};
    dataset.columns[1].roles = {};
    QTest::newRow("the only input constant") << dataset << QStringList{"'x'", "constant"};
  }
  void refuses_what_cannot_be_computed_with() {
    QFETCH(Dataset, dataset);
    QFETCH(QStringList, named);
    const QString message = refusal(dataset);
    for (const QString& part : named + QStringList{"a table", "Accepted: "}) {
      QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }
  }

  void a_kept_column_is_an_input_that_varies() {
    Dataset dataset = table();
    dataset.columns[0].always_kept = true;
    dataset.columns[2].always_kept = true;
    const Problem problem = make_problem(dataset, {MissingPolicy::drop_rows, false, {}});
    QCOMPARE(kept_inputs(problem), (std::vector<Index>{0}));
    QVERIFY(tests::says(problem.warnings, "'z' is not kept, as it is not an input"));
    QCOMPARE(kept_inputs(problem.with_inputs(std::vector<Index>{1, 0})), (std::vector<Index>{1}));
    QVERIFY(kept_inputs(*without_kept(std::make_shared<const Problem>(problem))).empty());
    dataset.values.col(0).setConstant(3.0);
    const QString refused = refusal(dataset, {MissingPolicy::drop_rows, false, {}});
    QVERIFY2(refused.contains("'x' is to be kept in every selection, but it is constant"),
             qPrintable(refused));
  }

  void kept_columns_stand_first_in_their_own_order() {
    QCOMPARE(with_kept_first({1, 4, 5}, {3, 4, 0, 1}), (std::vector<Index>{4, 1, 5, 3, 0}));
    QCOMPARE(with_kept_first({}, {3, 4}), (std::vector<Index>{3, 4}));
  }

  void points_out_single_constant_columns() {
    Dataset dataset = table();
    dataset.values.col(0).setConstant(7.0);
    dataset.values.col(2).setConstant(7.0);
    const Problem problem = make_problem(dataset, {MissingPolicy::refuse, true, {}});
    QVERIFY(tests::says(problem.warnings, "'x' is constant"));
    QVERIFY(tests::says(problem.warnings, "'z' is constant"));
    QVERIFY(problem.truth.allFinite());
  }

  void drops_rows_with_missing_cells_of_inputs_and_truth_but_not_of_labels() {
    Dataset dataset = table();
    dataset.values(1, 0) = gap;
    dataset.values(4, 2) = gap;
    const Problem problem = make_problem(dataset, {MissingPolicy::drop_rows, false, {}});
    QCOMPARE(problem.rows, (std::vector<Index>{0, 2, 3, 5}));
    QCOMPARE(problem.samples(), 4);
    QCOMPARE(problem.truth(1, 1), 6.0);
    QVERIFY(tests::says(problem.warnings, "2 of 6 rows"));
  }

  void refuses_when_too_few_rows_are_left() {
    Dataset dataset = table();
    dataset.values.col(0).head(3).setConstant(gap);
    QVERIFY(refusal(dataset, {MissingPolicy::drop_rows, false, {}}).contains("only 3 rows"));
  }

  /// Inputs; what is explained is never made up.
  void fills_gaps_of_inputs_with_the_median_and_says_where() {
    Dataset dataset = table();
    dataset.values(0, 0) = gap;
    dataset.values(4, 1) = gap;  // an input that is explained, too
    dataset.values(3, 2) = gap;
    const Problem problem = make_problem(dataset, {MissingPolicy::fill_median, false, {}});
    QCOMPARE(problem.rows, (std::vector<Index>{0, 1, 2, 4, 5}));
    QCOMPARE(problem.inputs(0, 0), 4.0);  // of 2 3 4 5 6
    QCOMPARE(problem.truth(3, 0), problem.inputs(3, 1));
    QVERIFY(problem.truth.allFinite());
    QVERIFY(tests::says(problem.warnings, "'x': 1 missing"));
    QVERIFY(tests::says(problem.warnings, "1 of 6 rows was left out: its target is missing"));
  }

  /// A check cannot hold samples out from what all of them have told.
  void knows_what_was_worked_out_from_all_samples() {
    Dataset dataset = table();
    dataset.values(3, 2) = 7.0;
    const FromAllSamples plain =
        make_problem(dataset, {MissingPolicy::fill_median, false, {}}).from_all_samples;
    QVERIFY(!plain.fillings && !plain.scales);
    Dataset told = dataset;
    told.warnings.push_back(Message("step.scaled", "{1} scaled", {std::string("2 columns")}));
    QVERIFY(!make_problem(told).from_all_samples.scales);  // words are no facts
    const Dataset scaled = prepared(dataset, {"scale", preparation("scale").schema().defaults()});
    const Problem problem = make_problem(scaled);
    QVERIFY(problem.from_all_samples.scales && !problem.from_all_samples.fillings);
    const TableSnapshot kept(std::make_shared<const Dataset>(scaled));
    QVERIFY(kept.copied().from_all_samples.scales);
    QVERIFY(make_problem(kept, {}, TableSnapshot()).from_all_samples.scales);
    QVERIFY(problem.with_samples(std::vector<Index>{0, 1, 2, 3}).from_all_samples.scales);
    ParameterValues fill = preparation("missing").schema().defaults();
    fill.set("how", std::string("fill-median"));
    QVERIFY(!make_problem(prepared(dataset, {"missing", fill})).from_all_samples.fillings);
    dataset.values(0, 0) = gap;
    const Dataset filled = prepared(dataset, {"missing", fill});
    QVERIFY(!make_problem(filled).from_all_samples.fillings);  // parts fill them anew
    Dataset classes = filled;
    classes.columns[0].roles = RoleSet().with(Role::label);
    QVERIFY(make_problem(classes).from_all_samples.fillings);
    QVERIFY(
        !make_problem(dataset, {MissingPolicy::fill_median, false, {}}).from_all_samples.fillings);
    QVERIFY(
        !make_problem(dataset, {MissingPolicy::drop_rows, false, {}}).from_all_samples.fillings);
  }

  void fills_a_part_by_what_its_training_samples_know() {
    Dataset dataset = table();
    dataset.values(0, 0) = gap;
    dataset.values(3, 0) = gap;
    dataset.values(4, 1) = gap;  // an input that is the truth, too
    const Problem problem = make_problem(dataset, {MissingPolicy::fill_median, false, {}});
    QCOMPARE(problem.inputs(0, 0), 4.0);  // of 2 3 5 6
    const std::vector<Index> train{0, 1, 2};
    const std::vector<Index> test{3, 4, 5};
    const Problem learned = problem.with_samples(train, train);
    QVERIFY(learned.inputs == (Matrix(3, 2) << 2.5, 10, 2, 20, 3, 50).finished());
    const Problem tested = problem.with_samples(test, train);
    QVERIFY(tested.inputs == (Matrix(3, 2) << 2.5, 30, 5, 20, 6, 70).finished());
    QVERIFY(tested.truth.col(0) == tested.inputs.col(1));
    // A part of a part and of its inputs still knows which cells were filled.
    const Problem part = problem.with_inputs(std::vector<Index>{1, 0}).with_samples(test);
    QCOMPARE(part.inputs(0, 1), 4.0);
    const std::vector<Index> last{2};
    QCOMPARE(part.with_samples(std::vector<Index>{0}, last).inputs(0, 1), 6.0);
    QCOMPARE(part.with_samples(std::vector<Index>{1}, last).inputs(0, 0), 70.0);
    QCOMPARE(part.with_samples(std::vector<Index>{1}, last).inputs(0, 1), 5.0);
    const std::vector<Index> unknown{0};  // nothing is known of the first input
    QCOMPARE(part.with_samples(unknown, unknown).inputs(0, 1), 0.0);
  }

  void a_part_of_a_problem_without_gaps_is_the_same_whoever_knows_it() {
    const Problem problem = make_problem(table());
    const std::vector<Index> some{4, 1, 2};
    QVERIFY(!problem.has_filled_cells());
    const Problem part = problem.with_samples(some, std::vector<Index>{0});
    QVERIFY(part.inputs == problem.with_samples(some).inputs);
    QVERIFY(part.truth == problem.with_samples(some).truth);
  }

  void standardises_the_truth_and_its_period_alike() {
    const Problem plain = make_problem(table());
    const Problem problem = make_problem(table(), {MissingPolicy::refuse, true, {}});
    const Vector angle = plain.truth.col(0);
    const double deviation = std::sqrt((angle.array() - angle.mean()).square().mean());
    QVERIFY(problem.truth == plain.truth);  // in its own units; only distances change
    QVERIFY(std::abs(problem.truth_features[0].scale - 1.0 / deviation) < 1e-12);
    QCOMPARE(problem.truth_features[0].period, 180.0);
    QCOMPARE(plain.truth_features[0].scale, 1.0);
    QVERIFY(problem.inputs == plain.inputs);
    QCOMPARE(problem.features[1].period, 360.0);
  }

  void uses_the_chosen_rows_in_their_order() {
    const Problem problem = make_problem(table(), {MissingPolicy::refuse, false, {5, 0, 4, 2}});
    QCOMPARE(problem.rows, (std::vector<Index>{5, 0, 4, 2}));
    QCOMPARE(problem.inputs(0, 0), 6.0);
    QCOMPARE(problem.labels->class_of, (std::vector<int>{1, 0, 1, 0}));
  }

  void minds_gaps_only_in_the_rows_that_it_uses() {
    Dataset dataset = table();
    dataset.values(3, 0) = gap;
    QCOMPARE(make_problem(dataset, {MissingPolicy::refuse, false, {5, 0, 4, 2}}).samples(), 4);
  }

  void refuses_rows_that_are_not_there() {
    QVERIFY(refusal(table(), {MissingPolicy::refuse, false, {0, 1, 2, 6}}).contains("row 7"));
    QVERIFY(refusal(table(), {MissingPolicy::refuse, false, {0, 1, 2, -1}}).contains("no row"));
  }

  void takes_the_truth_from_a_second_table() {
    Dataset truth = table();
    truth.name = "the truth";
    for (Column& column : truth.columns) {
      column.roles = {};
    }
    const Dataset dataset = table();
    const Problem problem = make_problem(dataset, {}, &truth);
    QCOMPARE(problem.truth.cols(), 3);  // all numbers, as none has the role
    QVERIFY(tests::says(problem.warnings, "the truth"));
    truth.columns[2].roles = RoleSet().with(Role::truth);
    QCOMPARE(make_problem(dataset, {}, &truth).truth_features[0].name, std::string("z"));
  }

  void drops_the_same_rows_of_both_tables() {
    Dataset truth = table();
    truth.values(2, 2) = gap;
    const Problem problem = make_problem(table(), {MissingPolicy::drop_rows, false, {}}, &truth);
    QCOMPARE(problem.rows, (std::vector<Index>{0, 1, 3, 4, 5}));
    QCOMPARE(problem.inputs(2, 0), 4.0);
    QCOMPARE(problem.truth(2, 1), 7.0);
  }

  void refuses_a_second_table_of_another_length_and_names_both() {
    Dataset truth = table();
    truth.name = "the truth";
    truth.values.conservativeResize(5, 4);
    const QString message = refusal(table(), {}, &truth);
    QVERIFY2(message.contains("5 rows") && message.contains("6") && message.contains("the truth") &&
                 message.contains("a table"),
             qPrintable(message));
  }

  void a_part_of_the_samples_keeps_everything_in_step() {
    const Problem problem = make_problem(table());
    const std::vector<Index> positions{4, 0, 2};
    const Problem part = problem.with_samples(positions);
    QCOMPARE(part.samples(), 3);
    for (std::size_t at = 0; at < positions.size(); ++at) {
      const auto row = static_cast<Index>(at);
      QVERIFY(part.inputs.row(row) == problem.inputs.row(positions[at]));
      QVERIFY(part.truth.row(row) == problem.truth.row(positions[at]));
      QCOMPARE(part.rows[at], positions[at]);
    }
    QCOMPARE(part.labels->class_of, (std::vector<int>{1, 0, 0}));
    QCOMPARE(part.labels->names, problem.labels->names);
    QCOMPARE(part.with_samples(std::vector<Index>{2}).rows, (std::vector<Index>{2}));
  }

  void a_part_of_the_inputs_keeps_the_rest() {
    const Problem problem = make_problem(table());
    const Problem part = problem.with_inputs(std::vector<Index>{1});
    QCOMPARE(part.dimension(), 1);
    QCOMPARE(part.features[0].name, std::string("angle"));
    QCOMPARE((*part.known_weights)[0], 0.0);  // that of the angle is not known
    QCOMPARE((*problem.with_inputs(std::vector<Index>{0}).known_weights)[0], 2.0);
    QVERIFY(part.inputs.col(0) == problem.inputs.col(1));
    QVERIFY(part.truth == problem.truth);
  }

  void refuses_positions_that_are_not_there() {
    const Problem problem = make_problem(table());
    QVERIFY(message_of([&] { (void)problem.with_samples(std::vector<Index>{6}); }).contains("7"));
    QVERIFY(message_of([&] { (void)problem.with_inputs(std::vector<Index>{-1}); }).contains("no"));
  }

  void warns_of_a_label_that_is_no_label() {
    Dataset dataset = ten_gaussians(50, 1);
    dataset.columns[20].roles = {};
    dataset.columns[9].roles = RoleSet().with(Role::label);
    QVERIFY(tests::says(make_problem(dataset).warnings, "'x10' has 50 classes"));
  }
};

QTEST_GUILESS_MAIN(TestProblem)
#include "tst_problem.moc"
