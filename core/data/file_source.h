// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>

#include "core/data/read_progress.h"
#include "core/error.h"
#include "core/platform/regular_file.h"
#include "core/platform/temporary_file.h"

namespace steelyard {

/// The longest line of text accepted, because lines are read whole.
inline constexpr std::uint64_t longest_line = std::uint64_t{1} << 26U;

/// A regular, non-empty file that can be read at any offset, from any number of threads. The
/// content of a gzip file is unpacked (core/data/gzip.h).
class FileSource {
 public:
  /// \param control  progress and stop of unpacking
  /// \param most     a compressed file is unpacked up to this many bytes; the rest is ignored
  /// \throws Error(bad_input): see RegularFile; also for a damaged gzip file
  explicit FileSource(const std::filesystem::path& path, const ReadControl& control = {},
                      std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  /// The text of another file in UTF-8, from now on owned by this object.
  FileSource(const FileSource& stored, UnpackedFile text);

  [[nodiscard]] bool was_compressed() const { return unpacked_.is_open(); }
  /// The file on disk, compressed or not.
  [[nodiscard]] const RegularFile& stored() const { return file_; }
  /// For handing the open file to another process; this object still owns it.
  [[nodiscard]] const OpenFile& open_file() const {
    return was_compressed() ? unpacked_ : file_.open_file();
  }
  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// The name used in messages.
  [[nodiscard]] const std::string& name() const { return file_.name(); }
  [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }

  /// Replaces `buffer` with the bytes [begin, end); end is at most size().
  /// \throws Error(bad_input) when the disk fails or the file has shrunk since it was opened.
  void read(std::uint64_t begin, std::uint64_t end, std::string& buffer) const;
  /// The offset after the first line end (LF, CR LF or CR) at or after `begin`; size() if there is
  /// none.
  /// \throws Error(bad_input) if there is none within longest_line
  [[nodiscard]] std::uint64_t after_line(std::uint64_t begin) const;

 private:
  RegularFile file_;
  OpenFile unpacked_;
  std::uint64_t size_ = 0;
};

/// The file changed while it was being read.
[[nodiscard]] Error changed_while_read(const FileSource& file);

/// Refuses content that is not text: content with a zero byte or, with a message of its own, the
/// byte order mark of UTF-16 or UTF-32.
/// \throws Error(bad_input)
void refuse_binary(std::string_view bytes, const std::string& name);

/// Refuses the byte order marks of UTF-16 and UTF-32, which another reader takes or none.
/// \throws Error(bad_input)
void refuse_other_unicode(std::string_view bytes, const std::string& name);

/// Refuses text that, judged by its beginning, is not a table in lines: a web page downloaded
/// instead of the file, and other documents.
/// \throws Error(bad_input)
void refuse_documents(std::string_view beginning, const std::string& name);

}  // namespace steelyard
