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

/// How method and options are set after some steps of a lesson.
struct LessonSettings {
  const Method* method = nullptr;
  ParameterValues values;
  ProblemOptions options;
  std::optional<double> speed;  ///< of runs in the window; a replay takes no notice of it
};

/// \param steps  so many have been done; 0: as the lesson begins
/// \throws Error(bad_input) naming the lesson, the step and the method or parameter
[[nodiscard]] LessonSettings lesson_settings(const Lesson& lesson, std::size_t steps,
                                             const MethodRegistry& registry);

/// One step of preparation, with its settings read. \throws Error(bad_input) naming the setting
[[nodiscard]] PreparationStep preparation_step(const LessonPreparation& wanted,
                                               const std::string& where);

/// Does the steps of a lesson one after the other, without a window.
class LessonReplay {
 public:
  using Observer = std::function<void(const Snapshot& snapshot)>;

  /// \param table  of the lesson, with roles and units as it begins; the others must outlive this
  LessonReplay(const Lesson& lesson, Dataset table, const MethodRegistry& registry);

  [[nodiscard]] bool at_end() const { return done_ == lesson_.steps.size(); }
  /// The step that next() does; requires !at_end().
  [[nodiscard]] const LessonStep& step() const { return lesson_.steps[done_]; }
  /// Number of steps done.
  [[nodiscard]] std::size_t done() const { return done_; }
  /// \return what came out, which stays valid until the next call; nullptr of a step without a run
  /// \throws Error(bad_input) if the settings or the data are refused
  const LessonRun* next(const std::stop_token& stop = {}, const Observer& observer = {});
  [[nodiscard]] const std::vector<LessonRun>& runs() const { return runs_; }
  /// As the steps done have left it.
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
