// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/report/script_steps.h"

namespace steelyard::script {

/// Steps of preparation, written in a language.
struct Preparation {
  std::vector<std::string_view> functions;  ///< those that the statements call, each once
  std::string constants;                    ///< that the functions need
  std::string statements;                   ///< indented as in the body of a function of `table`

  /// Adds to the functions.
  void use(std::string_view function) {
    if (std::find(functions.begin(), functions.end(), function) == functions.end()) {
      functions.push_back(function);
    }
  }
};

/// The actions one after the other, and the constant of encoded text if there is any.
/// \param Writer     takes each Action and adds it to the Preparation that it is made with
/// \param constant   a function of the encoded texts that writes the constant
template <typename Writer, typename Constant>
[[nodiscard]] Preparation written_steps(const Steps& steps, const Constant& constant) {
  Preparation written;
  Writer writer(written);
  for (const Action& action : steps.actions) {
    std::visit(writer, action);
  }
  if (steps.encoded) {
    written.constants = constant(*steps.encoded);
  }
  return written;
}

}  // namespace steelyard::script
