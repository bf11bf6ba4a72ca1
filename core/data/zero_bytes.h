// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace steelyard {

/// Leaves out the zero bytes that a power loss puts in place of lines, or at the end of a text that
/// was being written: runs of at least four. A line that zero bytes break becomes an empty line,
/// so that the numbers of the other lines stay; what stands before a run at the end is kept.
class ZeroFilter {
 public:
  /// \param name  of the file, for messages
  explicit ZeroFilter(const std::string& name) : name_(name) {}

  /// Appends the next bytes without zero bytes to `text`.
  /// \throws Error(bad_input) for the bytes of a binary file: shorter runs of zero bytes, zero
  /// bytes
  ///         at the beginning, or control characters; also for a line of more than 64 MiB
  void append(std::string_view bytes, std::string& text);
  void finish(std::string& text);

  [[nodiscard]] std::uint64_t zero_bytes() const { return zeros_; }
  /// The number of the first line with zero bytes, counted from 1.
  [[nodiscard]] std::uint64_t first_line() const { return first_line_; }

 private:
  void take_zero();
  void take_character(char c);
  void end_line(char line_end, std::string& text);
  void refuse() const;

  const std::string& name_;
  std::string line_;           ///< of the present line, before zero bytes
  bool broken_ = false;        ///< zero bytes follow `line_`
  bool goes_on_ = false;       ///< text follows these zero bytes
  bool begun_ = false;         ///< some text was seen
  bool odd_ = false;           ///< a control character was seen
  std::uint64_t run_ = 0;      ///< length of the present run of zero bytes
  std::uint64_t zeros_ = 0;    ///< in all runs
  std::uint64_t number_ = 1;   ///< of the present line
  bool after_return_ = false;  ///< the character before is a carriage return
  std::uint64_t first_line_ = 0;
};

}  // namespace steelyard
