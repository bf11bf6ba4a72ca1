// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "core/data/file_source.h"

namespace steelyard {

/// Bytes read once, from first to last: from a file, a compressed member of an archive, or another
/// process.
class ByteStream {
 public:
  ByteStream() = default;
  virtual ~ByteStream() = default;
  ByteStream(const ByteStream&) = delete;
  ByteStream& operator=(const ByteStream&) = delete;
  ByteStream(ByteStream&&) = delete;
  ByteStream& operator=(ByteStream&&) = delete;

  /// Replaces `buffer` with the next `count` bytes, or fewer at the end of the stream.
  /// \throws Error(bad_input) if the disk fails or the bytes are not as expected
  virtual void read(std::uint64_t count, std::string& buffer) = 0;
};

/// The bytes [begin, end) of a file. The file must outlive this object.
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
