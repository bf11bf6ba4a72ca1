// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

namespace steelyard {

/// A whole number from 0 to `most` in three bytes, for tables of so many numbers that a fourth byte
/// is too much.
class ThreeBytes {
 public:
  static constexpr std::uint32_t most = (std::uint32_t{1} << 24U) - 1;

  /// Leaves the number undefined, as in other large buffers.
  ThreeBytes() = default;
  /// \param number  0 .. most
  explicit constexpr ThreeBytes(std::uint64_t number)
      : bytes_{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8U),
               static_cast<std::uint8_t>(number >> 16U)} {}

  // Read wherever a number is expected.
  // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions)
  [[nodiscard]] constexpr operator std::uint32_t() const {
    return bytes_[0] | std::uint32_t{bytes_[1]} << 8U | std::uint32_t{bytes_[2]} << 16U;
  }

 private:
  std::array<std::uint8_t, 3> bytes_;
};

static_assert(sizeof(ThreeBytes) == 3 && std::is_trivially_copyable_v<ThreeBytes>);

}  // namespace steelyard
