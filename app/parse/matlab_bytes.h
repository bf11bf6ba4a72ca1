// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <zlib.h>

#include <cstdint>
#include <fstream>
#include <limits>
#include <string>

namespace steelyard::parse {

/// The bytes of one variable of a MATLAB file from its first to its last, unpacked where they are
/// packed.
class MatlabBytes {
 public:
  /// Of the file the bytes [begin, begin + bytes). \throws Unreadable, std::bad_alloc
  MatlabBytes(const std::string& path, std::uint64_t begin, std::uint64_t bytes, bool packed,
              bool big_endian);
  ~MatlabBytes();
  MatlabBytes(const MatlabBytes&) = delete;
  MatlabBytes& operator=(const MatlabBytes&) = delete;
  MatlabBytes(MatlabBytes&&) = delete;
  MatlabBytes& operator=(MatlabBytes&&) = delete;

  /// Of 32 bits. \throws Unreadable: there are no four bytes any more
  std::uint32_t number();
  /// \throws Unreadable: there are not so many any more
  void skip(std::uint64_t bytes);
  /// How many more there may be; of packed ones not known before limit().
  [[nodiscard]] std::uint64_t left() const { return left_; }
  void limit(std::uint64_t bytes) { left_ = bytes; }
  /// Once all were read. \throws Unreadable: what is packed does not end here, or is damaged
  void finish();

 private:
  void read(char* into, std::uint64_t bytes);
  void unpack(char* into, std::uint64_t bytes);
  void fill();

  std::ifstream file_;
  std::uint64_t left_;         ///< of what is given out
  std::uint64_t stored_left_;  ///< of the file
  bool packed_;
  bool big_endian_;
  bool ended_ = false;  ///< what is packed: its checksum was right
  z_stream zlib_{};
  std::string window_;  ///< packed bytes that zlib has not used
};

}  // namespace steelyard::parse
