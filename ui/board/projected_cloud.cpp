// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/projected_cloud.h"

#include <utility>
#include <vector>

#include "ui/board/sample_choice.h"
#include "ui/message_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

std::vector<double> coordinate(const Projection& projection, Index position) {
  const auto cells = projection.coordinates.col(position);
  return {cells.begin(), cells.end()};
}

}  // namespace

void showCloud(const Projection& projection, const Problem& problem, ScatterColour colour,
               const SampleChoice& choice, ScatterPlot& plot) {
  plot.setAxisTitles(plainName(shownWords(projection.axis_labels.at(0))),
                     plainName(shownWords(projection.axis_labels.at(1))));
  plot.setPoints(coordinate(projection, 0), coordinate(projection, 1), std::move(colour));
  plot.setRows(problem.rows);
  if (plot.chosen() != choice.samples()) {
    plot.setChosen(choice.samples());  // chosen before there were points
  }
}

}  // namespace steelyard::ui
