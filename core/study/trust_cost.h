// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/method.h"
#include "core/study/trust_parameters.h"

namespace steelyard {

/// What the study of a method's trust takes after the main run, on this machine, roughly; 0: not
/// known. \param values  the method's own    \param main  what the main run costs
[[nodiscard]] double seconds_of_study(const Method& method, const Problem& problem,
                                      const ParameterValues& values, const TrustOptions& options,
                                      const Estimate& main);

}  // namespace steelyard
