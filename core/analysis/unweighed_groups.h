// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// That a column was taken to name groups, which nobody asked for, so that it was not weighed; and,
/// if that is clear, which share of the target it tells by itself. Says nothing of other tables.
/// \param target  in words; says nothing where the run looks at no target
[[nodiscard]] Message unweighed_groups(const Problem& problem, const Message& target);

}  // namespace steelyard
