// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/member_trials.h"

#include <mutex>
#include <optional>
#include <utility>

#include "core/error.h"

namespace steelyard {
namespace {

struct JudgedTrial {
  std::vector<Index> ranking;
  std::vector<std::vector<Index>> sets;  // one per size
  std::vector<JudgedError> errors;       // of these
};

PanelReferences of_splits(const PanelReferences& all, const std::vector<Index>& splits) {
  return {all.of_nothing(splits), all.of_random(Eigen::all, splits), all.tested_over_trained};
}

/// The trials of one method, as they end.
class MemberTrials {
 public:
  MemberTrials(const PanelYardstick& yardstick, PanelLog& log, std::stop_token stop,
               const TrialNews& news, PanelRow method)
      : yardstick_(yardstick),
        log_(log),
        stop_(std::move(stop)),
        news_(news),
        method_(std::move(method)),
        judged_(yardstick.task.splits.size()) {}

  /// Trials are judged side by side; what comes out is put down and told of one at a time.
  void judge(const Trial& trial, const TrialOutcome& outcome) {
    if (outcome.ranking.empty()) {
      throw bad_input(message("panel.no_ranking", "it ranks no columns"));
    }
    JudgedTrial judged{outcome.ranking, {}, {}};
    for (const Index size : yardstick_.sizes) {
      judged.sets.push_back(outcome.best(static_cast<std::size_t>(size)));
    }
    auto errors = errors_in_split(yardstick_.task, static_cast<Index>(trial.number), judged.sets,
                                  log_, stop_);
    if (!errors) {
      return;
    }
    judged.errors = *std::move(errors);
    const std::lock_guard lock(mutex_);
    judged_.at(trial.number) = std::move(judged);
    if (news_) {
      news_(so_far(false));
    }
  }

  /// Of the trials that have been judged; no trial may end meanwhile.
  /// \param with_rankings  of all columns, which take long to copy after each trial
  [[nodiscard]] UnfinishedRow so_far(bool with_rankings) const {
    const std::vector<Index> splits = ended();
    UnfinishedRow found{method_, of_splits(yardstick_.beside, splits), std::ssize(judged_)};
    PanelSets sets(yardstick_.sizes.size());
    PanelErrors errors{Matrix(std::ssize(sets), std::ssize(splits)), {}};
    errors.judges.resize(sets.size());
    for (Index place = 0; place < std::ssize(splits); ++place) {
      const auto split = static_cast<std::size_t>(splits[static_cast<std::size_t>(place)]);
      const JudgedTrial& trial = judged_[split].value();
      if (with_rankings) {
        found.row.rankings.push_back(trial.ranking);
      }
      for (std::size_t size = 0; size < sets.size(); ++size) {
        sets[size].push_back(trial.sets[size]);
        errors.errors(static_cast<Index>(size), place) = trial.errors[size].error;
        errors.judges[size].push_back(trial.errors[size].by);
      }
    }
    describe_row(sets, errors, found.beside, std::ssize(yardstick_.task.columns_of), found.row);
    return found;
  }

 private:
  [[nodiscard]] std::vector<Index> ended() const {
    std::vector<Index> splits;
    for (std::size_t split = 0; split < judged_.size(); ++split) {
      if (judged_[split]) {
        splits.push_back(static_cast<Index>(split));
      }
    }
    return splits;
  }

  const PanelYardstick& yardstick_;
  PanelLog& log_;
  std::stop_token stop_;
  const TrialNews& news_;
  PanelRow method_;
  std::mutex mutex_;
  std::vector<std::optional<JudgedTrial>> judged_;  // by split; nothing as long as none has ended
};

}  // namespace

bool judge_member(const PanelMember& member, const PanelYardstick& yardstick, PanelLog& log,
                  const std::stop_token& stop, const TrialProgress& progress, const TrialNews& news,
                  PanelRow& row) {
  MemberTrials trials(yardstick, log, stop, news, row);
  const auto outcomes = run_trials(
      member.plan, training_parts(yardstick.task), stop, progress, &log.trials(),
      [&](const Trial& trial, const TrialOutcome& outcome) { trials.judge(trial, outcome); });
  if (outcomes) {
    row = trials.so_far(true).row;
  }
  return outcomes.has_value();
}

}  // namespace steelyard
