// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/count_text.h"
#include "ui/plots/scatter_plot.h"

using namespace steelyard::ui;

class TestScatterPlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<ScatterPlot>();
    plot_->setAxisTitles("PC 1", "PC 2");
    plot_->resize(375, 260);
    plot_->show();
  }

  void each_sample_lies_at_its_place_in_the_colour_of_its_class() {
    show({0, 1, 2}, {0, 1, 0}, {"class", {0, 1, -1}, {"low", "high"}, {}});
    const QImage image = seen(*plot_);
    const auto at = [&](double x, double y) {
      return image.pixelColor(plot_->pixelOf(x, y).toPoint());
    };
    QVERIFY(alike(at(0, 0), categoricalColour(0), 70));
    QVERIFY(alike(at(1, 1), categoricalColour(1), 70));
    QVERIFY(alike(at(2, 0), QColor(Qt::gray), 70));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(1, 1)),
             QStringLiteral("sample 2\nclass: high\nPC 1: 1\nPC 2: 1"));
  }

  void values_are_explained_by_a_colour_bar_at_the_right() {
    show({0, 1}, {0, 1}, {"alcohol", {}, {}, {11, 14}});
    const QImage image = seen(*plot_);
    const QRect right(300, 0, 75, 260);
    QVERIFY(pixelsOf(image, sequentialColour(0.5), right) > 20);
    QVERIFY(plot_->hoverText(plot_->pixelOf(0, 0)).contains("alcohol: 11"));
  }

  void a_narrow_plot_leaves_the_colour_bar_to_the_one_beside_it() {
    show({0, 1}, {0, 1}, {"alcohol", {}, {}, {11, 14}});
    const double with = plot_->pixelOf(1, 0).x();
    plot_->setKeyElsewhere(true);
    show({0, 1}, {0, 1}, {"alcohol", {}, {}, {11, 14}});
    QVERIFY(plot_->pixelOf(1, 0).x() > with + 40);
    QVERIFY(plot_->hoverText(plot_->pixelOf(0, 0)).contains("alcohol: 11"));
    plot_->resize(700, 260);
    QVERIFY(plot_->pixelOf(1, 0).x() < 640);
  }

  void a_caption_stands_above_the_cloud() {
    show({0, 1}, {0, 1}, {});
    const QRect top(0, 0, 375, 16);
    const QColor ink = plot_->palette().color(QPalette::Text);
    QCOMPARE(pixelsOf(seen(*plot_), ink, top, 100), 0);
    plot_->setCaption("Learned");
    QVERIFY(waitForRedraw(*plot_));
    QVERIFY(pixelsOf(seen(*plot_), ink, {0, 0, 375, 24}, 100) > 20);
    QVERIFY(plot_->pixelOf(0, 1).y() > 24);
  }

  void ten_thousand_samples_are_painted_and_can_be_pointed_at() {
    std::vector<double> x, y;
    for (int i = 0; i < 10000; ++i) {
      x.push_back(i % 100);
      y.push_back(i / 100);
    }
    show(x, y, {});
    QVERIFY(pixelsOf(seen(*plot_), categoricalColour(0), {120, 60, 100, 100}) > 1000);
    QCOMPARE(plot_->hoverText(plot_->pixelOf(0, 50)),
             QStringLiteral("sample %1\nPC 1: 0\nPC 2: 50").arg(countText(5001)));
  }

  void a_click_names_the_sample() {
    show({0, 1, 2}, {0, 1, 0}, {});
    QSignalSpy clicked(plot_.get(), &ScatterPlot::pointClicked);
    const QPoint place = plot_->pixelOf(1, 1).toPoint();
    QTest::mouseClick(plot_.get(), Qt::LeftButton, {}, place);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].toInt(), 1);
  }

  void paints_10000_points() {
    std::vector<double> x, y;
    for (int i = 0; i < 10000; ++i) {
      x.push_back((i * 7919) % 10007);
      y.push_back((i * 104729) % 9973);
    }
    show(x, y, {});
    QBENCHMARK {
      plot_->setPoints(x, y, {});
      plot_->resize(plot_->width() ^ 1, 260);
      seen(*plot_);
    }
  }

 private:
  void show(std::vector<double> x, std::vector<double> y, ScatterColour colour) {
    QSignalSpy redrawn(plot_.get(), &FramedPlot::redrawn);
    plot_->setPoints(std::move(x), std::move(y), std::move(colour));
    QVERIFY(redrawn.wait());
  }
  std::unique_ptr<ScatterPlot> plot_;
};

QTEST_MAIN(TestScatterPlot)
#include "tst_scatter_plot.moc"
