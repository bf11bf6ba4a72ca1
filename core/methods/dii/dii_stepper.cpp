// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/dii_stepper.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/methods/dii/early_end.h"
#include "core/problem/input_deviations.h"
#include "core/run/feature_column.h"
#include "core/run/snapshot.h"
#include "core/study/best_of.h"
#include "core/text.h"

namespace steelyard::dii {

DiiStepper::DiiStepper(ProblemPtr problem, Options options)
    : shared_(std::make_shared<SharedWork>(std::move(problem), std::move(options))),
      options_(shared_->options()),
      start_(shared_->scaling().start),
      rate_(options_.learning_rate),
      planned_iterations_(iterations_of(options_)) {}

DiiStepper::DiiStepper(std::shared_ptr<SharedWork> shared, Options options, Vector start)
    : shared_(std::move(shared)),
      options_(std::move(options)),
      start_(std::move(start)),
      rate_(options_.learning_rate ? options_.learning_rate : shared_->screened_rate()),
      planned_iterations_(iterations_of(options_)) {}

std::span<const ScalarInfo> DiiStepper::scalars() const { return dii_scalars(); }

std::span<const ScalarInfo> dii_scalars() {
  static const std::array<ScalarInfo, 4> infos{{{"dii", "DII", false},
                                                {"lambda", "Softmax width", false},
                                                {"dii_error", "Standard error of the DII", false},
                                                {"l1_term", "L1 term", false}}};
  return infos;
}

Snapshot DiiStepper::work(Budget budget, std::stop_token stop) {
  if (!descent_) {
    return start(stop);
  }
  if (!rate_) {
    return screen_rates(stop);
  }
  if (starts_again_) {
    return start_again(stop);
  }
  return limit_ ? find_limit(stop) : descend(budget, stop);
}

Snapshot DiiStepper::start(const std::stop_token& stop) {
  if (!rate_ && options_.optimizer == Optimizer::adam) {
    rate_ = adam_rate;
  }
  if (shared_->prepare(stop)) {
    descent_.emplace(shared_->information(), options_, start_, shared_->scaling().tie_of);
    if (descent_->begin(stop)) {
      Snapshot first =
          snapshot(rate_ ? Message() : message("stage.finding_rate", "finding a learning rate"));
      take_note(first);
      return first;
    }
    descent_.reset();
  }
  Snapshot nothing;
  end(nothing, {Ending::stopped, message("dii.stopped_early", "stopped before the first value")});
  return nothing;
}

Snapshot DiiStepper::screen_rates(const std::stop_token& stop) {
  if (!screen_) {
    screen_.emplace(*shared_, start_);
  }
  const bool tried = screen_->try_next(stop);
  Snapshot now = snapshot(message("stage.rates_tried", "finding a learning rate: {1} of {2} tried",
                                  screen_->tried(), LearningRateScreen::candidates.size()));
  if (!tried) {
    end(now, {Ending::stopped, {}});
  } else if (screen_->finished()) {
    rate_ = screen_->best_rate();
    shared_->keep_screened_rate(*rate_);
    screen_.reset();
    now.stage_number = stage_number();
  }
  return now;
}

/// Explains that the learning rate left no weights.
Message DiiStepper::blame_of_rate() const {
  return message("dii.rate_too_large",
                 "the learning rate {1} is too large: its steps left no finite weight above 0 "
                 "after epoch {2}; accepted: a smaller one, or auto",
                 short_text(*rate_, 3), descent_->epoch());
}

/// After a penalty has driven all weights to 0: searches for the largest one that does not.
Snapshot DiiStepper::find_limit(const std::stop_token& stop) {
  const bool tried = limit_->try_next(stop);
  Snapshot now = snapshot(message(
      "stage.penalties_tried",
      "the penalty is too large: finding the largest useful one, {1} tried", limit_->tried()));
  const Message killed =
      message("dii.killed_after", "the L1 penalty {1} drove every weight to 0 after epoch {2}",
              to_text(options_.l1), descent_->epoch());
  if (!tried) {
    end(now, {Ending::failed, killed});
  } else if (limit_->finished()) {
    const double useful = limit_->largest_useful();
    end(now, {Ending::failed,
              useful > 0.0
                  ? message("dii.useful_penalty", "{1}; the largest useful one found is {2}",
                            killed, short_text(useful, 3))
                  : message("dii.rate_not_penalty",
                            "{1}. It is not the penalty {2}: none of the smaller ones tried left "
                            "a weight above 0 either",
                            blame_of_rate(), to_text(options_.l1))});
  }
  return now;
}

Snapshot DiiStepper::descend(Budget budget, const std::stop_token& stop) {
  Snapshot now;
  for (std::size_t k = 0; k < budget.iterations && !now.outcome; ++k) {
    if (stop.stop_requested() || !descent_->step(*rate_, stop)) {
      end(now, {Ending::stopped, {}});
    } else if (descent_->lost() && !ends_.empty()) {
      end_start(now, Ending::failed);
      break;
    } else if (descent_->lost() && !descent_->extinct()) {
      end(now, {Ending::failed, blame_of_rate()});
      break;
    } else if (descent_->extinct()) {
      if (!options_.seek_limit) {
        end(now, {Ending::failed, message("dii.killed", "the L1 penalty drove every weight to 0")});
      } else {
        limit_.emplace(*shared_, start_, *rate_);
      }
      break;
    } else {
      take_note(now);
      if (end_descent(now)) {
        break;
      }
    }
  }
  Snapshot state = snapshot();
  state.appended = std::move(now.appended);
  state.outcome = std::move(now.outcome);
  return state;
}

bool DiiStepper::end_descent(Snapshot& snapshot) {
  if (descent_->epoch() >= options_.epochs) {
    end_start(snapshot, Ending::iteration_limit);
    return true;
  }
  if (stays_above(options_, lowest_)) {
    end_start(snapshot, Ending::iteration_limit);
    return true;
  }
  if (descent_->settled()) {
    end_start(snapshot, Ending::converged);
    return true;
  }
  return false;
}

/// What the run ended with is what the best of its starts did.
void DiiStepper::end_start(Snapshot& snapshot, Ending ending) {
  ends_.push_back({ending, lowest_.back()});
  const bool another = std::ssize(ends_) < options_.starts && can_start_again(best_.weights);
  if (another) {
    starts_again_ = true;
  } else {
    end(snapshot, {ends_[static_cast<std::size_t>(best_.of_start)].ending, starts_in_words(ends_)});
  }
}

Snapshot DiiStepper::start_again(const std::stop_token& stop) {
  if (std::ssize(ends_) == 1) {
    options_.epochs = epochs_of_further_start(options_);
    options_.warm_restart = false;
  }
  first_iteration_ = iteration() + 1;
  descent_.emplace(shared_->information(), options_, raised(best_.weights, std::ssize(ends_)),
                   shared_->scaling().tie_of);
  starts_again_ = false;
  if (!descent_->begin(stop)) {
    Snapshot now = snapshot();
    end(now, {Ending::stopped, {}});
    return now;
  }
  Snapshot noted;
  take_note(noted);
  Snapshot now = snapshot();
  now.appended = std::move(noted.appended);
  return now;
}

void DiiStepper::take_note(Snapshot& snapshot) {
  const Evaluation& evaluation = descent_->evaluation();
  Iterate iterate;
  iterate.iteration = iteration();
  iterate.scalars = {evaluation.dii, evaluation.lambda, evaluation.standard_error,
                     options_.l1 * descent_->weights().sum()};
  iterate.weights = shared_->scaling().to_input_units(descent_->weights());
  if (iterates_.empty()) {
    first_dii_ = evaluation.dii;
  }
  const bool comparable = are_epochs_comparable(options_);
  if (iterates_.empty() || !comparable || evaluation.dii < best_.evaluation.dii) {
    best_ = {evaluation, descent_->weights(), std::ssize(ends_)};
  }
  if (descent_->epoch() == 0) {
    lowest_.clear();
  }
  lowest_.push_back(lowest_.empty() ? evaluation.dii : std::min(lowest_.back(), evaluation.dii));
  iterates_.push_back(without_weights(iterate));
  snapshot.appended.iterates.push_back(std::move(iterate));
}

Snapshot DiiStepper::snapshot(Message stage) const {
  Snapshot now;
  now.iteration = iteration();
  now.fraction = std::min(1.0, static_cast<double>(now.iteration) / planned_iterations_);
  const bool again = stage.says_nothing() && !ends_.empty() && std::ssize(ends_) < options_.starts;
  now.stage = again ? message("stage.start", "start {1} of {2}", ends_.size() + 1, options_.starts)
                    : std::move(stage);
  now.stage_number = stage_number();
  now.space = shared_->scaling().to_input_units(descent_->weights());
  return now;
}

std::size_t DiiStepper::stage_number() const {
  constexpr std::size_t screening = 1;
  constexpr std::size_t seeking_limit = 2;
  if (!rate_) {
    return screening;
  }
  if (limit_) {
    return seeking_limit;
  }
  return ends_.empty() ? 0 : seeking_limit + ends_.size();
}

void DiiStepper::end(Snapshot& snapshot, Outcome outcome) {
  outcome_ = outcome;
  snapshot.outcome = std::move(outcome);
}

std::vector<Message> DiiStepper::warnings() const {
  std::vector<Message> all;
  if (!shared_->scaling().constant_features.empty()) {
    all.push_back(
        message("dii.constant", "constant, so their weight is 0: {1}",
                names_in_words(shared_->problem(), shared_->scaling().constant_features)));
  }
  if (best_.evaluation.duplicate_pairs > 0) {
    all.push_back(message("dii.coinciding_pairs",
                          "{1} {1:pair of samples coincides|pairs of samples coincide} in the "
                          "weighted inputs; {1:it does|they do} not contribute to the gradient",
                          best_.evaluation.duplicate_pairs));
  }
  if (shared_->warning_of_ties()) {
    all.push_back(*shared_->warning_of_ties());
  }
  if (auto spread = spread_of_starts(ends_)) {
    all.push_back(*std::move(spread));
  }
  const bool ended =
      outcome_.ending == Ending::converged || outcome_.ending == Ending::iteration_limit;
  const Index left = (best_.weights.array() > 0.0).count();
  if (options_.l1 > 0.0 && ended &&
      is_too_strong(options_.l1, first_dii_, best_.evaluation.dii, left)) {
    all.push_back(too_strong_penalty(options_.l1, first_dii_, best_.evaluation.dii, left));
  }
  const std::size_t rows = shared_->prepared() ? shared_->information().rows.size() : 0;
  if (rows > 0 && static_cast<Index>(rows) < shared_->problem().samples()) {
    all.push_back(message("dii.some_rows", "averaged over {1} of {2} samples (parameter rows)",
                          rows, shared_->problem().samples()));
  }
  return all;
}

Result DiiStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  result.iterations = descent_ ? iteration() : 0;
  result.warnings = warnings();
  if (iterates_.empty()) {
    return result;
  }
  result.objective = best_.evaluation.dii;
  result.objective_error = best_.evaluation.standard_error;
  const Vector weights = shared_->scaling().to_input_units(best_.weights);
  result.columns = weight_columns(input_deviations(shared_->problem()), weights);
  result.space = weights;
  result.selection = positive_features(result.columns);
  result.histories = histories_of(scalars(), iterates_);
  if (auto highest = highest_start(ends_)) {
    result.findings.push_back(*std::move(highest));
  }
  return result;
}

std::unique_ptr<Stepper> with_decays(
    const Options& options, std::function<std::unique_ptr<Stepper>(const Options&)> begin) {
  if (!options.best_decay) {
    return begin(options);
  }
  const auto with = [&](Decay decay) {
    Options with_decay = options;
    with_decay.decay = decay;
    return [begin, with_decay] { return begin(with_decay); };
  };
  return std::make_unique<BestOf>(
      std::vector{BestOf::Member{"cosine decay", with(Decay::cosine)},
                  BestOf::Member{"exponential decay", with(Decay::exponential)}});
}

}  // namespace steelyard::dii
