// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/answer_question.h"
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
  /// The table `data` itself, if nobody changes it from now on: its numbers are then not copied.
  std::shared_ptr<const Dataset> shared = {};
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
  /// Called where a fault of the program prevents that the record is completed; the record has the
  /// result even so. Without this function, the fault is thrown.
  std::function<void(const std::exception& fault)> faulted = {};
};

struct RecordedRun {
  Record record;
  ProblemPtr problem;
};

/// What every run ends with, in a window, a command or a lesson: how many columns are enough is
/// decided where the run leaves that open, and the record is completed. What was found is not lost
/// where that fails: the record then has the result as it is, and a warning that says why, such as
/// too little memory.
/// \param record  as begin_record() made it
/// \param stop  requested when nobody wants to wait for it any longer
/// \throws what is a fault of the program; the record has the result as it is even so
void complete_run(Record& record, const Method& method, const ProblemPtr& problem,
                  const Result& result, double seconds, const std::stop_token& stop);

/// What is asked of a run that has ended, about the columns that its record has chosen, if any.
/// \param method  that of the record; must outlive the question
/// \param problem  may be null where the table is not there; then nothing can be answered
[[nodiscard]] AnswerQuestion question_about(const Method& method,
                                            const std::shared_ptr<const Record>& record,
                                            ProblemPtr problem);

/// Runs to the end in the calling thread. When stopped, keeps the best result so far.
/// \param where  used when the run is refused, such as "lesson wine, step 2"; may be empty
/// \throws Error(bad_input) with all complaints of the method at once
[[nodiscard]] RecordedRun recorded_run(const RunOrder& order, const std::stop_token& stop,
                                       const RunObserver& observer, const std::string& where = {});

}  // namespace steelyard
