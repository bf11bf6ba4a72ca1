// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/study/randomisation_options.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

/// The run on some of the samples, the tests on the others, and what they find.
[[nodiscard]] std::unique_ptr<ReplicatePlan> randomisation_plan(
    StudyQuestion question, const RandomisationOptions& options);

}  // namespace steelyard
