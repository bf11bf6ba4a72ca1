// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/selection_stepper.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/message.h"
#include "core/run/snapshot.h"
#include "core/text.h"

namespace steelyard::pcov {
namespace {

/// Weights and selections are stored for each number of features up to this many numbers; beyond
/// that, for ever fewer.
constexpr double most_path_numbers = 4e6;

enum Curves : std::size_t { scores_curves, inputs_curves, targets_curves };

std::vector<Figure> figures_of(const SelectionSource& source) {
  const std::string items = source.options().of_samples ? "samples" : "features";
  const std::string number = "Number of " + items;
  const auto curves = [&](const char* id, const char* title, const char* help, const char* y) {
    return Figure{id, title, help, {.title = number, .whole_numbers = true}, {.title = y}};
  };
  std::vector<Figure> figures{
      curves("choice-score", "Score of each choice", "How good each choice was when it was made",
             "Score"),
      curves("input-error", "Error of reconstructing the inputs",
             "The share of the inputs that their regression on the choices so far leaves over",
             "|X - X^|^2 / |X|^2")};
  if (source.has_targets()) {
    figures.push_back(
        curves("truth-error", "Error of regressing the target",
               "The share of the target that its regression on the choices so far leaves over",
               "|Y - Y^|^2 / |Y|^2"));
  }
  return figures;
}

std::vector<ScalarInfo> scalars_of(const SelectionSource& source) {
  std::vector<ScalarInfo> infos;
  if (source.options().kind.supervised) {
    infos.push_back({"unexplained", "Left unexplained", false, true});
  }
  infos.push_back({"input-error", "Error of the inputs", false, true});
  if (source.has_targets()) {
    infos.push_back({"truth-error", "Error of the target", false, true});
  }
  infos.push_back({"score", "Score of the choice", false, true});
  if (source.options().kind.cur) {
    infos.push_back({"eigengap", "Eigengap of the score", false, true});
  }
  return infos;
}

}  // namespace

SelectionStepper::SelectionStepper(ProblemPtr problem, Options options)
    : source_(std::move(problem), std::move(options)),
      scalars_(scalars_of(source_)),
      mixings_{source_.options().mixing},
      curves_(figures_of(source_)) {
  for (const double alpha : source_.options().alphas) {
    if (std::find(mixings_.begin(), mixings_.end(), alpha) == mixings_.end()) {
      mixings_.push_back(alpha);
    }
  }
}

/// The error left after a choice, combined as the method weighs inputs and targets.
double SelectionStepper::unexplained(const Choice& choice) const {
  const double mixing = source_.options().kind.supervised ? source_.options().mixing : 1.0;
  const double of_targets = choice.target_error.value_or(0.0);
  return mixing * choice.input_error + (1.0 - mixing) * of_targets;
}

Iterate SelectionStepper::iterate_of(const Choice& choice, std::size_t number) const {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  Iterate iterate;
  iterate.iteration = number;
  if (source_.options().kind.supervised) {
    iterate.scalars.push_back(unexplained(choice));
  }
  iterate.scalars.push_back(choice.input_error);
  if (source_.has_targets()) {
    iterate.scalars.push_back(choice.target_error.value_or(unknown));
  }
  iterate.scalars.push_back(std::isfinite(choice.score) ? choice.score : unknown);
  if (source_.options().kind.cur) {
    iterate.scalars.push_back(choice.eigengap.value_or(unknown));
  }
  return iterate;
}

/// Before the first choice, nothing is explained. Cheap: the decomposition happens in the next
/// call.
Snapshot SelectionStepper::start() {
  started_ = true;
  Choice nothing;
  nothing.score = std::numeric_limits<double>::quiet_NaN();
  nothing.target_error = source_.has_targets() ? std::optional<double>(1.0) : std::nullopt;
  Iterate first = iterate_of(nothing, 0);
  iterates_.push_back(first);
  Snapshot snapshot;
  snapshot.stage = message("stage.preparing_products", "preparing: products and decomposition");
  snapshot.appended.iterates.push_back(std::move(first));
  snapshot.appended.figures = curves_.figures();
  return snapshot;
}

Snapshot SelectionStepper::prepare(const std::stop_token& stop) {
  Snapshot snapshot;
  prepared_ = source_.prepare(stop);
  snapshot.stage_number = stage_number();
  if (prepared_) {
    selection_.emplace(source_.begin(mixings_.front()));
  } else {
    outcome_ = {Ending::stopped, message("pcov.stopped_early", "stopped before the first choice")};
    snapshot.outcome = outcome_;
  }
  return snapshot;
}

Snapshot SelectionStepper::work(Budget budget, std::stop_token stop) {
  if (!started_) {
    return start();
  }
  if (!prepared_) {
    return prepare(stop);
  }
  Snapshot snapshot;
  for (std::size_t k = 0; k < budget.iterations && !snapshot.outcome; ++k) {
    choose(snapshot, stop);
  }
  snapshot.iteration = choices_.size();
  snapshot.fraction = snapshot.outcome ? 1.0 : fraction();
  show_features(snapshot);
  snapshot.stage_number = stage_number();
  if (current_ > 0 && !snapshot.outcome) {
    snapshot.stage = message("stage.mixing", "mixing {1}", short_text(mixings_[current_], 4));
  }
  return snapshot;
}

double SelectionStepper::fraction() const {
  const auto of_this = static_cast<double>(selection_->choices().size()) /
                       static_cast<double>(std::max<Index>(1, selection_->wanted()));
  return (static_cast<double>(current_) + of_this) / static_cast<double>(mixings_.size());
}

void SelectionStepper::choose(Snapshot& snapshot, const std::stop_token& stop) {
  const GreedyState state = selection_->step(stop);
  if (state == GreedyState::stopped) {
    outcome_ = {Ending::stopped, {}};
    snapshot.outcome = outcome_;
  } else if (state == GreedyState::choosing) {
    if (current_ == 0) {
      note_choice(snapshot);
    }
    add_points(snapshot);
  } else {
    if (current_ == 0) {
      ending_ = state;
    }
    next_mixing(snapshot);
  }
}

void SelectionStepper::note_choice(Snapshot& snapshot) {
  choices_.push_back(selection_->choices().back());
  const bool few =
      static_cast<double>(source_.problem().dimension()) * static_cast<double>(source_.wanted()) <
      most_path_numbers;
  const std::size_t number = choices_.size();
  Iterate iterate = iterate_of(choices_.back(), number);
  const bool power_of_two = (number & (number - 1)) == 0;
  if (!source_.options().of_samples &&
      (few || power_of_two || number % 100 == 0 || std::ssize(choices_) == source_.wanted())) {
    path_.push_back(path_point());
    snapshot.appended.path.push_back(path_.back());
  }
  iterates_.push_back(iterate);
  snapshot.appended.iterates.push_back(std::move(iterate));
}

void SelectionStepper::next_mixing(Snapshot& snapshot) {
  if (++current_ < mixings_.size()) {
    selection_.emplace(source_.begin(mixings_[current_]));
    return;
  }
  outcome_ = choices_.empty() ? Outcome{Ending::failed, reason_of_no_choice(source_)}
                              : Outcome{Ending::converged, {}};
  snapshot.outcome = outcome_;
}

std::string SelectionStepper::group() const {
  return source_.options().kind.supervised ? "mixing " + short_text(mixings_[current_], 4)
                                           : "this run";
}

void SelectionStepper::add_points(Snapshot& snapshot) {
  const Choice& choice = selection_->choices().back();
  const auto number = static_cast<double>(selection_->choices().size());
  const auto add = [&](Curves curves, double value) {
    curves_.add(curves, current_, group(), number, value, snapshot.appended);
  };
  if (std::isfinite(choice.score)) {  // the first choice of FPS has none
    add(scores_curves, choice.score);
  }
  add(inputs_curves, choice.input_error);
  if (choice.target_error) {
    add(targets_curves, *choice.target_error);
  }
}

/// What was still unexplained when a feature was chosen: falls along the selection, and is made to
/// fall a little where nothing was left to explain, so that the ranking is the order of choice.
FeatureColumn SelectionStepper::scores_of_features() const {
  FeatureColumn scores{
      "score", "Score", "What was left unexplained when it was chosen; 0: not chosen",
      ValueKind::score, std::vector<double>(source_.problem().features.size(), 0.0)};
  double before = 1.0;
  for (const Choice& choice : choices_) {
    scores.values[static_cast<std::size_t>(choice.item)] = before;
    constexpr double still_falling = 1.0 - 1e-6;
    before = std::clamp(unexplained(choice), 1e-9 * before, still_falling * before);
  }
  return scores;
}

/// Where samples are chosen, the space is the one in which they were.
void SelectionStepper::show_features(Snapshot& snapshot) const {
  if (source_.options().of_samples) {
    snapshot.space = source_.factors();
    return;
  }
  snapshot.leading = scores_of_features();
  snapshot.selection = chosen();
}

std::vector<Index> SelectionStepper::chosen() const {
  std::vector<Index> items;
  items.reserve(choices_.size());
  for (const Choice& choice : choices_) {
    items.push_back(choice.item);
  }
  return items;
}

PathPoint SelectionStepper::path_point() const {
  PathPoint point;
  point.feature_count = std::ssize(choices_);
  point.objective = unexplained(choices_.back());
  point.selection = chosen();
  return point;
}

/// How the selection came about, for whoever reads it.
Message SelectionStepper::rule() const {
  return ending_ == GreedyState::below_threshold
             ? message("pcov.rule_of_threshold",
                       "the {1} choices whose score reached the threshold", choices_.size())
             : message("pcov.rule", "the first {1} {1:choice|choices}", choices_.size());
}

std::vector<Message> SelectionStepper::warnings() const {
  std::vector<Message> all;
  if (auto periods = warning_of_periods(source_)) {
    all.push_back(*std::move(periods));
  }
  if (!source_.empty_features().empty()) {
    all.push_back(warning_of_empty(source_));
  }
  if (ending_ == GreedyState::exhausted && std::ssize(choices_) < source_.asked()) {
    all.push_back(warning_of_exhaustion(source_, std::ssize(choices_)));
  } else if (ending_ == GreedyState::done && source_.asked() > source_.wanted()) {
    all.push_back(warning_of_too_few(source_));
  }
  if (auto close = warning_of_eigengap(choices_)) {
    all.push_back(*std::move(close));
  }
  if (source_.options().kind.cur && source_.options().kind.supervised) {
    if (auto few = warning_of_eigenvectors(source_)) {
      all.push_back(*std::move(few));
    }
  }
  return all;
}

Result SelectionStepper::best_so_far() const {
  Result result;
  result.outcome = outcome_;
  result.iterations = choices_.size();
  if (!choices_.empty()) {
    result.objective = unexplained(choices_.back());
  }
  result.histories = histories_of(scalars_, iterates_);
  result.figures = curves_.figures();
  result.path = path_;
  if (!prepared_) {
    return result;
  }
  result.warnings = warnings();
  if (source_.options().of_samples) {
    result.space = source_.factors();
    result.samples = SampleSelection{chosen(), {}};
    return result;
  }
  result.columns = {scores_of_features()};
  // How far to go by itself says nothing of how many are enough.
  const bool open = !source_.options().count && ending_ != GreedyState::below_threshold;
  result.selection = {
      chosen(), rule(),
      open ? FeatureSelection::CountDecidedBy::open : FeatureSelection::CountDecidedBy::of_rule};
  return result;
}

}  // namespace steelyard::pcov
