// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

#include "core/study/knockoff_options.h"
#include "core/study/replicate_plan.h"

namespace steelyard {

/// The draws of knockoff_study(), and what they find.
/// \param objective  title of the objective of the method's runs
[[nodiscard]] std::unique_ptr<ReplicatePlan> knockoff_discoveries(
    StudyQuestion question, const KnockoffPlanOptions& options, std::string objective);

}  // namespace steelyard
