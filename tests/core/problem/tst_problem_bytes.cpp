// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/error.h"
#include "core/problem/problem_bytes.h"
#include "core/record/problem_fingerprint.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

namespace {

constexpr Index samples = 12;

/// With everything that a problem may have.
std::shared_ptr<Problem> rich() {
  auto problem = toy_problem(samples, 3);
  problem->features[1].group = "pair";
  problem->features[1].period = 6.0;
  problem->features[2].always_kept = true;
  problem->features[0].of_text = TextOrigin{"colour", "red"};
  problem->features[1].made_from = "angle";
  problem->inputs_alone = true;
  problem->measured = true;
  problem->truth = Matrix(Matrix::Random(samples, 2));
  problem->truth_features.assign(2, ColumnInfo{"t", "nm", "", 0.0, 0.3});
  problem->known_weights = Vector(Vector::Random(3));
  problem->warnings = {message("tests.a", "{1} is constant", "a")};
  problem->order.group_of = std::vector<int>(samples, 1);
  problem->order.groups = "patient";
  problem->from_all_samples.scales = true;
  std::vector<bool> missing(samples, false);
  missing[4] = true;
  const auto set_in = std::make_shared<const std::vector<int>>(samples, -1);
  problem->filled_inputs = std::make_shared<const std::vector<FilledColumn>>(
      1, FilledColumn{1, std::move(missing), FillRule{true, set_in, 2, -0.5, 1.5}, true});
  problem->each_row_once = std::make_shared<const Problem>(*problem);
  return problem;
}

}  // namespace

class TestProblemBytes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_problem_is_read_as_it_was() {
    const auto problem = rich();
    const ProblemPtr read = problem_from(bytes_of(*problem));
    QVERIFY(Matrix(read->inputs) == Matrix(problem->inputs));
    QVERIFY(Matrix(read->truth) == Matrix(problem->truth));
    QVERIFY(*read->known_weights == *problem->known_weights);
    QVERIFY(read->rows == problem->rows);
    QVERIFY(read->order == problem->order);
    QVERIFY(read->warnings == problem->warnings);
    QVERIFY(read->labels->class_of == problem->labels->class_of);
    QVERIFY(read->labels->names == problem->labels->names);
    QCOMPARE(read->features[1].period, 6.0);
    QCOMPARE(read->features[1].group, std::string("pair"));
    QVERIFY(read->features[2].always_kept);
    QCOMPARE(read->truth_features[1].scale, 0.3);
    QVERIFY(read->from_all_samples.scales && !read->from_all_samples.fillings);
    QVERIFY(read->filled_inputs && read->filled_inputs->front().was_missing[4]);
    QVERIFY(!read->filled_truth);
    QVERIFY(read->features[0].of_text == problem->features[0].of_text);
    QCOMPARE(read->features[1].made_from, std::string("angle"));
    QVERIFY(read->inputs_alone && read->measured);
    QVERIFY(read->each_row_once && !read->each_row_once->each_row_once);
    QVERIFY(fingerprint_of(*read) == fingerprint_of(*problem));
    QCOMPARE(QByteArray::fromStdString(bytes_of(*read)),
             QByteArray::fromStdString(bytes_of(*problem)));
  }

  /// Training parts fill such cells anew by these rules.
  void rules_by_which_cells_are_filled_are_read_as_they_were() {
    const ProblemPtr read = problem_from(bytes_of(*rich()));
    const FilledColumn& filled = read->filled_inputs->front();
    QVERIFY(filled.by_step && filled.rule.one_of_values);
    QVERIFY(filled.rule.set_in && *filled.rule.set_in == std::vector<int>(samples, -1));
    QCOMPARE(filled.rule.place, 2);
    QCOMPARE(filled.rule.unset, -0.5);
    QCOMPARE(filled.rule.set, 1.5);
  }

  /// Columns of a table with an odd number of rows begin at any address, which decides the order in
  /// which Eigen sums them up.
  void sums_have_the_same_bits_wherever_the_columns_stand() {
    constexpr Index rows = 101;
    constexpr Index columns = 8;
    const auto table = std::make_shared<const Matrix>(Matrix::Random(rows, columns + 1));
    for (const Index first : {0, 1}) {
      auto problem = toy_problem(rows, columns);
      problem->inputs = SharedMatrix(table, table->col(first).data(), rows, columns);
      const ProblemPtr read = problem_from(bytes_of(*problem));
      QVERIFY(read->inputs.data() != problem->inputs.data());
      for (Index column = 0; column < columns; ++column) {
        QVERIFY(read->inputs.col(column) == problem->inputs.col(column));
        QCOMPARE(read->inputs.col(column).sum() - problem->inputs.col(column).sum(), 0.0);
      }
    }
  }

  void parts_that_do_not_fit_are_refused() {
    const auto problem = rich();
    problem->features.pop_back();
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(problem_from(bytes_of(*problem))));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(problem_from("")));
  }
};

QTEST_APPLESS_MAIN(TestProblemBytes)
#include "tst_problem_bytes.moc"
