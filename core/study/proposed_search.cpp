// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/proposed_search.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/run/run_plan.h"

namespace steelyard {

ParameterValues with_proposed_search(const Method& method, const Problem& problem,
                                     const std::optional<std::string>& wanted) {
  constexpr double most_seconds = 30.0;
  // Forward compares columns by what each adds. The others compare weights, which correlated
  // columns share, but are quicker.
  const std::array<std::string, 3> searches{"forward", "backward", "l1-path"};
  ParameterValues plain = method.schema().defaults();
  const ParameterSpec* const search = method.schema().find("search");
  if (search == nullptr) {
    return plain;
  }
  const auto possible = [&](const std::string& id) -> std::optional<ParameterValues> {
    const auto same = [&](const ParameterChoice& choice) { return choice.id == id; };
    ParameterValues values = plain;
    values.set(search->id, id);
    const bool offered = std::any_of(search->choices.begin(), search->choices.end(), same);
    return offered && method.check(problem, values).empty() ? std::optional(values) : std::nullopt;
  };
  if (wanted) {
    if (auto values = possible(*wanted)) {
      return *std::move(values);
    }
  }
  for (const std::string& id : searches) {
    if (auto values = possible(id);
        values && reference_seconds(method.plan(*values), problem) < most_seconds) {
      return *std::move(values);
    }
  }
  return plain;
}

std::optional<std::string> chosen_search(const Method& method, const ParameterValues& values) {
  return method.schema().find("search") != nullptr && values.contains("search")
             ? std::optional(values.choice("search"))
             : std::nullopt;
}

}  // namespace steelyard
