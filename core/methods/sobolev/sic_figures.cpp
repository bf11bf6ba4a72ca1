// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_figures.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/run/append_point.h"

namespace steelyard::sobolev {
namespace {

/// The features of the largest values, at most `most`.
template <typename Values>
std::vector<Index> largest(const Values& values, std::size_t most) {
  std::vector<Index> order(static_cast<std::size_t>(values.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](Index a, Index b) { return values[a] > values[b]; });
  order.resize(std::min(order.size(), most));
  return order;
}

}  // namespace

void SicHistory::add(double update, double of_training, const std::optional<double>& of_held_out,
                     Eigen::VectorXf eta) {
  reserve_one_more(updates);
  reserve_one_more(difference);
  reserve_one_more(held_out);
  reserve_one_more(etas);
  updates.push_back(update);
  difference.push_back(of_training);
  if (of_held_out) {
    held_out.push_back(*of_held_out);
  }
  etas.push_back(std::move(eta));
}

Figure difference_figure(const SicHistory& history) {
  Figure figure{"critic", "Critic",
                "How much larger the critic's mean is for real pairs of inputs and target than for "
                "mixed ones. Above 0 on held-out samples, the target depends on the inputs."};
  figure.x = {.title = "Update", .whole_numbers = true};
  figure.y = {.title = "Difference of the means"};
  LinesShape shape{{{"training samples", history.updates, history.difference}}};
  if (!history.held_out.empty()) {
    shape.lines.push_back({"held-out samples", history.updates, history.held_out});
  }
  figure.shape = std::move(shape);
  return figure;
}

Figure eta_figure(const SicHistory& history, const std::vector<std::string>& names) {
  constexpr std::size_t most = 12;
  Figure figure{"eta-paths", "Eta",
                "The importances of the 12 most important features during the training: they begin "
                "alike and should have settled at the end."};
  figure.x = {.title = "Update", .whole_numbers = true};
  figure.y = {.title = "Eta", .low = 0.0};
  LinesShape shape;
  for (const Index feature : largest(history.etas.back(), most)) {
    FigureLine line{names[static_cast<std::size_t>(feature)], history.updates};
    for (const Eigen::VectorXf& eta : history.etas) {
      line.y.push_back(static_cast<double>(eta[feature]));
    }
    shape.lines.push_back(std::move(line));
  }
  const auto start = static_cast<double>(history.etas.front().maxCoeff());
  FigureLine alike{"all alike", {history.updates.front(), history.updates.back()}, {start, start}};
  alike.reference = true;
  shape.lines.push_back(std::move(alike));
  figure.shape = std::move(shape);
  return figure;
}

Figure critics_figure(const Matrix& etas, const Vector& mean,
                      const std::vector<std::string>& names) {
  constexpr std::size_t most = 20;
  BarsShape shape;
  for (const Index feature : largest(mean, most)) {
    shape.names.push_back(names[static_cast<std::size_t>(feature)]);
    shape.values.push_back(mean[feature]);
    shape.low.push_back(etas.row(feature).minCoeff());
    shape.high.push_back(etas.row(feature).maxCoeff());
  }
  Figure figure{"critics", "Agreement of the critics",
                "Eta of the 20 most important features: the bar is the mean over the critics, the "
                "line reaches from the lowest to the highest."};
  figure.x = {.title = "Feature"};
  figure.y = {.title = "Eta", .low = 0.0};
  figure.shape = std::move(shape);
  return figure;
}

}  // namespace steelyard::sobolev
