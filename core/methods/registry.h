// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/registry.h"
#include "core/run/method.h"

namespace steelyard {

/// The methods of the program.
class MethodRegistry : public Registry<Method> {
 public:
  MethodRegistry() : Registry("method") {}
};

/// Every method family of core/methods.
[[nodiscard]] MethodRegistry builtin_methods();

}  // namespace steelyard
