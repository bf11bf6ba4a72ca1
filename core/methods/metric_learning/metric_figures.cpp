// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_figures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "core/linalg/symmetric_spectrum.h"
#include "core/positions.h"

namespace steelyard::metric_learning {
namespace {

const std::string training_id = "training";
const std::string judged_line = "judging half";
const std::string fitted_line = "fitted half";
const std::string left_out_line = "each from the others";
const std::string validation_line = "validation samples";
const std::string refitted_line = "validation samples, all training samples fitted";

/// Inputs by falling size of their column.
std::vector<Index> by_size(const Matrix& map) {
  const Vector sizes = map.colwise().squaredNorm().transpose();
  return falling(all_positions(map.cols()), sizes);
}

FigureLine points_line(std::string name, const Vector& x, const Vector& y) {
  FigureLine line{std::move(name)};
  line.x.assign(x.begin(), x.end());
  line.y.assign(y.begin(), y.end());
  line.joined = false;
  return line;
}

}  // namespace

Figure training_figure(bool with_halves, bool with_validation) {
  Figure figure{training_id, "Training",
                "Where the error of the validation samples rises while the others fall, the map "
                "fits noise. 1 is no better than the mean of the target."};
  figure.x = {.title = "Iteration", .whole_numbers = true};
  figure.y = {.title = "Squared error", .unit = "variances", .logarithmic = true};
  LinesShape shape;
  if (with_halves) {
    shape.lines = {{judged_line}, {fitted_line}};
  } else {
    shape.lines = {{left_out_line}};
  }
  if (with_validation) {
    shape.lines.push_back({validation_line});
    if (with_halves) {
      shape.lines.push_back({refitted_line});
    }
  }
  figure.shape = std::move(shape);
  return figure;
}

std::vector<FigurePoint> training_points(const TrainingState& state, bool with_halves) {
  const auto x = static_cast<double>(state.iteration);
  std::vector<FigurePoint> points;
  const auto add = [&](const std::string& line, double y) {
    if (std::isfinite(y) && y > 0.0) {
      points.push_back({training_id, line, x, y});
    }
  };
  add(with_halves ? judged_line : left_out_line, state.loss);
  if (with_halves) {
    add(fitted_line, state.fitted);
    add(refitted_line, state.refitted);
  }
  add(validation_line, state.validation);
  return points;
}

Figure metric_figure(const Matrix& map, const Vector& deviations,
                     const std::vector<std::string>& names) {
  constexpr std::size_t most = 720;
  const Matrix comparable = map * deviations.asDiagonal();
  std::vector<Index> order = by_size(comparable);
  order.resize(std::min(order.size(), most));
  const Matrix shown = comparable(Eigen::all, order);
  const Matrix metric = shown.transpose() * shown;
  MatrixShape shape;
  shape.value_title = "A'A";
  shape.scale = ColourScale::diverging;
  for (const Index input : order) {
    shape.row_names.push_back(names[static_cast<std::size_t>(input)]);
  }
  shape.column_names = shape.row_names;
  shape.values.assign(metric.data(), metric.data() + metric.size());
  Figure figure{"metric", "Metric A'A",
                "On the diagonal, how much an input counts in distances; beside it, which inputs "
                "count together. In units of the inputs' standard deviations, the largest first."};
  figure.places = {FigurePlace::learn, FigurePlace::space};
  figure.x = figure.y = {.title = order.size() < names.size() ? "Input (the first 720)" : "Input"};
  figure.shape = std::move(shape);
  return figure;
}

Figure eigenvalues_figure(const Matrix& map, const Vector& deviations) {
  const Matrix comparable = map * deviations.asDiagonal();
  // The smaller of A'A and AA' has all eigenvalues that are not 0.
  const Matrix smaller = comparable.rows() < comparable.cols()
                             ? Matrix(comparable * comparable.transpose())
                             : Matrix(comparable.transpose() * comparable);
  const Vector values = symmetric_eigen(smaller).values.reverse().cwiseMax(0.0);
  constexpr double least = 1e-9;  // of the largest; below, there is nothing but rounding
  FigureLine line{"eigenvalue"};
  for (Index k = 0; k < values.size() && values[k] > least * values[0]; ++k) {
    line.x.push_back(static_cast<double>(k + 1));
    line.y.push_back(values[k]);
  }
  Figure figure{"eigenvalues", "Eigenvalues of A'A",
                "How many directions of the inputs the distances depend on: those before the "
                "eigenvalues are next to 0."};
  figure.places = {FigurePlace::space};
  figure.x = {.title = "Number", .whole_numbers = true};
  figure.y = {.title = "Eigenvalue", .logarithmic = true};
  figure.shape = LinesShape{{std::move(line)}};
  return figure;
}

Figure predicted_figure(const Matrix& predicted, const Matrix& wanted, const Targets& targets,
                        bool validated) {
  constexpr Index most_targets = 5;
  const Index shown = std::min(wanted.cols(), most_targets);
  const bool one = wanted.cols() == 1;
  const auto restored = [&](const Matrix& values, Index column) {
    return one ? Vector(values.col(0).array() * targets.deviations[0] + targets.means[0])
               : Vector(values.col(column));
  };
  LinesShape shape;
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  for (Index column = 0; column < shown; ++column) {
    const Vector truth = restored(wanted, column);
    low = std::min(low, truth.minCoeff());
    high = std::max(high, truth.maxCoeff());
    shape.lines.push_back(points_line(targets.names[static_cast<std::size_t>(column)], truth,
                                      restored(predicted, column)));
  }
  FigureLine perfect{"as it is", {low, high}, {low, high}};
  perfect.reference = true;
  shape.lines.insert(shape.lines.begin(), std::move(perfect));
  const std::string which =
      validated ? "Validation samples: the map was not trained on them, but chosen by them. "
                : "Samples that the map was learned from: others lie farther from the line. ";
  Figure figure{"predicted", validated ? "Predicted against true" : "Fitted against true",
                which +
                    "The closer to the line, the better. Several targets are in standard "
                    "deviations from their means."};
  figure.x = {.title = one ? "True " + targets.names.front() : "True"};
  figure.y = {.title = one ? "Predicted " + targets.names.front() : "Predicted"};
  figure.shape = std::move(shape);
  return figure;
}

Figure ellipse_figure(const Matrix& map, const MatrixView& inputs,
                      const std::vector<std::string>& names) {
  constexpr int corners = 120;
  constexpr Index most = 1000;
  const Eigen::RowVector2d middle = inputs.colwise().mean();
  const Vector reach = (inputs.rowwise() - middle).cwiseAbs().colwise().maxCoeff().transpose();
  FigureLine ellipse{"as far as the kernel is wide"};
  for (int corner = 0; corner <= corners; ++corner) {
    const double angle = 2.0 * std::numbers::pi * corner / corners;
    const Eigen::Vector2d direction(reach[0] * std::cos(angle), reach[1] * std::sin(angle));
    // Along a direction that the map does not see, the kernel has no end.
    const double far = std::min(1.0 / std::max((map * direction).norm(), 1e-300), 1.0);
    ellipse.x.push_back(middle[0] + far * direction[0]);
    ellipse.y.push_back(middle[1] + far * direction[1]);
  }
  const Index shown = std::min(inputs.rows(), most);
  FigureLine samples = points_line("samples", inputs.col(0).head(shown), inputs.col(1).head(shown));
  samples.reference = true;
  Figure figure{"ellipse", "Learned distance",
                "All points of the curve are equally far from the middle, in the learned "
                "distance: it is narrow along what matters and wide along what does not. It is cut "
                "where the samples end."};
  figure.places = {FigurePlace::space};
  figure.x = {.title = names[0]};
  figure.y = {.title = names[1]};
  figure.shape = LinesShape{{std::move(samples), std::move(ellipse)}};
  return figure;
}

}  // namespace steelyard::metric_learning
