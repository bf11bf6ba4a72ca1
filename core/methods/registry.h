// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/run/method.h"

namespace steelyard {

/// The methods that the program offers, in the order in which they are shown.
class MethodRegistry {
 public:
  /// \throws Error(fault) when the id is taken.
  void add(std::unique_ptr<const Method> method);

  [[nodiscard]] const std::vector<std::unique_ptr<const Method>>& all() const { return methods_; }
  /// \throws Error(bad_input) that lists the ids there are.
  [[nodiscard]] const Method& find(std::string_view id) const;

 private:
  std::vector<std::unique_ptr<const Method>> methods_;
};

/// Every method family of core/methods.
[[nodiscard]] MethodRegistry builtin_methods();

}  // namespace steelyard
