// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/platform/atomic_write.h"

namespace steelyard {

/// Writes a ZIP archive whose members are stored as they are (PKWARE's APPNOTE 6.3, sections 4.3
/// and 4.5). All sizes stand in ZIP64 fields, so that a member may be of any size.
class ZipWriter {
 public:
  /// \param take  receives the bytes of the archive, piece by piece
  explicit ZipWriter(TakeText take) : take_(std::move(take)) {}

  /// Adds one member. The same content always makes the same bytes: its time is the earliest that
  /// the format knows.
  /// \param name  in ASCII, each once
  void add(std::string_view name, std::string_view content);
  /// Writes the directory. Nothing may be added afterwards.
  void finish();

 private:
  void pass(std::string_view bytes);

  TakeText take_;
  std::uint64_t written_ = 0;
  std::uint64_t members_ = 0;
  std::string directory_;
};

}  // namespace steelyard
