// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace steelyard {

/// What a column is used for. A column may have several roles: one that is input and truth stands
/// for a comparison of the inputs with themselves.
enum class Role : std::uint8_t { input, truth, label, id, time };

inline constexpr std::array<Role, 5> all_roles{Role::input, Role::truth, Role::label, Role::id,
                                               Role::time};

/// The stable id used by records, lessons and the command line.
[[nodiscard]] constexpr std::string_view role_id(Role role) {
  constexpr std::array<std::string_view, 5> ids{"input", "truth", "label", "id", "time"};
  return ids.at(static_cast<std::size_t>(role));
}

/// A set of roles, as a value.
class RoleSet {
 public:
  constexpr RoleSet() = default;

  [[nodiscard]] constexpr bool has(Role role) const { return (bits_ & bit(role)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr RoleSet with(Role role) const { return RoleSet(bits_ | bit(role)); }
  [[nodiscard]] constexpr RoleSet without(Role role) const { return RoleSet(bits_ & ~bit(role)); }
  friend constexpr bool operator==(RoleSet, RoleSet) = default;

 private:
  constexpr explicit RoleSet(unsigned bits) : bits_(bits) {}
  static constexpr unsigned bit(Role role) { return 1U << static_cast<unsigned>(role); }

  unsigned bits_ = 0;
};

}  // namespace steelyard
