// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTableView>
#include <QTranslator>
#include <QtTest>
#include <memory>

#include "tests/support/probe_figures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/figures/figure_plot.h"
#include "ui/plain_text.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/box_plot.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_export.h"
#include "ui/plots/table_plot.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

std::unique_ptr<PlotView> drawn(const Figure& figure) {
  std::unique_ptr<PlotView> plot(newPlotFor(figure));
  showFigure(figure, *plot);
  plot->resize(480, 360);
  plot->show();
  static_cast<void>(seen(*plot));  // lays it out
  return plot;
}

template <typename Plot>
Plot& as(const std::unique_ptr<PlotView>& plot) {
  return dynamic_cast<Plot&>(*plot);
}

/// Pixels of the axis' text colour on the line of a threshold, over its length.
int dashesAcross(PlotView& plot, int y) {
  const QImage image = seen(plot);
  return pixelsOf(image, plot.palette().color(QPalette::Text), {0, y - 1, image.width(), 3}, 180);
}

}  // namespace

class TestFigurePlot : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void each_shape_has_its_plot() {
    for (const Figure& figure : tests::probe_figures()) {
      const std::unique_ptr<PlotView> plot(newPlotFor(figure));
      QVERIFY(canShow(*plot, figure));
      QVERIFY(plot->isEmpty());
      showFigure(figure, *plot);
      QVERIFY2(!plot->isEmpty(), figure.id.c_str());
      QCOMPARE(plot->accessibleName(), QString::fromStdString(figure.title));
    }
    const std::vector<Figure> all = tests::probe_figures();
    const std::unique_ptr<PlotView> bars(newPlotFor(all[1]));
    QVERIFY(!canShow(*bars, all[0]));
    QVERIFY(!canShow(*bars, all[4]));
  }

  /// A decade is as wide as the next one; fixed ends are the ends.
  void axes_are_as_described() {
    const auto plot = drawn(tests::whole_probe_lines());
    const auto& lines = as<LinePlot>(plot);
    const double decade = lines.pixelOf(1, 0).x() - lines.pixelOf(0, 0).x();
    QVERIFY(decade > 20);
    QCOMPARE(lines.valuesAt(lines.pixelOf(-2, -4)).y(), -4.0);
    const double top = lines.pixelOf(0, 6).y();
    const double bottom = lines.pixelOf(0, -4).y();
    QVERIFY(top >= 0 && bottom > top);
    QVERIFY(lines.hoverText(lines.pixelOf(-2, 4)).contains("Penalty (kT): 0.01"));
  }

  void a_reference_is_grey_and_behind() {
    const auto plot = drawn(tests::whole_probe_lines());
    const std::vector<LineSeries>& series = as<LinePlot>(plot).series();
    QVERIFY(!series[0].behind);
    QVERIFY(series[1].behind);
    QVERIFY(!series[2].joined);
    const auto points = drawn(tests::probe_figures()[2]);
    QVERIFY(as<LinePlot>(points).series()[1].behind);
    QVERIFY(!as<LinePlot>(points).series()[0].joined);
  }

  /// The threshold lies above all bars, so the axis reaches further than the bars.
  void a_threshold_is_drawn_and_named() {
    Figure figure = tests::probe_figures()[0];
    figure.y.low = figure.y.high = std::nullopt;
    figure.thresholds = {{"limit", 9.0}};
    const auto plot = drawn(figure);
    const auto& lines = as<LinePlot>(plot);
    QCOMPARE(lines.thresholds().size(), 1U);
    const int with = dashesAcross(*plot, static_cast<int>(lines.pixelOf(0, 9).y()));
    QVERIFY2(with > 150, qPrintable(QString::number(with)));
    QVERIFY(lines.hoverText(lines.pixelOf(0, 9)).endsWith("limit: 9"));
    QVERIFY(!lines.hoverText(lines.pixelOf(0, 9) + QPointF(0, 12)).contains("limit"));
    figure.thresholds.clear();
    QSignalSpy redrawn(&lines, &FramedPlot::redrawn);
    showFigure(figure, *plot);
    QVERIFY(redrawn.wait());
    QVERIFY(lines.pixelOf(0, 9).y() < 0);
  }

  void a_threshold_of_lying_bars_stands() {
    const auto plot = drawn(tests::probe_figures()[1]);
    auto& bars = as<BarPlot>(plot);
    const QPointF at = bars.pixelOf(4, 1);  // few names: the values run across
    QVERIFY(at.x() > 0 && at.x() < plot->width());
    const QImage image = seen(*plot);
    const int dashes = pixelsOf(image, plot->palette().color(QPalette::Text),
                                {static_cast<int>(at.x()) - 1, 0, 3, image.height()}, 180);
    QVERIFY2(dashes > 80, qPrintable(QString::number(dashes)));
  }

  void boxes_are_of_their_values_and_groups() {
    const auto plot = drawn(tests::probe_figures()[5]);
    auto& boxes = as<BoxPlot>(plot);
    QVERIFY(boxes.hoverText(boxes.placeIn(0, 1, 0.2)).startsWith("ours, FDP\nmedian 0.125, "));
    QVERIFY(boxes.hoverText(boxes.placeIn(0, 0, 0.2)).contains("2 values\nreference: 1"));
    const int across = static_cast<int>(boxes.placeIn(0, 0, 0.2).x());
    const QImage image = seen(*plot);
    const int dashes = pixelsOf(image, plot->palette().color(QPalette::Text),
                                {across - 1, 0, 3, image.height()}, 180);
    QVERIFY2(dashes > 80, qPrintable(QString::number(dashes)));
    Figure fixed = tests::probe_figures()[5];
    fixed.y.low = -3.0;
    fixed.y.high = 3.0;
    const auto wide = drawn(fixed);
    QCOMPARE(as<BoxPlot>(wide).valuesAt(as<BoxPlot>(wide).placeIn(0, 0, 3.0)).x(), 3.0);
    QVERIFY(as<BoxPlot>(wide).placeIn(0, 0, 3.0).x() <= wide->width());
  }

  void points_say_what_they_are() {
    const auto plot = drawn(tests::probe_figures()[2]);
    const auto& points = as<LinePlot>(plot);
    QVERIFY(points.hoverText(points.pixelOf(2.0, 2.5)).contains("s2"));
  }

  void a_hundred_thousand_points_are_drawn_quickly() {
    Figure figure{"many", "Many"};
    FigurePoints group{"samples"};
    for (int k = 0; k < 100000; ++k) {
      group.x.push_back(k % 317);
      group.y.push_back(k % 211);
    }
    figure.shape = PointsShape{{group}};
    const auto plot = drawn(figure);
    const QImage image = seen(*plot);
    QVERIFY(pixelsOf(image, categoricalColour(0)) > 20000);
    QBENCHMARK { static_cast<void>(seen(*plot)); }
  }

  /// Titles of methods are words of the program, names of columns are not.
  void names_of_a_matrix_are_translated_where_they_are_terms() {
    class German : public QTranslator {
     public:
      QString translate(const char* context, const char* source, const char* /*comment*/,
                        int /*count*/) const override {
        return qstrcmp(context, "Terms") == 0 && qstrcmp(source, "weight") == 0
                   ? QStringLiteral("Gewicht")
                   : QString();
      }
      [[nodiscard]] bool isEmpty() const override { return false; }
    };
    German german;
    QCoreApplication::installTranslator(&german);
    Figure figure = tests::probe_figures()[3];
    MatrixShape shape{{"weight"}, {"weight"}, {0.5}, "energy"};
    shape.column_terms = true;
    figure.shape = shape;
    const PlotData data = drawn(figure)->data();
    QCoreApplication::removeTranslator(&german);
    QCOMPARE(data.header.last(), QString("Gewicht"));
    QCOMPARE(data.rows.front().first(), QString("weight"));
  }

  void a_matrix_has_its_own_scale() {
    Figure figure = tests::probe_figures()[3];
    figure.shape = MatrixShape{{"a", "b"}, {"x", "y"}, {0.0, 10.0, 5.0, 20.0}, "energy"};
    const auto plot = drawn(figure);
    const QImage image = seen(*plot);
    const auto corner = [&](double x, double y) {
      return image.pixelColor(as<HeatMapPlot>(plot).pixelOf(x - 0.45, y + 0.45).toPoint());
    };
    QVERIFY(alike(corner(0.5, 1.5), sequentialColour(0), 12));
    QVERIFY(alike(corner(1.5, 0.5), sequentialColour(1), 12));
    QVERIFY(alike(corner(0.5, 0.5), sequentialColour(0.25), 12));
  }

  /// -3 and 3 are equally far from the middle, although no cell is 3.
  void a_diverging_matrix_meets_at_zero() {
    const auto plot = drawn(tests::probe_figures()[3]);
    const QImage image = seen(*plot);
    const auto corner = [&](double x, double y) {
      return image.pixelColor(as<HeatMapPlot>(plot).pixelOf(x - 0.45, y + 0.45).toPoint());
    };
    QVERIFY(alike(corner(0.5, 1.5), divergingColour(-1), 12));
    QVERIFY(alike(corner(1.5, 1.5), divergingColour(0), 12));
    QVERIFY(alike(corner(0.5, 0.5), divergingColour(0.5), 12));
  }

  /// One value a thousand times as large as all others must not leave them without a colour.
  void few_large_values_leave_the_others_their_colours() {
    constexpr std::size_t side = 40;
    MatrixShape shape;
    shape.scale = ColourScale::diverging;
    for (std::size_t k = 0; k < side; ++k) {
      shape.row_names.push_back("r" + std::to_string(k));
    }
    shape.column_names = shape.row_names;
    for (std::size_t k = 0; k < side * side; ++k) {
      shape.values.push_back(k % 2 == 0 ? 1.0 : -1.0);
    }
    shape.values[0] = 1000.0;
    Figure figure = tests::probe_figures()[3];
    figure.shape = shape;
    const auto plot = drawn(figure);
    const QImage image = seen(*plot);
    const auto cell = [&](double x, double y) {
      return image.pixelColor(as<HeatMapPlot>(plot).pixelOf(x, y).toPoint());
    };
    QVERIFY(alike(cell(2.5, 39.5), divergingColour(1), 12));
    QVERIFY(alike(cell(3.5, 39.5), divergingColour(-1), 12));
  }

  /// As of the pixels of an image: three rows of four, the first row at the top.
  void a_picture_of_features_looks_like_one() {
    Figure figure{"picture", "Weight as a picture", "", {.title = "Column"}, {.title = "Row"}};
    MatrixShape shape{{"0", "1", "2"}, {"0", "1", "2", "3"}, std::vector<double>(12, 0.0)};
    shape.value_title = "Weight";
    shape.picture = true;
    shape.values[1] = 1.0;
    shape.values[11] = tests::unknown;
    shape.cell_names.assign(12, "");
    shape.cell_names[1] = "pixel_0_1";
    shape.marked.assign(12, false);
    shape.marked[8] = true;
    figure.shape = shape;
    for (const QSize size : {QSize(480, 360), QSize(300, 420), QSize(900, 240)}) {
      const auto plot = drawn(figure);
      auto& cells = as<HeatMapPlot>(plot);
      plot->resize(size);
      const QImage image = seen(*plot);
      const QPointF origin = cells.pixelOf(0, 3);
      const QPointF end = cells.pixelOf(4, 0);
      QVERIFY(std::abs((end.x() - origin.x()) / 4 - (end.y() - origin.y()) / 3) < 0.01);
      QVERIFY(origin.x() > 0 && origin.y() > 0 && end.x() < size.width() &&
              end.y() < size.height());
      const auto middle = [&](int row, int column) {
        return image.pixelColor(cells.pixelOf(column + 0.5, 2.5 - row).toPoint());
      };
      QVERIFY(cells.pixelOf(1.5, 2.5).y() < cells.pixelOf(1.5, 0.5).y());
      QVERIFY(alike(middle(0, 1), sequentialColour(1), 12));
      QVERIFY(alike(middle(2, 1), sequentialColour(0), 12));
      QVERIFY(alike(middle(2, 3), plot->palette().color(QPalette::Base), 12));
      QVERIFY(!alike(middle(2, 0), sequentialColour(0), 90));  // the dot
      QCOMPARE(cells.hoverText(cells.pixelOf(1.5, 2.5)), QStringLiteral("pixel_0_1\nWeight: 1"));
      QCOMPARE(cells.hoverText(cells.pixelOf(3.5, 0.5)), QStringLiteral("2, 3\nWeight: unknown"));
    }
  }

  /// More cells than are painted one by one.
  void a_large_picture_leaves_out_what_is_not_known() {
    Figure figure{"picture", "Large"};
    MatrixShape shape;
    for (int i = 0; i < 80; ++i) {
      shape.row_names.push_back(std::to_string(i));
    }
    shape.column_names = shape.row_names;
    shape.values.assign(6400, 1.0);
    std::fill(shape.values.begin() + 3200, shape.values.end(), tests::unknown);
    shape.values[0] = 0.0;
    shape.picture = true;
    figure.shape = shape;
    const auto plot = drawn(figure);
    const QImage image = seen(*plot);
    const auto at = [&](double x, double y) {
      return image.pixelColor(as<HeatMapPlot>(plot).pixelOf(x, y).toPoint());
    };
    QVERIFY(alike(at(40, 60), sequentialColour(1), 12));
    QVERIFY(alike(at(40, 20), plot->palette().color(QPalette::Base), 12));
  }

  void a_cell_of_a_table_that_is_cut_is_read_by_pointing() {
    const auto plot = drawn(tests::probe_figures()[4]);
    const auto* view = plot->findChild<QTableView*>();
    QVERIFY(view != nullptr && view->model()->rowCount() > 0);
    for (int column = 0; column < view->model()->columnCount(); ++column) {
      const QModelIndex cell = view->model()->index(0, column);
      QCOMPARE(cell.data(Qt::ToolTipRole).toString(), tipText(cell.data().toString()));
    }
  }

  /// Its picture is not the window's part of it: no scroll bars, and ink where the cells are.
  void a_table_becomes_a_picture() {
    const auto plot = drawn(tests::probe_figures()[4]);
    QImage picture;
    QVERIFY(picture.loadFromData(pngOf(*plot, {{300, 100}, 1})));
    QCOMPARE(picture.size(), QSize(300, 100));
    QVERIFY(pixelsOf(picture, paperColours().text, {}, 90) > 40);
    QCOMPARE(pixelsOf(picture, paperColours().text, {200, 0, 100, 100}, 90), 0);
  }
};

QTEST_MAIN(TestFigurePlot)
#include "tst_figure_plot.moc"
