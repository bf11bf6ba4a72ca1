// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <cmath>
#include <memory>

#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/box_plot.h"
#include "ui/plots/plot_export.h"

using namespace steelyard::ui;

namespace {

const double unknown = std::nan("");

}  // namespace

class TestBoxPlot : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<BoxPlot>();
    plot_->setAxisTitles("Method", "Share");
    plot_->resize(375, 260);
    plot_->show();
  }

  /// The box from 2 to 4 around the median 3, whiskers from 1 to 4, an outlier at 9.
  void a_box_is_drawn_from_quartile_to_quartile() {
    show({"a"}, {{"", {{1, 2, 3, 4, 9}}}});
    const QImage image = seen(*plot_);
    QVERIFY(outlined(image, 0, 0, 2));
    QVERIFY(outlined(image, 0, 0, 4));
    QVERIFY(outlined(image, 0, 0, 1));
    QVERIFY(!outlined(image, 0, 0, 6));
    QVERIFY(inkAt(image, plot_->placeIn(0, 0, 3), plot_->palette().color(QPalette::Text)) > 8);
    const QRect between(plot_->placeIn(0, 0, 5).toPoint(), plot_->placeIn(0, 0, 7).toPoint());
    QCOMPARE(pixelsOf(image, categoricalColour(0), between.adjusted(0, -9, 0, 9)), 0);
    const QRect outlier = QRect(plot_->placeIn(0, 0, 9).toPoint(), QSize(1, 1));
    QVERIFY(pixelsOf(image, categoricalColour(0), outlier.adjusted(-4, -20, 4, 20), 90) > 3);
  }

  void equal_values_are_seen_in_their_colour() {
    plot_->setValueEnds(0.0, 1.0);
    show({"a"}, {{"", {{1, 1, 1, 1}}}});
    const QRect near(plot_->placeIn(0, 0, 1).toPoint() - QPoint(5, 12), QSize(11, 25));
    QVERIFY(pixelsOf(seen(*plot_), categoricalColour(0), near) > 30);
  }

  void groups_are_side_by_side_in_their_colours() {
    show({"ours", "theirs"},
         {{"TPR", {{0.5, 0.6, 0.7}, {0.1, 0.2, 0.3}}}, {"FDP", {{0.2, 0.3, 0.4}, {0, 0.1, 0.2}}}});
    const QImage image = seen(*plot_);
    const auto colourIn = [&](std::size_t name, std::size_t group, double value) {
      const QRect near(plot_->placeIn(name, group, value).toPoint() - QPoint(3, 3), QSize(7, 7));
      return pixelsOf(image, categoricalColour(static_cast<int>(group)), near) > 3;
    };
    QVERIFY(colourIn(0, 0, 0.65) && colourIn(0, 1, 0.35));
    QVERIFY(colourIn(1, 0, 0.25) && colourIn(1, 1, 0.15));
    QVERIFY(plot_->placeIn(0, 0, 0).y() < plot_->placeIn(0, 1, 0).y());
    QVERIFY(plot_->placeIn(0, 1, 0).y() < plot_->placeIn(1, 0, 0).y());
  }

  void the_tool_tip_says_what_a_box_is() {
    show({"ours", "theirs"}, {{"TPR", {{1, 2, 3}, {}}, {2.5, unknown}}, {"FDP", {{5}, {6, 8}}}});
    QCOMPARE(plot_->hoverText(plot_->placeIn(0, 0, 2)),
             QStringLiteral("ours, TPR\nmedian 2, quartiles 1.5 and 2.5\n3 values\n"
                            "reference: 2.5"));
    QCOMPARE(plot_->hoverText(plot_->placeIn(0, 1, 2)),
             QStringLiteral("ours, FDP\nmedian 5, quartiles 5 and 5\n1 value"));
    QCOMPARE(plot_->hoverText(plot_->placeIn(1, 0, 2)), QStringLiteral("theirs, TPR\nno value"));
  }

  void every_value_is_exported() {
    plot_->setBoxes({"ours", "theirs"}, {{"", {{0.1, unknown}, {0.25}}}});
    QCOMPARE(plot_->data().header, (QStringList{"Method", "Share"}));
    QCOMPARE(plot_->data().rows,
             (std::vector<QStringList>{{"ours", "0.1"}, {"ours", ""}, {"theirs", "0.25"}}));
    plot_->setBoxes({"ours"}, {{"TPR", {{1}}, {0.5}}, {"FDP", {{0}}}});
    QCOMPARE(plot_->data().header, (QStringList{"Method", "group", "Share", "reference"}));
    QCOMPARE(plot_->data().rows,
             (std::vector<QStringList>{{"ours", "TPR", "1", "0.5"}, {"ours", "FDP", "0", ""}}));
  }

  void boxes_without_a_value_show_nothing() {
    QVERIFY(plot_->isEmpty());
    plot_->setBoxes({"a", "b"}, {{"", {{}, {unknown}}}});
    QVERIFY(plot_->isEmpty());
    plot_->setBoxes({"a", "b"}, {{"", {{}, {unknown, 1}}}});
    QVERIFY(!plot_->isEmpty());
    plot_->clear();
    QVERIFY(plot_->isEmpty());
  }

  /// Many values have no dots of their own: between box and whisker there is only a line.
  void each_of_a_few_values_is_a_dot() {
    const auto dots = [&](int count) {
      std::vector<double> values;
      for (int k = 0; k < count; ++k) {
        values.push_back(k * 100.0 / (count - 1));
      }
      show({"a"}, {{"", {values}}});
      const QRect whisker(plot_->placeIn(0, 0, 2).toPoint(), plot_->placeIn(0, 0, 20).toPoint());
      const QImage image = seen(*plot_);
      int dark = 0;
      for (int x = whisker.left(); x <= whisker.right(); ++x) {
        for (int y = whisker.top() - 20; y <= whisker.top() + 20; ++y) {
          const QColor colour = image.pixelColor(x, y);
          dark += colour.saturation() < 30 && colour.lightness() < 190;
        }
      }
      return dark;
    };
    QVERIFY(dots(40) > 20);
    QVERIFY(dots(400) < 5);
  }

  /// None of the names is cut, whatever is done for it.
  void long_names_stay_whole() {
    const QString name = QStringLiteral("a method with a name of many words, with its settings");
    const std::vector<std::vector<double>> values(2, {0.1, 0.4, 0.5});
    show({name, "b"}, {{"", values}});
    const QImage image = seen(*plot_);
    QVERIFY(plot_->pixelOf(0.1, 0).x() < 60);  // beside nothing
    const double top = plot_->pixelOf(0.1, 1.5).y();
    const QRect line(0, static_cast<int>(top), image.width(), 14);
    QVERIFY(pixelsOf(image, plot_->palette().color(QPalette::Text), line, 120) > 200);
    QVERIFY(plot_->placeIn(0, 0, 0.1).y() > top + 14);
    QVERIFY(plot_->hoverText(plot_->placeIn(0, 0, 0.4)).startsWith(name));
  }

  void many_boxes_stand_and_still_tell_their_names() {
    QStringList names;
    for (int k = 0; k < 100; ++k) {
      names << QStringLiteral("descriptor %1").arg(k);
    }
    std::vector<std::vector<double>> values(100, {0.1, 0.2});
    values[70] = {0.7, 0.9};
    show(names, {{"", values}});
    QVERIFY(plot_->hoverText(plot_->pixelOf(71, 0.5)).startsWith("descriptor 70\nmedian 0.8"));
    QVERIFY(plot_->placeIn(70, 0, 0.9).y() < plot_->placeIn(70, 0, 0.1).y());
  }

  void fixed_ends_are_the_ends() {
    plot_->setValueEnds(0.0, 1.0);
    show({"a"}, {{"", {{0.4, 0.5, 0.6}}}});
    QCOMPARE(plot_->valuesAt(plot_->placeIn(0, 0, 1)).x(), 1.0);
    const QPointF half = (plot_->placeIn(0, 0, 0) + plot_->placeIn(0, 0, 1)) / 2;
    QVERIFY(std::abs(plot_->placeIn(0, 0, 0.5).x() - half.x()) < 1e-9);
    QVERIFY(plot_->placeIn(0, 0, 1).x() <= plot_->width());
    plot_->setValueEnds({}, {});
    show({"a"}, {{"", {{0.4, 0.5, 0.6}}}});
    QVERIFY(plot_->placeIn(0, 0, 0).x() < 0);
  }

  void a_reference_outside_the_values_is_seen() {
    show({"a"}, {{"", {{0.4, 0.5, 0.6}}, {2.0}}});
    const QRect near(plot_->placeIn(0, 0, 2).toPoint() - QPoint(4, 4), QSize(9, 9));
    QVERIFY(pixelsOf(seen(*plot_), plot_->palette().color(QPalette::Text), near) > 12);
  }

  void colours_follow_the_theme_and_exports_do_not() {
    plot_->setPalette(darkPalette());
    show({"a"}, {{"", {{1, 2, 3, 4, 5}}}});
    QVERIFY(inkAt(seen(*plot_), plot_->placeIn(0, 0, 3), QColor(240, 240, 240)) > 8);
    QImage picture;
    QVERIFY(picture.loadFromData(pngOf(*plot_, {{300, 200}, 1})));
    QVERIFY(alike(picture.pixelColor(2, 2), Qt::white));
    QVERIFY(pixelsOf(picture, categoricalColour(0)) > 20);
  }

 private:
  /// Pixels of a colour around a place.
  static int inkAt(const QImage& image, const QPointF& place, const QColor& colour) {
    return pixelsOf(image, colour, {place.toPoint() - QPoint(2, 12), QSize(5, 25)}, 60);
  }
  /// Whether an edge of a box or the end of a whisker is at a value.
  bool outlined(const QImage& image, std::size_t name, std::size_t group, double value) {
    return inkAt(image, plot_->placeIn(name, group, value),
                 categoricalColour(static_cast<int>(group))) > 8;
  }
  void show(const QStringList& names, std::vector<BoxGroup> groups) {
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    plot_->setBoxes(names, std::move(groups));
    QVERIFY(redrawn.wait());
  }

  std::unique_ptr<BoxPlot> plot_;
};

QTEST_MAIN(TestBoxPlot)
#include "tst_box_plot.moc"
