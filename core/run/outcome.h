// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace steelyard {

/// A run ends in exactly one of these.
enum class Ending { converged, iteration_limit, stopped, failed };

struct Outcome {
  Ending ending = Ending::iteration_limit;
  std::string reason;  ///< why it failed; otherwise may be empty
};

/// Stable ids "converged", "iteration-limit", "stopped", "failed".
[[nodiscard]] std::string_view ending_id(Ending ending);
/// For a person: "iteration limit".
[[nodiscard]] std::string ending_in_words(Ending ending);
/// \throws Error(bad_input) when the id is none of the above.
[[nodiscard]] Ending ending(std::string_view id);

}  // namespace steelyard
