// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/held_out_view.h"

#include <QComboBox>
#include <exception>

#include "ui/board/narrow_combo.h"
#include "ui/board/observing_shares.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

QString heldOutCard() { return QStringLiteral("held-out-error"); }

LineSeries lineOf(const QString& name, const std::vector<Index>& counts,
                  const std::vector<double>& errors) {
  LineSeries line;
  line.name = name;
  line.markers = true;
  line.x.assign(counts.begin(), counts.end());
  line.y = errors;
  return line;
}

}  // namespace

HeldOutView::HeldOutView(PlotGrid& grid, QObject* parent)
    : QObject(parent),
      grid_(grid),
      plot_(new LinePlot),
      regressor_(narrowCombo("heldOutRegressor", tr("Regression"))),
      feed_(&HeldOutView::serve, openedCardShare, [this](const Reply& reply) { show(reply); }) {
  regressor_->addItem(tr("ridge"), static_cast<int>(Regressor::ridge));
  regressor_->addItem(tr("kernel ridge"), static_cast<int>(Regressor::kernel_ridge));
  regressor_->setItemData(0, tr("Linear; its penalty by two-fold cross-validation"),
                          Qt::ToolTipRole);
  regressor_->setItemData(1, tr("Radial basis functions; width and penalty by cross-validation"),
                          Qt::ToolTipRole);
  fitList(*regressor_);
  grid_.addPlot(heldOutCard(), tr("Held-out error"), plot_, regressor_);
  grid_.setPlotVisible(heldOutCard(), false);
  plot_->setLogarithmicX(true);
  clear();
  connect(&grid_, &PlotGrid::arrangementChanged, this, &HeldOutView::ask);
  connect(regressor_, &QComboBox::currentIndexChanged, this, [this] {
    shown_ = false;
    ask();
  });
}

void HeldOutView::clear() {
  ranking_.clear();
  shown_ = false;
  feed_.forget();
  plot_->clear();
  plot_->setAxisTitles(tr("Number of features"), tr("Error on held-out samples (1: the mean)"));
  plot_->setPlaceholder(
      tr("A run fills this: how well the ground truth is predicted from its first features, on "
         "samples that the regression has not seen"));
}

void HeldOutView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  clear();
}

void HeldOutView::begin() { clear(); }

void HeldOutView::showResult(const Result& result) {
  ranked_ = ranked_of(result);
  ranking_ = tried_ranking(result);
  shown_ = false;
  ask();
}

void HeldOutView::ask() {
  if (shown_ || !problem_ || ranking_.empty() || !grid_.isPlotVisible(heldOutCard())) {
    return;
  }
  shown_ = true;
  HeldOutOptions options;
  options.regressor = static_cast<Regressor>(regressor_->currentData().toInt());
  feed_.requestInstead({problem_, ranked_, ranking_, options, true});
}

std::optional<HeldOutView::Reply> HeldOutView::serve(const Request& request,
                                                     const std::stop_token& stop) {
  try {
    auto found =
        held_out_error(*request.problem, request.ranked, request.ranking, request.options, stop);
    return found ? std::optional(Reply{std::move(found), {}}) : std::nullopt;
  } catch (const std::exception& error) {
    return Reply{{}, error.what()};
  }
}

void HeldOutView::show(const Reply& reply) {
  if (!reply.found) {
    plot_->clear();
    plot_->setPlaceholder(QString::fromStdString(reply.trouble));
    return;
  }
  const HeldOutError& found = *reply.found;
  const bool samples = found.ranked == Ranked::samples;
  plot_->setAxisTitles(samples ? tr("Number of samples learned from") : tr("Number of features"),
                       tr("Error on held-out samples (1: the mean)"));
  LineSeries random = lineOf(tr("random"), found.random.counts, found.random.mean);
  random.low = found.random.low;
  random.high = found.random.high;
  plot_->setSeries(
      {lineOf(tr("this run"), found.ranking.counts, found.ranking.errors), std::move(random)});
}

}  // namespace steelyard::ui
