// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/message.h"
#include "core/methods/gated_laplacian/gate_figures.h"
#include "core/positions.h"
#include "core/run/figure.h"
#include "core/run/snapshot.h"
#include "core/text.h"

namespace steelyard::gated {
namespace {

std::vector<double> numbers_of(const GateState& state) {
  return {state.loss, state.expected_open, static_cast<double>(state.open),
          static_cast<double>(state.saturated)};
}

/// Whether more than nine in ten samples have the same value, which then is the median.
bool hardly_varies(const MatrixView& column) {
  constexpr double most = 0.9;
  std::vector<double> values(column.data(), column.data() + column.size());
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  const auto same = std::count(values.begin(), values.end(), *middle);
  return static_cast<double>(same) > most * static_cast<double>(values.size());
}

/// Where a stage stands in the run, for a person; by GateStepper's stages.
Message name_of_stage(std::size_t number) {
  const std::array<Message, 6> names{
      {{},
       message("stage.training_gates", "training the gates"),
       message("stage.comparing_starts", "comparing the starts"),
       message("stage.comparing_with_random_columns", "comparing with random columns"),
       message("stage.drawing_graph", "drawing the graph"),
       {}}};
  return names.at(number);
}

}  // namespace

GateStepper::GateStepper(ProblemPtr problem, ParameterValues values)
    : problem_(std::move(problem)), values_(std::move(values)), counts_(open_gates_figure()) {}

std::span<const ScalarInfo> GateStepper::scalars() const {
  static const std::array<ScalarInfo, 4> all{{{"loss", "Loss"},
                                              {"expected_open", "Expected number of open gates"},
                                              {"open", "Open gates"},
                                              {"saturated", "Gates open whatever the noise"}}};
  return all;
}

Snapshot GateStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  bool whole = true;
  switch (stage_) {
    case Stage::start:
      whole = !stop.stop_requested() && begin(snapshot);
      break;
    case Stage::training:
      whole = train(budget, stop, snapshot);
      break;
    case Stage::comparing:
      whole = starts_->compare(stop);
      stage_ = whole ? Stage::random_columns : stage_;
      break;
    case Stage::random_columns:
      whole = compare_with_random(stop);
      break;
    default:
      draw_graph(snapshot);
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  }
  if (starts_) {
    show(snapshot);
  }
  if (stage_ == Stage::done) {
    outcome_.ending =
        starts_->is_decided(starts_->leader()) ? Ending::converged : Ending::iteration_limit;
    snapshot.outcome = outcome_;
    snapshot.fraction = 1.0;
  }
  snapshot.stage_number = static_cast<std::size_t>(stage_);
  snapshot.stage = name_of_stage(snapshot.stage_number);
  return snapshot;
}

bool GateStepper::begin(Snapshot& snapshot) {
  table_ = gated_table(*problem_);
  if (table_.gates() < 2) {
    outcome_ = {Ending::failed,
                message("gates.too_few_vary",
                        "fewer than 2 of the inputs vary: there is nothing to choose from")};
    return false;
  }
  options_ = gate_options(values_, table_.samples(), table_.gates());
  starts_.emplace(table_, options_);
  GateState first = starts_->states().front();
  constexpr int few_draws = 5;
  first.loss =
      loss_on_common_noise(table_, options_.training, starts_->mu(0), few_draws).value_or(0.0);
  snapshot.appended.figures.push_back(counts_);
  note(0, first, snapshot.appended);
  stage_ = Stage::training;
  return true;
}

bool GateStepper::train(Budget budget, const std::stop_token& stop, Snapshot& snapshot) {
  const std::uint64_t before = starts_->epochs();
  if (!starts_->train(budget.iterations, stop)) {
    return false;
  }
  for (std::size_t epoch = 0; epoch < starts_->leaders().size(); ++epoch) {
    note(before + epoch + 1, starts_->leaders()[epoch], snapshot.appended);
  }
  if (starts_->is_done()) {
    stage_ = Stage::comparing;
  }
  return true;
}

void GateStepper::note(std::uint64_t epoch, const GateState& state, Appended& appended) {
  constexpr std::uint64_t most_points = 400;
  iterates_.push_back({epoch, numbers_of(state), {}});
  appended.iterates.push_back(iterates_.back());
  if (epoch % (options_.epochs / most_points + 1) == 0) {
    for (FigurePoint& point : open_gates_points(epoch, state)) {
      FigureLine& line =
          *std::find_if(lines_of(counts_).begin(), lines_of(counts_).end(),
                        [&](const FigureLine& one) { return one.name == point.line; });
      append_point(line, point.x, point.y);
      appended.figure_points.push_back(std::move(point));
    }
  }
}

bool GateStepper::compare_with_random(const std::stop_token& stop) {
  const std::vector<Index> chosen = open();
  if (!chosen.empty() && 2 * std::ssize(chosen) <= table_.gates()) {
    beside_random_ = open_columns_loss(table_, options_.training, chosen, stop);
    if (!beside_random_) {
      return false;
    }
  }
  stage_ = Stage::graph;
  return true;
}

void GateStepper::draw_graph(Snapshot& snapshot) {
  const std::vector<Index> all = all_positions(table_.gates());
  for (const Index input : selected_inputs()) {
    if (hardly_varies(problem_->inputs.col(input))) {
      hardly_varying_.push_back(input);
    }
  }
  std::sort(hardly_varying_.begin(), hardly_varying_.end());
  spectrum_of_all_ = walk_spectrum(table_, options_.training, all);
  const std::vector<Index> chosen = open();
  if (!chosen.empty() && chosen.size() < all.size()) {
    spectrum_of_open_ = walk_spectrum(table_, options_.training, chosen);
  }
  snapshot.appended.figures.push_back(starts_figure(*starts_, beside_random_));
  snapshot.appended.figures.push_back(spectrum_figure(spectrum_of_all_, spectrum_of_open_));
  stage_ = Stage::done;
}

/// What the window looks at.
void GateStepper::show(Snapshot& snapshot) {
  snapshot.iteration = starts_->epochs();
  snapshot.fraction =
      0.95 * static_cast<double>(starts_->epochs()) / static_cast<double>(options_.epochs);
  snapshot.leading = open_column();
  snapshot.selection = selected_inputs();
  const std::size_t leader = starts_->leader();
  const GateHistory& history = starts_->history(leader);
  const Shown newest{leader, history.epoch(history.size() - 1)};
  if (shown_ != newest) {
    shown_ = newest;
    snapshot.appended.figures.push_back(
        gates_figure(history, gate_names(), options_.training.gates.sigma, starts_->epochs()));
  }
}

}  // namespace steelyard::gated
