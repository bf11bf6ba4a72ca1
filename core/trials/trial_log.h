// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/trials/trial.h"

namespace steelyard {

/// How columns are chosen from what a trial has found.
enum class ChosenBy {
  held_out,  ///< samples of the trial's own problem that it holds out say how many
  rule,      ///< the rule of the method itself
  count      ///< as many as somebody asks for
};

/// What a choice inside a trial depends on, besides the trial.
struct ChoiceInTrial {
  ChosenBy by = ChosenBy::count;
  std::size_t count = 0;  ///< how many are asked for; 0 if they are not counted

  friend bool operator==(const ChoiceInTrial&, const ChoiceInTrial&) = default;
};

/// Keeps the outcomes of finished trials, and what was chosen from them. A list that was stopped is
/// continued where it was, and what two questions about one run want is computed once: as an
/// outcome depends on nothing but its plan, its change and its number, it is known again by these.
/// Whoever keeps a run keeps its log with it. Several threads may use it at once.
class TrialLog {
 public:
  /// The outcome of this trial; `nullopt` if it has not been kept.
  [[nodiscard]] std::optional<TrialOutcome> find(const TrialPlan& plan, const Trial& trial) const;
  void keep(const TrialPlan& plan, const Trial& trial, const TrialOutcome& outcome);
  /// The columns that were chosen from this trial in this way; `nullopt` if they have not been
  /// kept.
  [[nodiscard]] std::optional<std::vector<Index>> find_choice(const TrialPlan& plan,
                                                              const Trial& trial,
                                                              const ChoiceInTrial& choice) const;
  void keep_choice(const TrialPlan& plan, const Trial& trial, const ChoiceInTrial& choice,
                   const std::vector<Index>& selection);

 private:
  struct Finished {
    Trial trial;
    TrialOutcome outcome;
  };
  struct Chosen {
    Trial trial;
    ChoiceInTrial choice;
    std::vector<Index> selection;
  };
  /// What tells a plan from others. A thinned problem is made anew for each list: it is known by
  /// what it was made from, so that the log keeps none of them alive.
  struct Key {
    explicit Key(const TrialPlan& plan);
    [[nodiscard]] bool operator==(const Key& other) const = default;

    RunPlan run;
    ProblemPtr whole;
    Index samples;
    std::uint64_t seed;
  };
  struct List {
    Key key;
    std::vector<Finished> finished = {};
    std::vector<Chosen> chosen = {};
  };

  /// Null if nothing has been kept of the plan. Requires the lock.
  [[nodiscard]] const List* known(const Key& key) const;
  /// The list of the plan, which is made where there is none. Requires the lock.
  [[nodiscard]] List& list_of(const Key& key);

  mutable std::mutex mutex_;
  std::vector<List> lists_;
};

}  // namespace steelyard
