// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/measures/kernel.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// The parameters kernel, gamma, degree and constant that the user sees. Their ids are stable.
/// \param kinds  the choices; the first is the default
[[nodiscard]] std::vector<ParameterSpec> kernel_parameters(const std::vector<KernelKind>& kinds);

/// The kernel that the user chose.
/// \param values  contain these parameters
[[nodiscard]] KernelOptions kernel_from(const ParameterValues& values);

}  // namespace steelyard
