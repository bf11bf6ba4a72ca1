// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/weights_view.h"

#include <QToolButton>
#include <vector>

#include "core/measures/spread.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

/// Comparable between features of different units.
std::vector<double> heights(const Vector& deviations, const Vector& weights) {
  const Vector relative = comparable_weights(deviations, weights);
  return {relative.begin(), relative.end()};
}

}  // namespace

WeightsView::WeightsView(PlotGrid& grid) : plot_(new BarPlot) {
  auto* sorted = new QToolButton;
  sorted->setDefaultAction(&plot_->sortAction());
  sorted->setAutoRaise(true);
  grid.addPlot(QStringLiteral("weights"), tr("Learned weights"), plot_, sorted);
  plot_->setAccessibleName(tr("Learned weights"));
  plot_->setAxisTitles(tr("Feature"), tr("Weight (largest = 1)"));
  plot_->setPlaceholder(tr("Open a table: one bar for each of its inputs"));
}

void WeightsView::showProblem(const ProblemPtr& problem) {
  names_.clear();
  plot_->clear();
  problem_ = problem;
  if (!problem) {
    return;
  }
  deviations_ = standard_deviations(problem->inputs);
  for (const Feature& feature : problem->features) {
    names_ << QString::fromStdString(feature.name);
  }
  plot_->setReference(problem->known_weights ? heights(deviations_, *problem->known_weights)
                                             : std::vector<double>{});
}

void WeightsView::show(const Vector& weights) {
  if (problem_ && weights.size() == names_.size()) {
    plot_->setBars(names_, heights(deviations_, weights));
  }
}

}  // namespace steelyard::ui
