// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/methods/automatic/automatic_trials.h"
#include "core/methods/automatic/folds_or_all.h"
#include "core/methods/automatic/last_look.h"
#include "core/methods/automatic/stand_ins.h"
#include "core/run/stepper.h"

namespace steelyard::automatic {

struct AutomaticOptions {
  Index folds = 5;
  Index repeats = 2;  ///< of the folds, each time with other samples in them
  Index trees = 60;   ///< of a forest that predicts
  std::uint64_t seed = 1;
};

/// What is asked of the task that the members are judged by.
[[nodiscard]] HeldOutColumnsOptions automatic_task_options(const AutomaticOptions& options);
/// The task that the members are judged by.
/// \param why  receives the reason if it is impossible
[[nodiscard]] std::optional<HeldOutColumns> automatic_task(const Problem& problem,
                                                           const AutomaticOptions& options,
                                                           Message& why);

/// The members rank the columns on each training part, and judges predict the rest of the samples
/// from the beginnings of the rankings; see plan_choice.h for which member, number and judge are
/// taken. That member then ranks the columns of all samples; where the folds keep others, their
/// errors decide (folds_or_all.h). A last look drops what is not needed, columns that stand in for
/// those that are left are named, and the judge learns what it predicts other tables with: from all
/// samples or, if it keeps samples, from as many as fitted_judge.h says. An iteration is one
/// ranking and what the judges say of it. The columns of a category or of another group
/// (problem/whole_units.h) are ranked, kept and dropped as one.
class AutomaticStepper final : public Stepper {
 public:
  /// \param members   at least one; none has a complaint about the problem
  /// \param warnings  about what takes no part
  AutomaticStepper(ProblemPtr problem, std::vector<Member> members, AutomaticOptions options,
                   std::vector<Message> warnings = {});

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override;

 private:
  enum class Stage { beginning, trials, ranking, choosing, looking, exchanging, fitting, done };

  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;

  /// Each does one piece of its stage.
  /// \return false when stopped
  [[nodiscard]] bool advance_stage(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool begin();
  [[nodiscard]] bool advance_trials(Budget budget, const std::stop_token& stop, Snapshot& snapshot);
  [[nodiscard]] bool rank(Budget budget, const std::stop_token& stop);
  [[nodiscard]] bool choose_set(const std::stop_token& stop);
  [[nodiscard]] bool look(const std::stop_token& stop);
  [[nodiscard]] bool exchange(const std::stop_token& stop);
  [[nodiscard]] bool fit(const std::stop_token& stop);
  void take_choice();
  void fail(Message why);

  [[nodiscard]] const Candidate& taken() const;
  [[nodiscard]] std::optional<Candidate> leading() const;
  [[nodiscard]] double relative_to_nothing(std::size_t candidate) const;
  /// Of the columns that are selected, per split: the error of the plan, whose columns were ranked
  /// without the tested samples, and what the last look has changed about it. The look has seen
  /// all samples; only the difference that it makes is taken from it.
  [[nodiscard]] Vector errors_of_selection() const;
  /// Whether the columns that are taken err clearly more than the plan, whose columns may be others
  /// in each fold: although they were found with all samples in view. Their error is then the one
  /// of the selection.
  [[nodiscard]] bool is_plan_better_than_set() const;
  [[nodiscard]] std::vector<Index> kept_units() const;
  /// As many units as are taken: those that the folds keep most often, of equal ones those that the
  /// ranking of all samples puts first.
  [[nodiscard]] std::vector<Index> units_of_folds() const;
  [[nodiscard]] std::vector<Index> selected_units() const;
  [[nodiscard]] std::vector<Index> selection() const;
  [[nodiscard]] std::vector<Index> final_order_of_units() const;
  [[nodiscard]] FeatureColumn order_column() const;
  [[nodiscard]] FeatureColumn kept_column() const;
  [[nodiscard]] std::vector<FeatureColumn> columns() const;
  [[nodiscard]] std::vector<StandIn> stand_ins() const;
  [[nodiscard]] std::vector<PathPoint> path() const;
  /// How many columns some units have.
  [[nodiscard]] std::size_t columns_in(const std::vector<Index>& units) const {
    return units_.columns_of(units).size();
  }
  /// See why_taken().
  [[nodiscard]] Message reason() const;
  [[nodiscard]] Message stage_in_words() const;
  /// Of the whole run; requires that the trials have begun.
  [[nodiscard]] double fraction() const;

  ProblemPtr problem_;
  std::vector<Member> members_;
  AutomaticOptions options_;
  std::vector<Message> warnings_;
  Stage stage_ = Stage::beginning;
  ColumnUnits units_;  ///< of all samples; known once the run has begun
  std::unique_ptr<AutomaticTrials> trials_;
  std::optional<HeldOutColumns> judged_on_;  ///< the splits of the errors, once all are finished
  CandidateErrors errors_;                   ///< over the finished splits
  std::optional<PlanChoice> choice_;         ///< of these
  Vector shares_;                            ///< per unit, see AutomaticTrials::shares()
  std::unique_ptr<MemberRanking> ranking_;   ///< of all samples
  std::optional<TrialOutcome> ranked_;
  std::optional<FoldsOrAll> set_;  ///< the columns of the plan, before the last look
  std::optional<LastLook> look_;
  std::optional<StandIns> stand_ins_;       ///< for the columns that the last look leaves
  std::shared_ptr<const Predictor> model_;  ///< the judge that was taken, on what is selected
  std::vector<Iterate> iterates_;
  std::optional<Outcome> outcome_;
};

}  // namespace steelyard::automatic
