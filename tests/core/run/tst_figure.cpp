// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/run/figure.h"
#include "core/run/streamed_figures.h"
#include "tests/support/probe_figures.h"

using namespace steelyard;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

Appended with(std::vector<Figure> figures, std::vector<FigurePoint> points) {
  Appended appended;
  appended.figures = std::move(figures);
  appended.figure_points = std::move(points);
  return appended;
}

}  // namespace

class TestFigure : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void every_shape_of_the_probe_is_sound() {
    for (const Figure& figure : tests::probe_figures()) {
      QCOMPARE(in_words(contradiction_in(figure)), std::string());
      QVERIFY(!is_empty(figure));
    }
  }

  void what_does_not_fit_is_named() {
    Figure line{"f", "F"};
    lines_of(line) = {{"a", {1, 2, 3}, {1, 2}}};
    QCOMPARE(in_words(contradiction_in(line)), std::string("line 'a' has 2 values for 3 places"));
    lines_of(line) = {{"a", {1, 2}, {1, 2}, {0, 1}}};
    QCOMPARE(in_words(contradiction_in(line)),
             std::string("line 'a' has 0 upper ends for 2 lower ends"));
    lines_of(line) = {{"a", {1, 2}, {1, 2}}};
    line.y.low = 2.0;
    line.y.high = 1.0;
    line.y.title = "Loss";
    QCOMPARE(in_words(contradiction_in(line)), std::string("axis 'Loss' ends before it begins"));
  }

  void every_shape_is_checked() {
    std::vector<Figure> figures = tests::probe_figures();
    std::get<BarsShape>(figures[1].shape).reference.pop_back();
    std::get<PointsShape>(figures[2].shape).groups[0].points.pop_back();
    std::get<MatrixShape>(figures[3].shape).values.push_back(1.0);
    std::get<TextTable>(figures[4].shape).rows[1].pop_back();
    std::get<BoxesShape>(figures[5].shape).names.pop_back();
    for (std::size_t k = 1; k < figures.size(); ++k) {
      QVERIFY2(!contradiction_in(figures[k]).says_nothing(), figures[k].id.c_str());
    }
    Figure names = tests::probe_figures()[3];
    std::get<MatrixShape>(names.shape).cell_names.pop_back();
    QCOMPARE(in_words(contradiction_in(names)), std::string("a matrix has 3 names for 4 cells"));
    Figure marks = tests::probe_figures()[3];
    std::get<MatrixShape>(marks.shape).marked.pop_back();
    QCOMPARE(in_words(contradiction_in(marks)), std::string("a matrix has 3 marks for 4 cells"));
    Figure boxes = tests::probe_figures()[5];
    std::get<BoxesShape>(boxes.shape).groups[0].reference.pop_back();
    QCOMPARE(in_words(contradiction_in(boxes)),
             std::string("group 'TPR' has 1 reference for 2 names"));
    Figure behind = tests::probe_figures()[1];
    behind.behind = "path";
    QVERIFY(!contradiction_in(behind).says_nothing());
  }

  void an_infinite_number_is_not_known() {
    Figure bars = tests::probe_figures()[1];
    std::get<BarsShape>(bars.shape).values[0] = infinite;
    bars.thresholds.push_back({"never", infinite});
    blank_infinite(bars);
    QVERIFY(std::isnan(std::get<BarsShape>(bars.shape).values[0]));
    QCOMPARE(std::get<BarsShape>(bars.shape).values[1], 2.5);
    QCOMPARE(bars.thresholds.size(), 1U);
    Figure boxes = tests::probe_figures()[5];
    auto& groups = std::get<BoxesShape>(boxes.shape).groups;
    groups[0].values[0][1] = infinite;
    groups[0].reference[0] = -infinite;
    blank_infinite(boxes);
    QVERIFY(std::isnan(groups[0].values[0][1]));
    QVERIFY(std::isnan(groups[0].reference[0]));
    QCOMPARE(groups[0].values[0][0], 0.5);
  }

  void boxes_without_a_value_show_nothing() {
    Figure boxes = tests::probe_figures()[5];
    QCOMPARE(shape_id(boxes.shape), std::string("boxes"));
    for (FigureBoxes& group : std::get<BoxesShape>(boxes.shape).groups) {
      group.values = {{}, {}};
    }
    QCOMPARE(in_words(contradiction_in(boxes)), std::string());
    QVERIFY(is_empty(boxes));
    std::get<BoxesShape>(boxes.shape).groups[1].values[1] = {0.5};
    QVERIFY(!is_empty(boxes));
  }

  void lines_grow_by_points_in_any_order() {
    StreamedFigures streamed;
    QCOMPARE(streamed.append(with(tests::probe_figures(), {})).size(), 6U);
    const std::vector<Figure> changed = streamed.append(with({}, tests::probe_points()));
    QCOMPARE(changed.size(), 1U);
    const FigureLine& grown = lines_of(changed.front()).front();
    const FigureLine whole = lines_of(tests::whole_probe_lines()).front();
    QCOMPARE(grown.x, whole.x);
    QCOMPARE(grown.y, whole.y);
    QCOMPARE(grown.low, whole.low);
    QCOMPARE(grown.high, whole.high);
    QVERIFY(lines_of(changed.front())[1].reference);
  }

  void a_later_point_takes_the_earlier_ones_place() {
    StreamedFigures streamed;
    const Figure line{"f", "F"};
    const auto changed =
        streamed.append(with({line}, {{"f", "a", 1, 5}, {"f", "a", 2, 6}, {"f", "a", 1, 7}}));
    QCOMPARE(lines_of(changed.front()).front().x, (std::vector<double>{1, 2}));
    QCOMPARE(lines_of(changed.front()).front().y, (std::vector<double>{7, 6}));
    QVERIFY(lines_of(changed.front()).front().low.empty());
  }

  void the_newest_figure_of_an_id_counts() {
    StreamedFigures streamed;
    Figure bars = tests::probe_figures()[1];
    static_cast<void>(streamed.append(with({bars}, {})));
    std::get<BarsShape>(bars.shape).values[0] = 8.0;
    const auto changed = streamed.append(with({bars}, {}));
    QCOMPARE(std::get<BarsShape>(changed.front().shape).values[0], 8.0);
  }

  void points_without_a_figure_are_left_out() {
    StreamedFigures streamed;
    QVERIFY(streamed.append(with({}, {{"none", "a", 1, 5}})).empty());
    const Figure table = tests::probe_figures()[4];
    const auto changed = streamed.append(with({table}, {{table.id, "a", 1, 5}}));
    QCOMPARE(changed.size(), 1U);
    QCOMPARE(shape_id(changed.front().shape), std::string("table"));
  }
};

QTEST_GUILESS_MAIN(TestFigure)
#include "tst_figure.moc"
