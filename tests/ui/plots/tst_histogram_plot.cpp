// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>

#include "tests/ui/plots/plot_gestures.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/histogram_plot.h"

using namespace steelyard::ui;

class TestHistogramPlot : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<HistogramPlot>();
    plot_->setAxisTitles("alcohol", "");
    plot_->resize(400, 280);
    plot_->show();
    plot_->setCounts({{11, 12, 13, 14}, {10, 0, 5}, 2});
    QVERIFY(waitForRedraw(*plot_));
  }

  void a_bar_is_as_high_as_its_count() {
    const QImage image = seen(*plot_);
    const auto filled = [&](double x, double y) {
      return alike(image.pixelColor(plot_->pixelOf(x, y).toPoint()), categoricalColour(0), 30);
    };
    QVERIFY(filled(11.5, 9.7) && !filled(11.5, 10.3));
    QVERIFY(!filled(12.5, 0.3));
    QVERIFY(filled(13.5, 4.7) && !filled(13.5, 5.3));
  }

  void the_caption_says_how_many_are_missing() {
    QCOMPARE(plot_->caption(), QStringLiteral("15 values, 2 missing"));
    const QColor text = plot_->palette().color(QPalette::Text);
    const int top = int(plot_->pixelOf(0, 10).y());
    QVERIFY(pixelsOf(seen(*plot_), text, {200, 0, 200, top - 2}) > 50);
    plot_->setCounts({{11, 12}, {3}, 0});
    QCOMPARE(plot_->caption(), QStringLiteral("3 values, none missing"));
  }

  void pointing_at_a_bar_tells_its_interval_and_count() {
    QCOMPARE(plot_->hoverText(plot_->pixelOf(11.5, 4)),
             QStringLiteral("11 to 12\n10 of 15 (66.7 %)"));
    QCOMPARE(plot_->hoverText(plot_->pixelOf(12, 1)), QStringLiteral("12 to 13\n0 of 15 (0.0 %)"));
  }

  void counts_that_do_not_fit_their_edges_show_nothing() {
    plot_->setCounts({{1, 2}, {3, 4}, 0});
    QVERIFY(plot_->isEmpty());
  }

  void the_data_behind_it_are_the_intervals() {
    const PlotData data = plot_->data();
    QCOMPARE(data.header, (QStringList{"alcohol from", "alcohol to", "count"}));
    QCOMPARE(data.rows.size(), std::size_t(3));
    QCOMPARE(data.rows[2], (QStringList{"13", "14", "5"}));
  }

 private:
  std::unique_ptr<HistogramPlot> plot_;
};

QTEST_MAIN(TestHistogramPlot)
#include "tst_histogram_plot.moc"
