// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/objective_view.h"

#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {

ObjectiveView::ObjectiveView(PlotGrid& grid) : grid_(grid), plot_(new LinePlot) {
  grid_.addPlot(QStringLiteral("objective"), tr("Objective"), plot_);
  plot_->setAccessibleName(tr("Objective per iteration"));
  plot_->setAxisTitles(tr("Iteration"), tr("Objective"));
  plot_->setPlaceholder(tr("Run: what is minimised appears here, iteration by iteration"));
}

void ObjectiveView::clear() {
  line_ = {};
  plot_->clear();
}

void ObjectiveView::begin(const std::vector<ScalarInfo>& scalars) {
  clear();
  if (!scalars.empty()) {
    name(scalars.front());
  }
}

void ObjectiveView::name(const ScalarInfo& scalar) {
  const QString title = QString::fromStdString(scalar.title);
  grid_.setTitle(QStringLiteral("objective"), title);
  plot_->setAxisTitles(tr("Iteration"), title);
  plot_->setLogarithmicY(scalar.logarithmic);
}

void ObjectiveView::append(const std::vector<Iterate>& iterates) {
  for (const Iterate& iterate : iterates) {
    if (!iterate.scalars.empty()) {
      line_.x.push_back(static_cast<double>(iterate.iteration));
      line_.y.push_back(iterate.scalars.front());
    }
  }
  if (!iterates.empty()) {
    line_.markers = line_.x.size() == 1;  // one point alone makes no line
    plot_->setSeries({line_});
  }
}

void ObjectiveView::showResult(const Result& result) {
  if (!line_.x.empty() || result.histories.empty()) {
    return;
  }
  const History& history = result.histories.front();
  name(history.info);
  line_.x = history.x;
  line_.y = history.y;
  line_.markers = line_.x.size() == 1;
  plot_->setSeries({line_});
}

}  // namespace steelyard::ui
