// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <numeric>

#include "core/problem/point_columns.h"
#include "core/problem/truth_ranks.h"
#include "core/random.h"
#include "tests/support/messages.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

namespace {

constexpr Index samples = 40;

std::vector<Index> all_rows(Index count = samples) {
  std::vector<Index> rows(static_cast<std::size_t>(count));
  std::iota(rows.begin(), rows.end(), Index{0});
  return rows;
}

/// Random numbers in columns c1, c2, ...
Dataset random_table(const std::string& name, Index columns, std::uint64_t seed) {
  Random random(seed);
  Dataset dataset;
  dataset.name = name;
  dataset.values = Matrix(samples, columns);
  for (double& value : dataset.values.reshaped()) {
    value = random.normal();
  }
  for (Index column = 0; column < columns; ++column) {
    dataset.columns.emplace_back().name = "c" + std::to_string(column + 1);
  }
  return dataset;
}

Dataset inputs() {
  Dataset dataset = random_table("the inputs", 3, 1);
  for (Column& column : dataset.columns) {
    column.roles = RoleSet().with(Role::input);
  }
  return dataset;
}

void rename(Dataset& dataset, const std::vector<std::string>& names) {
  for (std::size_t at = 0; at < names.size(); ++at) {
    dataset.columns[at].name = names[at];
  }
}

/// The M(M-1)/2 distances of each sample as a table of columns, by definition.
Dataset distance_table(const Matrix& xyz) {
  const Index points = xyz.cols() / 3;
  Dataset table = random_table("distances", points * (points - 1) / 2, 0);
  Index column = 0;
  for (Index a = 0; a < points; ++a) {
    for (Index b = a + 1; b < points; ++b, ++column) {
      table.values.col(column) =
          (xyz.middleCols(3 * a, 3) - xyz.middleCols(3 * b, 3)).rowwise().norm();
    }
  }
  return table;
}

Dataset matrix_table(const Matrix& distances) {
  Dataset table = random_table("the matrix", distances.cols(), 0);
  table.values = distances;
  return table;
}

/// Distances of the samples in a space, N x N.
Matrix distances_in(const Matrix& points) {
  Matrix distances(points.rows(), points.rows());
  for (Index i = 0; i < points.rows(); ++i) {
    distances.col(i) = (points.rowwise() - points.row(i)).rowwise().norm();
  }
  return distances;
}

ProblemOptions of_kind(TruthKind kind) {
  ProblemOptions options;
  options.truth_kind = kind;
  return options;
}

constexpr auto by_points = TruthKind::pair_distances;
constexpr auto by_matrix = TruthKind::distance_matrix;

void compare_ranks(const Problem& problem, const Problem& expected) {
  const std::vector<Index> rows = all_rows(problem.samples());
  const Ranks ranks = *ranks_of_truth(problem, rows);
  const Ranks wanted = *ranks_of_truth(expected, rows);
  for (Index i = 0; i < problem.samples(); ++i) {
    for (Index j = 0; j < problem.samples(); ++j) {
      QCOMPARE(ranks(i, j), wanted(i, j));
    }
  }
}

QString refusal(const Dataset& truth, TruthKind kind) {
  return message_of([&] { (void)make_problem(inputs(), of_kind(kind), &truth); });
}

}  // namespace

