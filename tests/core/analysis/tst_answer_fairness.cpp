// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/random.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// 30 places of 8 samples. x1 is a number of the place, x2 and x3 mean nothing; the target is
/// nearly the same in a place, and has to do with no column.
ProblemPtr places() {
  constexpr Index count = 30;
  constexpr Index each = 8;
  Matrix inputs = normal_matrix(count * each, 3, 1);
  const Matrix of_place = normal_matrix(count, 2, 2);
  Vector target(count * each);
  Random noise(4);
  for (Index sample = 0; sample < inputs.rows(); ++sample) {
    inputs(sample, 0) = of_place(sample / each, 0) + 1e-3 * noise.normal();
    target[sample] = of_place(sample / each, 1) + 0.05 * noise.normal();
  }
  return number_problem(inputs, target);
}

ProblemPtr in_places(const Problem& problem) {
  Problem grouped = problem;
  grouped.order.groups = "place";
  grouped.order.group_of.emplace();
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    grouped.order.group_of->push_back(static_cast<int>(sample / 8));
  }
  return std::make_shared<const Problem>(std::move(grouped));
}

}  // namespace

/// Whether what was selected may be used: leaks, groups, copies.
class TestAnswerFairness : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Knockoffs of a square do not know it. A person who chose the columns does not rely on them.
  void columns_whose_test_does_not_hold_are_amber() {
    const Matrix inputs = normal_matrix(100, 4, 1);
    AnswerQuestion question =
        asked("f-test", number_problem(inputs, inputs.col(0) + 0.5 * normal_matrix(100, 1, 2)));
    QVERIFY(check_of(answer(question), "fairness").level == AnswerLevel::good);
    Result doubted = *question.result;
    doubted.warnings.push_back(message("knockoffs.curved", "x1 is curved"));
    question.result = std::make_shared<const Result>(doubted);
    const AnswerCheck check = check_of(answer(question), "fairness");
    QVERIFY(check.level == AnswerLevel::caution);
    QVERIFY2(in_words(check.finding) == "x1 is curved.", in_words(check.finding).c_str());
    question.chosen = std::vector<Index>{0};
    QVERIFY(check_of(answer(question), "fairness").level == AnswerLevel::good);
  }

  void what_names_a_group_is_bad_only_where_groups_are_known() {
    AnswerQuestion question = asked("dii", places(), {{"epochs", "40"}});
    question.chosen = std::vector<Index>{0};
    const Answer without = answer(question);
    QVERIFY2(without.level == AnswerLevel::good, in_words(without).c_str());
    question.problem = in_places(*question.problem);
    const Answer with = answer(question);
    QVERIFY(with.level == AnswerLevel::bad);
    QVERIFY(check_of(with, "held-out").level == AnswerLevel::bad);
    const AnswerCheck& fair = check_of(with, "fairness");
    QVERIFY(fair.level == AnswerLevel::bad);
    QVERIFY2(has(in_words(fair.finding), "x1 identifies the place"),
             in_words(fair.finding).c_str());
    // Whole places were held out already: to do so is no remedy.
    QVERIFY2(has(in_words(check_of(with, "held-out").finding), "Whole groups of place were held"),
             in_words(with).c_str());
    QCOMPARE(in_words(fair.next_step), std::string("Leave out x1."));
    // Where whole places are exchanged, x1 tells the target's place as well as before.
    QVERIFY2(has(in_words(with), "1 of 3 columns was selected, which may be chance: x1."),
             in_words(with).c_str());
  }

  void what_is_known_of_each_group_is_fair_if_it_helps_in_others() {
    const ProblemPtr random = places();
    Matrix inputs = random->inputs;
    inputs.col(0) = random->truth.col(0) + 0.06 * normal_matrix(inputs.rows(), 1, 8);
    AnswerQuestion question = asked("f-test", number_problem(inputs, random->truth));
    question.problem = in_places(*question.problem);
    question.chosen = std::vector<Index>{0};
    const Answer found = answer(question);
    QVERIFY2(check_of(found, "held-out").level == AnswerLevel::good, in_words(found).c_str());
    QVERIFY2(check_of(found, "fairness").level == AnswerLevel::caution, in_words(found).c_str());
    // Whether or not errors are held out as well, this is looked at: it stays when they are.
    const Answer first = answer(question, AnswerChecks{false, false, false, true});
    QCOMPARE(in_words(check_of(first, "fairness").finding),
             in_words(check_of(found, "fairness").finding));
  }

  /// "1 column is enough", in green, of a table where -999 means that nothing was measured.
  void what_may_stand_for_a_missing_value_is_a_caution_data() {
    QTest::addColumn<int>("inputs");
    QTest::addColumn<bool>("target");
    QTest::addColumn<bool>("measured");
    QTest::addColumn<QString>("named");
    QTest::newRow("a selected column") << 1 << false << true << "x1 is -999 in 6 rows";
    QTest::newRow("the target") << 0 << true << true << "y1 is -999 in 6 rows";
    QTest::newRow("none") << 0 << false << true << "";
    QTest::newRow("of a generator") << 1 << false << false << "";
  }
  void what_may_stand_for_a_missing_value_is_a_caution() {
    QFETCH(const int, inputs);
    QFETCH(const bool, target);
    QFETCH(const bool, measured);
    QFETCH(const QString, named);
    Matrix all = normal_matrix(150, 3, 3);
    Matrix explained = all.col(0) + 0.5 * all.col(2);
    for (Index row = 3; row < 150; row += 25) {
      all.row(row).head(inputs).setConstant(-999.0);
      explained(row, 0) = target ? -999.0 : explained(row, 0);
    }
    const auto problem = number_problem(all.leftCols(2), explained);
    problem->measured = measured;
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0, 1};
    const AnswerCheck check =
        check_of(answer(question, AnswerChecks{false, false, false, true}), "fairness");
    const QString found = QString::fromStdString(in_words(check.finding));
    QCOMPARE(check.level, named.isEmpty() ? AnswerLevel::good : AnswerLevel::caution);
    QVERIFY2(found.contains(named), qPrintable(found));
  }

  /// "Nothing found: collect more samples", in red, because of one row.
  void one_value_that_holds_most_of_the_variance_is_told_whatever_is_selected() {
    const Matrix all = normal_matrix(200, 3, 3);
    Vector target = all.col(0) + 0.5 * all.col(2);
    target[7] = 1000.0;
    const auto problem = number_problem(all.leftCols(2), target);
    problem->measured = true;
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0};
    const AnswerChecks only{false, false, false, true};
    const std::string told = "1 value of y1 (row 8: 1000) holds 99.9 % of its variance";
    const AnswerCheck chosen = check_of(answer(question, only), "fairness");
    QVERIFY(chosen.level == AnswerLevel::caution);
    QVERIFY2(has(in_words(chosen.finding), told), in_words(chosen.finding).c_str());
    QVERIFY2(in_words(chosen.next_step).starts_with("Check that row: leave it out"),
             in_words(chosen.next_step).c_str());
    Result none = *question.result;
    none.selection = {{}, other_words("nothing helps"), FeatureSelection::CountDecidedBy::held_out};
    question.chosen.reset();
    question.result = std::make_shared<const Result>(none);
    const Answer nothing = answer(question, only);
    QCOMPARE(nothing.headline.id, std::string("answer.nothing_found"));
    QVERIFY(nothing.level == AnswerLevel::bad);
    QVERIFY2(has(in_words(nothing), "Note: " + told), in_words(nothing).c_str());
    const std::string next = in_words(check_of(nothing, "held-out").next_step);
    QVERIFY2(next.starts_with("Look first at what is said of the target below."), next.c_str());
    problem->measured = false;  // a generator may plant it
    QVERIFY(check_of(answer(question, only), "fairness").level == std::nullopt);
  }

  void of_a_skewed_target_the_logarithm_is_proposed() {
    const Matrix all = normal_matrix(200, 3, 3);
    const Vector target = (1.2 * all.col(0) + 0.5 * all.col(2)).array().exp();
    const auto problem = number_problem(all.leftCols(2), target);
    problem->measured = true;
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0};
    const AnswerCheck check =
        check_of(answer(question, AnswerChecks{false, false, false, true}), "fairness");
    QVERIFY2(has(in_words(check.next_step), "the logarithm of y1"),
             in_words(check.next_step).c_str());
  }

  void a_column_made_from_the_target_is_a_caution() {
    Matrix inputs = normal_matrix(150, 2, 3);
    const Vector target = normal_matrix(150, 1, 4).col(0);
    inputs.col(0) = (target.array() > 0.3).cast<double>();
    inputs.col(1) = target + 0.12 * inputs.col(1);
    const auto problem = number_problem(inputs, target);
    problem->measured = true;
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0, 1};
    const AnswerCheck check =
        check_of(answer(question, AnswerChecks{false, false, false, true}), "fairness");
    const std::string said = in_words(check.finding);
    QCOMPARE(check.level, AnswerLevel::caution);
    QVERIFY2(has(said, "x1 follows from y1 alone, without one exception"), said.c_str());
    QVERIFY2(has(said, "x2 alone says nearly all of y1 (9"), said.c_str());
    QVERIFY2(has(in_words(check.next_step), "Leave out x2 unless it is known before y1 is."),
             in_words(check.next_step).c_str());
  }

  /// The filled cells would explain by who was not measured.
  void missing_cells_that_say_as_much_as_the_values_are_a_caution() {
    Matrix inputs = normal_matrix(150, 2, 3);
    const Vector target = normal_matrix(150, 1, 4).col(0);
    FilledColumn filled;
    for (Index row = 0; row < 150; ++row) {
      filled.was_missing.push_back(target[row] > 0.2);
      inputs(row, 0) = target[row] > 0.2 ? 0.0 : inputs(row, 0);
    }
    const auto problem = number_problem(inputs, target);
    problem->filled_inputs = std::make_shared<const std::vector<FilledColumn>>(1, filled);
    AnswerQuestion question = asked("f-test", problem);
    question.chosen = std::vector<Index>{0, 1};
    const AnswerCheck check =
        check_of(answer(question, AnswerChecks{false, false, false, true}), "fairness");
    const std::string said = in_words(check.finding);
    QCOMPARE(check.level, AnswerLevel::caution);
    QVERIFY2(has(said, "hat x1 is missing says as much of y1 as its values do"), said.c_str());
    QVERIFY2(has(in_words(check.next_step), "Mark missing cells"),
             in_words(check.next_step).c_str());
  }

  void a_leak_is_named() {
    const Matrix all = normal_matrix(150, 4, 3);
    const Vector target = 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(3);
    Matrix inputs(150, 4);
    inputs << all.leftCols(3), target.array().exp().matrix();
    const Answer found = answer(asked("f-test", number_problem(inputs, target)));
    QVERIFY(found.level == AnswerLevel::bad);
    QVERIFY2(
        has(in_words(check_of(found, "fairness").finding), "x4 is nearly the target itself (y1)"),
        in_words(found).c_str());
    QVERIFY2(has(in_words(found), "x4 is nearly the target"), in_words(found).c_str());
    QVERIFY2(has(in_words(found.headline), ", not all of which may be used"),
             in_words(found).c_str());
  }

  void inputs_that_are_explained_by_inputs_are_no_leak_whatever_is_checked() {
    const Matrix inputs = normal_matrix(80, 5, 4);
    AnswerQuestion question = asked("f-test", number_problem(inputs, inputs.leftCols(3)));
    question.chosen = std::vector<Index>{0, 1};
    for (const bool held_out : {true, false}) {
      const Answer found = answer(question, AnswerChecks{false, held_out, false, true});
      QVERIFY2(check_of(found, "fairness").level == AnswerLevel::good, in_words(found).c_str());
    }
  }

  /// Six of 120 samples are sick. A half may have none of them, but another one is drawn then.
  void few_samples_of_another_class_are_no_ground_to_rely_on() {
    Matrix inputs = normal_matrix(120, 4, 6);
    std::vector<int> sick(120);
    for (std::size_t place = 0; place < 120; place += 20) {
      sick[place] = 1;
      inputs(static_cast<Index>(place), 1) += 6.0;
    }
    const std::string said =
        "all but 6 of 120 samples have the same class (well): what is said of it rests on these "
        "samples.";
    AnswerQuestion question = asked("random-forest", class_problem(inputs, sick, {"well", "sick"}));
    question.chosen = std::vector<Index>{1};
    const Answer of_class = answer(question);
    QVERIFY(check_of(of_class, "fairness").level == AnswerLevel::caution);
    QVERIFY2(has(in_words(of_class), said), in_words(of_class).c_str());
    QVERIFY2(!has(in_words(check_of(of_class, "stability").finding), "Not checked"),
             in_words(of_class).c_str());
    const Vector numbers = Eigen::Map<const Eigen::VectorXi>(sick.data(), 120).cast<double>();
    question = asked("f-test", number_problem(inputs, numbers));
    question.chosen = std::vector<Index>{1};
    const Answer of_number = answer(question);
    QVERIFY2(has(in_words(of_number), "ll but 6 of 120 samples have the same y1 (0)"),
             in_words(of_number).c_str());
  }

  void a_single_column_that_is_compared_with_itself_is_no_leak() {
    Problem problem = *number_problem(normal_matrix(80, 1, 4), normal_matrix(80, 1, 4));
    problem.truth_features = problem.features;
    const Answer found =
        answer(asked("dii", std::make_shared<const Problem>(problem), {{"epochs", "20"}}));
    QVERIFY2(check_of(found, "fairness").level == AnswerLevel::good, in_words(found).c_str());
    QVERIFY2(has(in_words(check_of(found, "held-out").finding), "all columns predict themselves"),
             in_words(found).c_str());
  }

  /// A copy of another column is a mild fault, the target itself is none: that comes first.
  void the_worst_fault_comes_first_and_those_not_listed_are_counted() {
    Matrix inputs = normal_matrix(80, 7, 4);
    const Vector target = inputs.col(6) + 0.5 * normal_matrix(80, 1, 5);
    inputs.col(1) = inputs.col(0);
    inputs.col(3) = inputs.col(2);
    inputs.col(5) = inputs.col(4);
    inputs.col(6) = target;
    AnswerQuestion question = asked("f-test", number_problem(inputs, target));
    question.chosen = std::vector<Index>{0, 1, 6};
    const AnswerChecks only{false, false, false, true};
    const AnswerCheck few = check_of(answer(question, only), "fairness");
    QVERIFY(few.level == AnswerLevel::bad);
    QVERIFY2(in_words(few.finding).starts_with("x7 is nearly the target itself"),
             in_words(few.finding).c_str());
    QVERIFY2(!has(in_words(few.finding), " more."), in_words(few.finding).c_str());
    Matrix many(80, 7);
    for (Index column = 0; column < 7; ++column) {
      many.col(column) = inputs.col(0);
    }
    question = asked("f-test", number_problem(many, target));
    question.chosen = std::vector<Index>{0, 1, 2, 3, 4, 5};
    const AnswerCheck copies = check_of(answer(question, only), "fairness");
    QVERIFY2(has(in_words(copies.finding), "; and 1 more."), in_words(copies.finding).c_str());
  }
};

QTEST_GUILESS_MAIN(TestAnswerFairness)
#include "tst_answer_fairness.moc"
