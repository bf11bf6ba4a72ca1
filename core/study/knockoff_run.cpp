// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_run.h"

#include <utility>

namespace steelyard {

KnockoffRun::KnockoffRun(StudyQuestion question, Terms terms)
    : question_(std::move(question)), terms_(std::move(terms)) {}

std::string KnockoffRun::begin(const std::stop_token& stop) {
  auto paired = terms_.source->draw(terms_.draw, stop);
  if (!paired) {
    return terms_.source->trouble();
  }
  *terms_.paired = std::move(*paired);
  const ProblemPtr problem = std::move(terms_.paired->problem);
  const auto complaints = complaints_about(question_.run, *problem);
  if (!complaints.empty()) {
    return in_words(complaints.front());
  }
  run_ = steelyard::begin(question_.run, problem);
  return {};
}

Snapshot KnockoffRun::work(Budget budget, std::stop_token stop) {
  if (run_) {
    return run_->advance(budget, stop);
  }
  Snapshot snapshot;
  snapshot.stage = "making knockoffs";
  const std::string trouble = begin(stop);
  if (!run_) {
    snapshot.outcome =
        trouble.empty() ? Outcome{Ending::stopped, ""} : Outcome{Ending::failed, trouble};
  }
  return snapshot;
}

Result KnockoffRun::best_so_far() const { return run_ ? run_->result() : Result{}; }

}  // namespace steelyard
