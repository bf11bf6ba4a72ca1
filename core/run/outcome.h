// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

#include "core/message.h"

namespace steelyard {

/// How a run ended.
enum class Ending { converged, iteration_limit, stopped, failed };

struct Outcome {
  Ending ending = Ending::iteration_limit;
  Message reason;  ///< why it failed; may say nothing for other endings
};

/// Stable ids "converged", "iteration-limit", "stopped", "failed".
[[nodiscard]] std::string_view ending_id(Ending ending);
/// The id in words, for people: "iteration limit".
[[nodiscard]] std::string ending_in_words(Ending ending);
/// \throws Error(bad_input) for an id that is none of the above
[[nodiscard]] Ending ending(std::string_view id);

}  // namespace steelyard
