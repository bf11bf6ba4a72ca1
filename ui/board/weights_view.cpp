// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/weights_view.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "core/error.h"
#include "ui/plain_text.h"
#include "ui/plots/bar_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/shown/shown.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

constexpr qsizetype mostInTheirOrder = 40;  // of more, not all have room: the largest are shown

QString beforeRuns() { return WeightsView::tr("Run: one bar for each input appears here"); }

}  // namespace

WeightsView::WeightsView(PlotGrid& grid, const Shown& shown)
    : grid_(grid), shown_(shown), plot_(new BarPlot) {
  grid_.addPlot(WeightsView::id(), tr("Learned weights"), plot_);
  plot_->setAccessibleName(tr("Learned weights"));
  plot_->setAxisTitles(tr("Feature"), tr("Weight (largest = 1)"));
  plot_->setPlaceholder(beforeRuns());
}

QString WeightsView::help() const {
  return tr(
      "How much each input counts, the largest as 1. Inputs of weight 0 are left "
      "out. Look for: a few long bars and many without any: few columns are enough. "
      "A short bar beside that of a correlated column may matter all the same: such columns "
      "share their weight. Bars of equal length say that nothing was learned.");
}

void WeightsView::showProblem(const ProblemPtr& problem) {
  names_.clear();
  plot_->clear();
  grid_.setTitle(id(), tr("Learned weights"));
  problem_ = problem;
  plot_->setPlaceholder(beforeRuns());
  if (!problem) {
    return;
  }
  for (const ColumnInfo& feature : problem->features) {
    names_ << plainName(feature.name);
  }
  plot_->setOrder(names_.size() > mostInTheirOrder ? BarPlot::Order::Sorted
                                                   : BarPlot::Order::Column);
  reference_.clear();
  if (problem->known_weights) {
    reference_ = weight_column(deviations_.of(problem), *problem->known_weights).values;
  }
  plot_->setReference(reference_);
}

void WeightsView::show(const FeatureColumn& column) {
  if (!problem_ || std::ssize(column.values) != names_.size()) {
    throw fault("bars that do not fit the shown table");
  }
  if (column.kind == ValueKind::order) {
    plot_->clear();
    plot_->setPlaceholder(tr("The method gives an order: see the ranking. A place has no size."));
    return;
  }
  const bool weights = column.kind == ValueKind::weight;
  const QString title = termName(column.title);
  grid_.setTitle(id(), weights ? tr("Learned weights") : title);
  plot_->setAxisTitles(tr("Feature"), weights ? tr("Weight (largest = 1)") : title);
  plot_->setReference(weights ? reference_ : std::vector<double>{});
  plot_->setBars(names_, column.values);
  kind_ = column.kind;
  title_ = title;
  drawBase();
}

void WeightsView::showComparison() { drawBase(); }

void WeightsView::drawBase() {
  plot_->setBase({}, {});
  const EarlierRun* base = shown_.comparison().drawnBase();
  const FeatureColumn* amounts =
      base == nullptr ? nullptr : first_of_amounts(base->result->columns);
  if (amounts == nullptr || names_.isEmpty()) {
    return;
  }
  const FeatureColumn& bars = *amounts;
  if (bars.kind != kind_ || (kind_ != ValueKind::weight && termName(bars.title) != title_)) {
    return;
  }
  std::map<QString, double> values;
  for (std::size_t k = 0; k < std::min(bars.values.size(), base->problem->features.size()); ++k) {
    values.emplace(plainName(base->problem->features[k].name), bars.values[k]);
  }
  std::vector<double> drawn;
  for (const QString& name : names_) {
    const auto found = values.find(name);
    drawn.push_back(found == values.end() ? std::nan("") : found->second);
  }
  plot_->setBase(base->name, std::move(drawn));
}

void WeightsView::showLook(const ShownSolution& look) {
  if (look.isTable()) {
    plot_->clear();
  } else if (!look.leading.values.empty()) {
    show(look.leading);
  } else if (problem_ && look.space.dimension() == problem_->dimension()) {
    show(weight_column(deviations_.of(problem_), look.space.reach()));
  }
}

}  // namespace steelyard::ui
