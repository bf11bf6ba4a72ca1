// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/dii_stepper.h"

#include <cmath>
#include <numeric>
#include <utility>

#include "core/random.h"
#include "core/run/histories.h"

namespace steelyard::dii {
namespace {

Vector periods_of(const std::vector<Feature>& features) {
  Vector periods(static_cast<Index>(features.size()));
  for (std::size_t k = 0; k < features.size(); ++k) {
    periods[static_cast<Index>(k)] = features[k].period;
  }
  return periods;
}

/// Space A in the coordinates of the descent: x / scale, so that distances at u are those at w.
Space input_space(const Problem& problem, const Scaling& scaling) {
  Space space{problem.inputs, periods_of(problem.features)};
  for (Index feature = 0; feature < space.dimension(); ++feature) {
    space.coordinates.col(feature) /= scaling.scale[feature];
    space.periods[feature] /= scaling.scale[feature];
  }
  return centred(std::move(space));
}

Space truth_space(const Problem& problem) {
  return {problem.truth, periods_of(problem.truth_features)};
}

std::vector<Index> chosen_rows(const Options& options, Index samples) {
  const Index count = row_count(options, samples);
  if (count < samples) {
    return Random(options.seed).subset(samples, count);
  }
  std::vector<Index> all(static_cast<std::size_t>(samples));
  std::iota(all.begin(), all.end(), Index{0});
  return all;
}

std::string names_of(const Problem& problem, const std::vector<Index>& features) {
  std::string names;
  for (const Index feature : features) {
    names += (names.empty() ? "" : ", ") + problem.features[static_cast<std::size_t>(feature)].name;
  }
  return names;
}

}  // namespace

DiiStepper::DiiStepper(ProblemPtr problem, Options options)
    : problem_(std::move(problem)),
      options_(std::move(options)),
      scaling_(scaling_of(*problem_, options_)),
      rate_(options_.learning_rate) {}

std::span<const ScalarInfo> DiiStepper::scalars() const {
  static const std::array<ScalarInfo, 4> infos{{{"dii", "DII", false},
                                                {"lambda", "Softmax width", false},
                                                {"dii_error", "Standard error of the DII", false},
                                                {"l1_term", "L1 term", false}}};
  return infos;
}

Snapshot DiiStepper::advance(Budget budget, std::stop_token stop) {
  if (!descent_) {
    return start(stop);
  }
  if (!rate_) {
    return screen_rates(stop);
  }
  return descend(budget, stop);
}

bool DiiStepper::prepare(const std::stop_token& stop) {
  std::vector<Index> rows = chosen_rows(options_, problem_->samples());
  auto ranks = Ranks::of(truth_space(*problem_), rows, stop);
  if (!ranks) {
    return false;
  }
  information_ = std::make_unique<Information>(
      Information{input_space(*problem_, scaling_), std::move(rows), std::move(*ranks)});
  return true;
}

Snapshot DiiStepper::start(const std::stop_token& stop) {
  if (prepare(stop)) {
    descent_.emplace(*information_, options_, scaling_.start);
    if (descent_->begin(stop)) {
      Snapshot first = snapshot(rate_ ? "" : "finding a learning rate");
      take_note(first);
      return first;
    }
    descent_.reset();
  }
  Snapshot nothing;
  end(nothing, {Ending::stopped, "stopped before the first value"});
  return nothing;
}

Snapshot DiiStepper::screen_rates(const std::stop_token& stop) {
  if (!screen_) {
    screen_.emplace(information_->inputs, truth_space(*problem_), options_, scaling_.start);
  }
  const bool tried = screen_->try_next(stop);
  Snapshot now = snapshot("finding a learning rate: " + std::to_string(screen_->tried()) + " of " +
                          std::to_string(LearningRateScreen::candidates.size()) + " tried");
  if (!tried) {
    end(now, {Ending::stopped, ""});
  } else if (screen_->finished()) {
    rate_ = screen_->best_rate();
    screen_.reset();
  }
  return now;
}

Snapshot DiiStepper::descend(Budget budget, const std::stop_token& stop) {
  Snapshot now;
  for (std::size_t k = 0; k < budget.iterations && !now.outcome; ++k) {
    if (stop.stop_requested() || !descent_->step(*rate_, stop)) {
      end(now, {Ending::stopped, ""});
    } else if (descent_->extinct()) {
      end(now, {Ending::failed, extinction()});
    } else {
      take_note(now);
      if (descent_->epoch() == options_.epochs) {
        end(now, {Ending::iteration_limit, ""});
      }
    }
  }
  Snapshot state = snapshot();
  state.appended = std::move(now.appended);
  state.outcome = std::move(now.outcome);
  return state;
}

void DiiStepper::take_note(Snapshot& snapshot) {
  const Evaluation& evaluation = descent_->evaluation();
  Iterate iterate;
  iterate.iteration = descent_->epoch();
  iterate.scalars = {evaluation.dii, evaluation.lambda, evaluation.standard_error,
                     options_.l1 * descent_->weights().sum()};
  iterate.weights = scaling_.to_input_units(descent_->weights());
  const bool better =
      iterates_.empty() || options_.l1 > 0.0 || evaluation.dii < best_.evaluation.dii;
  if (better) {
    best_ = {descent_->epoch(), evaluation, descent_->weights()};
  }
  iterates_.push_back(iterate);
  snapshot.appended.iterates.push_back(std::move(iterate));
}

Snapshot DiiStepper::snapshot(std::string stage) const {
  Snapshot now;
  now.iteration = descent_->epoch();
  now.fraction = static_cast<double>(now.iteration) / static_cast<double>(options_.epochs);
  now.stage = std::move(stage);
  now.weights = scaling_.to_input_units(descent_->weights());
  return now;
}

void DiiStepper::end(Snapshot& snapshot, Outcome outcome) {
  outcome_ = outcome;
  snapshot.outcome = std::move(outcome);
}

std::string DiiStepper::extinction() const {
  return "the L1 penalty " + to_text(options_.l1) + " drove every weight to 0 after epoch " +
         std::to_string(descent_->epoch()) + ": try a tenth of it";
}

std::vector<std::string> DiiStepper::warnings() const {
  std::vector<std::string> all;
  if (!scaling_.constant_features.empty()) {
    all.push_back("constant, so of weight 0: " + names_of(*problem_, scaling_.constant_features));
  }
  if (best_.evaluation.duplicate_pairs > 0) {
    all.push_back(std::to_string(best_.evaluation.duplicate_pairs) +
                  " pairs of samples coincide in the weighted inputs; they add nothing to the "
                  "gradient");
  }
  if (information_ && static_cast<Index>(information_->rows.size()) < problem_->samples()) {
    all.push_back("averaged over " + std::to_string(information_->rows.size()) + " of " +
                  std::to_string(problem_->samples()) + " samples (parameter rows)");
  }
  return all;
}

Result DiiStepper::result() const {
  Result result;
  result.outcome = outcome_;
  result.iterations = descent_ ? descent_->epoch() : 0;
  result.features.resize(static_cast<std::size_t>(problem_->dimension()));
  result.warnings = warnings();
  if (iterates_.empty()) {
    return result;
  }
  result.objective = best_.evaluation.dii;
  set_weights(problem_->inputs, scaling_.to_input_units(best_.weights), result.features);
  for (FeatureResult& feature : result.features) {
    feature.score = feature.relative_weight;
  }
  for (const Index feature : ranking(result.features)) {
    if (result.features[static_cast<std::size_t>(feature)].score > 0.0) {
      result.selection.push_back(feature);
    }
  }
  result.histories = histories_of(scalars(), iterates_);
  return result;
}

}  // namespace steelyard::dii
