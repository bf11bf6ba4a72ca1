// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/lesson_drawing.h"

#include <algorithm>
#include <vector>

#include "core/record/record.h"
#include "ui/plots/plot_export.h"

namespace steelyard::ui {
namespace {

/// Large enough for the names of a dozen columns, and small enough for a page with six pictures.
constexpr QSize pictureSize{640, 400};

const NamedPlot* filledPlot(const std::vector<NamedPlot>& plots, const QString& id) {
  const auto found = std::find_if(plots.begin(), plots.end(), [&](const NamedPlot& named) {
    return named.id == id && !named.plot->isEmpty();
  });
  return found == plots.end() ? nullptr : &*found;
}

}  // namespace

void LessonDrawing::show(const LessonRun& run) {
  board_.showProblem(run.problem);
  Result result = run.record.result;
  result.figures = all_figures(run.record);
  board_.showResult(result);
  board_.finishObservations();
}

std::optional<DrawnCard> LessonDrawing::card(const std::string& look) const {
  if (look.empty() || board_.problem() == nullptr) {
    return std::nullopt;
  }
  const std::vector<NamedPlot> plots = board_.plots();
  const NamedPlot* const asked = filledPlot(plots, QString::fromStdString(look));
  const NamedPlot* const named =
      asked == nullptr ? filledPlot(plots, QStringLiteral("weights")) : asked;
  if (named == nullptr) {
    return std::nullopt;
  }
  return DrawnCard{named->id, named->title, pngOf(*named->plot, {pictureSize}), pictureSize};
}

}  // namespace steelyard::ui
