// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/known_tasks.h"

#include "core/analysis/nested_choice.h"
#include "core/analysis/panel_ahead.h"
#include "core/analysis/realised_rate.h"
#include "core/study/replicate_result.h"
#include "core/study/search_task.h"
#include "core/trials/trial_work.h"

namespace steelyard {

TaskKinds builtin_tasks() {
  TaskKinds kinds;
  add_trial_tasks(kinds);
  add_null_tasks(kinds);
  add_choice_tasks(kinds);
  add_panel_tasks(kinds);
  add_search_tasks(kinds);
  add_replicate_tasks(kinds);
  return kinds;
}

MethodById methods_by_id(const MethodRegistry& methods) {
  return [&methods](std::string_view id) { return methods.find_if_known(id); };
}

}  // namespace steelyard
