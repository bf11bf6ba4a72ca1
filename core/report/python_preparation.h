// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/report/script_steps.h"

namespace steelyard::python {

/// Everything that is done to a table between its file and a method, in Python.
struct Preparation {
  std::vector<std::string_view> functions;  ///< those that the statements call, see python_pieces.h
  std::string constants;                    ///< that the functions need
  std::string statements;                   ///< body of a function of `table`, indented
};

[[nodiscard]] Preparation preparation_of(const script::Steps& steps);

}  // namespace steelyard::python
