// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "tests/ui/plots/plot_series.h"
#include "ui/plots/line_plot.h"

using namespace steelyard::ui;

namespace {

QRect around(const QPointF& place, int reach = 4) {
  return {place.toPoint() - QPoint(reach, reach), QSize(2 * reach + 1, 2 * reach + 1)};
}

}  // namespace

class TestLinePlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<LinePlot>();
    plot_->setAxisTitles("epoch", "DII");
    plot_->resize(375, 260);
    plot_->show();
  }

  void draws_a_line_through_its_points() {
    show({line("", {0, 50, 100}, {1, 0.5, 0})});
    const QImage image = seen(*plot_);
    QVERIFY(pixelsOf(image, categoricalColour(0), around(plot_->pixelOf(25, 0.75))) > 3);
    QVERIFY(pixelsOf(image, categoricalColour(0), around(plot_->pixelOf(75, 0.25))) > 3);
    QCOMPARE(pixelsOf(image, categoricalColour(0), around(plot_->pixelOf(25, 0.25))), 0);
  }

  /// Along the first line each pixel is painted; along the second one, one in three is left out.
  void lines_differ_by_their_dashes_in_the_plot_and_in_its_legend() {
    show({line("whole", {0, 100}, {1, 1}), line("dashed", {0, 100}, {0, 0})});
    const QImage image = seen(*plot_);
    const auto columns = [&](const QRect& part, int colour) {
      int painted = 0;
      for (int x = part.left(); x <= part.right(); ++x) {
        const QRect column(x, part.top(), 1, part.height());
        painted += pixelsOf(image, categoricalColour(colour), column) > 0 ? 1 : 0;
      }
      return painted;
    };
    const auto along = [&](double y) {
      const QPoint from = plot_->pixelOf(10, y).toPoint();
      return QRect(from - QPoint(0, 1), QSize(plot_->pixelOf(90, y).toPoint().x() - from.x(), 3));
    };
    QCOMPARE(columns(along(1), 0), along(1).width());
    const double share = static_cast<double>(columns(along(0), 1)) / along(0).width();
    QVERIFY2(share > 0.5 && share < 0.9, qPrintable(QString::number(share)));
    const QRect legend(0, 0, 375, static_cast<int>(plot_->pixelOf(0, 1).y()) - 8);
    const int whole = columns(legend, 0);
    const int dashed = columns(legend, 1);
    QVERIFY2(dashed > 10 && whole > dashed + 2,
             qPrintable(QStringLiteral("%1 and %2").arg(whole).arg(dashed)));
  }

  /// As a reference of a search and the base of a comparison are.
  void of_lines_behind_each_has_its_own_dashes() {
    LineSeries reference = line("random subsets", {0, 100}, {1, 1});
    reference.behind = true;
    LineSeries base = line("run 1", {0, 100}, {0.5, 0.5});
    base.behind = true;
    show({reference, base, line("lowest", {0, 100}, {0, 0})});
    const QImage image = seen(*plot_);
    const QColor grey = chartColours(plot_->palette()).axis;
    const auto gaps = [&](const QColor& colour, double y, double from, double to) {
      const int row = plot_->pixelOf(0, y).toPoint().y();
      int unpainted = 0;
      for (int x = plot_->pixelOf(from, y).toPoint().x(); x < plot_->pixelOf(to, y).x(); ++x) {
        unpainted += pixelsOf(image, colour, {x, row - 1, 1, 3}) == 0 ? 1 : 0;
      }
      return unpainted;
    };
    QCOMPARE(gaps(grey, 1, 10, 90), 0);
    QVERIFY(gaps(grey, 0.5, 10, 90) > 20);
    QCOMPARE(gaps(categoricalColour(0), 0, 10, 90), 0);  // its colour tells it from both
  }

  /// A thing keeps its colour beside others, wherever it stands among them.
  void a_line_with_a_look_of_its_own_has_it_at_any_place() {
    LineSeries kept = line("run 2", {0, 100}, {1, 1});
    kept.look = 4;
    LineSeries first = line("this run", {0, 100}, {0, 0});
    first.look = 0;
    for (const auto& all : std::vector<std::vector<LineSeries>>{{kept, first}, {first, kept}}) {
      show(all);
      const QImage image = seen(*plot_);
      QVERIFY(pixelsOf(image, categoricalColour(4), around(plot_->pixelOf(50, 1))) > 3);
      QVERIFY(pixelsOf(image, categoricalColour(0), around(plot_->pixelOf(50, 0))) > 3);
    }
  }

  void a_band_is_read_out_with_its_line() {
    LineSeries banded = line("lowest", {1, 2}, {0.5, 0.25});
    banded.low = {0.375, 0.125};
    banded.high = {0.625, std::nan("")};
    show({banded});
    QVERIFY(plot_->hoverText(plot_->pixelOf(1, 0.5)).endsWith("\nlow 0.375, high 0.625"));
    QVERIFY(plot_->hoverText(plot_->pixelOf(2, 0.25)).endsWith("DII: 0.25"));
  }

  void the_only_line_is_whole_beside_points() {
    LineSeries points = line("solutions", {0, 100}, {1, 1});
    points.joined = false;
    show({points, line("lowest", {0, 100}, {0, 0})});
    const QImage image = seen(*plot_);
    const int y = plot_->pixelOf(0, 0).toPoint().y();
    const int to = plot_->pixelOf(90, 0).toPoint().x();
    for (int x = plot_->pixelOf(10, 0).toPoint().x(); x <= to; ++x) {
      QVERIFY2(pixelsOf(image, categoricalColour(1), {x, y - 1, 1, 3}) > 0,
               qPrintable(QString::number(x)));
    }
  }

  void a_single_point_can_be_seen() {
    show({line("", {0}, {0.5})});
    QVERIFY(pixelsOf(seen(*plot_), categoricalColour(0), around(plot_->pixelOf(0, 0.5), 8)) > 10);
  }

  void a_logarithmic_axis_puts_equal_factors_at_equal_distances() {
    plot_->setLogarithmicY(true);
    show({line("", {0, 1, 2, 3}, {100, 10, 1, -5})});
    const QImage image = seen(*plot_);
    QVERIFY(pixelsOf(image, categoricalColour(0), around(plot_->pixelOf(0.5, 1.5))) > 3);
    QVERIFY(pixelsOf(image, categoricalColour(0), around(plot_->pixelOf(1.5, 0.5))) > 3);
  }

  void says_what_would_fill_it_until_there_is_data() {
    plot_->setPlaceholder("Known weights would fill this plot");
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    QVERIFY(redrawn.wait());
    const QRect middle(60, 100, 255, 60);
    const QColor text = plot_->palette().color(QPalette::Text);
    QVERIFY(pixelsOf(seen(*plot_), text, middle) > 50);
    show({line("", {0, 1}, {0, 0})});
    QCOMPARE(pixelsOf(seen(*plot_), text, middle), 0);
  }

  void a_band_is_shaded_about_its_line() {
    LineSeries s = line("", {0, 10}, {1, 1});
    s.low = {0.5, 0.5};
    s.high = {1.5, 1.5};
    show({s});
    const QColor shade = seen(*plot_).pixelColor(plot_->pixelOf(4.3, 1.2).toPoint());
    QVERIFY(!alike(shade, plot_->palette().color(QPalette::Base), 8));
  }

  void the_legend_shows_a_marker_for_points_that_no_line_joins() {
    LineSeries points = line("solutions", {0, 1}, {0, 1});
    points.joined = false;
    show({points, line("lowest", {0, 1}, {0, 0.5})});
    const QImage image = seen(*plot_);
    const QRect entry(0, 0, 375, 20);
    QVERIFY(pixelsOf(image, categoricalColour(0), entry) > 25);  // a disc of 8 pixels
    int highest = 20, lowest = 0;
    for (int y = 0; y < 20; ++y) {
      if (pixelsOf(image, categoricalColour(0), {0, y, 375, 1}) > 0) {
        highest = std::min(highest, y);
        lowest = std::max(lowest, y);
      }
    }
    QVERIFY(lowest - highest >= 5);
  }

  void setting_data_twice_between_ticks_draws_once() {
    show({line("", {0, 1}, {0, 1})});
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    plot_->setSeries({line("", {0, 1}, {1, 2})});
    plot_->setSeries({line("", {0, 1}, {1, 3})});
    QVERIFY(redrawn.wait());
    QVERIFY(!redrawn.wait(100));
    QCOMPARE(redrawn.count(), 1);
  }

  void pointing_at_a_point_tells_its_values() {
    show({line("greedy", {1, 2, 3}, {0.5, 0.25, 0.125})});
    const QString text = plot_->hoverText(plot_->pixelOf(2, 0.25));
    QVERIFY2(text.contains("greedy") && text.contains("epoch: 2") && text.contains("DII: 0.25"),
             qPrintable(text));
    QVERIFY(plot_->hoverText({370, 2}).isEmpty());
  }

  void a_click_names_the_point_under_it() {
    show({line("a", {1, 2, 3}, {1, 2, 3}), line("b", {1, 2, 3}, {3, 2.5, 1})});
    QSignalSpy clicked(plot_.get(), &LinePlot::pointClicked);
    const QPoint place = plot_->pixelOf(2, 2.5).toPoint();
    QTest::mouseClick(plot_.get(), Qt::LeftButton, {}, place);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0], QVariantList({1, 1}));
  }

  /// A press that was made before the window shrank arrives where there is nothing any more.
  void a_press_beside_the_plot_does_no_harm() {
    show({line("", {0, 1}, {0, 1})});
    QSignalSpy clicked(plot_.get(), &LinePlot::pointClicked);
    QTest::mousePress(plot_.get(), Qt::LeftButton, {}, {5000, 5000});
    QTest::mouseRelease(plot_.get(), Qt::LeftButton, {}, {5000, 5000});
    QCOMPARE(clicked.count(), 0);
  }

  void follows_a_change_of_the_theme() {
    show({line("", {0, 1}, {0, 1})});
    plot_->setPalette(darkPalette());
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    QVERIFY(redrawn.wait());
    QVERIFY(alike(seen(*plot_).pixelColor(370, 128), QColor(30, 30, 30), 6));
  }

  void the_data_behind_it_read_back_the_same_numbers() {
    plot_->setSeries({line("a", {1}, {0.1 + 0.2})});
    QCOMPARE(plot_->data().rows[0][2].toDouble(), 0.1 + 0.2);
    QCOMPARE(plot_->data().header[1], QStringLiteral("epoch"));
  }

  void points_that_have_names_keep_them_in_the_data() {
    LineSeries named = line("a", {1, 2}, {3, 4});
    named.names = {QStringLiteral("row 7"), QStringLiteral("row 8")};
    plot_->setSeries({named, line("b", {5}, {6})});
    QCOMPARE(plot_->data().header.last(), QStringLiteral("point"));
    QCOMPARE(plot_->data().rows[1].last(), QStringLiteral("row 8"));
    QCOMPARE(plot_->data().rows[2].last(), QString());
    LineSeries explained = line("b", {5}, {6});
    explained.about = [](std::size_t) { return QStringLiteral("for a tool tip"); };
    plot_->setSeries({explained});
    QCOMPARE(plot_->data().header.size(), 5);
  }

 private:
  void show(std::vector<LineSeries> series) {
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    plot_->setSeries(std::move(series));
    QVERIFY(redrawn.wait());
  }
  std::unique_ptr<LinePlot> plot_;
};

QTEST_MAIN(TestLinePlot)
#include "tst_line_plot.moc"
