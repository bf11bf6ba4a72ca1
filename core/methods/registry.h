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

  /// Makes these the methods to begin with where nobody has chosen one.
  /// \param targets  where there is something to explain that the method can take
  /// \param others   where it cannot, and where the inputs are compared with themselves
  /// \param classes  instead of `others` where only classes are to be explained
  /// \throws Error(bad_input) if there is no such method
  void begin_with(std::string_view targets, std::string_view others, std::string_view classes);

  /// The method to begin with as long as no table is known; nullptr if the registry is empty. It is
  /// the first of the list unless begin_with() says otherwise.
  [[nodiscard]] const Method* first() const;
  /// The method to begin with for this problem; nullptr if the registry is empty. It may still have
  /// complaints, as where the table has no target.
  [[nodiscard]] const Method* first_for(const Problem& problem) const;
  /// The same, but a method that can take what is asked for, if there is one; otherwise nullptr.
  [[nodiscard]] const Method* first_that_takes(const Problem& problem) const;

 private:
  const Method* for_targets_ = nullptr;
  const Method* for_others_ = nullptr;
  const Method* for_classes_ = nullptr;
};

/// A registry with the methods of every family in core/methods.
[[nodiscard]] MethodRegistry builtin_methods();

}  // namespace steelyard
