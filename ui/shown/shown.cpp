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
  const auto isInput = [&](Index feature) { return feature >= 0 && feature < dimension; };
  const bool learnedFits = shown.learned.empty() || shown.learned.dimension() == dimension;
  const bool barsFit =
      shown.leading.values.empty() || std::ssize(shown.leading.values) == dimension;
  return shown.origin != ShownOrigin::nothing && shown.space.dimension() == dimension &&
         learnedFits && barsFit &&
         std::all_of(shown.selection.begin(), shown.selection.end(), isInput);
}

void require(const ShownSolution& next, const ProblemPtr& problem) {
  if (!belongsTogether(next) || (!next.beginsAnew() && next.problem != problem)) {
    throw fault("a solution that does not fit the shown table");
  }
}

}  // namespace

void Shown::show(ShownSolution next) {
  require(next, value_.problem);
  value_ = std::move(next);
  if (value_.beginsAnew()) {
    own_ = {};
  }
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
  own_ = std::move(own);
}

}  // namespace steelyard::ui
