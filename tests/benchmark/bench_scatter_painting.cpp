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
#include "tests/benchmark/held_bound.h"
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
QImage picture_of(ScatterPlot& plot) {
  plot.resize(plot.width() ^ 1, plot.height());
  QImage picture(plot.size(), QImage::Format_RGB32);
  plot.render(&picture);
  return picture;
}

Milliseconds time_of_picture(ScatterPlot& plot, int angle) {
  const std::clock_t worked = std::clock();
  const auto start = std::chrono::steady_clock::now();
  turn_wheel(plot, plot.rect().center(), angle);
  picture_of(plot);
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

/// How many pixels of the inner quarter differ.
int different_pixels(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = a.height() / 4; y < 3 * a.height() / 4; ++y) {
    for (int x = a.width() / 4; x < 3 * a.width() / 4; ++x) {
      count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
  }
  return count;
}

/// The points of two opposite corners, which have the same frame as the cloud.
Cloud corners_of(const Cloud& cloud) {
  const auto x = std::minmax_element(cloud.x.begin(), cloud.x.end());
  const auto y = std::minmax_element(cloud.y.begin(), cloud.y.end());
  Cloud corners;
  corners.x = {*x.first, *x.second};
  corners.y = {*y.first, *y.second};
  return corners;
}

/// The cloud is seen, whole and zoomed, and each colouring in its own way.
void hold_pictures(const Cloud& cloud) {
  const Cloud corners = corners_of(cloud);
  ScatterPlot full;
  ScatterPlot empty;
  full.setPoints(cloud.x, cloud.y, {});
  empty.setPoints(corners.x, corners.y, {});
  for (ScatterPlot* plot : {&full, &empty}) {
    plot->resize(380, 260);
    plot->show();
  }
  const QImage whole = picture_of(full);
  constexpr int some = 20;
  tests::hold(different_pixels(whole, picture_of(empty)) >= some, tests::Verdict::wrong,
              "the cloud is not seen");
  for (ScatterPlot* plot : {&full, &empty}) {
    turn_wheel(*plot, plot->rect().center(), 10 * 120);
  }
  tests::hold(different_pixels(picture_of(full), picture_of(empty)) >= some, tests::Verdict::wrong,
              "the zoomed cloud is not seen");
  for (const ScatterColour& colour : {cloud.classes, cloud.values}) {
    ScatterPlot coloured;
    coloured.setPoints(cloud.x, cloud.y, colour);
    coloured.resize(380, 260);
    coloured.show();
    tests::hold(different_pixels(whole, picture_of(coloured)) >= some, tests::Verdict::wrong,
                "the points have no colours");
  }
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
  hold_pictures(cloud);
  return tests::exit_code();
}
