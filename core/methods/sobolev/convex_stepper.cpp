// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_stepper.h"

#include <array>
#include <cmath>
#include <utility>

#include "core/methods/sobolev/convex_predictor.h"
#include "core/methods/sobolev/fourier_features.h"
#include "core/methods/sobolev/hermite_features.h"
#include "core/run/histories.h"
#include "core/text.h"

namespace steelyard::sobolev {
namespace {

/// An importance is one where it is clearly above that of a group without any effect.
constexpr double clearly = 10.0;

/// As many inputs of equal importance would have this entropy.
double effective_count(const Vector& importance) {
  double entropy = 0.0;
  for (const double share : importance) {
    entropy -= share > 0.0 ? share * std::log(share) : 0.0;
  }
  return std::exp(entropy);
}

std::shared_ptr<const ConvexFeatures> features_of(const ConvexRun& run, const ConvexTable& table,
                                                  const std::stop_token& stop) {
  if (run.map == CriticMap::additive) {
    return HermiteFeatures::make(table, stop);
  }
  const Matrix& targets = table.targets.values;
  return FourierFeatures::make(fourier_frequencies(run.frequencies, table.inputs, targets.cols()),
                               table.inputs, targets, stop);
}

}  // namespace

ConvexStepper::ConvexStepper(ProblemPtr problem, ConvexRun run)
    : problem_(std::move(problem)), run_(run) {}

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
        static_cast<double>(training_->iteration()) / static_cast<double>(run_.plan.iterations);
    snapshot.leading = columns().front();
    snapshot.selection = selection().features;
    snapshot.appended.figures.push_back(paths_.figure(training_->importance(), names_));
    snapshot.stage = "finding critic and importances";
    if (whole && training_->is_done()) {
      outcome_.ending = training_->converged() ? Ending::converged : Ending::iteration_limit;
      snapshot.fraction = 1.0;
      snapshot.stage.clear();
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
    outcome_ = {Ending::failed, "no input varies among the samples that have a target"};
    return false;
  }
  auto features = features_of(run_, table_, stop);
  if (!features) {
    return false;
  }
  training_.emplace(std::move(features), FeatureGroups(*problem_, run_.grouped).of(table_.varying),
                    run_.plan);
  return true;
}

bool ConvexStepper::train(Budget budget, const std::stop_token& stop, Snapshot& snapshot) {
  for (std::size_t k = 0; k < budget.iterations && !training_->is_done(); ++k) {
    const auto step = training_->step(stop);
    if (step == ConvexTraining::Step::failed) {
      outcome_ = {Ending::failed,
                  "the matrix of the critic is not positive, whatever tau: are all numbers of a "
                  "reasonable size?"};
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

Vector ConvexStepper::of_all_inputs(const Vector& of_varying, double otherwise) const {
  Vector all = Vector::Constant(problem_->dimension(), otherwise);
  all(table_.varying) = of_varying;
  return all;
}

std::vector<FeatureColumn> ConvexStepper::columns() const {
  const Vector importance = of_all_inputs(training_->importance(), 0.0);
  const Vector slopes = of_all_inputs(training_->slopes(), 0.0);
  const FeatureGroups groups = FeatureGroups(*problem_, run_.grouped).of(table_.varying);
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
  chosen.rule = "eta more than 10 times that of an input without effect";
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

std::vector<std::string> ConvexStepper::warnings() const {
  std::vector<std::string> all;
  if (!table_.constant.empty()) {
    all.push_back("constant, so without importance: " + names_in_words(*problem_, table_.constant));
  }
  if (training_->tau() > run_.plan.penalty.tau) {
    all.push_back(
        "the matrix of the critic was not positive to working precision, so tau was "
        "raised to " +
        short_text(training_->tau(), 3));
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
      training_->features().critic(training_->u()), table_, run_.plan.penalty.rho);
  result.warnings = warnings();
  return result;
}

}  // namespace steelyard::sobolev
