// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/parameter/parameter.h"

namespace steelyard {

/// Both limits are inclusive.
struct ParameterRange {
  double minimum = 0.0;
  double maximum = std::numeric_limits<double>::infinity();
};

/// Build the common kinds of parameter in one call; rarer properties are set on the result.
[[nodiscard]] ParameterSpec number_parameter(std::string id, std::string label, ParameterType type,
                                             ParameterValue initial, ParameterRange range,
                                             std::string help);
[[nodiscard]] ParameterSpec choice_parameter(std::string id, std::string label, std::string initial,
                                             std::vector<ParameterChoice> choices,
                                             std::string help);

/// The same parameter, collapsed in the form.
[[nodiscard]] ParameterSpec advanced(ParameterSpec spec);
/// The same parameter, which then applies only if parameter `id` has one of the values.
[[nodiscard]] ParameterSpec only_when(ParameterSpec spec, std::string id,
                                      std::vector<std::string> values);

}  // namespace steelyard
