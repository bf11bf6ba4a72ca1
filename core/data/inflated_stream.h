// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

#include "core/data/byte_stream.h"

namespace steelyard {

/// How compressed bytes are wrapped.
enum class Packing {
  gzip,    ///< RFC 1952, any number of concatenated members
  deflate  ///< RFC 1951 without any wrapping, as in ZIP archives
};

/// No deflate stream unpacks to more than 1032 times its size (zlib, technical details).
inline constexpr std::uint64_t most_inflation = 1032;

/// The bytes [begin, end) of a file, unpacked as they are read. The file must outlive this object.
class InflatedStream final : public ByteStream {
 public:
  InflatedStream(const FileSource& file, std::uint64_t begin, std::uint64_t end, Packing packing);
  ~InflatedStream() override;
  InflatedStream(const InflatedStream&) = delete;
  InflatedStream& operator=(const InflatedStream&) = delete;
  InflatedStream(InflatedStream&&) = delete;
  InflatedStream& operator=(InflatedStream&&) = delete;

  /// \throws Error(bad_input) if the compressed bytes are damaged or cut off
  void read(std::uint64_t count, std::string& buffer) override;
  /// The number of compressed bytes consumed so far.
  [[nodiscard]] std::uint64_t used() const;

 private:
  struct State;
  void fill();
  void next_member();

  const FileSource& file_;
  std::uint64_t begin_;
  std::uint64_t at_;  ///< offset after the bytes in the state's window
  std::uint64_t end_;
  Packing packing_;
  std::unique_ptr<State> state_;
};

}  // namespace steelyard
