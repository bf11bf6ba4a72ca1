// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QtTest>
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "core/data/generators.h"
#include "core/data/table_reader.h"
#include "core/record/run_tables.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/paths.h"
#include "tests/support/sanitized.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

using CountDecidedBy = FeatureSelection::CountDecidedBy;

/// y = 2 x1 - x2 and little noise, among six columns.
ProblemPtr planted_linear(Index samples = 150) {
  Matrix all = normal_matrix(samples, 7, 3);
  const Vector target = 2.0 * all.col(0) - all.col(1) + 0.2 * all.col(6);
  return number_problem(all.leftCols(6), target);
}

/// Of a table with one target (none: the inputs themselves), every so many of its samples; nothing
/// where it is absent.
std::optional<AnswerQuestion> asked_of_table(const std::string& file, const std::string& target,
                                             Index stride, const std::string& method,
                                             const Settings& settings) {
  if (!QFileInfo::exists(QString::fromStdString(file))) {
    return std::nullopt;
  }
  Dataset table = read_table(file);
  for (Column& column : table.columns) {
    if (column.name == target) {
      column.roles = RoleSet().with(Role::truth);
    } else if (column.kind == ColumnKind::number) {
      const RoleSet input = RoleSet().with(Role::input);
      column.roles = target.empty() ? input.with(Role::truth) : input;
    }
  }
  std::vector<Index> kept;
  for (Index sample = 0; sample < table.samples(); sample += stride) {
    kept.push_back(sample);
  }
  table.keep_samples(kept);
  return asked(method, std::make_shared<const Problem>(make_problem(table)), settings);
}

/// Answer, ranking, path and tables of one question speak of the same columns.
void speaks_of_one_number(const AnswerQuestion& question) {
  const Result& result = *question.result;
  const Answer found = answer(question, AnswerChecks{});
  QCOMPARE(found.selection, result.selection.features);
  QVERIFY(!found.suggestion.says_nothing());
  if (result.suggested_path_point) {
    const PathPoint& point = result.path.at(*result.suggested_path_point);
    QCOMPARE(point.selection, result.selection.features);
    QVERIFY(result.suggestion == found.suggestion);
    if (point.weights.size() > 0) {
      QVERIFY(result.space.weights() == point.weights);
      QCOMPARE(result.objective, point.objective);
    }
  }
  const TextTable table = selection_table(*question.problem, result, result.selection.features);
  const auto marked = std::count_if(table.rows.begin(), table.rows.end(), [](const auto& row) {
    return std::find(row.begin(), row.end(), "yes") != row.end();
  });
  QCOMPARE(marked, std::ssize(found.selection));
}

}  // namespace

/// Columns 1 to 3 are copies of one, the first mirrored; the fourth matters more.
ProblemPtr with_copies() {
  const Matrix all = normal_matrix(120, 6, 8);
  Matrix inputs = all.leftCols(6);
  inputs.col(0) = -all.col(1);
  inputs.col(2) = all.col(1);
  const Vector target = all.col(1) + 2.0 * all.col(3);
  return number_problem(inputs, target);
}

