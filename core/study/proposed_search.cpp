// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/proposed_search.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/run/run_plan.h"

namespace steelyard {

ParameterValues with_proposed_search(const Method& method, const Problem& problem) {
  constexpr double most_seconds = 30.0;
  // Forward compares columns by what each adds. The others compare weights, which correlated
  // columns share, but are quicker.
  const std::array<std::string, 3> searches{"forward", "backward", "l1-path"};
  ParameterValues plain = method.schema().defaults();
  const ParameterSpec* const search = method.schema().find("search");
  if (search == nullptr) {
    return plain;
  }
  for (const std::string& id : searches) {
    const auto same = [&](const ParameterChoice& choice) { return choice.id == id; };
    if (std::any_of(search->choices.begin(), search->choices.end(), same)) {
      ParameterValues values = plain;
      values.set(search->id, id);
      if (method.check(problem, values).empty() &&
          reference_seconds(method.plan(values), problem) < most_seconds) {
        return values;
      }
    }
  }
  return plain;
}

}  // namespace steelyard
