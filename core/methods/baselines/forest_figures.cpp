// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/forest_figures.h"

#include <utility>

namespace steelyard::baselines {

Figure importances_figure(const Vector& permutation, const Vector& impurity, const Problem& problem,
                          const std::vector<Index>& varying) {
  const double total = impurity.sum() > 0.0 ? impurity.sum() : 1.0;
  FigurePoints points;
  points.points = names_of(problem, varying);
  for (const Index column : varying) {
    points.x.push_back(impurity[column] / total);
    points.y.push_back(permutation[column]);
  }
  Figure figure{"importances", "The two importances",
                "A column far to the right but low is used in many splits without helping to "
                "predict: often noise with many values."};
  figure.x = {.title = "Impurity importance", .low = 0.0};
  figure.y = {.title = "Permutation importance"};
  figure.shape = PointsShape{{std::move(points)}};
  figure.thresholds = {{"of no use", 0.0}};
  return figure;
}

Figure out_of_bag_figure(const OutOfBagError& out_of_bag, const Targets& targets) {
  constexpr Index most = 2000;
  const Index step = (targets.values.rows() + most - 1) / most;
  FigureLine points{"samples"};
  points.joined = false;
  const auto in_units = [&](double value) {
    return value * targets.deviations[0] + targets.means[0];
  };
  for (Index sample = 0; sample < targets.values.rows(); sample += step) {
    if (out_of_bag.is_known(sample)) {
      points.x.push_back(in_units(targets.values(sample, 0)));
      points.y.push_back(in_units(out_of_bag.prediction(sample).front()));
    }
  }
  const double low = in_units(targets.values.minCoeff());
  const double high = in_units(targets.values.maxCoeff());
  FigureLine perfect{"as it is", {low, high}, {low, high}};
  perfect.reference = true;
  Figure figure{"predicted", "Predicted against true",
                "Each sample as the trees predict it that have not seen it: the closer to the "
                "line, the better."};
  figure.x = {.title = "True " + targets.names.front()};
  figure.y = {.title = "Predicted " + targets.names.front()};
  figure.shape = LinesShape{{std::move(perfect), std::move(points)}};
  return figure;
}

}  // namespace steelyard::baselines
