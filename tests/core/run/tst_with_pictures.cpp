// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/registry.h"
#include "core/run/run_plan.h"
#include "core/run/with_pictures.h"
#include "tests/support/probe_method.h"
#include "tests/support/regression_method.h"
#include "tests/support/run_method.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// Three rows of four pixels, of which the last is not among the inputs, and an input without a
/// place.
ProblemPtr gridded() {
  const auto problem = toy_problem(60, 12);
  for (Index feature = 0; feature < 12; ++feature) {
    problem->features[static_cast<std::size_t>(feature)].name =
        "pixel_" + std::to_string(1 + feature / 4) + "_" + std::to_string(feature % 4);
  }
  problem->features[11].name = "age";
  problem->truth = problem->inputs.col(0) + 0.5 * problem->inputs.col(5);
  problem->truth_features.resize(1);
  return problem;
}

std::vector<Figure> pictures_of(const std::vector<Figure>& figures) {
  std::vector<Figure> pictures;
  for (const Figure& figure : figures) {
    if (figure.id == "picture") {
      pictures.push_back(figure);
    }
  }
  return pictures;
}

struct Run {
  std::vector<Snapshot> snapshots;
  Result result;
};

Run run(const Method& method, const ProblemPtr& problem, const Settings& settings = {}) {
  RunPlan plan = method.plan(values_of(method, settings));
  plan.pictured = true;
  const auto stepper = begin(plan, problem);
  Run run;
  do {
    run.snapshots.push_back(stepper->advance({1}, {}));
  } while (!run.snapshots.back().outcome);
  run.result = stepper->result();
  return run;
}

const MatrixShape& matrix_of(const Figure& figure) { return std::get<MatrixShape>(figure.shape); }

/// Whether each cell has the value of its feature; the age and the missing pixel have no cell.
bool shows(const Figure& picture, const std::vector<double>& values) {
  const MatrixShape& matrix = matrix_of(picture);
  bool same = matrix.values.size() == 12 && std::isnan(matrix.values[11]);
  for (std::size_t cell = 0; cell < 11 && same; ++cell) {
    same = matrix.values[cell] == values[cell];
  }
  return same;
}

}  // namespace

class TestWithPictures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_picture_is_the_leading_column_in_its_places() {
    const Result result = run(ProbeMethod(), gridded()).result;
    const std::vector<Figure> pictures = pictures_of(result.figures);
    QCOMPARE(pictures.size(), 1U);
    QCOMPARE(result.figures.size(), 1 + probe_figures().size());
    const Figure& picture = pictures.front();
    QCOMPARE(in_words(contradiction_in(picture)), std::string());
    QCOMPARE(picture.title, std::string("Statistic as a picture"));
    QVERIFY(shows(picture, result.columns.front().values));
    const MatrixShape& matrix = matrix_of(picture);
    QVERIFY(matrix.picture);
    QVERIFY(matrix.scale == ColourScale::diverging);  // a signed score
    QCOMPARE(matrix.value_title, std::string("Statistic"));
    QCOMPARE(matrix.row_names, (std::vector<std::string>{"1", "2", "3"}));
    QCOMPARE(matrix.column_names, (std::vector<std::string>{"0", "1", "2", "3"}));
    QCOMPARE(matrix.cell_names[5], std::string("pixel_2_1"));
    QCOMPARE(matrix.cell_names[11], std::string());
  }

  /// The probe's rule selects the features 2 and 0.
  void what_a_rule_selects_is_marked() {
    const Figure picture = pictures_of(run(ProbeMethod(), gridded()).result.figures).front();
    std::vector<bool> marked(12, false);
    marked[0] = marked[2] = true;
    QCOMPARE(matrix_of(picture).marked, marked);
    QVERIFY(picture.help.find("A dot: selected.") != std::string::npos);
    const Figure none =
        pictures_of(run(ProbeMethod(), gridded(), {{"found", "nothing"}}).result.figures).front();
    QCOMPARE(matrix_of(none).marked, std::vector<bool>(12, false));
  }

  void it_is_streamed_when_its_values_change() {
    const Run probe = run(ProbeMethod(), gridded());
    QCOMPARE(probe.snapshots.size(), 2U);
    const std::vector<Figure> first = pictures_of(probe.snapshots[0].appended.figures);
    QCOMPARE(first.size(), 1U);
    QVERIFY(shows(first.front(), probe.snapshots[0].leading.values));
    QVERIFY(matrix_of(first.front()).marked.empty());
    QVERIFY(pictures_of(probe.snapshots[1].appended.figures).empty());  // the same values
  }

  void weights_are_drawn_as_they_are_ranked() {
    const Run regression = run(RegressionMethod(Abilities::penalties), gridded());
    const std::vector<Figure> streamed = pictures_of(regression.snapshots[0].appended.figures);
    QCOMPARE(streamed.size(), 1U);
    QVERIFY(shows(streamed.front(), regression.result.columns.front().values));
    QCOMPARE(streamed.front().title, std::string("Weight as a picture"));
    QVERIFY(matrix_of(streamed.front()).scale == ColourScale::sequential);
    QVERIFY(shows(pictures_of(regression.result.figures).front(),
                  regression.result.columns.front().values));
  }

  /// No method knows of pictures.
  void every_method_of_the_program_has_one() {
    const ProblemPtr problem = gridded();
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      QVERIFY2(method->check(*problem, values_of(*method, {})).empty(), method->info().id.c_str());
      const Result result = run_to_end(*method, problem);
      const std::vector<Figure> pictures = pictures_of(result.figures);
      QVERIFY2(pictures.size() == 1, method->info().id.c_str());
      const std::vector<double>& amounts = first_of_amounts(result.columns)->values;
      QVERIFY2(shows(pictures.front(), amounts), method->info().id.c_str());
    }
  }

  void without_a_grid_there_is_none() {
    const Run probe = run(ProbeMethod(), toy_problem(60, 12));
    QVERIFY(pictures_of(probe.result.figures).empty());
    QVERIFY(pictures_of(probe.snapshots[0].appended.figures).empty());
  }

  void a_grid_of_very_many_cells_is_not_drawn() {
    for (const Index columns : {100, 101}) {
      auto problem = std::make_shared<Problem>();
      problem->inputs = Matrix(Matrix::Random(4, 100 * columns));
      for (Index row = 0; row < 100; ++row) {
        for (Index column = 0; column < columns; ++column) {
          problem->features.push_back(
              {"r" + std::to_string(row) + "c" + std::to_string(column), "", ""});
        }
      }
      QCOMPARE(pictures_of(run(ProbeMethod(), problem).result.figures).size(),
               columns == 100 ? 1U : 0U);
    }
  }
};

QTEST_GUILESS_MAIN(TestWithPictures)
#include "tst_with_pictures.moc"
