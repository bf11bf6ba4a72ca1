// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_figures.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/positions.h"

namespace steelyard::gated {
namespace {

const std::string counts_figure = "open-gates";
const std::string expected_line = "expected";
const std::string open_line = "open";
const std::string saturated_line = "open whatever the noise";

/// Gates by falling last value.
std::vector<Index> by_last_value(const GateHistory& history, std::size_t places) {
  const Eigen::VectorXf& last = history.mu(places - 1);
  return falling(all_positions(last.size()), last);
}

FigureLine eigenvalues(std::string name, const std::vector<double>& values) {
  FigureLine line{std::move(name)};
  line.x.resize(values.size());
  std::iota(line.x.begin(), line.x.end(), 1.0);
  line.y = values;
  return line;
}

}  // namespace

Figure open_gates_figure() {
  Figure figure{counts_figure, "Open gates",
                "Long nothing happens, then most gates close at once. A gate is open where mu is "
                "above 0, and open whatever the noise where mu is at least 1."};
  figure.x = {.title = "Epoch", .whole_numbers = true};
  figure.y = {.title = "Gates", .low = 0.0};
  figure.shape = LinesShape{{{expected_line}, {open_line}, {saturated_line}}};
  return figure;
}

std::vector<FigurePoint> open_gates_points(std::uint64_t epoch, const GateState& state) {
  const auto x = static_cast<double>(epoch);
  return {{counts_figure, expected_line, x, state.expected_open},
          {counts_figure, open_line, x, static_cast<double>(state.open)},
          {counts_figure, saturated_line, x, static_cast<double>(state.saturated)}};
}

Figure gates_figure(const GateHistory& history, const std::vector<std::string>& names, double sigma,
                    std::uint64_t epochs) {
  constexpr std::size_t most = 100;
  std::size_t places = 1;  // the start is always there
  while (places < history.size() && history.epoch(places) <= epochs) {
    ++places;
  }
  std::vector<Index> order = by_last_value(history, places);
  order.resize(std::min(order.size(), most));
  MatrixShape shape;
  shape.value_title = "Open probability";
  for (std::size_t place = 0; place < places; ++place) {
    shape.column_names.push_back(std::to_string(history.epoch(place)));
  }
  for (const Index gate : order) {
    shape.row_names.push_back(names[static_cast<std::size_t>(gate)]);
    for (std::size_t place = 0; place < places; ++place) {
      shape.values.push_back(open_probability(history.mu(place)[gate], sigma));
    }
  }
  Figure figure{"gates", "Gates",
                "Each row is the gate of a feature, from the first epoch to the last: bright is "
                "open, dark is closed."};
  figure.places = {FigurePlace::learn};
  figure.x = {.title = "Epoch"};
  figure.y = {.title = order.size() < names.size() ? "Feature (the most open 100)" : "Feature"};
  figure.shape = std::move(shape);
  return figure;
}

Figure starts_figure(const GateStarts& starts, const std::optional<OpenColumnsLoss>& random) {
  FigurePoints others{"a start"};
  FigurePoints chosen{"the start of lowest loss"};
  for (std::size_t start = 0; start < starts.size(); ++start) {
    const GateState& state = starts.states()[start];
    FigurePoints& group = start == starts.leader() ? chosen : others;
    group.x.push_back(static_cast<double>(state.open));
    group.y.push_back(state.loss);
    group.points.push_back("start " + std::to_string(start + 1));
  }
  PointsShape shape{{std::move(others), std::move(chosen)}};
  if (random) {
    FigurePoints reference{"random columns"};
    reference.reference = true;
    reference.y = random->random;
    reference.x.assign(reference.y.size(), shape.groups[1].x.front());
    reference.points.assign(reference.y.size(), "random columns, as many");
    shape.groups.insert(shape.groups.begin(), std::move(reference));
  }
  Figure figure{"starts", "Starts",
                "The start of lowest loss is the result. Where random columns of the same number "
                "come close to it, it means little."};
  figure.places = {FigurePlace::search};
  figure.x = {.title = "Open gates", .whole_numbers = true, .low = 0.0};
  figure.y = {.title = "Loss"};
  figure.shape = std::move(shape);
  return figure;
}

Figure spectrum_figure(const std::vector<double>& all, const std::vector<double>& open) {
  Figure figure{
      "spectrum", "Spectrum of the graph",
      "Eigenvalues of the walk on the graph of the samples. Noise makes all but the first "
      "small; the more slowly they fall, the more structure the graph has."};
  figure.x = {.title = "Number", .whole_numbers = true};
  figure.y = {.title = "Eigenvalue"};
  std::vector<FigureLine> lines{eigenvalues("all columns", all)};
  lines.front().reference = true;
  if (!open.empty()) {
    lines.push_back(eigenvalues("open columns", open));
  }
  figure.shape = LinesShape{std::move(lines)};
  return figure;
}

}  // namespace steelyard::gated
