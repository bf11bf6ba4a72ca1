// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/session/session_run.h"

namespace steelyard::ui {

/// The run that goes on, which is none of the finished ones yet.
class ActiveRun {
 public:
  /// The run begins, in place of one that went on before.
  void begin(SessionRun run) {
    run_ = std::move(run);
    draft_ = std::make_shared<Record>();
  }
  /// nullptr if none goes on. Its record is what was put down last; there may be none.
  [[nodiscard]] const SessionRun* run() const { return run_ ? &*run_ : nullptr; }
  /// What the end of the run completes, in its own thread; nullptr if none goes on.
  [[nodiscard]] const std::shared_ptr<Record>& draft() const { return draft_; }
  /// What its iterates hold is known. Requires a run.
  void setScalars(const std::vector<ScalarInfo>& scalars, const QString& objectiveName) {
    run_->scalars = scalars;
    run_->objectiveName = objectiveName;
  }
  /// What it has found so far, for when the program is killed. Requires a run.
  void putDown(std::shared_ptr<const Record> record) { run_->record = std::move(record); }
  /// The run as it ends, with the draft as its record; none goes on afterwards. Requires a run.
  [[nodiscard]] SessionRun end() {
    SessionRun ended = std::move(*run_);
    ended.record = std::move(draft_);
    forget();
    return ended;
  }
  void forget() {
    run_.reset();
    draft_.reset();
  }

 private:
  std::optional<SessionRun> run_;
  std::shared_ptr<Record> draft_;
};

}  // namespace steelyard::ui
