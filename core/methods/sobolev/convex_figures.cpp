// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_figures.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/text.h"

namespace steelyard::sobolev {
namespace {

constexpr std::size_t most_places = 100;
constexpr std::size_t most_paths = 12;

std::vector<std::size_t> largest_inputs(const Vector& values, std::size_t most) {
  std::vector<std::size_t> order(static_cast<std::size_t>(values.size()));
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return values[static_cast<Index>(a)] > values[static_cast<Index>(b)];
  });
  order.resize(std::min(order.size(), most));
  return order;
}

/// Some samples, evenly spread over the table.
Matrix some_rows(const Matrix& rows) {
  constexpr Index most = 500;
  const Index count = std::min(rows.rows(), most);
  Matrix some(count, rows.cols());
  for (Index k = 0; k < count; ++k) {
    some.row(k) = rows.row(k * rows.rows() / count);
  }
  return some;
}

/// Values over the middle of the samples, in equal steps: two deviations at most.
Vector grid_of(const Vector& column) {
  constexpr Index steps = 25;
  constexpr double farthest = 2.5;
  return Vector::LinSpaced(steps, std::max(column.minCoeff(), -farthest),
                           std::min(column.maxCoeff(), farthest));
}

std::vector<std::string> in_units(const Vector& grid, double mean, double deviation) {
  std::vector<std::string> texts;
  for (const double value : grid) {
    texts.push_back(short_text(mean + deviation * value, 3));
  }
  return texts;
}

/// Targets that the critic is asked about, standardised, one a row, and what they are called.
struct AskedTargets {
  Matrix values;
  std::vector<std::string> names;
};

AskedTargets asked_targets(const Targets& targets) {
  if (targets.classes.empty()) {
    const Vector grid = grid_of(targets.values.col(0)).reverse();
    return {grid, in_units(grid, targets.means[0], targets.deviations[0])};
  }
  return {targets_of_classes(targets), targets.names};
}

}  // namespace

void ImportancePaths::note(std::uint64_t iteration, const Vector& importance) {
  if (iteration % stride_ != 0) {
    return;
  }
  if (importances_.size() == most_places) {
    stride_ *= 2;
    for (std::size_t place = 1; 2 * place < most_places; ++place) {
      iterations_[place] = iterations_[2 * place];
      importances_[place] = std::move(importances_[2 * place]);
    }
    iterations_.resize(most_places / 2);
    importances_.resize(most_places / 2);
  }
  if (iteration % stride_ == 0) {
    iterations_.push_back(static_cast<double>(iteration));
    importances_.emplace_back(importance.cast<float>());
  }
}

Figure ImportancePaths::figure(const Vector& importance,
                               const std::vector<std::string>& names) const {
  Figure figure{"importance-paths", "Importances",
                "How the importances of the best inputs grew, from equal ones at the start."};
  figure.x = {.title = "Iteration", .whole_numbers = true};
  figure.y = {.title = "Importance", .low = 0.0};
  LinesShape shape;
  for (const std::size_t input : largest_inputs(importance, most_paths)) {
    FigureLine line{names[input]};
    line.x = iterations_;
    for (const Eigen::VectorXf& at_once : importances_) {
      line.y.push_back(static_cast<double>(at_once[static_cast<Index>(input)]));
    }
    shape.lines.push_back(std::move(line));
  }
  figure.shape = std::move(shape);
  return figure;
}

Figure critic_figure(const ConvexCritic& critic, const ConvexTable& table, Index input,
                     const std::string& name) {
  const Vector grid = grid_of(table.inputs.col(input));
  const AskedTargets asked = asked_targets(table.targets);
  const Matrix of_targets = critic.of_targets(asked.values);
  Matrix rows = some_rows(table.inputs);
  MatrixShape shape;
  Matrix values(asked.values.rows(), grid.size());
  for (Index place = 0; place < grid.size(); ++place) {
    rows.col(input).setConstant(grid[place]);
    values.col(place) = of_targets * critic.of_inputs(rows).colwise().mean().transpose();
  }
  shape.row_names = asked.names;
  shape.column_names = in_units(grid, table.means[input], table.deviations[input]);
  const Matrix by_rows = values.transpose();
  shape.values.assign(by_rows.data(), by_rows.data() + by_rows.size());
  shape.value_title = "Critic";
  shape.scale = ColourScale::diverging;
  shape.picture = true;
  Figure figure{"critic", "Critic along " + name,
                "Above 0: such pairs are more frequent than if the input, the most important one, "
                "and the target were independent. Averaged over the other inputs."};
  figure.x = {.title = name};
  figure.y = {.title = table.targets.classes.empty() ? table.targets.names.front() : "Class"};
  figure.shape = std::move(shape);
  return figure;
}

}  // namespace steelyard::sobolev
