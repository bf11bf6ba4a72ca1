// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/suggestion.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/answer_held_out.h"
#include "core/analysis/held_out_error.h"
#include "core/analysis/held_out_verdict.h"
#include "core/analysis/no_worse.h"
#include "core/analysis/panel_units.h"
#include "core/measures/selection_error.h"
#include "core/message.h"
#include "core/problem/input_deviations.h"
#include "core/problem/targets.h"
#include "core/problem/whole_groups.h"
#include "core/run/feature_column.h"
#include "core/run/with_pictures.h"
#include "core/run/with_whole_groups.h"
#include "core/text.h"

namespace steelyard {
namespace {

using CountDecidedBy = FeatureSelection::CountDecidedBy;

constexpr Index most_tried = 12;
/// Nobody waits longer for the end of a run, or of one that was stopped.
constexpr double most_seconds = 3.0;
constexpr double most_seconds_when_stopped = 0.1;

/// So many columns might be selected.
struct Candidate {
  std::vector<Index> features;       // best first
  std::optional<std::size_t> point;  // of the path
};

/// Whether the run leaves open how many columns are enough. A rule that takes all does, too.
bool is_open(const Result& result, Index dimension) {
  const FeatureSelection& selection = result.selection;
  if (selection.rule.says_nothing() || selection.count_decided_by == CountDecidedBy::open) {
    return true;
  }
  // On a path, that was asked for.
  const bool all = std::ssize(selection.features) == dimension &&
                   result.suggestion.says_nothing() && best_of_each_count(result.path).size() < 2;
  return selection.count_decided_by == CountDecidedBy::of_rule && all;
}

/// About a dozen, evenly spaced in the logarithm; none of none.
std::vector<Index> tried_counts(Index most) {
  return most > 0 ? geometric_counts(most, most_tried) : std::vector<Index>();
}

/// Of mirrored copies of a column, scores differ in their last digits.
bool are_tied(double one, double other) {
  constexpr double rounding = 1e-9;
  return one == other ||
         std::abs(one - other) <= rounding * std::max(std::abs(one), std::abs(other));
}

/// Where a ranking may end. Columns that are tied are taken together or not at all: which of them
/// comes first says nothing but their order in the table. Tied columns at 0 or below, and weights
/// of 0, say nothing of the target, so that the ranking ends before them. Nor does it end inside a
/// group.
class Ends {
 public:
  Ends(const Result& result, const Problem& problem)
      : values_(result.columns.front().values),
        is_weight_(result.columns.front().kind == ValueKind::weight),
        groups_(problem),
        ranked_(groups_.completed(tried_ranking(result), values_alone(result.columns))),
        in_order_(is_weight_ ? result.selection.kept : std::ssize(result.selection.features)) {
    while (most_ < std::ssize(ranked_) && !says_nothing(most_)) {
      ++most_;
    }
  }

  [[nodiscard]] const std::vector<Index>& ranked() const { return ranked_; }
  /// How many columns say something; all where none does.
  [[nodiscard]] Index most() const { return most_ > 0 ? most_ : std::ssize(ranked_); }
  /// The last end up to `count`, or the first one after it.
  [[nodiscard]] Index near(Index count) const {
    Index end = std::min(count, most());
    while (end > 0 && !is_end(end)) {
      --end;
    }
    if (end == 0) {
      for (end = count; !is_end(end);) {
        ++end;
      }
    }
    return end;
  }

 private:
  [[nodiscard]] double value(Index place) const {
    return values_[static_cast<std::size_t>(ranked_[static_cast<std::size_t>(place)])];
  }
  /// Of those that the method itself has put into an order, none is tied.
  [[nodiscard]] bool tied_with_next(Index place) const {
    return place + 1 < std::ssize(ranked_) && place >= in_order_ &&
           are_tied(value(place), value(place + 1));
  }
  [[nodiscard]] bool says_nothing(Index place) const {
    if (place < in_order_ || value(place) > 0.0) {
      return false;
    }
    return is_weight_ || std::isnan(value(place)) || tied_with_next(place) ||
           (place > in_order_ && tied_with_next(place - 1));
  }
  [[nodiscard]] bool inside_group(Index count) const {
    const auto next = static_cast<std::size_t>(count);
    return count > 0 && next < ranked_.size() && groups_.together(ranked_[next - 1], ranked_[next]);
  }
  [[nodiscard]] bool is_end(Index count) const {
    return (count == most() || !tied_with_next(count - 1)) && !inside_group(count);
  }

