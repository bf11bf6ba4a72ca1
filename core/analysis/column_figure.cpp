// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/column_figure.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/measures/column_summary.h"

namespace steelyard {
namespace {

constexpr Index most_points = 5000;
constexpr Index most_groups = 20;
constexpr Index fewest_in_group = 10;

FigureAxis axis_of(const ColumnInfo& feature) { return {feature.name, feature.unit}; }

FigureLine some_samples(const Vector& x, const Vector& y) {
  FigureLine points;
  points.name = "samples";
  points.joined = false;
  points.reference = true;  // the medians in front of them
  const Index step = (x.size() + most_points - 1) / most_points;
  for (Index sample = 0; sample < x.size(); sample += step) {
    points.x.push_back(x[sample]);
    points.y.push_back(y[sample]);
  }
  return points;
}

/// The ends of groups of samples in their order along x.
/// \param sorted  values of x
std::vector<Index> ends_of_groups(const std::vector<double>& sorted) {
  const Index samples = std::ssize(sorted);
  const Index groups = std::clamp<Index>(samples / fewest_in_group, 1, most_groups);
  const Index size = (samples + groups - 1) / groups;
  std::vector<Index> ends;
  for (Index begin = 0; begin < samples; begin = ends.back()) {
    Index end = std::min(begin + size, samples);
    while (end < samples &&
           sorted[static_cast<std::size_t>(end)] == sorted[static_cast<std::size_t>(end - 1)]) {
      ++end;
    }
    ends.push_back(end);
  }
  return ends;
}

std::optional<FigureLine> medians_along(const Vector& x, const Vector& y,
                                        const std::stop_token& stop) {
  std::vector<std::size_t> order(static_cast<std::size_t>(x.size()));
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return x[static_cast<Index>(one)] < x[static_cast<Index>(other)];
  });
  std::vector<double> sorted;
  sorted.reserve(order.size());
  for (const std::size_t sample : order) {
    sorted.push_back(x[static_cast<Index>(sample)]);
  }
  FigureLine line;
  line.name = "median and middle half";
  Index begin = 0;
  for (const Index end : ends_of_groups(sorted)) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    std::vector<double> values;
    for (Index at = begin; at < end; ++at) {
      values.push_back(y[static_cast<Index>(order[static_cast<std::size_t>(at)])]);
    }
    const BoxSummary target = box_summary(std::move(values));
    const auto middle = static_cast<std::size_t>((begin + end) / 2);
    line.x.push_back(sorted[middle]);
    line.y.push_back(target.median);
    line.low.push_back(target.lower_quartile);
    line.high.push_back(target.upper_quartile);
    begin = end;
  }
  return line;
}

BoxesShape boxes_of(const Vector& x, const Labels& labels) {
  BoxesShape boxes;
  boxes.names = labels.names;
  boxes.groups.emplace_back().values.resize(labels.names.size());
  for (Index sample = 0; sample < x.size(); ++sample) {
    if (const int of = labels.class_of[static_cast<std::size_t>(sample)]; of >= 0) {
      boxes.groups.front().values[static_cast<std::size_t>(of)].push_back(x[sample]);
    }
  }
  return boxes;
}

}  // namespace

std::vector<std::string> targets_to_draw(const Problem& problem) {
  std::vector<std::string> names;
  if (problem.truth.cols() > 0 && problem.truth_kind == TruthKind::columns) {
    for (const ColumnInfo& feature : problem.truth_features) {
      names.push_back(feature.name);
    }
  } else if (problem.truth.cols() == 0 && problem.labels) {
    names.push_back(problem.labels->name);
  }
  return names;
}

std::optional<Figure> column_figure(const Problem& problem, Index input, std::size_t target,
                                    const std::stop_token& stop) {
  const ColumnInfo& feature = problem.features[static_cast<std::size_t>(input)];
  const Vector x = problem.inputs.col(input);
  Figure figure;
  figure.id = "column";
  figure.title = feature.name + " and " + targets_to_draw(problem).at(target);
  if (problem.truth.cols() == 0) {
    figure.help = "A box for each class: its line is the median, the box holds the middle half.";
    figure.x = {problem.labels->name};
    figure.y = axis_of(feature);
    figure.shape = boxes_of(x, *problem.labels);
    return figure;
  }
  const Vector y = problem.truth.col(static_cast<Index>(target));
  std::optional<FigureLine> medians = medians_along(x, y, stop);
  if (!medians) {
    return std::nullopt;
  }
  figure.help =
      "Each point is a sample. The line joins medians along the column, the band holds the middle "
      "half.";
  figure.x = axis_of(feature);
  figure.y = axis_of(problem.truth_features[target]);
  figure.shape = LinesShape{{some_samples(x, y), *std::move(medians)}};
  return figure;
}

}  // namespace steelyard
