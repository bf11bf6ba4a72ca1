// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

/// One number of several, whatever they are stored in.
template <typename Stored>
[[nodiscard]] std::uint32_t number_at(const Stored* numbers, std::size_t place) {
  return numbers[place];
}
/// The same of a number after which there is another one: a single read of four bytes is twice as
/// fast as reads of three where numbers far apart are read.
template <>
[[nodiscard]] inline std::uint32_t number_at(const ThreeBytes* numbers, std::size_t place) {
  if constexpr (std::endian::native == std::endian::little) {
    std::uint32_t four = 0;
    std::memcpy(&four, static_cast<const void*>(numbers + place), sizeof(four));
    return four & ThreeBytes::most;
  }
  return numbers[place];
}

static_assert(sizeof(ThreeBytes) == 3 && std::is_trivially_copyable_v<ThreeBytes>);

}  // namespace steelyard
