// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/registry.h"

namespace steelyard::tests {

/// The program's methods, but a window begins with the DII wherever it can take the question: for
/// tests of what a window does with a run, whose live plots, weights and searches they look at, and
/// which is over soon.
[[nodiscard]] inline MethodRegistry methods_from_dii() {
  MethodRegistry methods = builtin_methods();
  methods.begin_with("dii", "dii", "mrmr");
  return methods;
}

}  // namespace steelyard::tests
