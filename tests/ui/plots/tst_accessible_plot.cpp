// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAccessible>
#include <QtTest>
#include <memory>
#include <numeric>
#include <vector>

#include "tests/ui/plots/plot_series.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/box_plot.h"
#include "ui/plots/contour_plot.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/histogram_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plane_plot.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard::ui;

namespace {

QAccessibleInterface& accessible(FramedPlot& plot) {
  return *QAccessible::queryAccessibleInterface(&plot);
}

/// What a screen reader is told, cell by cell.
PlotData read(FramedPlot& plot) {
  PlotData found;
  QAccessibleTableInterface& table = *accessible(plot).tableInterface();
  for (int column = 0; column < table.columnCount(); ++column) {
    found.header << table.columnDescription(column);
  }
  for (int row = 0; row < table.rowCount(); ++row) {
    QStringList values;
    for (int column = 0; column < table.columnCount(); ++column) {
      values << table.cellAt(row, column)->text(QAccessible::Name);
    }
    found.rows.push_back(values);
  }
  return found;
}

std::unique_ptr<BarPlot> bars(const QStringList& names, const std::vector<double>& values) {
  auto plot = std::make_unique<BarPlot>();
  plot->setAxisTitles("feature", "weight");
  plot->setBars(names, values);
  return plot;
}

/// Counts the rows that are made of its values.
class CountedScatter : public ScatterPlot {
 public:
  [[nodiscard]] QStringList dataRow(std::size_t row) const override {
    ++made;
    return ScatterPlot::dataRow(row);
  }
  mutable int made = 0;
};

}  // namespace

class TestAccessiblePlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void bars_are_read_as_names_and_values() {
    const auto plot = bars({"height", "weight"}, {1, 0.25});
    const PlotData found = read(*plot);
    QCOMPARE(found.header, QStringList({"feature", "weight"}));
    QCOMPARE(found.rows, (std::vector<QStringList>{{"height", "1"}, {"weight", "0.25"}}));
  }

  void what_is_read_follows_the_data() {
    const auto plot = bars({"height", "weight"}, {1, 0.25});
    QCOMPARE(read(*plot).rows.size(), std::size_t(2));
    plot->setBars({"age"}, {0.5});
    QCOMPARE(read(*plot).rows, (std::vector<QStringList>{{"age", "0.5"}}));
    plot->clear();
    QVERIFY(read(*plot).rows.empty());
  }

  /// Each kind of plot says what its export writes.
  void every_kind_of_plot_is_a_table_of_what_it_exports() {
    const auto check = [](FramedPlot& plot, std::size_t rows) {
      const PlotData found = read(plot);
      QCOMPARE(found.header, plot.data().header);
      QCOMPARE(found.rows, plot.data().rows);
      QCOMPARE(found.rows.size(), rows);
    };
    LinePlot lines;
    lines.setSeries({line("loss", {0, 1, 2}, {3, 2, 1})});
    check(lines, 3);
    ScatterPlot scatter;
    scatter.setPoints({1, 2}, {3, 4}, {});
    check(scatter, 2);
    HistogramPlot histogram;
    histogram.setCounts({.edges = {0, 1, 2}, .counts = {5, 7}});
    check(histogram, 2);
    BoxPlot box;
    box.setBoxes({"height"}, {{.name = "tall", .values = {{1, 2, 4}}}});
    check(box, 3);
    ContourPlot contour;
    contour.setGrid({.columns = 2, .rows = 2, .values = {1, 2, 3, 4}});
    check(contour, 4);
    HeatMapPlot map;
    map.setMatrix({"height", "weight"}, {"height", "weight"}, {1, 0.5, 0.5, 1});
    check(map, 2);
    PlanePlot plane;
    plane.setSeries({{.name = "selected", .points = {{.name = "height", .x = 0.1, .y = 0.2}}}});
    check(plane, 1);
  }

  void clouds_tell_where_their_points_are() {
    ScatterPlot scatter;
    scatter.setAxisTitles("PC 1", "PC 2");
    scatter.setPoints({1, 2}, {3, 4}, {"class", {0, 1}, {"low", "high"}, {}});
    QCOMPARE(read(scatter).header, (QStringList{"sample", "PC 1", "PC 2", "class"}));
    QCOMPARE(read(scatter).rows,
             (std::vector<QStringList>{{"1", "1", "3", "low"}, {"2", "2", "4", "high"}}));
    PlanePlot plane;
    plane.setAxisTitles("there", "back");
    plane.setSeries(
        {{.name = "selected",
          .points = {{.name = "height", .x = 0.1, .y = 0.2, .xError = 0.01, .yError = 0.02}}}});
    QCOMPARE(read(plane).rows,
             (std::vector<QStringList>{{"selected", "height", "0.1", "0.01", "0.2", "0.02"}}));
    QVERIFY(read(plane).header.contains("there") && read(plane).header.contains("back"));
  }

  void what_is_drawn_about_a_value_is_told_with_it() {
    const auto plot = bars({"height", "weight"}, {1, 0.25});
    plot->setErrors({0.5, 0.125}, {1.5, 0.375});
    QCOMPARE(read(*plot).header, (QStringList{"feature", "weight", "low", "high"}));
    QCOMPARE(read(*plot).rows, (std::vector<QStringList>{{"height", "1", "0.5", "1.5"},
                                                         {"weight", "0.25", "0.125", "0.375"}}));
    LinePlot lines;
    LineSeries banded = line("lowest", {1}, {0.5});
    banded.low = {0.25};
    banded.high = {0.75};
    lines.setSeries({banded});
    QCOMPARE(read(lines).header, (QStringList{"series", "x", "y", "low", "high"}));
    QCOMPARE(read(lines).rows, (std::vector<QStringList>{{"lowest", "1", "0.5", "0.25", "0.75"}}));
  }

  /// With the keys that point at one value after the other.
  void what_is_pointed_at_is_told_whole() {
    ScatterPlot scatter;
    scatter.setAxisTitles("PC 1", "PC 2");
    scatter.setPoints({0.5}, {0.25}, {});
    scatter.resize(400, 300);
    scatter.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scatter));
    QTest::keyClick(&scatter, Qt::Key_PageDown);
    QCOMPARE(accessible(scatter).text(QAccessible::Description),
             QStringLiteral("sample 1\nPC 1: 0.5\nPC 2: 0.25"));
  }

  void of_a_million_points_only_the_rows_asked_for_are_made() {
    constexpr int points = 1000000;
    std::vector<double> x(points);
    std::iota(x.begin(), x.end(), 0.0);
    CountedScatter plot;
    plot.setPoints(x, x, {});
    QAccessibleInterface& of = accessible(plot);
    QAccessibleTableInterface& table = *of.tableInterface();
    QCOMPARE(table.rowCount(), points);
    QCOMPARE(table.columnCount(), 3);
    QCOMPARE(of.childCount(), 3 * (points + 1));
    QCOMPARE(plot.made, 0);
    for (int column = 0; column < 3; ++column) {
      const QString expected = QString::number(column == 0 ? points : points - 1);
      QAccessibleInterface* const cell = table.cellAt(points - 1, column);
      QCOMPARE(cell->text(QAccessible::Name).toDouble(), expected.toDouble());
    }
    QCOMPARE(plot.made, 1);
    QCOMPARE(table.cellAt(0, 0)->text(QAccessible::Name), QStringLiteral("1"));
    QCOMPARE(plot.made, 2);
  }

  /// Rows of several lists, some of them empty.
  void a_row_is_found_in_the_list_that_it_is_of() {
    LinePlot lines;
    lines.setSeries({line("none", {}, {}), line("first", {0, 1}, {3, 2}), line("nor here", {}, {}),
                     line("second", {5}, {7})});
    QCOMPARE(read(lines).rows, (std::vector<QStringList>{{"first", "0", "3", "", ""},
                                                         {"first", "1", "2", "", ""},
                                                         {"second", "5", "7", "", ""}}));
    BoxPlot box;
    box.setBoxes({"height", "age"}, {{.name = "tall", .values = {{}, {1, 2}}},
                                     {.name = "small", .values = {{3}, {4}}}});
    QCOMPARE(read(box).rows, (std::vector<QStringList>{{"height", "small", "3"},
                                                       {"age", "tall", "1"},
                                                       {"age", "tall", "2"},
                                                       {"age", "small", "4"}}));
  }

  void cells_know_their_place_and_their_header() {
    const auto plot = bars({"height", "weight"}, {1, 0.25});
    QAccessibleInterface& of = accessible(*plot);
    QCOMPARE(of.role(), QAccessible::Table);
    QCOMPARE(of.childCount(), 6);  // two names of columns, four values
    for (int k = 0; k < of.childCount(); ++k) {
      QAccessibleInterface* const cell = of.child(k);
      QVERIFY(cell != nullptr && cell->isValid());
      QCOMPARE(of.indexOfChild(cell), k);
      QCOMPARE(cell->parent(), &of);
      QCOMPARE(cell->role(), k < 2 ? QAccessible::ColumnHeader : QAccessible::Cell);
    }
    const auto headers =
        of.tableInterface()->cellAt(1, 1)->tableCellInterface()->columnHeaderCells();
    QCOMPARE(headers.size(), 1);
    QCOMPARE(headers[0]->text(QAccessible::Name), QStringLiteral("weight"));
  }

  void beyond_the_table_there_is_nothing() {
    const auto plot = bars({"height", "weight"}, {1, 0.25});
    QAccessibleTableInterface& table = *accessible(*plot).tableInterface();
    QVERIFY(table.cellAt(2, 0) == nullptr);
    QVERIFY(table.cellAt(0, 2) == nullptr);
    QVERIFY(table.cellAt(-2, 0) == nullptr);
    QVERIFY(accessible(*plot).child(-1) == nullptr);
    QVERIFY(accessible(*plot).child(6) == nullptr);
  }

  /// A reader may keep a cell for as long as it likes.
  void a_cell_of_a_former_table_is_invalid_or_says_what_is_there_now() {
    const auto plot = bars({"height", "weight"}, {1, 0.25});
    QAccessibleInterface* const first = accessible(*plot).tableInterface()->cellAt(0, 1);
    QAccessibleInterface* const second = accessible(*plot).tableInterface()->cellAt(1, 1);
    plot->setBars({"age"}, {0.5});
    QCOMPARE(first->text(QAccessible::Name), QStringLiteral("0.5"));
    QVERIFY(!second->isValid());
    QVERIFY(second->text(QAccessible::Name).isEmpty());
  }
};

QTEST_MAIN(TestAccessiblePlot)
#include "tst_accessible_plot.moc"
