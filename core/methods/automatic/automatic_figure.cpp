// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/automatic_figure.h"

#include <utility>

#include "core/study/relative_error.h"

namespace steelyard::automatic {

std::vector<std::size_t> best_judged(const CandidateErrors& of) {
  const Vector means = of.errors.rowwise().mean();
  std::vector<std::size_t> best;
  for (std::size_t place = 0; place < of.candidates.size(); ++place) {
    const Candidate& candidate = of.candidates[place];
    const bool goes_on = !best.empty() && of.candidates[best.back()].member == candidate.member &&
                         of.candidates[best.back()].size == candidate.size;
    if (!goes_on) {
      best.push_back(place);
    } else if (means[static_cast<Index>(place)] < means[static_cast<Index>(best.back())]) {
      best.back() = place;
    }
  }
  return best;
}

Figure errors_figure(const CandidateErrors& of, const std::vector<std::string>& titles,
                     const HeldOutColumns& task, const std::optional<Candidate>& leads) {
  LinesShape lines;
  for (const std::size_t place : best_judged(of)) {
    const Candidate& candidate = of.candidates[place];
    const std::string& title = titles[candidate.member];
    if (lines.lines.empty() || lines.lines.back().name != title) {
      lines.lines.push_back({title});
    }
    FigureLine& line = lines.lines.back();
    const Vector errors = of.errors.row(static_cast<Index>(place));
    const double error = relative_error(errors, of.nothing);
    const double spread =
        error_of_relative(errors, of.nothing, tested_over_trained(task)).value_or(0.0);
    line.x.push_back(static_cast<double>(candidate.size));
    line.y.push_back(error);
    line.low.push_back(error - spread);
    line.high.push_back(error + spread);
  }
  Figure figure{"members", "Error against number of columns, before the last look",
                "On samples that neither the ranking nor what predicts from it has seen, with the "
                "best of three ways to predict. The band is one standard error; 1 knows nothing. "
                "The least of many such errors is a little too small. The upright line names the "
                "method that leads, at the number of columns that goes into the last look."};
  figure.x = {.title = "Number of columns", .whole_numbers = true};
  figure.y = {.title = held_out_error_title, .low = 0.0};
  figure.shape = std::move(lines);
  if (leads) {
    figure.thresholds = {
        {.name = titles[leads->member], .value = static_cast<double>(leads->size), .of_x = true}};
  }
  figure.places = {FigurePlace::search, FigurePlace::learn};
  return figure;
}

}  // namespace steelyard::automatic
