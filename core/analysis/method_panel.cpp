// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/method_panel.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "core/analysis/panel_answer.h"
#include "core/analysis/panel_trials.h"
#include "core/analysis/panel_twins.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/measures/discovery_rate.h"
#include "core/measures/selection_error.h"
#include "core/problem/kept_inputs.h"

namespace steelyard {
namespace {

/// A share of the whole work for each part of it, one after the other.
class PanelShares {
 public:
  PanelShares(TrialProgress progress, double all) : progress_(std::move(progress)), all_(all) {}

  [[nodiscard]] TrialProgress next(double work) {
    const double first = done_ / all_;
    done_ += work;
    return part_of(progress_, first, std::min(1.0, done_ / all_));
  }

 private:
  TrialProgress progress_;
  double all_;
  double done_ = 0.0;
};

/// Seconds or so, for the progress alone.
constexpr double work_of_judging = 1.0;

double work_of(const PanelMember& member) { return member.all_seconds() + work_of_judging; }

double work_of(const std::vector<PanelMember>& members) {
  double work = 2.0 * work_of_judging;  // of random rankings, and of the chance level
  for (const PanelMember& member : members) {
    work += work_of(member);
  }
  return work;
}

/// A panel that is being made.
class PanelRun {
 public:
  PanelRun(const std::vector<PanelMember>& members, const PanelOptions& options,
           std::stop_token stop, PanelLog& log, const PanelObserver& observer)
      : members_(members),
        options_(options),
        stop_(std::move(stop)),
        stop_of_rows_(stop_),
        log_(log),
        observer_(observer),
        problem_(*members.front().plan.problem),
        kept_(kept_inputs(problem_)),
        task_(panel_task(problem_, options)),
        shares_(observer.progress, work_of(members)) {
    const PanelSplits splits = panel_splits(members.front().plan, options);
    log_.begin_with(splits);
    describe_task(splits.problem->samples());
  }

  [[nodiscard]] MethodPanel made() {
    work_ahead_of_rows();
    if (judge_references() && run_members()) {
      panel_.complete = true;
    }
    if (!panel_.rows.empty()) {
      conclude();
    }
    return std::move(panel_);
  }

 private:
  /// After a stop, the rows are those of the members of which all is known.
  void work_ahead_of_rows() {
    if (hand_out() == nullptr) {
      return;
    }
    const PanelTask work{members_, options_, task_, panel_.sizes, kept_};
    work_ahead(work, log_, stop_, observer_.progress, observer_.ahead);
    shares_ = PanelShares({}, work_of(members_));  // nothing is left to be done
    if (stop_.stop_requested()) {
      only_these_ = known_members(work, log_);
      stop_of_rows_ = {};
    }
  }
  [[nodiscard]] bool is_left_out(std::size_t member) const {
    return only_these_ &&
           std::find(only_these_->begin(), only_these_->end(), member) == only_these_->end();
  }

  void describe_task(Index all_samples) {
    for (const ColumnInfo& feature : problem_.features) {
      panel_.columns.push_back(feature.name);
    }
    panel_.units = panel_units(problem_.features);
    panel_.samples = std::ssize(task_.samples);
    panel_.all_samples = all_samples;
    panel_.of_classes = !task_.classes.empty();
    panel_.of_inputs = task_.of_inputs;
    panel_.how_held_out = how_held_out(task_.order);
    panel_.discovery_rate = options_.discovery_rate;
    panel_.beside.tested_over_trained = tested_over_trained(task_);
    panel_.sizes = geometric_counts(std::min(problem_.dimension(), options_.largest),
                                    std::min(problem_.dimension(), options_.most_sizes));
    // Columns that a person keeps may be enough by themselves; fewer are never taken.
    if (const Index kept = std::ssize(kept_); kept > 0) {
      std::erase_if(panel_.sizes, [kept](Index size) { return size <= kept; });
      panel_.sizes.insert(panel_.sizes.begin(), kept);
    }
  }

  /// The mean and random rankings.
  /// \return false when stopped
  [[nodiscard]] bool judge_references() {
    if (only_these_ && only_these_->empty()) {
      return false;
    }
    const TrialProgress progress = shares_.next(work_of_judging);
    const PanelSets none(1, std::vector<std::vector<Index>>(task_.splits.size()));
    const auto nothing = panel_errors(task_, none, log_, stop_of_rows_);
    if (!nothing) {
      return false;
    }
    panel_.beside.of_nothing = nothing->errors.row(0);
    Matrix sum = Matrix::Zero(std::ssize(panel_.sizes), std::ssize(task_.splits));
    const auto draws = static_cast<double>(options_.random_rankings);
    for (Index draw = 0; draw < options_.random_rankings; ++draw) {
      const auto at = static_cast<double>(draw);
      const auto judged =
          panel_errors(task_, random_sets(task_, panel_.sizes, draw, options_.seed, kept_), log_,
                       stop_of_rows_, part_of(progress, at / draws, (at + 1.0) / draws));
      if (!judged) {
        return false;
      }
      sum += judged->errors;
    }
    panel_.beside.of_random = sum / draws;
    return true;
  }

