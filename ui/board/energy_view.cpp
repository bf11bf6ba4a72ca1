// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/energy_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPoint>
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

#include "ui/board/narrow_combo.h"
#include "ui/board/observing_shares.h"
#include "ui/board/sample_choice.h"
#include "ui/board/truth_names.h"
#include "ui/fault_text.h"
#include "ui/message_text.h"
#include "ui/plain_text.h"
#include "ui/plots/contour_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

ComboLine lineOf(const QString& name, Coordinate::Source source, std::size_t position) {
  return {name, QPoint(static_cast<int>(source), static_cast<int>(position))};
}

Coordinate coordinateOf(const QComboBox& combo) {
  const QPoint picked = combo.currentData().toPoint();
  return {static_cast<Coordinate::Source>(picked.x()), picked.y()};
}

/// Outer edges of the cells around evenly spaced centres.
std::pair<double, double> edgesOf(const Vector& middles) {
  const Index last = middles.size() - 1;
  const double half = 0.5 * (middles[last] - middles[0]) / static_cast<double>(last);
  return {middles[0] - half, middles[last] + half};
}

/// Wraps a value into the period that begins at `low`.
double broughtIn(double value, double low, double period) {
  return period > 0.0 ? value - period * std::floor((value - low) / period) : value;
}

ContourGrid gridOf(const EnergySurface& surface) {
  ContourGrid grid;
  std::tie(grid.xLow, grid.xHigh) = edgesOf(surface.axes[0]);
  std::tie(grid.yLow, grid.yHigh) = edgesOf(surface.axes[1]);
  grid.columns = static_cast<int>(surface.energy.rows());  // along x
  grid.rows = static_cast<int>(surface.energy.cols());
  grid.values.reserve(static_cast<std::size_t>(surface.energy.size()));
  for (Index y = 0; y < surface.energy.cols(); ++y) {
    for (Index x = 0; x < surface.energy.rows(); ++x) {
      grid.values.push_back(surface.energy(x, y));
    }
  }
  return grid;
}

}  // namespace

EnergyView::EnergyView(PlotGrid& grid, SampleChoice& choice, QObject* parent)
    : QObject(parent),
      grid_(grid),
      choice_(choice),
      plot_(new ContourPlot),
      x_(narrowCombo("energyX", tr("Coordinate along the horizontal axis"))),
      y_(narrowCombo("energyY", tr("Coordinate along the vertical axis"))),
      feed_(&EnergyView::serve, openedCardShare, [this](const Reply& reply) { show(reply); }) {
  grid_.addPlot(EnergyView::id(), tr("Free energy"), plot_, makeControls());
  plot_->setValueTitle(tr("free energy"), QStringLiteral("kT"));
  showProblem(nullptr);
  connect(&grid_, &PlotGrid::arrangementChanged, this, [this] {
    if (stale_) {
      askIfOpen(true);
    }
  });
  connect(&choice_, &SampleChoice::changed, this, &EnergyView::markChosen);
}

QString EnergyView::help() const {
  return tr(
      "Where samples are dense along two coordinates, as a landscape: low where "
      "there are many. The unit kT assumes that they come from an equilibrium. "
      "Look for: separate valleys, and how high the passes between them are.");
}

QWidget* EnergyView::makeControls() {
  auto* controls = new QWidget;
  auto* row = new QHBoxLayout(controls);
  row->setContentsMargins({});
  for (QComboBox* combo : {x_, y_}) {
    row->addWidget(combo);
    connect(combo, &QComboBox::currentIndexChanged, this, &EnergyView::changeCoordinates);
  }
  return controls;
}

void EnergyView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  projection_.reset();
  drawn_ = {};
  feed_.forget();
  plot_->clear();
  stale_ = true;
  if (problem_) {
    plot_->setPlaceholder(tr("Estimating the density..."));
    offerCoordinates();
    askIfOpen(true);
    return;
  }
  plot_->setPlaceholder(tr("The free energy is low where the samples are dense"));
  setLines(*x_, {});
  setLines(*y_, {});
}

void EnergyView::offerCoordinates() {
  using Source = Coordinate::Source;
  std::vector<ComboLine> lines;
  for (std::size_t input = 0; input < problem_->features.size(); ++input) {
    lines.push_back(lineOf(plainName(problem_->features[input].name), Source::input, input));
  }
  const std::vector<Index> alike = inputsNamedLikeTruth(*problem_);
  for (std::size_t column = 0; column < alike.size(); ++column) {
    const QString name = plainName(problem_->truth_features[column].name);
    lines.push_back(
        lineOf(alike[column] < 0 ? name : tr("%1 (target)").arg(name), Source::truth, column));
  }
  lines.push_back(lineOf(tr("first axis of the projection"), Source::projection, 0));
  lines.push_back(lineOf(tr("second axis of the projection"), Source::projection, 1));
  setLines(*x_, lines);
  setLines(*y_, lines, 1);
}

bool EnergyView::usesProjection() const {
  return coordinateOf(*x_).source == Coordinate::Source::projection ||
         coordinateOf(*y_).source == Coordinate::Source::projection;
}

void EnergyView::changeCoordinates() {
  stale_ = true;
  askIfOpen(true);
}

void EnergyView::showProjection(const Projection& projection, bool moving) {
  projection_ = std::make_shared<const Projection>(projection);
  if (problem_ && usesProjection()) {
    stale_ = true;
    askIfOpen(!moving);
  }
}

void EnergyView::askIfOpen(bool urgent) {
  if (!problem_ || !grid_.isPlotVisible(id()) || (usesProjection() && !projection_)) {
    return;  // requested again when the card opens or the projection arrives
  }
  stale_ = false;
  Request request{problem_, projection_, {coordinateOf(*x_), coordinateOf(*y_)}, urgent};
  if (urgent) {
    feed_.requestInstead(std::move(request));
  } else {
    feed_.request(std::move(request));
  }
}

std::optional<EnergyView::Reply> EnergyView::serve(const Request& request,
                                                   const std::stop_token& stop) {
  Reply reply{request, {}, {}};
  try {
    reply.surface =
        energy_surface(*request.problem, request.projection.get(), request.coordinates, stop);
    if (!reply.surface) {
      return std::nullopt;
    }
  } catch (...) {
    reply.trouble = faultText().toStdString();
  }
  return reply;
}

void EnergyView::show(Reply reply) {
  drawn_ = std::move(reply);
  if (!drawn_.surface) {
    plot_->clear();
    plot_->setPlaceholder(QString::fromStdString(drawn_.trouble));
    return;
  }
  plot_->setAxisTitles(plainName(shownWords(drawn_.surface->titles[0])),
                       plainName(shownWords(drawn_.surface->titles[1])));
  plot_->setGrid(gridOf(*drawn_.surface));
  markChosen();
}

void EnergyView::markChosen() {
  std::vector<QPointF> marks;
  if (drawn_.surface && drawn_.request.problem == problem_ && !choice_.samples().empty()) {
    const auto along = [this](std::size_t axis) {
      return coordinate_values(*problem_, drawn_.request.projection.get(),
                               drawn_.request.coordinates.at(axis));
    };
    const CoordinateValues x = along(0);
    const CoordinateValues y = along(1);
    const double left = edgesOf(drawn_.surface->axes[0]).first;
    const double bottom = edgesOf(drawn_.surface->axes[1]).first;
    for (const Index sample : choice_.samples()) {
      marks.emplace_back(broughtIn(x.values[sample], left, x.period),
                         broughtIn(y.values[sample], bottom, y.period));
    }
  }
  plot_->setMarks(std::move(marks));
}

}  // namespace steelyard::ui
