// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/temporary_file.h"

#include <fcntl.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "core/data/file_source.h"

namespace steelyard {
namespace {

constexpr std::uint64_t most_ever = std::uint64_t{1} << 36U;  // 64 GiB
constexpr std::uint64_t kept_free = 1U << 28U;                // free disk space left for other
                                                              // programs

Error no_room(const FileSource& packed, Message what) {
  return bad_input({std::move(what), packed.name(),
                    message("gzip.no_room.accepted",
                            "a file whose unpacked size fits on the disk for temporary files")});
}

/// \param code  errno
Error no_room(const FileSource& packed, int code) {
  return no_room(packed, message("gzip.cannot_write", "the file cannot be unpacked: {1}",
                                 std::generic_category().message(code)));
}

int open_without_name(const FileSource& packed) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path();
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): a kill at any moment leaves nothing behind
  const int nameless = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (nameless >= 0) {
    return nameless;
  }
  std::string name = (folder / "steelyard-XXXXXX").string();
  const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
  if (descriptor < 0) {
    throw no_room(packed, errno);
  }
  ::unlink(name.c_str());
  return descriptor;
}

std::uint64_t free_bytes(int descriptor) {
  struct statvfs status {};
  return ::fstatvfs(descriptor, &status) == 0 ? status.f_bavail * status.f_frsize : most_ever;
}

}  // namespace

TemporaryFile::TemporaryFile(const FileSource& packed)
    : packed_(packed), descriptor_(open_without_name(packed)) {}

TemporaryFile::~TemporaryFile() {
  if (descriptor_ >= 0) {
    ::close(descriptor_);
  }
}

void TemporaryFile::append(std::string_view bytes) {
  if (size_ + bytes.size() >= most_ever) {
    throw no_room(packed_, message("gzip.too_large",
                                   "the file cannot be unpacked: it is larger than 64 GiB"));
  }
  if (free_bytes(descriptor_) < bytes.size() + kept_free) {
    throw no_room(packed_, message("gzip.full_disk",
                                   "the file cannot be unpacked: the disk for temporary files "
                                   "would be full"));
  }
  size_ += bytes.size();
  while (!bytes.empty()) {
    const auto written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) {
      throw no_room(packed_, errno);
    }
    bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
  }
}

UnpackedFile TemporaryFile::release() { return {std::exchange(descriptor_, -1), size_}; }

}  // namespace steelyard
