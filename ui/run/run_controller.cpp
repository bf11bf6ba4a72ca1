// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/run_controller.h"

#include <chrono>
#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "core/in_words.h"
#include "core/message.h"
#include "core/platform/thread_priority.h"
#include "core/run/driver.h"
#include "ui/jobs/job_runner.h"
#include "ui/message_text.h"

namespace steelyard::ui {
namespace {

/// A run that was ended early is not done, whatever share of its work it thought it had.
bool endsWhole(const Outcome& outcome) {
  return outcome.ending == Ending::converged || outcome.ending == Ending::iteration_limit;
}

/// Why a run has no result. It is kept with the run, so it is a message, which is translated
/// only when it is shown.
Message whyNoResult(const std::exception& error) {
  const Message said = statement_of(error);
  return is_fault(error) ? message("run.fault_at_end", "a fault in the program: {1}", said) : said;
}

Result withoutAny(const Message& why) {
  Result nothing;
  nothing.outcome = {Ending::failed, why};
  return nothing;
}

}  // namespace

RunController::RunController(QObject* parent)
    : QObject(parent), preparing_(new JobRunner(this)), completing_(new JobRunner(this)) {
  using namespace std::chrono_literals;
  timer_.setInterval(33ms);
  connect(&timer_, &QTimer::timeout, this, &RunController::look);
  keeping_.setInterval(30s);
  connect(&keeping_, &QTimer::timeout, this, &RunController::askSoFar);
  connect(preparing_, &JobRunner::failed, this, &RunController::giveUp);
  // The job reports every other failure itself: it fails only without memory for the report.
  connect(completing_, &JobRunner::failed, this,
          [this] { end(withoutAny(whyNoResult(std::bad_alloc()))); });
}

/// Nobody waits for what was to be computed of a result.
RunController::~RunController() { completionStop_.request_stop(); }

void RunController::start(const Method& method, const ProblemPtr& problem,
                          const ParameterValues& values, BackgroundRun::Start how) {
  start(method.begin(problem, values), problem, how);
}

void RunController::start(std::unique_ptr<Stepper> stepper, const ProblemPtr& problem,
                          BackgroundRun::Start how) {
  const std::vector<ScalarInfo> scalars(stepper->scalars().begin(), stepper->scalars().end());
  endFormer();
  clock_.start();
  run_ = std::make_unique<BackgroundRun>(std::move(stepper), how, 0, duration_);
  timer_.start();
  keeping_.start();
  Q_EMIT started(problem, scalars);
  if (how == BackgroundRun::Start::paused) {
    clock_.pause();
  }
  setState(how == BackgroundRun::Start::paused ? State::Paused : State::Running);
}

void RunController::endFormer() {
  preparing_->abandon();
  completing_->abandon();
  completionStop_.request_stop();
  run_.reset();  // one run owns the processor at a time
  untold_.reset();
  completion_ = nullptr;
  fraction_ = 0.0;
  iteration_ = 0;
  stage_.clear();
  outcome_.reset();
  stopping_ = false;
}

void RunController::prepare(std::function<Prepared()> make, const ProblemPtr& problem,
                            BackgroundRun::Start how) {
  timer_.stop();
  keeping_.stop();
  endFormer();
  stepsOwed_ = 0;
  clock_.start();
  preparing_->start([this, make = std::move(make), problem](const ReadControl&) {
    return [this, made = std::make_shared<Prepared>(make()), problem] {
      const bool paused = state_ == State::Paused;
      const int steps = std::exchange(stepsOwed_, 0);
      start(std::move(made->stepper), problem,
            paused ? BackgroundRun::Start::paused : BackgroundRun::Start::running);
      completion_ = std::move(made->completion);
      for (int k = 0; k < steps; ++k) {
        step();
      }
    };
  });
  setState(how == BackgroundRun::Start::paused ? State::Paused : State::Running);
  Q_EMIT ticked();
}

bool RunController::isPreparing() const { return preparing_->isBusy(); }

void RunController::giveUp(const QString& why) {
  preparing_->abandon();
  clock_.pause();
  setState(State::Idle);
  Q_EMIT notStarted(why);
}

void RunController::setDuration(double seconds) {
  if (std::exchange(duration_, seconds) == seconds) {
    return;
  }
  if (run_) {
    run_->set_duration(seconds);
  }
  Q_EMIT durationChanged(seconds);
}

void RunController::pause() {
  if (state_ == State::Running && (run_ || isPreparing())) {
    if (run_) {
      run_->pause();
    }
    clock_.pause();
    setState(State::Paused);
  }
}

void RunController::resume() {
  if (state_ == State::Paused && (run_ || isPreparing())) {
    if (run_) {
      run_->resume();
    }
    stepsOwed_ = 0;
    clock_.resume();
    setState(State::Running);
  }
}

void RunController::step() {
  if (isPreparing()) {
    ++stepsOwed_;
    clock_.pause();
    setState(State::Paused);
  } else if (isActive() && run_) {
    run_->step();
    clock_.pause();
    setState(State::Paused);
  }
}

void RunController::stop() {
  if (isPreparing()) {
    giveUp({});
  } else if (isActive()) {
    stopping_ = true;
    if (run_) {
      run_->stop();
    } else {
      completionStop_.request_stop();
    }
    Q_EMIT ticked();
  }
}

void RunController::stopAndWait() {
  using namespace std::chrono_literals;
  stop();
  while (run_) {
    look();
    std::this_thread::sleep_for(1ms);
  }
  completing_->finish();
}

void RunController::askSoFar() {
  if (isActive() && run_) {
    run_->want_result();
  }
}

void RunController::forget() {
  timer_.stop();
  keeping_.stop();
  preparing_->abandon();
  completing_->abandon();
  completionStop_.request_stop();
  run_.reset();
  untold_.reset();
  stopping_ = false;
  fraction_ = 0.0;
  clock_.pause();
  setState(State::Idle);
}

bool RunController::isActive() const { return state_ == State::Running || state_ == State::Paused; }

double RunController::workedSeconds() const { return run_ ? run_->worked_seconds() : worked_; }

std::optional<double> RunController::remaining() const {
  return remainingSeconds(elapsedSeconds(), fraction_);
}

void RunController::look() {
  if (!run_) {
    return;
  }
  if (const auto snapshot = run_->look()) {
    // Kept before it is told: a receiver may fail, and the run says its outcome only once.
    untold_ = snapshot->outcome;
    deliver(*snapshot);
  }
  // A receiver of the signal may have ended this run, or started another: then nothing is untold.
  if (const auto outcome = std::exchange(untold_, std::nullopt)) {
    finish(*outcome);
    return;
  }
  if (const auto result = run_ ? run_->take_result() : std::nullopt) {
    Q_EMIT soFar(*result);
  }
  Q_EMIT ticked();
}

void RunController::deliver(const Snapshot& snapshot) {
  iteration_ = snapshot.iteration;
  if (!snapshot.outcome || endsWhole(*snapshot.outcome)) {
    fraction_ = snapshot.fraction;
  }
  stage_ = QString::fromStdString(shownWords(snapshot.stage));
  Q_EMIT snapshotArrived(snapshot);
}

void RunController::finish(const Outcome& outcome) {
  timer_.stop();
  keeping_.stop();
  clock_.pause();
  stopping_ = false;
  stage_.clear();
  if (endsWhole(outcome)) {
    fraction_ = 1.0;
  }
  outcome_ = outcome;
  worked_ = workedSeconds();
  completionStop_ = std::stop_source();
  const std::shared_ptr<BackgroundRun> run = std::move(run_);
  auto complete = [this, outcome, run, completion = completion_, seconds = worked_,
                   enough = completionStop_.get_token()](const ReadControl&) {
    lower_this_threads_priority();  // it is still work of the run
    const auto result = std::make_shared<Result>();
    try {
      *result = result_of([&] { return run->result(); }, outcome);
      if (completion) {
        completion(*result, seconds, enough);
      }
    } catch (const std::exception& error) {
      *result = withoutAny(whyNoResult(error));
    }
    return [this, result] { end(*result); };
  };
  try {
    completing_->start(std::move(complete));
  } catch (const std::system_error& error) {
    // No thread can be started. What was found is not lost; what would be computed of it is.
    Result result = result_of([&] { return run->result(); }, outcome);
    result.warnings.push_back(message(
        "run.not_completed", "the result was not looked at further: {1}", statement_of(error)));
    end(result);
  }
  Q_EMIT ticked();
}

void RunController::end(const Result& result) {
  stopping_ = false;
  setState(State::Finished);
  Q_EMIT finished(result);
}

void RunController::setState(State state) {
  if (std::exchange(state_, state) != state) {
    Q_EMIT stateChanged(state);
  }
}

}  // namespace steelyard::ui