class TestTruth : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void points_rank_as_a_table_of_all_their_distances() {
    const Dataset xyz = random_table("xyz", 15, 2);
    const Dataset table = distance_table(xyz.values);
    const Problem problem = make_problem(inputs(), of_kind(by_points), &xyz);
    compare_ranks(problem, make_problem(inputs(), {}, &table));
    QVERIFY(tests::says(problem.warnings, "10 distances between 5 points"));
    QVERIFY(tests::says(problem.warnings, "'c1', 'c2', 'c3'"));
  }

  void a_distance_matrix_ranks_as_the_space_that_it_was_made_from() {
    const Dataset space = random_table("space", 4, 3);
    const Dataset matrix = matrix_table(distances_in(space.values));
    const Problem problem = make_problem(inputs(), of_kind(by_matrix), &matrix);
    compare_ranks(problem, make_problem(inputs(), {}, &space));
    QVERIFY(problem.warnings.empty());
  }

  void some_samples_of_any_kind_rank_as_if_the_others_were_not_there() {
    const Dataset xyz = random_table("xyz", 12, 2);
    const Dataset table = distance_table(xyz.values);
    const Dataset matrix = matrix_table(distances_in(table.values));
    const std::vector<Index> some{30, 2, 3, 17, 9};
    const Problem expected = make_problem(inputs(), {}, &table).with_samples(some);
    compare_ranks(make_problem(inputs(), of_kind(by_points), &xyz).with_samples(some), expected);
    compare_ranks(make_problem(inputs(), of_kind(by_matrix), &matrix).with_samples(some), expected);
    ProblemOptions options = of_kind(by_matrix);
    options.samples = some;
    compare_ranks(make_problem(inputs(), options, &matrix), expected);
  }

  void points_are_told_by_their_columns_names() {
    Dataset xyz = random_table("xyz", 6, 4);
    const Problem in_order = make_problem(inputs(), of_kind(by_points), &xyz);
    xyz.values = Matrix(xyz.values(Eigen::all, std::vector<Index>{3, 0, 1, 4, 2, 5}));
    rename(xyz, {"b_x", "a_x", "a_y", "b_y", "a_z", "b_z"});
    const Problem by_name = make_problem(inputs(), of_kind(by_points), &xyz);
    QVERIFY(tests::says(by_name.warnings, "names"));
    compare_ranks(by_name, in_order);
    for (const auto& names : std::vector<std::vector<std::string>>{
             {"x2", "x1", "y1", "y2", "z1", "z2"}, {"2.X", "1.X", "1.Y", "2.Y", "1.Z", "2.Z"}}) {
      rename(xyz, names);
      compare_ranks(make_problem(inputs(), of_kind(by_points), &xyz), in_order);
    }
  }

  void groups_win_over_names() {
    Dataset xyz = random_table("xyz", 6, 4);
    const Problem in_order = make_problem(inputs(), of_kind(by_points), &xyz);
    rename(xyz, {"x1", "x2", "y1", "y2", "z1", "z2"});
    for (std::size_t at = 0; at < 6; ++at) {
      xyz.columns[at].group = at < 3 ? "first" : "second";
    }
    compare_ranks(make_problem(inputs(), of_kind(by_points), &xyz), in_order);
  }

  void words_that_end_in_an_axis_are_no_axes() {
    const std::vector<ColumnInfo> features{{"max", "", "", 0},  {"y", "", "", 0},
                                           {"jazz", "", "", 0}, {"xenon", "", "", 0},
                                           {"you", "", "", 0},  {"zoo", "", "", 0}};
    const PointColumns found = point_columns(features, "a table");
    QVERIFY(found.how.find("table order") != std::string::npos);
    QCOMPARE(found.points[1][2], 5);
  }

  void refuses_columns_that_are_no_points_data() {
    QTest::addColumn<Dataset>("truth");
    QTest::addColumn<QStringList>("named");
    QTest::newRow("no multiple of three") << random_table("xyz", 7, 1) << QStringList{"7 columns"};
    QTest::newRow("one point") << random_table("xyz", 3, 1) << QStringList{"single point"};
    Dataset grouped = random_table("xyz", 6, 1);
    for (std::size_t at = 0; at < 6; ++at) {
      grouped.columns[at].group = at < 4 ? "atom 1" : "atom 2";
    }
    QTest::newRow("a group of four") << grouped << QStringList{"'atom 1'", "4 columns"};
    grouped.columns[2].group.clear();
    QTest::newRow("a column without a group") << grouped << QStringList{"'c3'", "no group"};
    Dataset boxed = random_table("xyz", 6, 1);
    boxed.columns[0].truth_period = 5.0;
    QTest::newRow("half a box") << boxed << QStringList{"'c1'", "'c4'", "period"};
  }
  void refuses_columns_that_are_no_points() {
    QFETCH(Dataset, truth);
    QFETCH(QStringList, named);
    const QString message = refusal(truth, by_points);
    for (const QString& part : named + QStringList{"Accepted: "}) {
      QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }
  }

  void refuses_what_is_no_distance_matrix_data() {
    QTest::addColumn<Dataset>("truth");
    QTest::addColumn<QStringList>("named");
    const Matrix good = distances_in(random_table("space", 2, 5).values);
    const auto changed = [&](Index row, Index column, double value) {
      Matrix bad = good;
      bad(row, column) = value;
      return matrix_table(bad);
    };
    const double gap = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    QTest::newRow("not square") << random_table("the matrix", 39, 1)
                                << QStringList{"39 columns", "40"};
    QTest::newRow("negative") << changed(4, 7, -0.5) << QStringList{"negative", "'c8'", "row 5"};
    QTest::newRow("gap") << changed(4, 7, gap) << QStringList{"missing", "'c8'", "row 5"};
    QTest::newRow("infinite") << changed(4, 7, infinite) << QStringList{"infinite", "'c8'"};
    QTest::newRow("similarity") << changed(3, 3, 1.0) << QStringList{"itself", "'c4'", "row 4"};
  }
  void refuses_what_is_no_distance_matrix() {
    QFETCH(Dataset, truth);
    QFETCH(QStringList, named);
    const QString message = refusal(truth, by_matrix);
    for (const QString& part : named + QStringList{"the matrix", "Accepted: "}) {
      QVERIFY2(message.contains(part), qPrintable(message + " lacks " + part));
    }
  }

  void an_asymmetric_matrix_is_used_by_rows_and_that_is_said() {
    Matrix distances = distances_in(random_table("space", 2, 5).values);
    distances(0, 1) = 1e6;
    const Dataset table = matrix_table(distances);
    const Problem problem = make_problem(inputs(), of_kind(by_matrix), &table);
    QVERIFY(tests::says(problem.warnings, "not symmetric"));
    const Ranks ranks = *ranks_of_truth(problem, all_rows());
    QCOMPARE(ranks(0, 1), 39.0);
    QVERIFY(ranks(1, 0) < 39.0);
  }

  void standardising_leaves_points_and_matrices_as_they_are() {
    const Dataset xyz = random_table("xyz", 6, 2);
    ProblemOptions options = of_kind(by_points);
    const Problem plain = make_problem(inputs(), options, &xyz);
    options.standardise_truth = true;
    QVERIFY(make_problem(inputs(), options, &xyz).truth == plain.truth);
  }

  void units_of_a_standardised_truth_do_not_matter() {
    Dataset metres = random_table("table", 3, 2);
    metres.columns[1].truth_period = 0.7;
    Dataset nanometres = metres;
    nanometres.values.col(1) *= 1e9;
    nanometres.columns[1].truth_period *= 1e9;
    ProblemOptions options;
    options.standardise_truth = true;
    const Ranks a = *ranks_of_truth(make_problem(inputs(), options, &metres), all_rows());
    const Ranks b = *ranks_of_truth(make_problem(inputs(), options, &nanometres), all_rows());
    const Ranks other = *ranks_of_truth(make_problem(inputs(), {}, &nanometres), all_rows());
    bool differs = false;
    for (Index i = 0; i < std::ssize(all_rows()); ++i) {
      for (Index j = 0; j < std::ssize(all_rows()); ++j) {
        QCOMPARE(a(i, j), b(i, j));
        differs = differs || other(i, j) != a(i, j);
      }
    }
    QVERIFY(differs);
  }

  void what_ranks_cost_is_known_before() {
    Problem problem;
    problem.inputs = Matrix::Zero(100000, 1);
    problem.truth = Matrix::Zero(100000, 48);
    const RankCost columns = cost_of_ranks(problem, 1000);
    QVERIFY(columns.bytes > 400e6 && columns.bytes < 1e9);  // 4 bytes a rank, and little else
    QVERIFY(columns.seconds > 0.0 && columns.seconds < 5.0);
    QVERIFY(cost_of_ranks(problem, 100).seconds < columns.seconds);
    problem.truth_kind = TruthKind::pair_distances;  // 120 distances instead of 48 columns
    QVERIFY(cost_of_ranks(problem, 1000).seconds > columns.seconds);
  }

  void kinds_keep_their_names() {
    for (const TruthKind kind : all_truth_kinds) {
      QVERIFY(truth_kind(truth_kind_id(kind)) == kind);
    }
    QVERIFY(message_of([] { (void)truth_kind("cubes"); }).contains("pair-distances"));
  }
};

QTEST_GUILESS_MAIN(TestTruth)
#include "tst_truth.moc"
