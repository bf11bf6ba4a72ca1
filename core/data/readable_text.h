// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/text_decoder.h"
#include "core/message.h"

namespace steelyard {

/// The text of a file in UTF-8, without zero bytes. A file that holds just that is read in place;
/// any other is copied to a temporary file, as a compressed file is when it is unpacked.
class ReadableText {
 public:
  /// \param file      must outlive this object
  /// \param encoding  as in a Dialect; what a byte order mark or zero bytes in every second place
  ///                  say goes first
  /// \param most      only about as many bytes are copied, because a preview needs only these
  /// \throws Error(bad_input) for a binary file and for UTF-32, or if the copy does not fit on the
  ///         disk for temporary files; "cancelled" on stop
  ReadableText(const FileSource& file, const std::string& encoding, const ReadControl& control = {},
               std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

  [[nodiscard]] const FileSource& file() const { return copy_ ? *copy_ : stored_; }
  /// What was left out of the text, and that its encoding is a guess.
  [[nodiscard]] const std::vector<Message>& notes() const { return notes_; }

 private:
  void copy(Encoding encoding, const ReadControl& control, std::uint64_t most);

  const FileSource& stored_;
  std::unique_ptr<FileSource> copy_;
  std::vector<Message> notes_;
};

/// The beginning of a file in UTF-8 if it is UTF-16, and as it is otherwise.
[[nodiscard]] std::string without_utf16(std::string beginning);

}  // namespace steelyard
