// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/method.h"

namespace steelyard {

/// About how many seconds a run would take on a machine with two cores, whatever machine this is
/// and however many threads it may use. What is computed may depend on this number, but never on an
/// estimate for the machine at hand: a record would then say something else on each of them.
[[nodiscard]] double reference_seconds(const Method& method, const Problem& problem,
                                       const ParameterValues& values);

}  // namespace steelyard
