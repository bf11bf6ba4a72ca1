// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/selection_report.h"

#include <algorithm>

#include "core/message.h"
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

Message warning_of_empty(const SelectionSource& source) {
  return message("pcov.constant", "constant, so never chosen: {1}",
                 names_in_words(source.problem(), source.empty_features()));
}

std::optional<Message> warning_of_periods(const SelectionSource& source) {
  const Problem& problem = source.problem();
  std::vector<Index> periodic;
  for (Index input = 0; input < problem.dimension(); ++input) {
    if (problem.features[static_cast<std::size_t>(input)].period > 0.0) {
      periodic.push_back(input);
    }
  }
  const bool of_truth = source.has_targets() &&
                        std::any_of(problem.truth_features.begin(), problem.truth_features.end(),
                                    [](const ColumnInfo& one) { return one.period > 0.0; });
  if (periodic.empty() && !of_truth) {
    return std::nullopt;
  }
  const Message names = names_in_words(problem, periodic);
  const Message whose =
      periodic.empty() ? message("pcov.of_truth", "of the target")
      : of_truth       ? message("pcov.of_inputs_and_truth", "of {1}, and of the target,", names)
                       : message("pcov.of_inputs", "of {1}", names);
  return message("pcov.unused_periods",
                 "the period {1} is not used: values are taken as they are, so that both ends of a "
                 "period are far apart; give sine and cosine of an angle instead",
                 whose);
}

Message warning_of_exhaustion(const SelectionSource& source, Index chosen) {
  const bool of_samples = source.options().of_samples;
  const Index asked = source.asked();
  if (!source.options().kind.cur) {
    return of_samples
               ? message("pcov.only_distinct_samples",
                         "{1} samples were requested, but only {2} are distinct: these were chosen",
                         asked, chosen)
               : message(
                     "pcov.only_distinct_features",
                     "{1} features were requested, but only {2} are distinct: these were chosen",
                     asked, chosen);
  }
  return of_samples
             ? message("pcov.rank_reached_by_samples",
                       "{1} samples were requested, but the inputs have rank {2}: {2} were chosen; "
                       "all others are linear combinations of these",
                       asked, chosen)
             : message("pcov.rank_reached_by_features",
                       "{1} features were requested, but the inputs have rank {2}: {2} were "
                       "chosen; all others are linear combinations of these",
                       asked, chosen);
}

Message reason_of_no_choice(const SelectionSource& source) {
  if (!source.options().threshold) {
    return source.options().of_samples
               ? message("pcov.no_samples_differ", "there was nothing to choose: no samples differ")
               : message("pcov.no_features_differ",
                         "there was nothing to choose: no features differ");
  }
  return message("pcov.none_reaches_threshold",
                 "no score reaches the threshold {1}: nothing was chosen; accepted: a smaller "
                 "threshold, or auto",
                 short_text(*source.options().threshold, 3));
}

Message warning_of_too_few(const SelectionSource& source) {
  return source.options().of_samples
             ? message("pcov.too_few_samples", "{1} samples were requested, but there are only {2}",
                       source.asked(), source.items())
             : message("pcov.too_few_features",
                       "{1} features were requested, but there are only {2}", source.asked(),
                       source.items());
}

std::optional<Message> warning_of_eigenvectors(const SelectionSource& source) {
  const Options& options = source.options();
  const Index targets = target_columns(options.kind, source.problem());
  if (options.mixing > 0.0 || options.cur.eigenvectors <= targets) {
    return std::nullopt;
  }
  return message("pcov.few_eigenvectors",
                 "with mixing 0 there are no more eigenvectors than target columns: {1} "
                 "instead of {2} were used",
                 targets, options.cur.eigenvectors);
}

std::optional<Message> warning_of_eigengap(const std::vector<Choice>& choices) {
  constexpr double rounding_decides = 1e-8;
  for (std::size_t number = 0; number < choices.size(); ++number) {
    if (choices[number].eigengap && *choices[number].eigengap < rounding_decides) {
      return message("pcov.eigengap",
                     "at choice {1} the last eigenvector used and the next one have the same "
                     "eigenvalue: rounding decides which one enters the score; try another number "
                     "of eigenvectors",
                     number + 1);
    }
  }
  return std::nullopt;
}

}  // namespace steelyard::pcov