class TestSuggestion : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Which of equal columns comes first says nothing but their order in the table.
  void copies_are_taken_together_or_not_at_all_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"dii", "relief", "mutual-information"}) {
      QTest::newRow(method) << QString(method);
    }
  }
  void copies_are_taken_together_or_not_at_all() {
    QFETCH(QString, method);
    Settings settings;
    if (method == "dii") {
      settings = {{"search", "none"}, {"epochs", "60"}};
    }
    const AnswerQuestion question = asked(method.toStdString(), with_copies(), settings);
    const std::vector<Index>& taken = question.result->selection.features;
    const auto is_taken = [&](Index column) {
      return std::find(taken.begin(), taken.end(), column) != taken.end();
    };
    QVERIFY(question.result->selection.count_decided_by == CountDecidedBy::held_out);
    QVERIFY(is_taken(3));
    QCOMPARE(is_taken(0), is_taken(1));
    QCOMPARE(is_taken(2), is_taken(1));
  }

  /// Where knowing nothing predicts as well, no column is the answer, whatever the method.
  void of_noise_no_column_is_enough_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"dii", "relief", "mutual-information", "random-forest"}) {
      QTest::newRow(method) << QString(method);
      if (sanitized) {
        break;
      }
    }
  }
  void of_noise_no_column_is_enough() {
    QFETCH(QString, method);
    constexpr int tables = 8;
    int none = 0;
    for (int table = 0; table < tables; ++table) {
      const Matrix all = normal_matrix(80, 9, 100 + static_cast<std::uint64_t>(table));
      Settings settings;
      if (method == "dii") {
        settings = {{"search", "forward"}, {"epochs", "20"}};
      }
      const AnswerQuestion question =
          asked(method.toStdString(), number_problem(all.leftCols(8), all.rightCols(1)), settings);
      const FeatureSelection& selection = question.result->selection;
      if (!selection.features.empty()) {
        continue;
      }
      ++none;
      QVERIFY(selection.count_decided_by == CountDecidedBy::held_out);
      QVERIFY(!question.result->suggested_path_point);
      const Answer found = answer(question, AnswerChecks{});
      QVERIFY(found.level == AnswerLevel::bad);
      QVERIFY(found.selection.empty());
      const AnswerCheck& held_out = check_of(found, "held-out");
      QVERIFY(held_out.level == AnswerLevel::bad && !held_out.next_step.says_nothing());
      const std::string finding = in_words(held_out.finding);
      QCOMPARE(held_out.finding.id, std::string("held_out.nothing_helps"));
      QVERIFY2(has(finding, ": the least validation error (") && has(finding, " ± ") &&
                   has(finding, ") is not clearly below that of knowing nothing (1)."),
               finding.c_str());
      QCOMPARE(in_words(found),
               std::string("Nothing found: the columns that the run ranks first do not predict y1 "
                           "clearly better than knowing nothing."));
    }
    QVERIFY2(none >= 6, qPrintable(QString::number(none)));
  }

  /// Every other guess of one of two classes is right, so that of many columns one always seems to
  /// help; and whole groups of one class make the most frequent class of all others the rarer one.
  void of_noise_no_column_explains_classes_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<bool>("grouped");
    for (const char* method : {"mutual-information", "relief", "random-forest"}) {
      QTest::addRow("%s", method) << QString(method) << false;
      QTest::addRow("%s, groups", method) << QString(method) << true;
      if (sanitized) {
        break;
      }
    }
  }
  void of_noise_no_column_explains_classes() {
    QFETCH(QString, method);
    QFETCH(bool, grouped);
    constexpr int tables = 20;
    int some = 0;
    for (std::uint64_t table = 0; table < tables; ++table) {
      const Matrix all = normal_matrix(100, 11, 300 + table);
      std::vector<int> classes;
      std::vector<int> group_of;
      for (Index sample = 0; sample < all.rows(); ++sample) {
        const Index drawn = grouped ? 5 * (sample / 5) : sample;
        classes.push_back(all(drawn, 10) > 0.0 ? 1 : 0);
        group_of.push_back(static_cast<int>(sample / 5));
      }
      const auto problem = class_problem(all.leftCols(10), classes, {"no", "yes"});
      if (grouped) {
        problem->order.group_of = group_of;
      }
      some += asked(method.toStdString(), problem).result->selection.features.empty() ? 0 : 1;
    }
    QVERIFY2(some <= 3, qPrintable(QString::number(some)));
  }

  /// The best two need not hold the best one: x3 is nearly the sum of x1 and x2.
  void a_number_on_a_path_takes_the_solution_of_that_number() {
    const Matrix all = normal_matrix(150, 4, 6);
    Matrix inputs(150, 3);
    inputs << all.leftCols(2), all.col(0) + all.col(1) + 0.7 * all.col(2);
    const Vector target = all.col(0) + all.col(1) + 0.05 * all.col(3);
    AnswerQuestion question = asked("relief", number_problem(inputs, target));
    Result searched = *question.result;
    searched.columns.front().values = {0.2, 0.1, 0.9};
    searched.path.clear();
    for (const std::vector<Index>& solution : {std::vector<Index>{2}, {0, 1}, {0, 1, 2}}) {
      PathPoint point;
      point.feature_count = std::ssize(solution);
      point.selection = solution;
      searched.path.push_back(point);
    }
    searched.suggested_path_point = 0;
    searched.selection = {{2}, other_words("the knee"), CountDecidedBy::open};
    question.result = std::make_shared<const Result>(searched);
    const Result suggested = choose_column_count(question);
    QCOMPARE(suggested.selection.features, (std::vector<Index>{0, 1}));
    QVERIFY(suggested.selection.count_decided_by == CountDecidedBy::held_out);
    QCOMPARE(suggested.suggested_path_point, std::optional<std::size_t>(1));
  }

  /// Discoveries are not taken back because fewer columns predict as well.
  void what_a_test_found_stays() {
    AnswerQuestion question = asked("f-test", planted_linear());
    Result result = *question.result;
    result.selection = {
        {0, 1, 2, 3, 4, 5}, other_words("knockoff filter"), CountDecidedBy::of_test};
    question.result = std::make_shared<const Result>(result);
    QVERIFY(choose_column_count(question).selection == result.selection);
    result.selection.count_decided_by = CountDecidedBy::of_rule;
    question.result = std::make_shared<const Result>(result);
    const Result chosen = choose_column_count(question);
    QVERIFY(chosen.selection.features.size() < 6);
    // Who is told of a rule elsewhere hears what has become of it.
    QVERIFY2(has(in_words(chosen.selection.rule), "All 6 columns pass the rule of the run: "),
             in_words(chosen.selection.rule).c_str());
  }

  void one_number_for_each_method_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("value");
    QTest::newRow("dii") << "dii"
                         << "epochs"
                         << "30";
    if (sanitized) {
      return;  // one must do: they are a thousand times slower
    }
    QTest::newRow("dii greedy") << "dii"
                                << "search"
                                << "forward";
    QTest::newRow("f-test") << "f-test"
                            << ""
                            << "";
    QTest::newRow("elastic-net") << "elastic-net"
                                 << ""
                                 << "";
    QTest::newRow("pcov-cur") << "pcov-cur"
                              << ""
                              << "";
    QTest::newRow("pcov-cur of 4") << "pcov-cur"
                                   << "count"
                                   << "4";
    QTest::newRow("cur") << "cur"
                         << ""
                         << "";
    QTest::newRow("mrmr") << "mrmr"
                          << ""
                          << "";
    QTest::newRow("random-forest") << "random-forest"
                                   << "trees"
                                   << "40";
  }
  void one_number_for_each_method() {
    QFETCH(QString, method);
    QFETCH(QString, parameter);
    QFETCH(QString, value);
    Settings settings;
    if (!parameter.isEmpty()) {
      settings[parameter.toStdString()] = value.toStdString();
    }
    speaks_of_one_number(asked(method.toStdString(), planted_linear(), settings));
  }

  void one_number_on_wine_and_who_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("stride");
    QTest::addColumn<QString>("search");
    const QString wine = QString::fromStdString(fixtures_dir() + "/../../resources/data/wine.csv");
    const QString who = QString::fromStdString(shared_dir() + "/data/who/who_dataset.csv");
    QTest::newRow("wine") << wine << "" << 1 << "l1-path";
    QTest::newRow("wine, forward") << wine << "" << 1 << "forward";
    QTest::newRow("WHO") << who << "SP.DYN.LE00.IN" << 6 << "l1-path";
    QTest::newRow("WHO, no search") << who << "SP.DYN.LE00.IN" << 6 << "none";
  }
  void one_number_on_wine_and_who() {
    QFETCH(QString, file);
    QFETCH(QString, target);
    QFETCH(int, stride);
    if (sanitized) {
      QSKIP("a thousand times slower under a sanitizer");
    }
    QFETCH(QString, search);
    const auto question = asked_of_table(file.toStdString(), target.toStdString(), stride, "dii",
                                         {{"epochs", "40"}, {"search", search.toStdString()}});
    if (!question) {
      QSKIP("no such table");
    }
    speaks_of_one_number(*question);
  }

  void a_ranking_gets_the_number_that_held_out_samples_suggest() {
    const AnswerQuestion question = asked("random-forest", planted_linear(), {{"trees", "40"}});
    const FeatureSelection& selection = question.result->selection;
    QCOMPARE(selection.features, (std::vector<Index>{0, 1}));
    QVERIFY(selection.count_decided_by == CountDecidedBy::held_out);
    const std::string rule = in_words(selection.rule);
    QVERIFY2(rule.starts_with("the least validation error"), rule.c_str());
  }

  /// What the second column gains is clear, but below what matters.
  void the_smallest_difference_that_matters_is_named_where_it_decided() {
    const Matrix all = normal_matrix(120, 2, 21);
    const Vector target = all.col(0) + 0.003 * all.col(1);
    const Result one = chosen_of(all, target, {2.0, 1.0});
    QCOMPARE(one.selection.features, (std::vector<Index>{0}));
    QCOMPARE(one.selection.rule.id, std::string("suggestion.fewest_within_tolerance"));
    const std::string rule = in_words(one.selection.rule);
    QVERIFY2(has(rule, " is at most 0.01 above the least (") && has(rule, " with 2)"),
             rule.c_str());
  }

  /// Among columns of noise, one more seems to help now and then.
  void the_standard_error_is_what_decides_otherwise() {
    constexpr std::uint64_t tables = 40;
    std::string rule;
    for (std::uint64_t table = 0; table < tables && rule.empty(); ++table) {
      const Matrix all = normal_matrix(80, 6, 500 + table);
      const Vector target = all.col(0) + all.col(5);
      const Result some = chosen_of(all.leftCols(5), target, {5.0, 4.0, 3.0, 2.0, 1.0});
      if (some.selection.rule.id == "suggestion.fewest") {
        rule = in_words(some.selection.rule);
      }
    }
    QVERIFY2(has(rule, " is within one standard error of the least ("), rule.c_str());
  }

  /// "The fewest whose validation error (1; 1: knowing nothing) is not clearly above the least
  /// (0.96 with 7)": in noise, columns of no use may be as good as the best.
  void what_is_selected_is_better_than_nothing() {
    constexpr std::uint64_t tables = 100;
    int selected = 0;
    for (std::uint64_t table = 0; table < tables; ++table) {
      const Matrix all = normal_matrix(80, 5, 900 + table);
      const Vector target = 0.35 * all.col(3) + all.col(4);
      const Result one = chosen_of(all.leftCols(4), target, {4.0, 3.0, 2.0, 1.0});
      if (one.selection.features.empty()) {
        continue;
      }
      ++selected;
      const std::string rule = in_words(one.selection.rule);
      const std::string before = "validation error (";
      const std::size_t at = rule.find(before);
      QVERIFY2(at != std::string::npos, rule.c_str());
      QVERIFY2(std::strtod(rule.c_str() + at + before.size(), nullptr) < 0.995, rule.c_str());
    }
    QVERIFY(selected > 0);
  }

  /// "43 of 1000 columns are enough", whose last thirty have score 0 and stand in table order.
  void ties_at_the_end_of_a_ranking_are_never_selected() {
    const Matrix all = normal_matrix(80, 60, 17);
    const Vector target = all.col(50) + all.col(55) + 0.5 * all.col(59);
    AnswerQuestion question = asked("f-test", number_problem(all.leftCols(59), target));
    Result scored = *question.result;
    scored.selection = {};
    std::vector<double>& scores = scored.columns.front().values;
    scores.assign(59, 0.0);  // all others are tied, in the order of the table
    scores[50] = 3.0;
    question.result = std::make_shared<const Result>(scored);
    const Result one = choose_column_count(question);
    QCOMPARE(one.selection.features, (std::vector<Index>{50}));
    scores[55] = 2.0;
    scores[56] = 2.0;  // tied above 0: taken together or not at all
    question.result = std::make_shared<const Result>(scored);
    const Result three = choose_column_count(question);
    QCOMPARE(three.selection.features, (std::vector<Index>{50, 55, 56}));
  }

  void weights_of_zero_are_never_selected() {
    const Matrix all = normal_matrix(80, 8, 17);
    const Vector target = all.col(1) + all.col(6) + 0.1 * all.col(7);
    AnswerQuestion question = asked("f-test", number_problem(all.leftCols(7), target));
    Result scored = *question.result;
    scored.selection = {};
    scored.columns.front().kind = ValueKind::weight;
    scored.columns.front().values = {0.0, 1.0, 0.0, 0.3, 0.2, 0.1, 0.0};
    question.result = std::make_shared<const Result>(scored);
    for (const Index feature : choose_column_count(question).selection.features) {
      QVERIFY(scored.columns.front().values[static_cast<std::size_t>(feature)] > 0.0);
    }
  }

  void what_has_a_number_keeps_it_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("value");
    QTest::newRow("a rule") << "elastic-net"
                            << ""
                            << "";
    QTest::newRow("asked for") << "pcov-cur"
                               << "count"
                               << "4";
    QTest::newRow("all asked for") << "pcov-cur"
                                   << "count"
                                   << "6";
  }
  void what_has_a_number_keeps_it() {
    QFETCH(QString, method);
    QFETCH(QString, parameter);
    QFETCH(QString, value);
    Settings settings;
    if (!parameter.isEmpty()) {
      settings[parameter.toStdString()] = value.toStdString();
    }
    const AnswerQuestion question = asked(method.toStdString(), planted_linear(), settings);
    const Result run = run_to_end(*question.run.method, question.problem, settings);
    QVERIFY(question.result->selection == run.selection);
    QCOMPARE(question.result->suggested_path_point, run.suggested_path_point);
  }

  /// A matrix of distances cannot be predicted: the knee stays, and the answer names it.
  void where_nothing_can_be_held_out_the_run_decides() {
    AnswerQuestion question =
        asked("dii", planted_linear(40), {{"epochs", "5"}, {"search", "l1-path"}});
    Problem distances = *question.problem;
    distances.truth = Matrix(Matrix::Ones(40, 40) - Matrix::Identity(40, 40));
    distances.truth_kind = TruthKind::distance_matrix;
    Result run = *question.result;
    run.selection.count_decided_by = CountDecidedBy::open;
    run.suggestion = other_words("the knee");
    question.problem = std::make_shared<const Problem>(distances);
    question.result = std::make_shared<const Result>(run);
    const Result settled = choose_column_count(question);
    QVERIFY(settled.selection == run.selection);
    QCOMPARE(answer_suggestion(question), std::string("the knee"));
  }

  void stopped_it_stays_as_it_was() {
    AnswerQuestion question = asked("f-test", planted_linear());
    Result open = *question.result;
    open.selection = {};
    question.result = std::make_shared<const Result>(open);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(choose_column_count(question, stop.get_token()).selection.features.empty());
    QCOMPARE(choose_column_count(question).selection.features.size(), std::size_t{2});
  }

 private:
  /// What held-out samples suggest for a ranking by these scores.
  static Result chosen_of(const Matrix& inputs, const Vector& target,
                          const std::vector<double>& scores) {
    AnswerQuestion question = asked("f-test", number_problem(inputs, target));
    Result scored = *question.result;
    scored.selection = {};
    scored.columns.front().values = scores;
    question.result = std::make_shared<const Result>(scored);
    return choose_column_count(question);
  }

  static std::string answer_suggestion(const AnswerQuestion& question) {
    return in_words(answer(question, AnswerChecks{}).suggestion);
  }
};

QTEST_GUILESS_MAIN(TestSuggestion)
#include "tst_suggestion.moc"
