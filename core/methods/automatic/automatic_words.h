// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>

#include "core/message.h"
#include "core/methods/automatic/automatic_trials.h"
#include "core/trials/judges.h"

namespace steelyard::automatic {

/// "a ridge regression"
[[nodiscard]] Message judge_in_words(Judge judge);

/// Says that a member takes no part.
[[nodiscard]] Message left_out(const Member& member, const Message& why);

/// Why no column is selected.
[[nodiscard]] Message nothing_helps();
/// The same of a run that has not come to its end, and how far it is.
/// \param done, count  rankings
[[nodiscard]] Message nothing_helps_so_far(std::size_t done, std::size_t count);

}  // namespace steelyard::automatic
