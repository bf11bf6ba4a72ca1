// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <vector>

#include "core/run/figure.h"

namespace steelyard::tests {

inline const double unknown = std::numeric_limits<double>::quiet_NaN();

/// A figure of every shape, each with what only that shape has. The lines come without the points
/// that a run streams to them.
inline std::vector<Figure> probe_figures() {
  Figure lines{"probe-lines", "Growing line", "Falls from left to right."};
  lines.x = {.title = "Penalty", .unit = "kT", .logarithmic = true};
  lines.y = {.title = "Loss", .low = -4.0, .high = 6.0};
  lines.shape = LinesShape{{{"mean"},
                            {"baseline", {0.01, 1.0, 100.0}, {3.0, 2.0, 1.0}, {}, {}, true, true},
                            {"trials", {0.01, 1.0}, {5.0, unknown}, {}, {}, false}}};
  lines.thresholds = {{"best penalty", 1.0, true}};
  Figure bars{"probe-bars", "Bars", "", {.title = "Feature"}, {.title = "W statistic"}};
  bars.shape = BarsShape{{"a", "b", "c"},
                         {-1.0, 2.5, unknown},
                         {-1.5, 2.0, unknown},
                         {-0.5, 3.0, unknown},
                         {-1.0, 2.0, 0.5}};
  bars.thresholds = {{"false discovery rate 0.1", 4.0}};
  Figure points{"probe-points", "Points", "", {.title = "Truth"}, {.title = "Prediction"}};
  points.shape = PointsShape{{{"samples", {1.0, 2.0, 3.0}, {1.5, 2.5, 2.0}, {"s1", "s2", "s3"}},
                              {"perfect", {1.0, 3.0}, {1.0, 3.0}, {}, true}}};
  Figure matrix{"probe-matrix", "Matrix"};
  matrix.shape = MatrixShape{{"up", "down"},
                             {"left", "right"},
                             {-3.0, 0.0, 1.5, unknown},
                             "coupling",
                             ColourScale::diverging,
                             true,
                             {"ul", "ur", "dl", ""},
                             {false, true, false, false}};
  Figure table{"probe-table", "Table"};
  table.shape = TextTable{{"feature", "found"}, {{"x1", "yes"}, {"x2", "no"}}};
  Figure boxes{"probe-boxes", "Boxes", "", {.title = "Method"}, {.title = "Share", .low = 0.0}};
  boxes.shape = BoxesShape{
      {"ours", "theirs"},
      {{"TPR", {{0.5, 1.0, unknown}, {0.25}}, {1.0, unknown}}, {"FDP", {{0.125, 0.0, 0.5}, {}}}}};
  boxes.thresholds = {{"target 0.2", 0.2}};
  return {lines, bars, points, matrix, table, boxes};
}

/// What a run adds to the first of these.
inline std::vector<FigurePoint> probe_points() {
  return {{"probe-lines", "mean", 1.0, -3.0, -3.5, -2.5}, {"probe-lines", "mean", 0.01, 4.0}};
}

/// The first of these once the run has ended.
inline Figure whole_probe_lines() {
  Figure lines = probe_figures().front();
  lines_of(lines).front() = {"mean", {0.01, 1.0}, {4.0, -3.0}, {4.0, -3.5}, {4.0, -2.5}};
  return lines;
}

}  // namespace steelyard::tests
