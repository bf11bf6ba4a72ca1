// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/methods/registry.h"
#include "core/record/lesson.h"
#include "core/run/snapshot.h"

namespace steelyard {

/// Method and options after some steps of a lesson.
struct LessonSettings {
  const Method* method = nullptr;
  ParameterValues values;
  ProblemOptions options;
  std::optional<double> speed;  ///< of runs in the window; ignored by a replay
};

/// \param steps  number of steps done; 0 for the beginning of the lesson
/// \throws Error(bad_input) that names the lesson, the step and the method or parameter
[[nodiscard]] LessonSettings lesson_settings(const Lesson& lesson, std::size_t steps,
                                             const MethodRegistry& registry);

/// One step of preparation, with its settings parsed.
/// \throws Error(bad_input) that names the setting
[[nodiscard]] PreparationStep preparation_step(const LessonPreparation& wanted,
                                               const std::string& where);

/// Performs the steps of a lesson one after the other, without a window.
class LessonReplay {
 public:
  using Observer = std::function<void(const Snapshot& snapshot)>;

  /// \param lesson    must outlive this object
  /// \param table     the lesson's, with the roles and units that it begins with
  /// \param registry  must outlive this object
  LessonReplay(const Lesson& lesson, Dataset table, const MethodRegistry& registry);

  [[nodiscard]] bool at_end() const { return done_ == lesson_.steps.size(); }
  /// The step that next() will perform; requires !at_end().
  [[nodiscard]] const LessonStep& step() const { return lesson_.steps[done_]; }
  /// Number of steps done.
  [[nodiscard]] std::size_t done() const { return done_; }
  /// Performs one step; requires !at_end().
  /// \return its result, which stays valid until the next call; null for a step without a run
  /// \throws Error(bad_input) if the settings or the data are refused
  const LessonRun* next(const std::stop_token& stop = {}, const Observer& observer = {});
  [[nodiscard]] const std::vector<LessonRun>& runs() const { return runs_; }
  /// The table after the steps done.
  [[nodiscard]] const Dataset& table() const { return table_; }

 private:
  void change(const LessonChange& change);
  void run(const std::stop_token& stop, const Observer& observer);

  const Lesson& lesson_;
  Dataset table_;
  const MethodRegistry& registry_;
  std::size_t done_ = 0;
  std::vector<LessonRun> runs_;
};

}  // namespace steelyard
