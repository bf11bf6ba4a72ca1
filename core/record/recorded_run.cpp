// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/recorded_run.h"

#include <chrono>
#include <exception>
#include <memory>
#include <utility>

#include "core/analysis/suggestion.h"
#include "core/error.h"
#include "core/in_words.h"
#include "core/message.h"
#include "core/run/driver.h"

namespace steelyard {
namespace {

void check(const RunOrder& order, const Problem& problem, const RunObserver& observer,
           const std::string& where) {
  const std::vector<Complaint> complaints = order.method.check(problem, order.values);
  if (!complaints.empty()) {
    throw bad_input({statement_of(complaints, "\n  "), where,
                     observer.refused ? observer.refused(complaints, problem) : Message()});
  }
}

Problem problem_of(const RunOrder& order) {
  return order.shared ? make_problem(order.shared, order.options, order.truth)
                      : make_problem(order.data, order.options, order.truth);
}

}  // namespace

void complete_run(Record& record, const Method& method, const ProblemPtr& problem,
                  const Result& result, double seconds, const std::stop_token& stop) {
  try {
    const AnswerQuestion question = question_about(method.plan(record.parameters), problem,
                                                   std::make_shared<const Result>(result));
    complete_record(record, *problem, choose_column_count(question, stop), seconds, stop);
  } catch (const std::exception& error) {
    record.result = result;
    record.seconds = seconds;
    if (is_fault(error)) {
      throw;
    }
    record.result.warnings.push_back(statement_of(error));
  }
}

AnswerQuestion question_about(const Method& method, const std::shared_ptr<const Record>& record,
                              ProblemPtr problem) {
  AnswerQuestion question = question_about(method.plan(record->parameters), std::move(problem),
                                           {record, &record->result});
  question.chosen = record->chosen;
  question.seconds = record->seconds;
  return question;
}

RecordedRun recorded_run(const RunOrder& order, const std::stop_token& stop,
                         const RunObserver& observer, const std::string& where) {
  const auto problem = std::make_shared<const Problem>(problem_of(order));
  check(order, *problem, observer, where);
  if (observer.estimated) {
    observer.estimated(order.method.estimate(*problem, order.values));
  }
  RecordedRun run{
      begin_record(order.data, order.truth, order.options, order.method, order.values, *problem),
      problem};
  const std::unique_ptr<Stepper> stepper = order.method.begin(problem, order.values);
  if (observer.begun) {
    observer.begun(run.record, *stepper);
  }
  const auto start = std::chrono::steady_clock::now();
  const Outcome outcome = drive(*stepper, stop, [&](const Snapshot& snapshot) {
    if (observer.advanced) {
      observer.advanced(snapshot, *stepper);
    }
  });
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  try {
    complete_run(run.record, order.method, problem, result_of(*stepper, outcome), seconds.count(),
                 stop);
  } catch (const std::exception& error) {
    if (!observer.faulted) {
      throw;
    }
    observer.faulted(error);
  }
  return run;
}

}  // namespace steelyard
