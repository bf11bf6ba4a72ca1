// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_stepper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/message.h"
#include "core/methods/sobolev/convex_predictor.h"
#include "core/methods/sobolev/convex_table.h"
#include "core/methods/sobolev/fourier_features.h"
#include "core/methods/sobolev/hermite_features.h"
#include "core/positions.h"
#include "core/run/snapshot.h"
#include "core/text.h"

namespace steelyard::sobolev {
namespace {

/// As many inputs of equal importance would have this entropy.
double effective_count(const Vector& importance) {
  double entropy = 0.0;
  for (const double share : importance) {
    entropy -= share > 0.0 ? share * std::log(share) : 0.0;
  }
  return std::exp(entropy);
}

std::shared_ptr<const ConvexFeatures> features_of(const ConvexOptions& options,
                                                  const ConvexTable& table,
                                                  const std::stop_token& stop) {
  if (options.map == CriticMap::additive) {
    return HermiteFeatures::make(table, stop);
  }
  const Matrix& targets = table.targets.values;
  return FourierFeatures::make(
      fourier_frequencies(options.frequencies, table.inputs, targets.cols()), table.inputs, targets,
      stop);
}

/// An importance is one where it is clearly above that of a group without any effect.
constexpr double clearly = 10.0;

constexpr std::size_t most_places = 100;
constexpr std::size_t most_paths = 12;

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

/// How the critic depends on one input and the target: its mean over the samples if these two have
/// given values. Requires a single target, or classes.
/// \param input, name  position among the inputs that vary, and name
Figure critic_figure(const ConvexCritic& critic, const ConvexTable& table, Index input,
                     const std::string& name) {
  const Vector grid = grid_of(table.inputs.col(input));
  const AskedTargets asked = asked_targets(table.targets);
  const Matrix of_targets = critic.of_targets(asked.values);
  constexpr Index most = 500;
  Matrix rows = some_rows(table.inputs, most);
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
  figure.places = {FigurePlace::learn};
  figure.x = {.title = name};
  figure.y = {.title = table.targets.classes.empty() ? table.targets.names.front() : "Class"};
  figure.shape = std::move(shape);
  return figure;
}

}  // namespace

ConvexStepper::ConvexStepper(ProblemPtr problem, ConvexOptions options)
    : problem_(std::move(problem)), options_(options) {}

std::span<const ScalarInfo> ConvexStepper::scalars() const {
  static const std::array<ScalarInfo, 3> all{
      {{"criterion", "Minus the criterion"},
       {"difference", "Critic: mean of true pairs less that of mixed pairs"},
       {"effective_count", "Effective number of importances"}}};
  return all;
}

Snapshot ConvexStepper::work(Budget budget, std::stop_token stop) {
  Snapshot snapshot;
  bool whole = true;
  if (!training_) {
    whole = !stop.stop_requested() && begin(stop);
    if (whole) {
      note(snapshot);
    }
  } else {
    whole = train(budget, stop, snapshot);
  }
  if (training_) {
    snapshot.iteration = training_->iteration();
    snapshot.fraction =
        static_cast<double>(training_->iteration()) / static_cast<double>(options_.plan.iterations);
    snapshot.leading = columns().front();
    snapshot.selection = selection().features;
    snapshot.appended.figures.push_back(paths_.figure(training_->importance(), names_));
    snapshot.stage = message("stage.critic_and_importances", "finding critic and importances");
    snapshot.stage_number = 1;
    if (whole && training_->is_done()) {
      outcome_.ending = training_->converged() ? Ending::converged : Ending::iteration_limit;
      snapshot.fraction = 1.0;
      snapshot.stage = {};
      snapshot.outcome = outcome_;
    }
  }
  if (!whole) {
    snapshot.outcome = outcome_;
  }
  return snapshot;
}

bool ConvexStepper::begin(const std::stop_token& stop) {
  table_ = convex_table(*problem_);
  names_ = names_of(*problem_, table_.varying);
  if (table_.varying.empty()) {
    outcome_ = {Ending::failed, message("convex_critic.nothing_varies",
                                        "no input varies among the samples that have a target")};
    return false;
  }
  auto features = features_of(options_, table_, stop);
  if (!features) {
    return false;
  }
  training_.emplace(std::move(features),
                    FeatureGroups(*problem_, options_.grouped).of(table_.varying), options_.plan);
  return true;
}

bool ConvexStepper::train(Budget budget, const std::stop_token& stop, Snapshot& snapshot) {
  for (std::size_t k = 0; k < budget.iterations && !training_->is_done(); ++k) {
    const auto step = training_->step(stop);
    if (step == ConvexTraining::Step::failed) {
      outcome_ = {Ending::failed,
                  message("convex_critic.not_positive",
                          "the matrix of the critic is not positive, whatever tau: are all numbers "
                          "of a reasonable size?")};
    }
    if (step != ConvexTraining::Step::done) {
      return false;
    }
    note(snapshot);
  }
  return true;
}

void ConvexStepper::note(Snapshot& snapshot) {
  paths_.note(training_->iteration(), training_->importance());
  iterates_.push_back(
      {training_->iteration(),
       {training_->objective(), training_->difference(), effective_count(training_->eta())},
       {}});
  snapshot.appended.iterates.push_back(iterates_.back());
}

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
  figure.places = {FigurePlace::learn, FigurePlace::search};
  figure.x = {.title = "Iteration", .whole_numbers = true};
  figure.y = {.title = "Importance", .low = 0.0};
  LinesShape shape;
  for (const Index feature : largest(importance, most_paths)) {
    const auto input = static_cast<std::size_t>(feature);
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

Vector ConvexStepper::of_all_inputs(const Vector& of_varying, double otherwise) const {
  Vector all = Vector::Constant(problem_->dimension(), otherwise);
  all(table_.varying) = of_varying;
  return all;
}

std::vector<FeatureColumn> ConvexStepper::columns() const {
  const Vector importance = of_all_inputs(training_->importance(), 0.0);
  const Vector slopes = of_all_inputs(training_->slopes(), 0.0);
  const FeatureGroups groups = FeatureGroups(*problem_, options_.grouped).of(table_.varying);
  FeatureColumn leading{"eta", "Eta",
                        "Importance: 0 to 1, and 1 over all inputs; constant columns have 0",
                        ValueKind::probability};
  leading.values.assign(importance.begin(), importance.end());
  FeatureColumn second{"slope", "Slope of the critic",
                       "Root mean square along the input, for one standard deviation of it",
                       ValueKind::score};
  second.values.assign(slopes.begin(), slopes.end());
  if (groups.each_alone()) {
    return {std::move(leading), std::move(second)};
  }
  const Vector shares = of_all_inputs(groups.shared(training_->importance()), 0.0);
  FeatureColumn share{"eta", "Eta",
                      "An equal part of the importance of the input's group: 1 over all inputs",
                      ValueKind::probability};
  share.values.assign(shares.begin(), shares.end());
  leading.id = "group_eta";
  leading.title = "Eta of the group";
  leading.help =
      "Importance of the input's group, the same for all of its inputs: 0 to 1, and 1 over all "
      "groups, each counted once";
  return {std::move(leading), std::move(share), std::move(second)};
}

/// Nothing where every input keeps an importance: the criterion then makes no choice.
FeatureSelection ConvexStepper::selection() const {
  const Vector importance = of_all_inputs(training_->importance(), 0.0);
  const double least = clearly * training_->least_importance();
  FeatureSelection chosen;
  for (const Index input : ranking(columns())) {
    if (importance[input] > least) {
      chosen.features.push_back(input);
    }
  }
  if (std::ssize(chosen.features) == std::ssize(table_.varying) || training_->iteration() == 0) {
    return {};
  }
  chosen.rule =
      message("convex_sic.rule", "eta more than 10 times that of an input without effect");
  return chosen;
}

std::vector<Figure> ConvexStepper::figures() const {
  const Vector importance = training_->importance();
  std::vector<Figure> all{paths_.figure(importance, names_)};
  if (training_->iteration() > 0 &&
      (table_.targets.values.cols() == 1 || !table_.targets.classes.empty())) {
    Index best = 0;
    importance.maxCoeff(&best);
    all.push_back(critic_figure(*training_->features().critic(training_->u()), table_, best,
                                names_[static_cast<std::size_t>(best)]));
  }
  return all;
}

std::vector<Message> ConvexStepper::warnings() const {
  std::vector<Message> all;
  if (!table_.constant.empty()) {
    all.push_back(message("convex_sic.constant", "constant, so without importance: {1}",
                          names_in_words(*problem_, table_.constant)));
  }
  if (training_->tau() > options_.plan.penalty.tau) {
    all.push_back(message("convex_sic.raised_tau",
                          "the matrix of the critic was not positive to working precision, so tau "
                          "was raised to {1}",
                          short_text(training_->tau(), 3)));
  }
  return all;
}

Result ConvexStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  if (!training_) {
    return result;
  }
  result.iterations = training_->iteration();
  result.objective = training_->objective();
  result.columns = columns();
  result.selection = selection();
  result.histories = histories_of(scalars(), iterates_);
  result.figures = figures();
  result.predictor = std::make_shared<const ConvexPredictor>(
      training_->features().critic(training_->u()), table_, options_.plan.penalty.rho);
  result.warnings = warnings();
  return result;
}

}  // namespace steelyard::sobolev
