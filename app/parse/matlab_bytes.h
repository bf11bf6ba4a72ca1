// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <zlib.h>

#include <cstdint>
#include <fstream>
#include <limits>
#include <string>

namespace steelyard::parse {

/// The bytes of one variable of a MATLAB file from first to last, unpacked if compressed.
class MatlabBytes {
 public:
  /// The bytes [begin, begin + bytes) of the file.
  /// \throws Unreadable, std::bad_alloc
  MatlabBytes(const std::string& path, std::uint64_t begin, std::uint64_t bytes, bool packed,
              bool big_endian);
  ~MatlabBytes();
  MatlabBytes(const MatlabBytes&) = delete;
  MatlabBytes& operator=(const MatlabBytes&) = delete;
  MatlabBytes(MatlabBytes&&) = delete;
  MatlabBytes& operator=(MatlabBytes&&) = delete;

  /// A 32-bit number.
  /// \throws Unreadable: fewer than four bytes are left
  std::uint32_t number();
  /// \throws Unreadable: fewer bytes are left
  void skip(std::uint64_t bytes);
  /// The largest number of bytes left; for compressed ones unknown before limit().
  [[nodiscard]] std::uint64_t left() const { return left_; }
  void limit(std::uint64_t bytes) { left_ = bytes; }
  /// Call after reading everything.
  /// \throws Unreadable: the compressed data does not end here or is damaged
  void finish();

 private:
  void read(char* into, std::uint64_t bytes);
  void unpack(char* into, std::uint64_t bytes);
  void fill();

  std::ifstream file_;
  std::uint64_t left_;         ///< of the output
  std::uint64_t stored_left_;  ///< of the file
  bool packed_;
  bool big_endian_;
  bool ended_ = false;  ///< the compressed data has ended with a correct checksum
  z_stream zlib_{};
  std::string window_;  ///< compressed bytes not yet used by zlib
};

}  // namespace steelyard::parse
