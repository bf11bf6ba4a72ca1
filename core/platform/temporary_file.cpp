// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/temporary_file.h"

#include <fcntl.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "core/error.h"
#include "core/message.h"

namespace steelyard {
namespace {

constexpr std::uint64_t most_ever = std::uint64_t{1} << 36U;  // 64 GiB
constexpr std::uint64_t kept_free = 1U << 28U;                // free disk space left for other
                                                              // programs

Error no_room(const std::string& packed, Message what) {
  return bad_input({std::move(what), packed,
                    message("gzip.no_room.accepted",
                            "a file whose unpacked size fits on the disk for temporary files")});
}

/// \param code  errno
Error no_room(const std::string& packed, int code) {
  return no_room(packed, message("gzip.cannot_write", "the file cannot be unpacked: {1}",
                                 std::generic_category().message(code)));
}

OpenFile open_without_name(const std::string& packed) {
  std::error_code trouble;
  const std::filesystem::path folder = std::filesystem::temp_directory_path(trouble);
  if (trouble) {  // TMPDIR names what is not there
    throw no_room(packed, trouble.value());
  }
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): a kill at any moment leaves nothing behind
  OpenFile nameless(::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
  if (nameless.is_open()) {
    return nameless;
  }
  std::string name = (folder / "steelyard-XXXXXX").string();
  OpenFile named(::mkostemp(name.data(), O_CLOEXEC));
  if (!named.is_open()) {
    throw no_room(packed, errno);
  }
  ::unlink(name.c_str());
  return named;
}

std::uint64_t free_bytes(const OpenFile& file) {
  struct statvfs status {};
  return ::fstatvfs(file.descriptor(), &status) == 0 ? status.f_bavail * status.f_frsize
                                                     : most_ever;
}

}  // namespace

TemporaryFile::TemporaryFile(std::string packed)
    : packed_(std::move(packed)), file_(open_without_name(packed_)) {}

void TemporaryFile::append(std::string_view bytes) {
  if (size_ + bytes.size() >= most_ever) {
    throw no_room(packed_, message("gzip.too_large",
                                   "the file cannot be unpacked: it is larger than 64 GiB"));
  }
  if (free_bytes(file_) < bytes.size() + kept_free) {
    throw no_room(packed_, message("gzip.full_disk",
                                   "the file cannot be unpacked: the disk for temporary files "
                                   "would be full"));
  }
  size_ += bytes.size();
  if (const int trouble = write_all(file_, bytes); trouble != 0) {
    throw no_room(packed_, trouble);
  }
}

UnpackedFile TemporaryFile::release() { return {std::move(file_), size_}; }

}  // namespace steelyard