  const std::vector<double>& values_;
  bool is_weight_;
  WholeGroups groups_;
  std::vector<Index> ranked_;
  Index in_order_;
  Index most_ = 0;
};

std::vector<Candidate> of_path(const Result& result) {
  std::vector<Candidate> candidates;
  for (const std::size_t point : best_of_each_count(result.path)) {
    if (!result.path[point].selection.empty()) {
      candidates.push_back({result.path[point].selection, point});
    }
  }
  return candidates;
}

/// Beginnings of the ranking, without features of which nothing is known.
std::vector<Candidate> beginnings(const Result& result, const Problem& problem) {
  const Ends ends(result, problem);
  std::vector<Candidate> candidates;
  for (const Index count : tried_counts(ends.most())) {
    const Index end = ends.near(std::max(count, result.selection.kept));
    if (candidates.empty() || std::ssize(candidates.back().features) < end) {
      const auto first = ends.ranked().begin();
      candidates.push_back({{first, first + end}, std::nullopt});
    }
  }
  return candidates;
}

/// Columns that a person keeps may be enough by themselves. A ranking can end after them; a search
/// has tried them itself, or it has no solution of them.
std::vector<Candidate> with_kept_alone(std::vector<Candidate> candidates,
                                       const FeatureSelection& selection) {
  const Index kept = selection.kept;
  if (kept > 0 && (candidates.empty() || std::ssize(candidates.front().features) > kept)) {
    const auto first = selection.features.begin();
    candidates.insert(candidates.begin(), {{first, first + kept}, std::nullopt});
  }
  return candidates;
}

std::vector<Candidate> tried(const Result& result, const Problem& problem) {
  // A rule that takes all of a ranking has no solutions with fewer.
  const bool searched = result.selection.count_decided_by == CountDecidedBy::open;
  std::vector<Candidate> all = searched ? of_path(result) : std::vector<Candidate>();
  if (all.size() < 2) {
    return with_kept_alone(beginnings(result, problem), result.selection);
  }
  std::vector<Candidate> some;
  for (const Index count : tried_counts(std::ssize(all))) {
    some.push_back(std::move(all[static_cast<std::size_t>(count - 1)]));
  }
  return some;
}

bool asks(const AnswerQuestion& question) {
  const Result& result = *question.result;
  return has_solution(result) && !result.columns.empty() && ranked_of(result) == Ranked::features &&
         is_open(result, question.problem->dimension());
}

struct Found {
  Candidate candidate;
  Message why;  // "the fewest whose ..."
};

/// Whether fewer columns predict as well: what they lose lies within its standard error, fold by
/// fold, or is too little to count.
/// \param nothing  the errors of the mean
bool is_as_good(const Vector& fewer, const Vector& best, const Vector& nothing,
                const HeldOutColumns& task) {
  return is_no_worse(fewer, best, nothing, tested_over_trained(task));
}

/// Whether columns predict better than knowing nothing, by the same rule.
bool beats_nothing(const Vector& errors, const Vector& nothing, const HeldOutColumns& task) {
  return !is_as_good(nothing, errors, nothing, task);
}

/// The first candidate that predicts as well as the best one and, where the best one predicts
/// better than knowing nothing, does so, too: in noise, columns of no use may be as good as both.
Index first_as_good(const Matrix& errors, Index best, const HeldOutColumns& task) {
  const Vector nothing = errors.bottomRows(1).transpose();
  const Vector of_best = errors.row(best);
  const bool helps = beats_nothing(of_best, nothing, task);
  Index place = 0;
  while (place < best && !(is_as_good(errors.row(place), of_best, nothing, task) &&
                           (!helps || beats_nothing(errors.row(place), nothing, task)))) {
    ++place;
  }
  return place;
}

/// Whether fewer columns than the chosen ones are as good as the best, but no better than nothing.
bool passes_some_over(const Matrix& errors, Index chosen, Index best, const HeldOutColumns& task) {
  const Vector nothing = errors.bottomRows(1).transpose();
  for (Index place = 0; place < chosen; ++place) {
    if (is_as_good(errors.row(place), errors.row(best), nothing, task)) {
      return true;
    }
  }
  return false;
}

/// Whether the shares of classes that columns predict are closer to the classes than their
/// frequencies are. On noise, every other guess of one of two classes is right, so that of a dozen
/// candidates one is always better than a constant; predicted shares only add noise there.
bool predict_shares(const std::vector<Index>& columns, HeldOutColumns task,
                    const std::stop_token& stop) {
  task.classes.clear();  // the targets are then numbers: 1 for the class, 0 for others
  const auto errors = held_out_errors(task, {columns, {}}, stop);
  return errors && gain_over(errors->row(0), errors->row(1), task).is_likely();
}

/// Why fewer columns than those of the least error are taken: where the standard error alone would
/// not have let them pass, the smallest loss that matters did.
/// \param chosen, best  rows of the errors
Message why_fewest(const Matrix& errors, Index chosen, Index best, std::size_t columns_of_best,
                   const HeldOutColumns& task) {
  const Vector nothing = errors.bottomRows(1).transpose();
  const Vector of_chosen = errors.row(chosen);
  const Vector of_best = errors.row(best);
  const std::string error = short_text(relative_error(of_chosen, nothing), 2);
  const std::string least = short_text(relative_error(of_best, nothing), 2);
  if (gain_over(of_best, of_chosen, task).is_likely()) {
    return message("suggestion.fewest_within_tolerance",
                   "the fewest whose validation error ({1}; 1: knowing nothing) is at most {2} "
                   "above the least ({3} with {4})",
                   error, short_text(negligible_error, 1), least, columns_of_best);
  }
  return message("suggestion.fewest",
                 "the fewest whose validation error ({1}; 1: knowing nothing) is within one "
                 "standard error of the least ({2} with {3})",
                 error, least, columns_of_best);
}

/// Why the columns of the least error are taken.
/// \param passed  passes_some_over()
Message why_best(const std::string& least, bool fewest, bool passed) {
  if (fewest) {
    return message("suggestion.least_error_of_fewest",
                   "the least validation error ({1}; 1: knowing nothing)", least);
  }
  return passed ? message("suggestion.least_error_beyond_nothing",
                          "the least validation error ({1}; 1: knowing nothing); with fewer it is "
                          "larger by more than one standard error, or not below that of knowing "
                          "nothing by as much",
                          least)
                : message("suggestion.least_error",
                          "the least validation error ({1}; 1: knowing nothing); with fewer it is "
                          "larger by more than one standard error",
                          least);
}

/// \param errors  of the candidates, then of the mean
Found smallest_as_good(const std::vector<Candidate>& candidates, const Matrix& errors,
                       const HeldOutColumns& task, bool may_be_none, const std::stop_token& stop) {
  const Vector nothing = errors.bottomRows(1).transpose();
  Index best = 0;
  errors.topRows(std::ssize(candidates)).rowwise().mean().minCoeff(&best);
  const Vector of_best = errors.row(best);
  const std::string least = short_text(relative_error(of_best, nothing), 2);
  const std::vector<Index>& columns = candidates[static_cast<std::size_t>(best)].features;
  if (may_be_none && (is_as_good(nothing, of_best, nothing, task) ||
                      (!task.classes.empty() && !predict_shares(columns, task, stop)))) {
    const std::string spread = short_text(gain_over(of_best, nothing, task).error, 1);
    return {{},
            message("suggestion.none_helps",
                    "the least validation error ({1} ± {2} with {3} {3:column|columns}) is not "
                    "clearly below that of knowing nothing (1)",
                    least, spread, columns.size())};
  }
  const Index chosen = first_as_good(errors, best, task);
  const bool passed = passes_some_over(errors, chosen, best, task);
  const Candidate& found = candidates[static_cast<std::size_t>(chosen)];
  if (chosen == best) {
    return {found, why_best(least, best == 0, passed)};
  }
  const Message why = why_fewest(errors, chosen, best, columns.size(), task);
  return {found, passed ? message("suggestion.beyond_nothing",
                                  "{1} and below that of knowing nothing by more than one "
                                  "standard error",
                                  why)
                        : why};
}

/// Each fold is one of several divisions of the samples where that is quick enough.
HeldOutColumnsOptions options_of_folds(const AnswerQuestion& question) {
  constexpr Index several = 4;
  HeldOutColumnsOptions options = held_out_options(question);
  // All that is lost counts, of the columns that are left out, too: fewer columns would otherwise
  // have other inputs to predict.
  options.only_rest = false;
  options.longest_forest = 0.0;  // as all numbers of columns are tried, in each training part again
  options.repeats = several;
  std::vector<Index> sizes;
  for (const Candidate& candidate : tried(*question.result, *question.problem)) {
    sizes.push_back(std::ssize(candidate.features));
  }
  if (seconds_of_held_out(*question.problem, sizes, options) > most_seconds) {
    options.repeats = 1;
  }
  return options;
}

/// Where one class holds most samples, each is put into it whatever is known of it, so that nothing
/// seems to help: the shares of the classes then decide.
/// \return `std::nullopt` if nothing helps there, either, or when stopped
std::optional<Found> found_by_shares(const std::vector<Candidate>& candidates,
                                     const std::vector<std::vector<Index>>& sets,
                                     HeldOutColumns task, const std::stop_token& stop) {
  task.classes.clear();
  const auto errors = held_out_errors(task, sets, stop);
  if (!errors) {
    return std::nullopt;
  }
  Found found = smallest_as_good(candidates, *errors, task, true, stop);
  if (found.candidate.features.empty()) {
    return std::nullopt;
  }
  found.why = message("suggestion.by_shares", "{1}, of the shares of the classes", found.why);
  return found;
}

std::optional<Found> found(const AnswerQuestion& question, const std::stop_token& stop) {
  Message why;
  const auto task =
      held_out_columns(*question.problem, question.problem->order, options_of_folds(question), why);
  if (!task) {
    return std::nullopt;
  }
  const std::vector<Candidate> candidates = tried(*question.result, *question.problem);
  std::vector<std::vector<Index>> sets;
  sets.reserve(candidates.size() + 1);
  for (const Candidate& candidate : candidates) {
    sets.push_back(candidate.features);
  }
  sets.emplace_back();  // the mean
  const auto errors = candidates.empty() ? std::nullopt : held_out_errors(*task, sets, stop);
  if (!errors) {
    return std::nullopt;
  }
  // A method that does not look at the target has not failed where its columns do not predict it;
  // and columns that a person keeps are never none.
  const bool may_be_none = !task->of_itself && question.result->selection.kept == 0 &&
                           question.run.method->info().target != Target::none;
  Found found = smallest_as_good(candidates, *errors, *task, may_be_none, stop);
  if (found.candidate.features.empty() && !task->classes.empty() &&
      one_class_holds_most(task->classes)) {
    if (auto by_shares = found_by_shares(candidates, sets, *task, stop)) {
      found = *std::move(by_shares);
    }
  }
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  // All columns always explain themselves best.
  const bool all = std::ssize(found.candidate.features) == question.problem->dimension();
  return task->of_itself && all ? std::nullopt : std::optional(std::move(found));
}

/// The columns that weights give are those of the point; further ones stay.
void take_weights(const PathPoint& point, const Problem& problem, Result& result) {
  for (FeatureColumn& of_point : weight_columns(input_deviations(problem), point.weights)) {
    const auto same =
        std::find_if(result.columns.begin(), result.columns.end(),
                     [&](const FeatureColumn& column) { return column.id == of_point.id; });
    if (same != result.columns.end()) {
      *same = std::move(of_point);
    }
  }
  result.space = point.weights;
}

/// Warnings of the one solution give way to those of the other.
void exchange_warnings(const std::vector<Message>& before, const std::vector<Message>& now,
                       std::vector<Message>& warnings) {
  std::erase_if(warnings, [&](const Message& warning) {
    return std::find(before.begin(), before.end(), warning) != before.end();
  });
  warnings.insert(warnings.begin(), now.begin(), now.end());
}

void take_point(std::size_t place, const Problem& problem, Result& result) {
  const PathPoint& point = result.path[place];
  if (point.weights.size() == problem.dimension()) {
    take_weights(point, problem, result);
    result.objective = point.objective;
    result.objective_error = point.error;
  }
  if (result.suggested_path_point) {
    exchange_warnings(result.path[*result.suggested_path_point].warnings, point.warnings,
                      result.warnings);
  }
  result.suggested_path_point = place;
}

/// Where a rule took all columns, what chose among them is not all that is to be said.
Message beside_rule(const AnswerQuestion& question, Message why) {
  const FeatureSelection& before = question.result->selection;
  if (before.rule.says_nothing() || before.count_decided_by == CountDecidedBy::open) {
    return why;
  }
  return message("suggestion.beside_rule",
                 "{1}. All {2} {2:column|columns} pass the rule of the run: {3}", why,
                 question.problem->dimension(), before.rule);
}

}  // namespace

Message suggestion_text(std::size_t count, const Message& why) {
  return count == 0 ? message("suggestion.no_column", "No column: {1}.", why)
                    : message("suggestion.columns", "{1} {1:column|columns}: {2}.", count, why);
}

AnswerQuestion question_about(RunPlan run, ProblemPtr problem, std::shared_ptr<const Result> result,
                              std::uint64_t seed) {
  AnswerQuestion question;
  question.seed = seed;
  question.run = std::move(run);
  question.problem = std::move(problem);
  question.result = std::move(result);
  return question;
}

double seconds_of_suggestion(const AnswerQuestion& question) {
  if (!asks(question)) {
    return 0.0;
  }
  std::vector<Index> sizes;
  for (const Candidate& candidate : tried(*question.result, *question.problem)) {
    sizes.push_back(std::ssize(candidate.features));
  }
  return seconds_of_held_out(*question.problem, sizes, options_of_folds(question));
}

Result choose_column_count(const AnswerQuestion& question, const std::stop_token& stop) {
  Result result = *question.result;
  const bool early = result.outcome.ending == Ending::stopped;
  if (!asks(question) ||
      seconds_of_suggestion(question) > (early ? most_seconds_when_stopped : most_seconds)) {
    return result;
  }
  auto suggested = found(question, stop);
  if (!suggested) {
    return result;
  }
  suggested->why = beside_rule(question, std::move(suggested->why));
  if (suggested->candidate.point) {
    take_point(*suggested->candidate.point, *question.problem, result);
    put_groups_together(*question.problem, result);
    const Index columns = count_of_units(question.problem->features, suggested->candidate.features);
    result.suggestion = suggestion_text(static_cast<std::size_t>(columns), suggested->why);
  } else {
    result.suggested_path_point.reset();
    if (suggested->candidate.features.empty()) {
      result.suggestion = suggestion_text(0, suggested->why);
    }
  }
  result.selection = {std::move(suggested->candidate.features), std::move(suggested->why),
                      CountDecidedBy::held_out, question.result->selection.kept};
  draw_picture(*question.problem, result);
  return result;
}

}  // namespace steelyard
