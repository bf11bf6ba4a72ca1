// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <memory>
#include <string>

#include "core/run/driver.h"
#include "core/run/method.h"

namespace steelyard::tests {

/// Parameters by id, as text, as on the command line.
using Settings = std::map<std::string, std::string>;

inline ParameterValues values_of(const Method& method, const Settings& settings) {
  ParameterValues values = method.schema().defaults();
  for (const auto& [id, text] : settings) {
    values.set(id, method.schema().parse(*method.schema().find(id), text));
  }
  return values;
}

/// Runs the method to its end, with default parameters except for the settings.
inline Result run_to_end(const Method& method, const ProblemPtr& problem,
                         const Settings& settings = {}) {
  const auto stepper = method.begin(problem, values_of(method, settings));
  drive(*stepper, {}, [](Snapshot&&) {});
  return stepper->result();
}

}  // namespace steelyard::tests
