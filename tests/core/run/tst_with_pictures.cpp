// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/methods/registry.h"
#include "core/run/with_pictures.h"
#include "tests/support/probe_method.h"
#include "tests/support/regression_method.h"
#include "tests/support/run_method.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

std::unique_ptr<const Method> pictured_probe() {
  return with_pictures(std::make_unique<const ProbeMethod>());
}

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
  const auto stepper = method.begin(problem, values_of(method, settings));
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

/// The members of a method that were asked, in this order.
using AskedMembers = std::vector<std::string>;

/// Says nothing but that it was asked.
class AskedMethod final : public Method {
 public:
  explicit AskedMethod(AskedMembers& asked) : asked_(asked) {}
  [[nodiscard]] const MethodInfo& info() const override { return note("info", info_); }
  [[nodiscard]] const ParameterSchema& schema() const override { return note("schema", schema_); }
  [[nodiscard]] std::vector<Complaint> check(const Problem& /*problem*/,
                                             const ParameterValues& /*values*/) const override {
    return note("check", std::vector<Complaint>{{"a", "complaint"}});
  }
  [[nodiscard]] Estimate estimate(const Problem& /*problem*/,
                                  const ParameterValues& /*values*/) const override {
    return note("estimate", Estimate{7.0, 8.0, "other", {}});
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr problem,
                                               const ParameterValues& /*values*/) const override {
    return note("begin", std::make_unique<ProbeStepper>(std::move(problem), "something"));
  }
  [[nodiscard]] const Scoring* scoring() const override { return note("scoring", nullptr); }
  [[nodiscard]] const Learning* learning() const override { return note("learning", &learning_); }
  [[nodiscard]] ParameterValues for_share_of_samples(const ParameterValues& values,
                                                     double share) const override {
    ParameterValues thinned = values;
    thinned.set("share", share);
    return note("for_share_of_samples", thinned);
  }
  [[nodiscard]] const Learning* own_learning() const { return &learning_; }

 private:
  template <typename Answer>
  [[nodiscard]] Answer&& note(const char* member, Answer&& answer) const {
    asked_.emplace_back(member);
    return std::forward<Answer>(answer);
  }

  AskedMembers& asked_;
  MethodInfo info_;
  ParameterSchema schema_;
  RegressionLearning learning_{true};
};

}  // namespace

class TestWithPictures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_picture_is_the_leading_column_in_its_places() {
    const Result result = run(*pictured_probe(), gridded()).result;
    const std::vector<Figure> pictures = pictures_of(result.figures);
    QCOMPARE(pictures.size(), 1U);
    QCOMPARE(result.figures.size(), 1 + probe_figures().size());
    const Figure& picture = pictures.front();
    QCOMPARE(contradiction_in(picture), std::string());
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
    const Figure picture = pictures_of(run(*pictured_probe(), gridded()).result.figures).front();
    std::vector<bool> marked(12, false);
    marked[0] = marked[2] = true;
    QCOMPARE(matrix_of(picture).marked, marked);
    QVERIFY(picture.help.find("A dot: selected.") != std::string::npos);
    const Figure none =
        pictures_of(run(*pictured_probe(), gridded(), {{"found", "nothing"}}).result.figures)
            .front();
    QCOMPARE(matrix_of(none).marked, std::vector<bool>(12, false));
  }

  void it_is_streamed_when_its_values_change() {
    const Run probe = run(*pictured_probe(), gridded());
    QCOMPARE(probe.snapshots.size(), 2U);
    const std::vector<Figure> first = pictures_of(probe.snapshots[0].appended.figures);
    QCOMPARE(first.size(), 1U);
    QVERIFY(shows(first.front(), probe.snapshots[0].leading.values));
    QVERIFY(matrix_of(first.front()).marked.empty());
    QVERIFY(pictures_of(probe.snapshots[1].appended.figures).empty());  // the same values
  }

  void weights_are_drawn_as_they_are_ranked() {
    const auto method =
        with_pictures(std::make_unique<const RegressionMethod>(Abilities::penalties));
    const Run regression = run(*method, gridded());
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
      QVERIFY2(shows(pictures.front(), result.columns.front().values), method->info().id.c_str());
    }
  }

  void without_a_grid_there_is_none() {
    const Run probe = run(*pictured_probe(), toy_problem(60, 12));
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
      QCOMPARE(pictures_of(run(*pictured_probe(), problem).result.figures).size(),
               columns == 100 ? 1U : 0U);
    }
  }

  void all_else_is_the_method_s_own() {
    AskedMembers asked;
    auto owned = std::make_unique<const AskedMethod>(asked);
    const AskedMethod& inner = *owned;
    const auto method = with_pictures(std::move(owned));
    const Problem problem = *gridded();
    QCOMPARE(&method->info(), &inner.info());
    QCOMPARE(&method->schema(), &inner.schema());
    QCOMPARE(method->check(problem, {}).front().message, std::string("complaint"));
    QCOMPARE(method->estimate(problem, {}).seconds, 8.0);
    QVERIFY(method->scoring() == nullptr);
    QCOMPARE(method->learning(), inner.own_learning());
    QCOMPARE(method->for_share_of_samples({}, 0.5).real("share"), 0.5);
    const auto stepper = method->begin(gridded(), {});
    QCOMPARE(stepper->scalars().front().id, std::string("energy"));
    QCOMPARE(asked, (AskedMembers{"info", "info", "schema", "schema", "check", "estimate",
                                  "scoring", "learning", "for_share_of_samples", "begin"}));
  }
};

QTEST_GUILESS_MAIN(TestWithPictures)
#include "tst_with_pictures.moc"
