// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_run.h"

#include <utility>

#include "core/message.h"
#include "core/trials/trial.h"

namespace steelyard {

KnockoffRun::KnockoffRun(StudyQuestion question, Terms terms)
    : question_(std::move(question)), terms_(std::move(terms)) {}

Message KnockoffRun::begin(const std::stop_token& stop) {
  auto paired = terms_.source->draw(terms_.draw, stop);
  if (!paired) {
    return terms_.source->trouble();
  }
  *terms_.paired = std::move(*paired);
  const ProblemPtr problem = std::move(terms_.paired->problem);
  BegunTrial begun = begin_trial(question_.run, problem, {});
  run_ = std::move(begun.stepper);
  return std::move(begun.trouble);
}

Snapshot KnockoffRun::work(Budget budget, std::stop_token stop) {
  if (run_) {
    return run_->advance(budget, stop);
  }
  Snapshot snapshot;
  snapshot.stage = message("stage.making_knockoffs", "making knockoffs");
  const Message trouble = begin(stop);
  if (!run_) {
    snapshot.outcome =
        trouble.says_nothing() ? Outcome{Ending::stopped, {}} : Outcome{Ending::failed, trouble};
  }
  return snapshot;
}

Result KnockoffRun::best_so_far() const { return run_ ? run_->result() : Result{}; }

}  // namespace steelyard
