// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "app/arguments.h"
#include "core/methods/registry.h"

namespace steelyard::app {

/// The manual page steelyard(1) in the man macros of roff: commands with their options, methods,
/// exit codes.
[[nodiscard]] std::string manPage(const std::vector<Usage>& commands,
                                  const MethodRegistry& methods);

}  // namespace steelyard::app
