// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

#include <map>
#include <optional>
#include <string>

#include "app/python/table.h"
#include "core/problem/problem_options.h"
#include "core/run/method.h"

namespace steelyard::python {

/// How a table becomes a problem, in the words of the command line.
struct Question {
  std::string missing = "refuse";
  std::string truth_kind = "columns";
  std::string truth_scaling = "auto";
  std::string row_order = "automatic";
  bool wrap_periods = false;
  int threads = 0;  ///< 0 for all cores
};

/// What the words mean for a table.
struct Asked {
  ProblemOptions options;
  /// What was made of the spreads of the target, where that was not asked for; may be empty.
  std::string scaling = {};
};

/// \throws Error(bad_input) for words that mean nothing
[[nodiscard]] Asked asked_of(const Question& question, const Table& table);

/// Settings of a method, each as on the command line.
using Settings = std::map<std::string, std::string>;

/// All values of the method, from its defaults and the settings.
/// \throws Error(bad_input) for an unknown parameter, or a value that it does not accept
[[nodiscard]] ParameterValues values_of(const Method& method, const Settings& settings);

/// Sets the number of threads for what the calling thread computes from now on.
void use_threads(const Question& question);

void bind_question(pybind11::module_& module);

}  // namespace steelyard::python
