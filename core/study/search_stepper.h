// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "core/message.h"
#include "core/problem/shared_matrix.h"
#include "core/study/search_plan.h"
#include "core/study/search_task.h"

namespace steelyard {

/// Runs the tasks of a plan and collects their solutions as a path "objective against number of
/// features". Tasks returned together run in parallel, one thread each; a single task has all
/// threads. Where other processes take part, they do some of the tasks of a plan that counts tasks,
/// and one advance() does as many tasks as keep all processes busy for a while. Finished solutions
/// are kept when the search is stopped.
///
/// An iteration is one of a task, or one finished task, as the plan specifies. The result is the
/// suggested point of the path.
class SearchStepper : public Stepper {
 public:
  /// \param deviations  D, standard deviations of the problem's inputs, for relative weights
  /// \param kept        features that stand first in every solution, ascending
  /// \param source      of the fitter; without it, only this process does the tasks
  SearchStepper(std::shared_ptr<SubsetFitter> fitter, std::unique_ptr<SearchPlan> plan,
                Vector deviations, std::vector<Index> kept = {},
                std::optional<FitterSource> source = {});
  SearchStepper(const SearchStepper&) = delete;
  SearchStepper& operator=(const SearchStepper&) = delete;
  ~SearchStepper() override;

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override { return scalars_; }

 private:
  [[nodiscard]] Snapshot work(Budget budget, std::stop_token stop) override;
  [[nodiscard]] Result best_so_far() const override;
  struct Member;

  /// \return false when the plan is finished
  [[nodiscard]] bool begin_tasks();
  void advance_tasks(Budget budget, const std::stop_token& stop);
  /// Does all running tasks to their end, together with other processes.
  void share_tasks(HandOut& others, const std::stop_token& stop);
  /// Who else does tasks; null if nobody does.
  [[nodiscard]] HandOut* others();
  void absorb(Member& member, Snapshot& snapshot);
  /// Absorbs tasks in their order, so that the path does not depend on the number of threads. Takes
  /// them out of order at the end, when the first task may never finish.
  void absorb_finished(bool out_of_order, Snapshot& snapshot);
  void pass_on(Snapshot& of_task, Snapshot& snapshot);
  void append(Iterate iterate, Snapshot& snapshot);
  [[nodiscard]] PathPoint solution_of(const LearningTask& task, const SolvedTask& solved) const;
  void finish(Snapshot& snapshot, Outcome outcome);
  [[nodiscard]] Outcome ending() const;

  std::shared_ptr<SubsetFitter> fitter_;
  std::unique_ptr<SearchPlan> plan_;
  Vector deviations_;
  std::vector<Index> kept_;
  std::optional<FitterSource> source_;
  std::shared_ptr<const CommonPart> common_;  ///< made of the source when it is first needed
  std::vector<ScalarInfo> scalars_;
  bool prepared_ = false;
  std::deque<LearningTask> waiting_;  ///< tasks of the plan that have not started
  std::vector<Member> members_;       ///< running tasks
  std::size_t steps_ = 0;             ///< how often the plan was asked for its next tasks
  std::uint64_t next_iteration_ = 0;
  std::vector<Iterate> iterates_;  ///< without weights
  Vector last_weights_;            ///< weights of the last iterate
  std::vector<PathPoint> path_;
  std::size_t solved_ = 0;         ///< number of tasks with a solution, on the path or not
  std::vector<Message> failures_;  ///< why the other tasks had none
  std::optional<Outcome> outcome_;
};

}  // namespace steelyard