  /// \return false when stopped
  [[nodiscard]] bool run_members() {
    if (observer_.known) {
      observer_.known(panel_);
    }
    for (std::size_t place = 0; place < members_.size(); ++place) {
      if (is_left_out(place)) {
        continue;
      }
      if (observer_.begun) {
        observer_.begun(place);
      }
      PanelRow row{members_[place].info().id, members_[place].info().title, place};
      if (!run_or_leave_out(members_[place], row)) {
        return false;
      }
      panel_.rows.push_back(std::move(row));
      if (observer_.ended) {
        observer_.ended(place);
      }
      if (observer_.known && place + 1 < members_.size()) {
        observer_.known(so_far());
      }
    }
    return !only_these_;
  }

  /// \return false when stopped
  [[nodiscard]] bool run_or_leave_out(const PanelMember& member, PanelRow& row) {
    const TrialProgress progress = shares_.next(work_of(member));
    const double judged_at = (member.seconds + work_of_judging) / work_of(member);
    try {
      return judge_member(member, {task_, panel_.sizes, panel_.beside}, log_, stop_of_rows_,
                          part_of(progress, 0.0, judged_at), observer_.trial_ended, row) &&
             discover(member, part_of(progress, judged_at, 1.0), row);
    } catch (const std::exception& error) {
      if (is_fault(error)) {
        throw;
      }
      row = {row.id, row.title, row.member, statement_of(error)};
      return true;
    }
  }

  /// \return false when stopped
  [[nodiscard]] bool discover(const PanelMember& member, const TrialProgress& progress,
                              PanelRow& row) {
    if (!options_.discovery_rate || !member.discovery) {
      return true;
    }
    row.discoveries = panel_discoveries(*member.discovery, log_, stop_of_rows_, progress);
    return row.discoveries.has_value();
  }

  /// The columns that good methods keep in at least half of their trials.
  [[nodiscard]] std::vector<Index> often_kept() const {
    constexpr double often = 0.5;
    std::vector<Index> found;
    for (Index column = 0; column < problem_.dimension(); ++column) {
      if (std::any_of(panel_.good.begin(), panel_.good.end(), [&](std::size_t row) {
            return panel_.consensus.map(column, static_cast<Index>(row)) >= often;
          })) {
        found.push_back(column);
      }
    }
    return found;
  }

  /// Compares the finished rows.
  /// \param options  how many trials on targets in random order the consensus has
  void compare(MethodPanel& panel, const PanelOptions& options,
               const TrialProgress& progress) const {
    panel.order = compare_rows(panel.beside, panel.rows);
    panel.good.clear();
    std::copy_if(
        panel.order.begin(), panel.order.end(), std::back_inserter(panel.good),
        [&](std::size_t row) { return panel.rows[row].as_good && panel.rows[row].chooses(); });
    panel.agreement = panel_agreement(panel.rows, panel.order, problem_.dimension());
    panel.consensus = panel_consensus(members_, panel.rows, panel.good, task_, kept_, panel.units,
                                      options, log_, stop_, progress);
  }

  [[nodiscard]] MethodPanel so_far() const {
    PanelOptions without_permuted = options_;
    without_permuted.permuted = 0;
    MethodPanel panel = panel_;
    compare(panel, without_permuted, {});
    return panel;
  }

  void conclude() {
    compare(panel_, options_, shares_.next(work_of_judging));
    panel_.complete = panel_.complete && !panel_.consensus.was_stopped;
    panel_.interchangeable = interchangeable_columns(problem_, often_kept());
    std::erase_if(panel_.interchangeable, [this](const std::vector<Index>& columns) {
      return units_with(panel_.units, columns).size() < 2;
    });
    panel_.answer = panel_answer(panel_, problem_);
  }

  const std::vector<PanelMember>& members_;
  const PanelOptions& options_;
  std::stop_token stop_;
  std::stop_token stop_of_rows_;                        // none where the rows are already known
  std::optional<std::vector<std::size_t>> only_these_;  // the members that have a row
  PanelLog& log_;
  const PanelObserver& observer_;
  const Problem& problem_;
  std::vector<Index> kept_;
  HeldOutColumns task_;
  PanelShares shares_;
  MethodPanel panel_;
};

}  // namespace

MethodPanel method_panel(const std::vector<PanelMember>& members, const PanelOptions& options,
                         const std::stop_token& stop, PanelLog* log,
                         const PanelObserver& observer) {
  if (members.empty()) {
    throw bad_input({message("panel.no_method", "no method is to be compared"), "",
                     message("panel.no_method.accepted", "at least one method")});
  }
  if (options.discovery_rate) {
    refuse_bad_rate(*options.discovery_rate);
  }
  PanelLog own;
  return PanelRun(members, options, stop, log != nullptr ? *log : own, observer).made();
}

}  // namespace steelyard
