// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>

#include "core/run/snapshot.h"

namespace steelyard::app {

/// The progress of a run on standard error: one line that is rewritten on a terminal, otherwise a
/// line for every tenth.
class ProgressLine {
 public:
  /// \param objective  its title, such as "DII"
  ProgressLine(std::string objective, bool quiet);

  void show(const Snapshot& snapshot);
  /// Ends a line that is being rewritten.
  void finish() const;

 private:
  [[nodiscard]] std::string text(const Snapshot& snapshot) const;

  std::string objective_;
  bool quiet_;
  bool terminal_;
  int tenths_ = -1;
  std::optional<double> newest_;  // of the objective, once it is known
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// The progress of the checks behind an answer, or of other work without iterations, on standard
/// error: one line that is rewritten on a terminal, and taken away at the end, when the answer is
/// printed. Nothing where standard error is no terminal.
class CheckingLine {
 public:
  /// \param doing  what goes on
  explicit CheckingLine(bool quiet, std::string doing = "checking the answer");
  CheckingLine(const CheckingLine&) = delete;
  CheckingLine& operator=(const CheckingLine&) = delete;
  ~CheckingLine();

  /// May be called by several threads; a smaller share than before changes nothing.
  /// \param share  of the work that is done, 0 .. 1
  void show(double share);
  /// May be called by several threads.
  /// \param doing  what goes on from now on
  void say(std::string doing);

 private:
  void draw() const;  ///< with the lock

  std::string doing_;
  bool shown_;  ///< whether this is for a terminal that wants it
  std::mutex one_at_a_time_;
  double largest_ = -1.0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace steelyard::app
