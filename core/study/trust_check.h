// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/method.h"
#include "core/study/trust_parameters.h"

namespace steelyard {

/// What the study of a method's trust cannot do with this problem; each names its parameter.
/// Requires that the method's own check() has no complaint.
/// \param values  the method's own
[[nodiscard]] std::vector<Complaint> trust_complaints(const Method& method, const Problem& problem,
                                                      const ParameterValues& values,
                                                      const TrustOptions& options);

}  // namespace steelyard
