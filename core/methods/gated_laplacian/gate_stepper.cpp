// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/methods/gated_laplacian/gate_figures.h"
#include "core/positions.h"
#include "core/run/figure.h"
#include "core/run/snapshot.h"
#include "core/study/mean_curve.h"
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
  static const std::array<Message, 6> names{
      {{},
       message("stage.training_gates", "training the gates"),
       message("stage.comparing_starts", "comparing the starts"),
       message("stage.comparing_with_random_columns", "comparing with random columns"),
       message("stage.drawing_graph", "drawing the graph"),
       {}}};
  return names.at(number);
}

constexpr double without_gate = std::numeric_limits<double>::quiet_NaN();

/// One value an input from one a gate; inputs without a gate have another.
std::vector<double> of_inputs(const GatedTable& table, Index inputs, const Vector& by_gate,
                              double others) {
  std::vector<double> values(static_cast<std::size_t>(inputs), others);
  for (Index gate = 0; gate < table.gates(); ++gate) {
    values[static_cast<std::size_t>(table.input_of[static_cast<std::size_t>(gate)])] =
        by_gate[gate];
  }
  return values;
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
      whole = !stop.stop_requested() && begin(stop, snapshot);
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
      whole = draw_graph(stop, snapshot);
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

bool GateStepper::begin(const std::stop_token& stop, Snapshot& snapshot) {
  table_ = gated_table(*problem_, stop);
  if (stop.stop_requested()) {
    return false;
  }
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

bool GateStepper::draw_graph(const std::stop_token& stop, Snapshot& snapshot) {
  const std::vector<Index> all = all_positions(table_.gates());
  for (const Index input : selected_inputs()) {
    if (stop.stop_requested()) {
      hardly_varying_.clear();
      return false;
    }
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
  return true;
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

std::vector<std::string> GateStepper::gate_names() const {
  return names_of(*problem_, table_.input_of);
}

FeatureColumn GateStepper::open_column() const {
  FeatureColumn column{"open", "Open probability",
                       "How likely the gate of the feature is open; constant columns have 0",
                       ValueKind::probability};
  const double sigma = options_.training.gates.sigma;
  const Vector open = starts_->mu(starts_->leader()).unaryExpr([sigma](double mu) {
    return open_probability(mu, sigma);
  });
  column.values = of_inputs(table_, problem_->dimension(), open, 0.0);
  return column;
}

std::vector<FeatureColumn> GateStepper::columns() const {
  FeatureColumn mu{"mu", "Mu",
                   "Where the gate stands: above 0 it is open, from 1 whatever its noise",
                   ValueKind::signed_score};
  mu.values =
      of_inputs(table_, problem_->dimension(), starts_->mu(starts_->leader()), without_gate);
  FeatureColumn share{"opened_in", "Opened in", "Share of the starts that opened the gate",
                      ValueKind::share};
  share.values = of_inputs(table_, problem_->dimension(), starts_->share_open(), 0.0);
  return {open_column(), mu, share};
}

std::vector<Index> GateStepper::selected_inputs() const {
  const Vector& mu = starts_->mu(starts_->leader());
  std::vector<Index> open = falling(open_gates(mu), mu);
  for (Index& gate : open) {
    gate = table_.input_of[static_cast<std::size_t>(gate)];
  }
  return open;
}

bool GateStepper::is_half_open() const {
  return 2 * starts_->states()[starts_->leader()].open > table_.gates();
}

bool GateStepper::is_settled() const {
  return stage_ == Stage::done && !open().empty() && !is_half_open();
}

std::size_t GateStepper::agreeing_starts() const {
  const std::vector<Index> chosen = open();
  std::size_t same = 0;
  for (std::size_t start = 0; start < starts_->size(); ++start) {
    same += open_gates(starts_->mu(start)) == chosen ? 1U : 0U;
  }
  return same;
}

/// The numbers of agreement().
std::vector<Finding> GateStepper::findings() const {
  std::vector<Finding> found;
  if (!is_settled()) {
    return found;
  }
  found.push_back(
      {.id = "agreeing_starts",
       .title = message("gates.agreeing_starts", "starts that opened exactly these gates"),
       .value = static_cast<double>(agreeing_starts()),
       .better = Better::higher,
       .measured_on = message("gates.starts", "{1} {1:start|starts}", starts_->size())});
  if (beside_random_) {
    const auto [mean, deviation] = mean_and_deviation(beside_random_->random);
    const Message draws =
        message("gates.draws", "{1} {1:draw|draws}", beside_random_->random.size());
    found.push_back({.id = "loss_of_open",
                     .title = message("gates.loss_of_open", "loss with the open columns alone"),
                     .value = beside_random_->chosen,
                     .better = Better::lower});
    found.push_back(
        {.id = "loss_of_random",
         .title = message("gates.loss_of_random", "mean loss with as many random columns"),
         .value = mean,
         .measured_on = draws});
    found.push_back({.id = "deviation_of_random",
                     .title = message("gates.deviation_of_random",
                                      "standard deviation of the loss with random columns"),
                     .value = deviation,
                     .measured_on = draws});
  }
  return found;
}

/// How far the result can be trusted, as far as the run itself knows.
Message GateStepper::agreement() const {
  const std::size_t same = agreeing_starts();
  if (!beside_random_) {
    return message("gates.agreement", "{1} of {2} {2:start|starts} opened exactly these gates",
                   same, starts_->size());
  }
  const auto [mean, deviation] = mean_and_deviation(beside_random_->random);
  return message("gates.agreement_and_random",
                 "{1} of {2} {2:start|starts} opened exactly these gates; with these columns alone "
                 "the loss is {3}, with as many random columns {4} with a standard deviation of "
                 "{5}",
                 same, starts_->size(), short_text(beside_random_->chosen, 3), short_text(mean, 3),
                 short_text(deviation, 2));
}

std::vector<Message> GateStepper::warnings() const {
  std::vector<Message> all;
  const std::vector<Index> chosen = open();
  if (is_half_open()) {
    all.push_back(message("gates.half_open",
                          "not converged: ranking only. {1} of {2} {2:gate|gates} are open; more "
                          "epochs or more starts may close those of noise",
                          chosen.size(), table_.gates()));
  } else if (chosen.empty()) {
    all.push_back(message("gates.all_closed",
                          "empty: all gates are closed. A lower lambda leaves some open"));
  } else if (chosen.size() == 1U) {
    all.push_back(message("gates.one_open",
                          "only one gate is open: any single column is smooth along itself, so "
                          "this says nothing"));
  }
  if (is_settled()) {
    all.push_back(agreement());
  }
  if (!hardly_varying_.empty() && !is_half_open()) {
    all.push_back(message("gates.hardly_varying",
                          "open, but the same in more than 9 of 10 samples, so smooth whatever "
                          "they mean: {1}",
                          names_in_words(*problem_, hardly_varying_)));
  }
  if (table_.gates() < problem_->dimension()) {
    all.push_back(
        message("gates.constant", "constant, so without a gate and ranked last: {1}",
                names_in_words(*problem_, all_but(table_.input_of, problem_->dimension()))));
  }
  return all;
}

Result GateStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (!starts_) {
    return result;
  }
  const std::size_t leader = starts_->leader();
  result.iterations = starts_->epochs();
  result.objective = iterates_.empty() || starts_->epochs() > 0 ? starts_->states()[leader].loss
                                                                : iterates_.front().scalars.front();
  result.columns = columns();
  if (!is_half_open()) {
    result.selection = {selected_inputs(), message("gates.rule", "gates open at the end")};
  }
  result.warnings = warnings();
  result.findings = findings();
  result.histories = histories_of(scalars(), iterates_);
  result.figures = {counts_, gates_figure(starts_->history(leader), gate_names(),
                                          options_.training.gates.sigma, starts_->epochs())};
  if (stage_ == Stage::done) {
    result.figures.push_back(starts_figure(*starts_, beside_random_));
    result.figures.push_back(spectrum_figure(spectrum_of_all_, spectrum_of_open_));
  }
  return result;
}

}  // namespace steelyard::gated
