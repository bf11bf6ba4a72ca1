// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/run_controller.h"

#include <chrono>
#include <exception>
#include <thread>
#include <utility>

#include "core/in_words.h"

namespace steelyard::ui {
namespace {

/// The result of a run after a fault: its outcome, and the rest if it is still available.
Result resultOf(const BackgroundRun& run, const Outcome& outcome) {
  Result result;
  try {
    result = run.result();
  } catch (const std::exception& error) {
    result.warnings.push_back(in_words(error));
  }
  result.outcome = outcome;
  return result;
}

}  // namespace

RunController::RunController(QObject* parent) : QObject(parent) {
  using namespace std::chrono_literals;
  timer_.setInterval(33ms);
  connect(&timer_, &QTimer::timeout, this, &RunController::look);
  keeping_.setInterval(30s);
  connect(&keeping_, &QTimer::timeout, this, &RunController::askSoFar);
}

RunController::~RunController() = default;

void RunController::start(const Method& method, const ProblemPtr& problem,
                          const ParameterValues& values, BackgroundRun::Start how) {
  start(method.begin(problem, values), problem, how);
}

void RunController::start(std::unique_ptr<Stepper> stepper, const ProblemPtr& problem,
                          BackgroundRun::Start how) {
  const std::vector<ScalarInfo> scalars(stepper->scalars().begin(), stepper->scalars().end());
  run_.reset();  // one run owns the processor at a time
  fraction_ = 0.0;
  iteration_ = 0;
  stage_.clear();
  outcome_.reset();
  stopping_ = false;
  clock_.start();
  run_ = std::make_unique<BackgroundRun>(std::move(stepper), how);
  timer_.start();
  keeping_.start();
  Q_EMIT started(problem, scalars);
  if (how == BackgroundRun::Start::paused) {
    clock_.pause();
  }
  setState(how == BackgroundRun::Start::paused ? State::Paused : State::Running);
}

void RunController::pause() {
  if (state_ == State::Running) {
    run_->pause();
    clock_.pause();
    setState(State::Paused);
  }
}

void RunController::resume() {
  if (state_ == State::Paused) {
    run_->resume();
    clock_.resume();
    setState(State::Running);
  }
}

void RunController::step() {
  if (isActive()) {
    run_->step();
    clock_.pause();
    setState(State::Paused);
  }
}

void RunController::stop() {
  if (isActive()) {
    stopping_ = true;
    run_->stop();
    Q_EMIT ticked();
  }
}

void RunController::stopAndWait() {
  using namespace std::chrono_literals;
  stop();
  while (isActive()) {
    look();
    std::this_thread::sleep_for(1ms);
  }
}

void RunController::askSoFar() {
  if (isActive()) {
    run_->want_result();
  }
}

void RunController::forget() {
  timer_.stop();
  keeping_.stop();
  run_.reset();
  stopping_ = false;
  clock_.pause();
  setState(State::Idle);
}

bool RunController::isActive() const { return state_ == State::Running || state_ == State::Paused; }

std::optional<double> RunController::remaining() const {
  return remainingSeconds(elapsedSeconds(), fraction_);
}

void RunController::look() {
  if (!run_) {
    return;
  }
  const BackgroundRun* looked = run_.get();
  if (const auto snapshot = run_->look()) {
    deliver(*snapshot);
    // A receiver of the signal may have started another run.
    if (snapshot->outcome && run_.get() == looked) {
      finish(*snapshot->outcome);
      return;
    }
  }
  if (const auto result = run_ ? run_->take_result() : std::nullopt) {
    Q_EMIT soFar(*result);
  }
  Q_EMIT ticked();
}

void RunController::deliver(const Snapshot& snapshot) {
  iteration_ = snapshot.iteration;
  fraction_ = snapshot.fraction;
  stage_ = QString::fromStdString(snapshot.stage);
  Q_EMIT snapshotArrived(snapshot);
}

void RunController::finish(const Outcome& outcome) {
  timer_.stop();
  keeping_.stop();
  clock_.pause();
  stopping_ = false;
  stage_.clear();
  if (outcome.ending == Ending::converged || outcome.ending == Ending::iteration_limit) {
    fraction_ = 1.0;
  }
  outcome_ = outcome;
  const std::unique_ptr<BackgroundRun> ended = std::move(run_);
  const Result result = resultOf(*ended, outcome);
  setState(State::Finished);
  Q_EMIT finished(result);
}

void RunController::setState(State state) {
  if (std::exchange(state_, state) != state) {
    Q_EMIT stateChanged(state);
  }
}

}  // namespace steelyard::ui
