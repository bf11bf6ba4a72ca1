// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/sic_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/methods/sobolev/sic_predictor.h"
#include "core/positions.h"
#include "core/run/snapshot.h"

namespace steelyard::sobolev {
namespace {

/// Shows whether the critics agree.
/// \param etas  features x critics, at least two critics
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

}  // namespace

SicStepper::SicStepper(ProblemPtr problem, SicOptions options)
    : problem_(std::move(problem)), options_(std::move(options)) {}

std::span<const ScalarInfo> SicStepper::scalars() const {
  static const std::array<ScalarInfo, 3> all{{{"loss", "Loss (minus the criterion)"},
                                              {"difference", "Real less mixed pairs"},
                                              {"held_out", "Real less mixed pairs, held out"}}};
  return {all.data(), options_.held_out > 0.0 ? 3U : 2U};
}

std::uint64_t SicStepper::distance_between_notes() const {
  constexpr std::uint64_t most_notes = 60;
  return std::max<std::uint64_t>(1, critics_->updates_in_all() / most_notes);
}

Snapshot SicStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  const bool first = !critics_;
  const bool whole = first ? !stop.stop_requested() && begin(stop, snapshot)
                           : train(budget.iterations, stop, snapshot);
  if (!iterates_.empty()) {
    show(snapshot);
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  } else if (critics_->updates() == critics_->updates_in_all()) {
    outcome_ = {Ending::iteration_limit, {}};
    snapshot.outcome = outcome_;
  } else {
    snapshot.stage = message("stage.training_critic", "training the critic");
    snapshot.stage_number = 1;
  }
  return snapshot;
}

bool SicStepper::begin(const std::stop_token& stop, Snapshot& snapshot) {
  table_ = sic_table(*problem_, options_);
  if (table_.scaling.inputs.empty()) {
    outcome_ = {Ending::failed,
                message("sic.nothing_varies", "no input varies among the samples with a target")};
    return false;
  }
  names_ = names_of(*problem_, table_.scaling.inputs);
  critics_.emplace(table_, options_);
  return note(stop, snapshot);
}

bool SicStepper::train(std::uint64_t updates, const std::stop_token& stop, Snapshot& snapshot) {
  const std::uint64_t goal = std::min(critics_->updates() + updates, critics_->updates_in_all());
  const std::uint64_t distance = distance_between_notes();
  while (critics_->updates() < goal) {
    const std::uint64_t next = std::min(goal, (critics_->updates() / distance + 1) * distance);
    if (!critics_->advance_to(next, stop)) {
      return false;
    }
    if ((next % distance == 0 || next == critics_->updates_in_all()) && !note(stop, snapshot)) {
      return false;
    }
  }
  return true;
}

/// Judges the critics and keeps what they say.
bool SicStepper::note(const std::stop_token& stop, Snapshot& snapshot) {
  if (!critics_->judge(stop)) {
    return false;
  }
  std::vector<double> scalars{critics_->loss(), critics_->difference()};
  std::optional<double> held_out;
  if (options_.held_out > 0.0) {
    held_out = critics_->held_out_difference();
    scalars.push_back(*held_out);
  }
  history_.add(static_cast<double>(critics_->updates()), critics_->difference(), held_out,
               critics_->eta().cast<float>());
  iterates_.push_back({critics_->updates(), std::move(scalars), {}});
  snapshot.appended.iterates.push_back(iterates_.back());
  snapshot.appended.figures = {difference_figure(history_), eta_figure(history_, names_)};
  return true;
}

/// What the window looks at.
void SicStepper::show(Snapshot& snapshot) const {
  snapshot.iteration = critics_->updates();
  snapshot.fraction =
      static_cast<double>(critics_->updates()) / static_cast<double>(critics_->updates_in_all());
  snapshot.leading = eta_column();
  snapshot.selection = selection(snapshot.leading).features;
}

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
  figure.places = {FigurePlace::learn};
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
  figure.places = {FigurePlace::learn};
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

std::vector<double> SicStepper::of_inputs(const Vector& values, double others) const {
  std::vector<double> all(static_cast<std::size_t>(problem_->dimension()), others);
  for (std::size_t k = 0; k < table_.scaling.inputs.size(); ++k) {
    all[static_cast<std::size_t>(table_.scaling.inputs[k])] = values[static_cast<Index>(k)];
  }
  return all;
}

