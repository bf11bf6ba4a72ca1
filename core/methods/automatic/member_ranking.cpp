// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/member_ranking.h"

#include <algorithm>
#include <utility>

#include "core/positions.h"
#include "core/problem/input_deviations.h"
#include "core/problem/kept_inputs.h"

namespace steelyard::automatic {
MemberRanking::MemberRanking(const Member& member, ProblemPtr problem, Trial trial,
                             std::uint64_t seed, ColumnUnits units)
    : member_(member),
      problem_(std::move(problem)),
      trial_(std::move(trial)),
      seed_(seed),
      units_(std::move(units)) {}

MemberRanking::Progress MemberRanking::advance(Budget budget, const std::stop_token& stop) {
  if (!stepper_) {
    ProblemChange change = trial_.change;
    if (eliminating_) {
      change.inputs = units_.columns_of(left_);
    }
    BegunTrial begun = begin_trial(eliminating_ ? *member_.again : member_.run, problem_, change);
    if (!begun.stepper) {
      trouble_ = begun.trouble;
      was_refused_ = true;
      return Progress::failed;
    }
    stepper_ = std::move(begun.stepper);
    part_ = std::move(begun.problem);
  }
  // What is thrown, such as for lack of memory, ends the whole run: without this member, it would
  // find something else.
  const Snapshot snapshot = stepper_->advance(budget, stop);
  if (!snapshot.outcome) {
    return Progress::more;
  }
  if (snapshot.outcome->ending == Ending::stopped) {
    return Progress::stopped;
  }
  const Result result = stepper_->result();
  stepper_.reset();
  if (snapshot.outcome->ending == Ending::failed || result.outcome.ending == Ending::failed ||
      !has_solution(result)) {
    trouble_ = snapshot.outcome->reason;
    if (trouble_.says_nothing()) {
      trouble_ = message("automatic.no_result", "it came to no finite value");
    }
    return Progress::failed;
  }
  return eliminating_ ? eliminate(result) : take(result);
}

MemberRanking::Progress MemberRanking::take(const Result& result) {
  const TrialPlan plan{member_.run, problem_, seed_};
  found_ = outcome_of(plan, trial_, result);
  // A column that does not vary may be tied with others that are of no use.
  const Vector deviations = input_deviations(*part_);
  std::stable_partition(found_.ranking.begin(), found_.ranking.end(),
                        [&](Index column) { return deviations[column] > 0.0; });
  if (!units_.each_alone()) {
    rank_units();
  }
  // What a person keeps comes first, and its whole category with it.
  found_.ranking = with_kept_first(units_.units_of(kept_inputs(*problem_)), found_.ranking);
  return member_.again ? begin_elimination() : Progress::finished;
}

void MemberRanking::rank_units() {
  if (found_.selected) {
    const auto end = found_.ranking.begin() + static_cast<std::ptrdiff_t>(*found_.selected);
    found_.selected = units_.units_of({found_.ranking.begin(), end}).size();
  }
  found_.ranking = units_.units_of(found_.ranking);
  for (std::vector<Index>& solution : found_.solutions) {
    solution = units_.units_of(solution);
  }
  std::stable_sort(found_.solutions.begin(), found_.solutions.end(),
                   [](const auto& one, const auto& other) { return one.size() < other.size(); });
  if (member_.of_sets) {
    const Vector evidence = member_.of_sets(*part_, units_.sets(part_->dimension()));
    found_.ranking = falling(std::move(found_.ranking), evidence);
  }
}

MemberRanking::Progress MemberRanking::begin_elimination() {
  eliminating_ = true;
  const Index count = std::min(most_eliminated, std::ssize(found_.ranking));
  left_.assign(found_.ranking.begin(), found_.ranking.begin() + count);
  std::sort(left_.begin(), left_.end());
  if (left_.size() > 1) {
    return Progress::more;
  }
  finish_elimination();
  return Progress::finished;
}

MemberRanking::Progress MemberRanking::eliminate(const Result& result) {
  const TrialPlan plan{*member_.again, problem_, seed_};
  const Index last = place_of_last(outcome_of(plan, trial_, result).ranking);
  dropped_.push_back(left_[static_cast<std::size_t>(last)]);
  left_.erase(left_.begin() + last);
  if (left_.size() > 1) {
    return Progress::more;
  }
  finish_elimination();
  return Progress::finished;
}

Index MemberRanking::place_of_last(const std::vector<Index>& ranking) const {
  const std::vector<Index> columns = units_.columns_of(left_);
  std::vector<Index> ranked;
  ranked.reserve(ranking.size());
  for (const Index place : ranking) {
    ranked.push_back(columns[static_cast<std::size_t>(place)]);
  }
  const Index unit = units_.units_of(ranked).back();
  return std::lower_bound(left_.begin(), left_.end(), unit) - left_.begin();
}

void MemberRanking::finish_elimination() {
  std::vector<Index> ranking = left_;
  ranking.insert(ranking.end(), dropped_.rbegin(), dropped_.rend());
  const auto rest = static_cast<Index>(ranking.size());
  ranking.insert(ranking.end(), found_.ranking.begin() + rest, found_.ranking.end());
  found_.ranking = std::move(ranking);
  found_.solutions.clear();
  found_.selected.reset();
}

}  // namespace steelyard::automatic
