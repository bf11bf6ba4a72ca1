// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <cstdio>
#include <string_view>

namespace steelyard::parse {

/// The pipe to the calling program. If it is closed, the process ends.
class OutputStream {
 public:
  /// \param pipe  not closed
  explicit OutputStream(std::FILE* pipe) : pipe_(pipe) {}

  void bytes(const void* data, std::size_t count);
  void number(std::uint64_t value) { bytes(&value, sizeof(value)); }
  void text(std::string_view text);

 private:
  std::FILE* pipe_;
};

}  // namespace steelyard::parse
