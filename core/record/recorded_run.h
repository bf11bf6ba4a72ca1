// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/parameter/complaint.h"
#include "core/record/record_builder.h"
#include "core/run/snapshot.h"
#include "core/run/stepper.h"

namespace steelyard {

/// What to run. Tables and method must live until the run has ended.
struct RunOrder {
  const Dataset& data;
  const Dataset* truth = nullptr;
  ProblemOptions options;
  const Method& method;
  ParameterValues values;
};

/// Callbacks during a run; each may be empty.
struct RunObserver {
  /// Called first, with the estimated cost.
  std::function<void(const Estimate& estimate)> estimated;
  /// Called before the first piece of work. Both arguments stay valid until the run has ended.
  std::function<void(const Record& begun, const Stepper& stepper)> begun;
  std::function<void(const Snapshot& snapshot, const Stepper& stepper)> advanced;
  /// Called instead of all others if the run is refused. Says what would be accepted; may say
  /// nothing.
  std::function<Message(const std::vector<Complaint>& complaints, const Problem& problem)> refused =
      {};
};

struct RecordedRun {
  Record record;
  ProblemPtr problem;
};

/// Runs to the end in the calling thread. When stopped, keeps the best result so far.
/// \param where  used when the run is refused, such as "lesson wine, step 2"; may be empty
/// \throws Error(bad_input) with all complaints of the method at once
[[nodiscard]] RecordedRun recorded_run(const RunOrder& order, const std::stop_token& stop,
                                       const RunObserver& observer, const std::string& where = {});

}  // namespace steelyard
