// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/measures/kernel.h"
#include "core/parameter/bound_parameter.h"

namespace steelyard {

/// The kernels that a method offers, with the ids and labels that all methods share.
[[nodiscard]] std::vector<NamedValue<KernelKind>> named_kernels(
    const std::vector<KernelKind>& kinds);

/// The parameters gamma, degree and constant that the user sees. Their ids are stable. They refer
/// to a parameter "kernel", which chooses one of the kinds.
[[nodiscard]] ParameterList<KernelOptions> kernel_settings(const std::vector<KernelKind>& kinds);

/// The same after the parameter "kernel".
/// \param kinds  the choices; the first is the default
[[nodiscard]] ParameterList<KernelOptions> kernel_parameters(const std::vector<KernelKind>& kinds);

}  // namespace steelyard
