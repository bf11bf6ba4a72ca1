// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/figure_cards.h"

#include <algorithm>

#include "ui/figures/figure_plot.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

const QString cardPrefix = QStringLiteral("figure-");

QString cardId(const std::string& figure) { return cardPrefix + QString::fromStdString(figure); }

}  // namespace

bool isFigureCard(const QString& cardId) { return cardId.startsWith(cardPrefix); }

void FigureCards::clear() {
  for (const auto& [id, plot] : plots_) {
    grid_.removePlot(cardId(id));
  }
  plots_.clear();
  places_.clear();
  streamed_.clear();
}

QStringList FigureCards::figuresOf(FigurePlace place) const {
  QStringList cards;
  for (const auto& [id, places] : places_) {
    if (std::find(places.begin(), places.end(), place) != places.end()) {
      cards << cardId(id);
    }
  }
  return cards;
}

void FigureCards::showProblem(const ProblemPtr& /*problem*/) { clear(); }
void FigureCards::begin(const std::vector<ScalarInfo>& /*scalars*/) { clear(); }

void FigureCards::append(const Snapshot& snapshot) {
  for (const Figure& figure : streamed_.append(snapshot.appended)) {
    show(figure);
  }
}

void FigureCards::showFigures(const std::vector<Figure>& figures) {
  std::erase_if(plots_, [&](const auto& entry) {
    const bool stays = std::any_of(figures.begin(), figures.end(),
                                   [&](const Figure& figure) { return figure.id == entry.first; });
    if (!stays) {
      grid_.removePlot(cardId(entry.first));
      places_.erase(entry.first);
    }
    return !stays;
  });
  for (const Figure& figure : figures) {
    show(figure);
  }
}

PlotView& FigureCards::plotFor(const Figure& figure) {
  const QString title = plainName(figure.title.empty() ? figure.id : shownTerm(figure.title));
  places_[figure.id] = figure.places;  // the grid tells of a new card at once
  PlotView*& plot = plots_[figure.id];
  if (plot != nullptr && !canShow(*plot, figure)) {
    grid_.removePlot(cardId(figure.id));
    plot = nullptr;
  }
  if (plot == nullptr) {
    plot = newPlotFor(figure);
    plot->setPlaceholder(tr("Drawn during the run"));
    grid_.addPlot(cardId(figure.id), title, plot);
  }
  grid_.setTitle(cardId(figure.id), title);
  grid_.setHelp(cardId(figure.id), QString::fromStdString(shownTerm(figure.help)));
  return *plot;
}

void FigureCards::show(const Figure& figure) {
  if (figure.behind.empty()) {
    showFigure(figure, plotFor(figure));
  }
}

}  // namespace steelyard::ui
