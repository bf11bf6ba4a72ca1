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

  /// What to begin with where classes should be explained; nullptr: no method takes them.
  [[nodiscard]] const Method* for_classes() const { return for_classes_; }
  /// \throws Error(bad_input) if there is no such method
  void begin_with_for_classes(std::string_view id) { for_classes_ = &find(id); }

 private:
  const Method* for_classes_ = nullptr;
};

/// Every method family of core/methods.
[[nodiscard]] MethodRegistry builtin_methods();

}  // namespace steelyard
