// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/run_plan.h"

namespace steelyard {

/// The rough time of a run, in seconds, on a machine with two cores, whatever this machine is and
/// however many threads it may use. What is computed may depend on this number, but never on an
/// estimate for this machine: records would then differ from machine to machine.
[[nodiscard]] double reference_seconds(const RunPlan& plan, const Problem& problem);

}  // namespace steelyard
