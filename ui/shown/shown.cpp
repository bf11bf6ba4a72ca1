// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shown/shown.h"

#include <algorithm>
#include <utility>

#include "core/error.h"

namespace steelyard::ui {
namespace {

/// Of another problem it would be drawn under wrong names, or beyond the end of an array.
bool belongsTogether(const ShownSolution& shown) {
  if (!shown.problem) {
    return shown.space.empty() && (shown.origin == ShownOrigin::nothing || shown.isOwn());
  }
  const Index dimension = shown.problem->dimension();
  const std::vector<Index>& chosen = shown.selection.features;
  const auto isInput = [&](Index feature) { return feature >= 0 && feature < dimension; };
  const bool learnedFits = shown.learned.empty() || shown.learned.dimension() == dimension;
  const bool barsFit =
      shown.leading.values.empty() || std::ssize(shown.leading.values) == dimension;
  return shown.origin != ShownOrigin::nothing && shown.space.dimension() == dimension &&
         learnedFits && barsFit && std::all_of(chosen.begin(), chosen.end(), isInput);
}

void require(const ShownSolution& next, const ProblemPtr& problem) {
  if (!belongsTogether(next) || (!next.beginsAnew() && next.problem != problem)) {
    throw fault("a solution that does not fit the shown table");
  }
}

}  // namespace

void Shown::show(ShownSolution next) {
  require(next, value_.problem);
  Q_EMIT aboutToChange();
  value_ = std::move(next);
  if (value_.beginsAnew()) {
    own_ = {};
    settle({});
  }
  pathOfPoint_ = value_.isPathPoint() ? std::optional(course_.pathNumber()) : std::nullopt;
  if (value_.isOwn()) {
    own_ = value_;
  }
  Q_EMIT changed();
}

void Shown::keepOwn(ShownSolution own) {
  const bool none = own.origin == ShownOrigin::nothing;
  require(own, value_.problem);
  if (!none && !own.isOwn()) {
    throw fault("a solution that is not the run's own");
  }
  Q_EMIT aboutToChange();
  own_ = std::move(own);
}

bool Shown::isOfFormerRun() const {
  return (value_.isOwn() || value_.isIteration()) && !own_.isOwn();
}

const PlaceInPath* Shown::pathPoint() const {
  return value_.place && pathOfPoint_ == course_.pathNumber() ? &*value_.place : nullptr;
}

void Shown::settle(const LearnedSpace& space) {
  if (space != settled_) {
    settled_ = space;
    ++settledRevision_;
  }
}

void Shown::rank(std::vector<ColumnInfo> features, ShownSolution of) {
  ShownRanking next = rankingOf(std::move(features), std::move(of));
  Q_EMIT aboutToRank();
  ranking_ = std::move(next);
  Q_EMIT ranked();
}

void Shown::preselect(const std::vector<Index>& selection) {
  ranking_.selection = ranking_.inOrder(selection);
  ranking_.chosen = false;
  if (ranking_.isResult()) {
    ofRun_ = ranking_.selection;
  }
  Q_EMIT selectionChanged();
}

void Shown::select(const std::vector<Index>& selection) {
  ranking_.selection = ranking_.inOrder(selection);
  ranking_.chosen = true;
  Q_EMIT selectionChanged();
  Q_EMIT selectionChosen(selection);
}

std::optional<std::vector<Index>> Shown::choice() const {
  return same_features(ranking_.selection, ofRun_) ? std::nullopt
                                                   : std::optional(ranking_.selection);
}

void Shown::compare(ShownComparison next) {
  comparison_ = std::move(next);
  Q_EMIT compared();
}

}  // namespace steelyard::ui
