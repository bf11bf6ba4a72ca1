// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/registry.h"
#include "core/run/method.h"

namespace steelyard {

/// All methods of the program, by their ids.
class MethodRegistry : public Registry<Method> {
 public:
  MethodRegistry() : Registry("method") {}

  /// The suggested method if classes are to be explained; nullptr if no method accepts classes.
  [[nodiscard]] const Method* for_classes() const { return for_classes_; }
  /// Makes this method the suggested one for classes.
  /// \throws Error(bad_input) if there is no such method
  void begin_with_for_classes(std::string_view id) { for_classes_ = &find(id); }

 private:
  const Method* for_classes_ = nullptr;
};

/// A registry with the methods of every family in core/methods.
[[nodiscard]] MethodRegistry builtin_methods();

}  // namespace steelyard
