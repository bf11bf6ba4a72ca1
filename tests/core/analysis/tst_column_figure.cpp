// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/analysis/column_figure.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

namespace {

/// y = x * x for x = 0, 1, ...; the samples are in no order.
Problem parabola(Index samples) {
  Problem problem;
  problem.features = {{"x", "m", "", 0.0}};
  problem.truth_features = {{"other", "", "", 0.0}, {"y", "m2", "", 0.0}};
  Matrix inputs(samples, 1);
  Matrix truth = Matrix::Zero(samples, 2);
  for (Index sample = 0; sample < samples; ++sample) {
    const auto x = static_cast<double>((sample * 7) % samples);
    inputs(sample, 0) = x;
    truth(sample, 1) = x * x;
  }
  problem.inputs = std::move(inputs);
  problem.truth = std::move(truth);
  return problem;
}

const std::vector<FigureLine>& lines(const Figure& figure) { return lines_of(figure); }

}  // namespace

class TestColumnFigure : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void medians_follow_the_target_along_the_column() {
    const auto figure = column_figure(parabola(100), 0, 1, {});
    QVERIFY(figure);
    QCOMPARE(in_words(contradiction_in(*figure)), std::string());
    QCOMPARE(figure->title, std::string("x and y"));
    QCOMPARE(figure->x.unit, std::string("m"));
    const FigureLine& medians = lines(*figure)[1];
    QCOMPARE(medians.x.size(), std::size_t{10});  // of 10 samples each
    QCOMPARE(medians.x[3], 35.0);
    QCOMPARE(medians.y[3], (34.0 * 34.0 + 35.0 * 35.0) / 2.0);  // of 30 .. 39
    QCOMPARE(medians.low[3], 0.75 * 32.0 * 32.0 + 0.25 * 33.0 * 33.0);
    QVERIFY(medians.high[3] > medians.y[3]);
    QVERIFY(std::is_sorted(medians.y.begin(), medians.y.end()));
    QCOMPARE(lines(*figure)[0].x.size(), std::size_t{100});
  }

  void equal_values_are_of_one_group() {
    Problem problem = parabola(100);
    Matrix inputs(100, 1);
    for (Index sample = 0; sample < 100; ++sample) {
      inputs(sample, 0) = sample < 60 ? 0.0 : 1.0;
    }
    problem.inputs = std::move(inputs);
    const auto figure = column_figure(problem, 0, 1, {});
    QCOMPARE(lines(*figure)[1].x, (std::vector<double>{0.0, 1.0}));
  }

  void of_many_samples_some_are_points_but_all_are_in_the_medians() {
    const auto figure = column_figure(parabola(20001), 0, 1, {});
    QVERIFY(lines(*figure)[0].x.size() <= 5000);
    QVERIFY(lines(*figure)[0].x.size() > 3000);
    QCOMPARE(lines(*figure)[1].x.size(), std::size_t{20});
  }

  void classes_have_a_box_each() {
    Problem problem = parabola(6);
    problem.truth = Matrix(6, 0);
    problem.truth_features.clear();
    problem.labels = Labels{"kind", {0, 1, 0, -1, 1, 0}, {"a", "b"}};
    QCOMPARE(targets_to_draw(problem), std::vector<std::string>{"kind"});
    const auto figure = column_figure(problem, 0, 0, {});
    QCOMPARE(in_words(contradiction_in(*figure)), std::string());
    const auto& boxes = std::get<BoxesShape>(figure->shape);
    QCOMPARE(boxes.names, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(boxes.groups.front().values[0].size(), std::size_t{3});
    QCOMPARE(boxes.groups.front().values[1].size(), std::size_t{2});
  }

  void distances_and_no_target_are_not_drawn() {
    Problem problem = parabola(6);
    problem.truth_kind = TruthKind::distance_matrix;
    QVERIFY(targets_to_draw(problem).empty());
    problem.truth = Matrix(6, 0);
    QVERIFY(targets_to_draw(problem).empty());
  }

  void few_samples_are_one_group_and_a_stop_is_obeyed() {
    const auto few = column_figure(parabola(4), 0, 1, {});
    QCOMPARE(lines(*few)[1].x.size(), std::size_t{1});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!column_figure(parabola(40), 0, 1, stop.get_token()));
  }
};

QTEST_GUILESS_MAIN(TestColumnFigure)
#include "tst_column_figure.moc"
