// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "core/trials/trial.h"

namespace steelyard {

/// Keeps the outcomes of finished trials. A list that was stopped is continued where it was, and
/// what two questions about one run want is computed once: as an outcome depends on nothing but its
/// plan, its change and its number, it is known again by these. Several threads may use it at once.
class TrialLog {
 public:
  /// The outcome of this trial; `nullopt` if it has not been kept.
  [[nodiscard]] std::optional<TrialOutcome> find(const TrialPlan& plan, const Trial& trial) const;
  void keep(const TrialPlan& plan, const Trial& trial, const TrialOutcome& outcome);

 private:
  struct Finished {
    Trial trial;
    TrialOutcome outcome;
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
    std::vector<Finished> finished;
  };

  mutable std::mutex mutex_;
  std::vector<List> lists_;
};

}  // namespace steelyard
