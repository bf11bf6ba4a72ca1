// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/methods/automatic/column_units.h"
#include "core/run/run_plan.h"
#include "core/run/stepper.h"
#include "core/trials/trial.h"

namespace steelyard::automatic {

/// Of the columns of a ranking, so many are ranked again; see Member.
inline constexpr Index most_eliminated = 12;

/// A method that is asked for a ranking of the columns.
struct Member {
  RunPlan run;
  /// If it is set, the first dozen of the ranking are ranked again by this plan, each time without
  /// the column that came last: recursive elimination (I. Guyon et al., Machine Learning 46,
  /// 389-422, 2002). A column that only helps together with others keeps its place so.
  std::optional<RunPlan> again = {};
  /// What speaks for sets of columns, as in joint_f_evidence(). If it is set, it ranks a table with
  /// categories; otherwise, a category stands where the best of its columns does.
  std::function<Vector(const Problem& problem, const std::vector<std::vector<Index>>& sets)>
      of_sets = {};

  [[nodiscard]] const std::string& title() const { return run.method->info().title; }
};

/// The ranking of a member on a changed problem, made piece by piece. The columns of one category
/// are ranked as one, and leave an elimination together.
class MemberRanking {
 public:
  enum class Progress { more, finished, stopped, failed };

  /// \param member  must outlive this
  MemberRanking(const Member& member, ProblemPtr problem, Trial trial, std::uint64_t seed,
                ColumnUnits units = {});

  [[nodiscard]] Progress advance(Budget budget, const std::stop_token& stop);
  /// Requires that it is finished. Its features are units.
  [[nodiscard]] const TrialOutcome& found() const { return found_; }
  /// Why it failed.
  [[nodiscard]] const Message& trouble() const { return trouble_; }
  /// Whether it failed before anything was computed: the samples or the columns at hand do not do,
  /// such as samples of a single class.
  [[nodiscard]] bool was_refused() const { return was_refused_; }

 private:
  [[nodiscard]] Progress take(const Result& result);
  [[nodiscard]] Progress eliminate(const Result& result);
  void rank_units();
  [[nodiscard]] Progress begin_elimination();
  /// The place among those that are left of the one that a ranking of their columns ends with.
  [[nodiscard]] Index place_of_last(const std::vector<Index>& ranking) const;
  void finish_elimination();

  const Member& member_;
  ProblemPtr problem_;
  Trial trial_;
  std::uint64_t seed_;
  ColumnUnits units_;
  ProblemPtr part_;  ///< as changed by the trial
  std::unique_ptr<Stepper> stepper_;
  bool eliminating_ = false;
  std::vector<Index> left_;     ///< units that are ranked again, ascending
  std::vector<Index> dropped_;  ///< units, in the order in which they were dropped
  TrialOutcome found_;
  Message trouble_;
  bool was_refused_ = false;
};

}  // namespace steelyard::automatic
