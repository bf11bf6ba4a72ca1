// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "app/arguments.h"
#include "core/methods/registry.h"

namespace steelyard::app {

/// A script by which bash completes commands, options, methods, their parameters, preparation
/// steps, lessons and files.
[[nodiscard]] std::string bashCompletion(const std::vector<Usage>& commands,
                                         const MethodRegistry& methods);
/// \throws Error(bad_input) for a shell other than bash
void refuseOtherShells(const std::string& shell);

}  // namespace steelyard::app
