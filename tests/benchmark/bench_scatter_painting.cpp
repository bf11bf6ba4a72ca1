// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Milliseconds per frame of a point cloud while a user zooms and pans: from the event to the
// painted widget, median of 30; wall time, and processor time, which other programs disturb less.
// 33 ms corresponds to 30 frames per second.
//
// --benchmark_min_time below 0.1 (a smoke test): 3 pictures of 2,000 points.

#include <QApplication>
#include <QImage>
#include <QWheelEvent>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

#include "core/random.h"
#include "tests/support/benchmark_arguments.h"
#include "ui/plots/scatter_plot.h"

namespace {

using namespace steelyard;
using namespace steelyard::ui;

struct Cloud {
  std::vector<double> x, y;
  ScatterColour classes{"class", {}, {"a", "b", "c"}, {}};
  ScatterColour values{"value", {}, {}, {}};
};

Cloud cloud_of(int points) {
  Random random(1);
  Cloud cloud;
  for (int i = 0; i < points; ++i) {
    cloud.x.push_back(random.normal() + 3 * (i % 3));
    cloud.y.push_back(random.normal() + 2 * (i % 2));
    cloud.classes.classes.push_back(i % 3);
    cloud.values.values.push_back(cloud.x.back());
  }
  return cloud;
}

void turn_wheel(ScatterPlot& plot, const QPointF& place, int angle) {
  QWheelEvent event(place, plot.mapToGlobal(place), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&plot, &event);
}

struct Milliseconds {
  double by_clock, of_processor;
};

/// The plot waits for its redraw clock; a change of size makes it draw at once.
Milliseconds time_of_picture(ScatterPlot& plot, int angle) {
  const std::clock_t worked = std::clock();
  const auto start = std::chrono::steady_clock::now();
  turn_wheel(plot, plot.rect().center(), angle);
  plot.resize(plot.width() ^ 1, plot.height());
  QImage picture(plot.size(), QImage::Format_RGB32);
  plot.render(&picture);
  const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
  return {passed.count(), 1e3 * static_cast<double>(std::clock() - worked) / CLOCKS_PER_SEC};
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

Milliseconds median_of_pictures(ScatterPlot& plot, int pictures) {
  std::vector<double> by_clock;
  std::vector<double> of_processor;
  for (int k = 0; k < pictures; ++k) {
    const Milliseconds time = time_of_picture(plot, k % 2 == 0 ? 8 : -8);
    by_clock.push_back(time.by_clock);
    of_processor.push_back(time.of_processor);
  }
  return {median(by_clock), median(of_processor)};
}

void measure(const char* title, const Cloud& cloud, const ScatterColour& colour, bool chosen,
             bool smoke) {
  for (const QSize size : {QSize(380, 260), QSize(1200, 800)}) {
    ScatterPlot plot;
    plot.setAxisTitles("PC 1", "PC 2");
    plot.resize(size);
    plot.show();
    plot.setPoints(cloud.x, cloud.y, colour);
    if (chosen) {
      std::vector<Index> some;
      for (Index i = 0; i < static_cast<Index>(cloud.x.size()); i += 10) some.push_back(i);
      plot.setChosen(some);
    }
    const int pictures = smoke ? 3 : 30;
    const Milliseconds whole = median_of_pictures(plot, pictures);
    turn_wheel(plot, plot.rect().center(), 10 * 120);  // by 9.3
    const Milliseconds zoomed = median_of_pictures(plot, pictures);
    std::printf("%-16s %4d x %-4d %8zu %8.1f %8.1f %8.1f %8.1f\n", title, size.width(),
                size.height(), cloud.x.size(), whole.by_clock, whole.of_processor, zoomed.by_clock,
                zoomed.of_processor);
  }
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM",
          qgetenv("QT_QPA_PLATFORM").isEmpty() ? "offscreen" : qgetenv("QT_QPA_PLATFORM"));
  const QApplication application(argc, argv);
  const bool smoke = tests::is_smoke(argc, argv);
  const Cloud cloud = cloud_of(smoke ? 2000 : 100000);
  std::printf("%-16s %11s %8s %8s %8s %8s %8s\n", "ms per frame", "pixels", "points", "whole",
              "(CPU)", "zoomed", "(CPU)");
  measure("one colour", cloud, {}, false, smoke);
  measure("three classes", cloud, cloud.classes, false, smoke);
  measure("by value", cloud, cloud.values, false, smoke);
  measure("a tenth chosen", cloud, cloud.classes, true, smoke);
  return 0;
}