/// By which features are ranked, and selected: those of a group stand or fall together.
FeatureColumn SicStepper::eta_column() const {
  if (table_.groups.each_alone()) {
    return {"eta", "Eta", "Importance: 0 to 1, and 1 over all features; constant columns have 0",
            ValueKind::probability, of_inputs(critics_->eta(), 0.0)};
  }
  return {"group_eta", "Eta of the group",
          "Importance of the feature's group, the same for all of its features: 0 to 1, and 1 over "
          "all groups, each counted once",
          ValueKind::probability, of_inputs(critics_->eta(), 0.0)};
}

std::vector<FeatureColumn> SicStepper::columns() const {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  const Vector eta = critics_->eta();
  std::vector<FeatureColumn> all{eta_column()};
  if (!table_.groups.each_alone()) {
    all.push_back({"eta", "Eta",
                   "An equal part of the importance of the feature's group: 1 over all features",
                   ValueKind::probability, of_inputs(table_.groups.shared(eta), 0.0)});
  }
  if (critics_->size() > 1) {
    const Matrix etas = critics_->etas();
    const auto count = static_cast<double>(etas.cols());
    const Vector variance =
        (etas.colwise() - etas.rowwise().mean()).rowwise().squaredNorm() / (count - 1.0);
    all.push_back(
        {"eta_error", "Standard error",
         "Of the first column, from how the critics differ: of the training, not of the samples",
         ValueKind::error, of_inputs((variance / count).cwiseSqrt(), 0.0)});
  }
  all.push_back({"eta_relative", "Times the share", "Eta over what each would have if all alike",
                 ValueKind::score,
                 of_inputs(eta * static_cast<double>(table_.groups.count()), 0.0)});
  all.push_back({"slope", "Slope",
                 "Root mean square of the critic's derivative by the feature, per standard "
                 "deviation; unknown for constant columns",
                 ValueKind::score, of_inputs(critics_->slopes(), unknown)});
  return all;
}

FeatureSelection SicStepper::selection(const FeatureColumn& eta) const {
  if (!options_.selects) {
    return {};
  }
  const double least = 2.0 / static_cast<double>(table_.groups.count());
  FeatureSelection selection{
      {},
      table_.groups.each_alone()
          ? message("sic.rule", "eta at least 2/D")
          : message("sic.rule_of_groups", "eta at least 2/(number of groups)")};
  for (const Index feature : ranking({eta})) {
    if (eta.values[static_cast<std::size_t>(feature)] >= least) {
      selection.features.push_back(feature);
    }
  }
  return selection;
}

std::vector<Figure> SicStepper::figures() const {
  if (history_.updates.empty()) {
    return {};  // memory ended before anything was noted
  }
  std::vector<Figure> all{difference_figure(history_), eta_figure(history_, names_)};
  if (critics_->size() > 1) {
    all.push_back(critics_figure(critics_->etas(), critics_->eta(), names_));
  }
  return all;
}

std::vector<Message> SicStepper::warnings() const {
  std::vector<Message> all;
  if (std::ssize(table_.scaling.inputs) < problem_->dimension()) {
    all.push_back(
        message("sic.constant", "constant, so of eta 0 and ranked last: {1}",
                names_in_words(*problem_, all_but(table_.scaling.inputs, problem_->dimension()))));
  }
  for (const Index batch : options_.batches) {
    const Index taken = fitting_batch(batch, table_.training);
    if (taken < batch) {
      all.push_back(message("sic.batch_size",
                            "batch size {1}: only {2} taken, half of the {3} training samples",
                            batch, taken, table_.training));
    }
  }
  if (critics_->updates() == critics_->updates_in_all() && !history_.held_out.empty() &&
      history_.held_out.back() <= 0.0) {
    all.push_back(message("sic.no_better_than_chance",
                          "on held-out samples the critic does not tell real pairs from mixed "
                          "ones: what it learned may be chance"));
  }
  return all;
}

std::shared_ptr<const Predictor> SicStepper::predictor() const {
  SicModel model{critics_->layout(), critics_->weights(), table_.scaling, {}, {}, critics_->tilt()};
  take_candidates(model, table_.pairs, table_.training);
  return std::make_shared<const SicPredictor>(std::move(model));
}

Result SicStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (iterates_.empty()) {
    return result;
  }
  result.iterations = critics_->updates();
  result.objective = critics_->loss();
  result.columns = columns();
  result.selection = selection(result.columns.front());
  result.histories = histories_of(scalars(), iterates_);
  result.figures = figures();
  result.warnings = warnings();
  result.predictor = predictor();
  return result;
}

}  // namespace steelyard::sobolev
