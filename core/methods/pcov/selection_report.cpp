// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/selection_report.h"

#include <algorithm>

#include "core/text.h"

namespace steelyard::pcov {
namespace {

/// Extends the band by another mixing's value at a point of the run's own curve, if there is one.
void widen_band(const Figure& figure, FigureLine& own, double x, double y, Appended& appended) {
  if (own.low.empty()) {
    own.low = own.high = own.y;
  }
  const auto found = std::lower_bound(own.x.begin(), own.x.end(), x);
  if (found == own.x.end() || *found != x) {
    return;
  }
  const auto at = static_cast<std::size_t>(found - own.x.begin());
  own.low[at] = std::min(own.low[at], y);
  own.high[at] = std::max(own.high[at], y);
  appended.figure_points.push_back({figure.id, own.name, x, own.y[at], own.low[at], own.high[at]});
}

std::string items_of(const SelectionSource& source) {
  return source.options().of_samples ? "samples" : "features";
}

}  // namespace

void MixingCurves::add(std::size_t figure, std::size_t mixing, const std::string& name, double x,
                       double y, Appended& appended) {
  Figure& of = figures_[figure];
  std::vector<FigureLine>& lines = lines_of(of);
  if (lines.size() <= mixing) {
    lines.resize(mixing + 1);
  }
  FigureLine& curve = lines[mixing];
  curve.name = name;
  curve.x.push_back(x);
  curve.y.push_back(y);
  appended.figure_points.push_back({of.id, name, x, y, {}, {}});
  if (mixing > 0) {
    widen_band(of, lines.front(), x, y, appended);
  }
}

std::string warning_of_empty(const SelectionSource& source) {
  return "constant, so never chosen: " + names_in_words(source.problem(), source.empty_features());
}

std::string warning_of_periods(const SelectionSource& source) {
  const Problem& problem = source.problem();
  std::vector<Index> periodic;
  for (Index input = 0; input < problem.dimension(); ++input) {
    if (problem.features[static_cast<std::size_t>(input)].period > 0.0) {
      periodic.push_back(input);
    }
  }
  const bool of_truth = source.has_targets() &&
                        std::any_of(problem.truth_features.begin(), problem.truth_features.end(),
                                    [](const Feature& one) { return one.period > 0.0; });
  if (periodic.empty() && !of_truth) {
    return "";
  }
  const std::string whose = periodic.empty() ? std::string("of the ground truth")
                                             : "of " + names_in_words(problem, periodic) +
                                                   (of_truth ? ", and of the ground truth," : "");
  return "the period " + whose +
         " is not used: values are taken as they are, so that both ends of a period are far apart; "
         "give sine and cosine of an angle instead";
}

std::string warning_of_exhaustion(const SelectionSource& source, Index chosen) {
  const std::string asked =
      std::to_string(source.asked()) + " " + items_of(source) + " were requested, but ";
  const std::string number = std::to_string(chosen);
  if (!source.options().kind.cur) {
    return asked + "only " + number + " are distinct: these were chosen";
  }
  return asked + "the inputs have rank " + number + ": " + number +
         " were chosen; all others are linear combinations of these";
}

std::string reason_of_no_choice(const SelectionSource& source) {
  if (!source.options().threshold) {
    return "there was nothing to choose: no " + items_of(source) + " differ";
  }
  return "no score reaches the threshold " + short_text(*source.options().threshold, 3) +
         ": nothing was chosen; accepted: a smaller threshold, or auto";
}

std::string warning_of_too_few(const SelectionSource& source) {
  return std::to_string(source.asked()) + " " + items_of(source) +
         " were requested, but there are only " + std::to_string(source.items());
}

std::string warning_of_eigenvectors(const SelectionSource& source) {
  const Options& options = source.options();
  const Index targets = target_columns(options.kind, source.problem());
  if (options.mixing > 0.0 || options.cur.eigenvectors <= targets) {
    return "";
  }
  return "with mixing 0 there are no more eigenvectors than ground-truth columns: " +
         std::to_string(targets) + " instead of " + std::to_string(options.cur.eigenvectors) +
         " were used";
}

std::string warning_of_eigengap(const std::vector<Choice>& choices) {
  constexpr double rounding_decides = 1e-8;
  for (std::size_t number = 0; number < choices.size(); ++number) {
    if (choices[number].eigengap && *choices[number].eigengap < rounding_decides) {
      return "at choice " + std::to_string(number + 1) +
             " the last eigenvector used and the next one have the same eigenvalue: rounding "
             "decides which one enters the score; try another number of eigenvectors";
    }
  }
  return "";
}

}  // namespace steelyard::pcov
