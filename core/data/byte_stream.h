// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "core/data/file_source.h"

namespace steelyard {

/// Bytes that are read once, from the first to the last: of a file, of a compressed member of an
/// archive, of another process.
class ByteStream {
 public:
  ByteStream() = default;
  virtual ~ByteStream() = default;
  ByteStream(const ByteStream&) = delete;
  ByteStream& operator=(const ByteStream&) = delete;
  ByteStream(ByteStream&&) = delete;
  ByteStream& operator=(ByteStream&&) = delete;

  /// Replaces `buffer` by the next `count` bytes, or by fewer where the stream ends before.
  /// \throws Error(bad_input): the disk fails, or the bytes are not what they should be
  virtual void read(std::uint64_t count, std::string& buffer) = 0;
};

/// The bytes [begin, end) of a file. The file must outlive it.
class FileRange final : public ByteStream {
 public:
  FileRange(const FileSource& file, std::uint64_t begin, std::uint64_t end)
      : file_(file), at_(begin), end_(end) {}

  void read(std::uint64_t count, std::string& buffer) override {
    const std::uint64_t to = at_ + std::min(count, end_ - at_);
    file_.read(at_, to, buffer);
    at_ = to;
  }

 private:
  const FileSource& file_;
  std::uint64_t at_;
  std::uint64_t end_;
};

}  // namespace steelyard
