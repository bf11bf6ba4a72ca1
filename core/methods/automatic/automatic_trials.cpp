// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/automatic_trials.h"

#include <algorithm>
#include <utility>

#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"

namespace steelyard::automatic {

std::vector<Index> tried_sizes(Index units) {
  constexpr Index most_for_all = 40;
  std::vector<Index> sizes;
  for (const Index size : {1, 2, 3, 4, 5, 6, 7, 8, 10, 14, 20, 30}) {
    if (size < units) {
      sizes.push_back(size);
    }
  }
  if (units <= most_for_all) {
    sizes.push_back(units);
  }
  return sizes;
}

namespace {

/// The kept units may be enough by themselves; fewer are never taken.
std::vector<Index> sizes_with(Index kept, Index units) {
  std::vector<Index> sizes = tried_sizes(units);
  if (kept > 0) {
    std::erase_if(sizes, [kept](Index size) { return size <= kept; });
    sizes.insert(sizes.begin(), kept);
  }
  return sizes;
}

}  // namespace

AutomaticTrials::AutomaticTrials(ProblemPtr problem, const std::vector<Member>& members,
                                 HeldOutColumns task, std::uint64_t seed, ColumnUnits units)
    : problem_(std::move(problem)),
      members_(members),
      task_(std::move(task)),
      parts_(training_parts(task_)),
      seed_(seed),
      units_(std::move(units)),
      sizes_(sizes_with(std::ssize(units_.units_of(kept_inputs(*problem_))),
                        units_.count(problem_->dimension()))),
      errors_(std::ssize(members_) * std::ssize(sizes_) * std::ssize(all_judges),
              std::ssize(task_.splits)),
      nothing_(std::ssize(task_.splits)),
      found_(members_.size()),
      troubles_(members_.size()),
      missed_(members_.size()) {}

Index AutomaticTrials::row(std::size_t member, std::size_t size, std::size_t judge) const {
  return static_cast<Index>((member * sizes_.size() + size) * all_judges.size() + judge);
}

AutomaticTrials::Progress AutomaticTrials::advance(Budget budget, const std::stop_token& stop) {
  if (trial_ == count()) {
    return Progress::finished;
  }
  if (stop.stop_requested()) {
    return Progress::stopped;
  }
  if (!troubles_[member_at_work()].says_nothing()) {
    end_trial();
    return Progress::more;
  }
  if (judging_) {
    return judge_piece(stop) ? Progress::more : Progress::stopped;
  }
  if (!ranking_) {
    ranking_ = std::make_unique<MemberRanking>(members_[member_at_work()], problem_,
                                               parts_[split_at_work()], seed_, units_);
  }
  switch (ranking_->advance(budget, stop)) {
    case MemberRanking::Progress::more:
      break;
    case MemberRanking::Progress::stopped:
      return Progress::stopped;
    case MemberRanking::Progress::failed:
      note_failure();
      end_trial();
      break;
    case MemberRanking::Progress::finished:
      judging_ = true;
      ++pieces_;
      break;
  }
  return Progress::more;
}

bool AutomaticTrials::judge_piece(const std::stop_token& stop) {
  const std::size_t member = member_at_work();
  const std::size_t split = split_at_work();
  const Split& parts = task_.splits[split];
  const TrialOutcome& found = ranking_->found();
  // The largest ones come first: what takes longest must not begin last, and alone.
  const bool whole = parallel_for(std::ssize(sizes_), stop, [&](Index place) {
    const std::size_t size = sizes_.size() - 1 - static_cast<std::size_t>(place);
    const std::vector<Index> best = found.best(static_cast<std::size_t>(sizes_[size]));
    const std::vector<Index> set = units_.columns_of(best);
    const auto error = error_by(all_judges.at(judge_), task_, set, parts, stop);
    errors_(row(member, size, judge_), static_cast<Index>(split)) = error.value_or(0.0);
  });
  if (!whole || stop.stop_requested()) {
    return false;
  }
  ++pieces_;
  if (++judge_ == all_judges.size()) {
    found_[member].push_back(found);
    end_trial();
  }
  return true;
}

void AutomaticTrials::note_failure() {
  constexpr std::size_t of_which_one_may_be_missed = 3;
  const std::size_t member = member_at_work();
  Message why =
      message("automatic.fails_in_part", "in {1} of the samples, with the others held out: {2}",
              std::ssize(task_.splits[split_at_work()].train), ranking_->trouble());
  const std::size_t most = task_.splits.size() / of_which_one_may_be_missed;
  if (ranking_->was_refused() && missed_[member].size() < most) {
    missed_[member].emplace_back(static_cast<Index>(split_at_work()), std::move(why));
  } else {
    troubles_[member] = std::move(why);
  }
}

std::vector<Index> AutomaticTrials::usable_splits() const {
  std::vector<Index> usable = all_positions(static_cast<Index>(trial_ / members_.size()));
  for (std::size_t member = 0; member < members_.size(); ++member) {
    if (!troubles_[member].says_nothing()) {
      continue;
    }
    for (const auto& [split, why] : missed_[member]) {
      std::erase(usable, split);
    }
  }
  return usable;
}

HeldOutColumns AutomaticTrials::task_of_errors() const {
  HeldOutColumns task = task_;
  task.splits.clear();
  for (const Index split : usable_splits()) {
    task.splits.push_back(task_.splits[static_cast<std::size_t>(split)]);
  }
  return task;
}

std::size_t AutomaticTrials::left_out() const {
  return trial_ / members_.size() - usable_splits().size();
}

Message AutomaticTrials::why_left_out() const {
  for (std::size_t member = 0; member < members_.size(); ++member) {
    if (troubles_[member].says_nothing() && !missed_[member].empty()) {
      const auto& [split, why] = missed_[member].front();
      return message("automatic.member_misses", "{1}, {2}", term_words(members_[member].title()),
                     why);
    }
  }
  return {};
}

void AutomaticTrials::end_trial() {
  if (member_at_work() == 0) {
    const std::size_t split = split_at_work();
    nothing_[static_cast<Index>(split)] =
        error_by(Judge::ridge, task_, {}, task_.splits[split], {}).value_or(1.0);
  }
  ranking_.reset();
  judging_ = false;
  judge_ = 0;
  ++trial_;
  ++pieces_;
}

CandidateErrors AutomaticTrials::errors() const {
  CandidateErrors of;
  const std::vector<Index> splits = usable_splits();
  if (splits.size() < 2) {
    return of;
  }
  std::vector<Index> rows;
  for (std::size_t member = 0; member < members_.size(); ++member) {
    for (std::size_t size = 0; size < sizes_.size() && troubles_[member].says_nothing(); ++size) {
      for (std::size_t judge = 0; judge < all_judges.size(); ++judge) {
        const Index at = row(member, size, judge);
        if (errors_(at, splits).allFinite()) {  // of others, nothing can be said
          rows.push_back(at);
          of.candidates.push_back({member, sizes_[size], all_judges.at(judge)});
        }
      }
    }
  }
  of.errors = errors_(rows, splits);
  of.nothing = nothing_(splits);
  return of;
}

Vector AutomaticTrials::shares(std::size_t member, Index size) const {
  Vector times = Vector::Zero(units_.count(problem_->dimension()));
  const std::vector<TrialOutcome>& all = found_[member];
  for (const TrialOutcome& found : all) {
    for (const Index unit : found.best(static_cast<std::size_t>(size))) {
      times[unit] += 1.0;
    }
  }
  // Divided at the end, one that is always kept has a share of exactly 1.
  return times / std::max(1.0, static_cast<double>(all.size()));
}

}  // namespace steelyard::automatic
