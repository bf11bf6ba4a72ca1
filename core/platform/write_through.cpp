// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/write_through.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <optional>
#include <string>
#include <system_error>

namespace steelyard {
namespace {

/// The descriptor number of "/dev/stdout" or "/dev/fd/3". These names refer to an open file: if it
/// were opened again, both would write from its start.
std::optional<int> open_descriptor(const std::filesystem::path& path) {
  const std::string name = path.string();
  if (name == "/dev/stdout") {
    return STDOUT_FILENO;
  }
  if (name == "/dev/stderr") {
    return STDERR_FILENO;
  }
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    int number = -1;
    const char* const end = name.data() + name.size();
    if (name.rfind(folder, 0) == 0) {
      const auto read = std::from_chars(name.data() + folder.size(), end, number);
      return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
    }
  }
  return std::nullopt;
}

/// A new descriptor, so that closing it leaves the original open.
OpenFile open_stream(const std::filesystem::path& path) {
  // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): the system's only way to open
  if (const std::optional<int> known = open_descriptor(path)) {
    OpenFile copy(::fcntl(*known, F_DUPFD_CLOEXEC, 0));
    if (!copy.is_open()) {
      throw cannot_write(path, errno);
    }
    return copy;
  }
  // Without O_NONBLOCK, opening a pipe without a reader would block despite any signal.
  OpenFile opened(::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC));
  if (!opened.is_open() && errno == ENXIO) {
    throw Error(ErrorKind::cannot_write,
                {message("write.no_reader", "no program reads from this pipe"), path.string(),
                 message("write.no_reader.accepted", "a pipe with a reader, or a file")});
  }
  if (!opened.is_open() || ::fcntl(opened.descriptor(), F_SETFL, O_WRONLY) != 0) {
    throw cannot_write(path, errno);
  }
  return opened;
  // NOLINTEND(cppcoreguidelines-pro-type-vararg)
}

}  // namespace

Error cannot_write(const std::filesystem::path& path, int code) {
  return {ErrorKind::cannot_write,
          {message("write.failed", "cannot be written: {1}", std::generic_category().message(code)),
           path.string(), message("write.failed.accepted", "a writable folder with enough space")}};
}

OutputPlace output_place(const std::filesystem::path& path) {
  struct stat status {};
  if (open_descriptor(path)) {
    return OutputPlace::stream;
  }
  if (::lstat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode) || S_ISLNK(status.st_mode)) {
    return OutputPlace::file;
  }
  return S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode) ? OutputPlace::stream
                                                             : OutputPlace::other;
}

bool is_among_devices(const std::filesystem::path& path) {
  const std::string name = path.string();
  return name.rfind("/dev/", 0) == 0 || name.rfind("/proc/", 0) == 0;
}

OpenStream::OpenStream(const std::filesystem::path& path) : path_(path), file_(open_stream(path)) {}

void OpenStream::write(std::string_view content) const {
  if (const int trouble = write_all(file_, content); trouble != 0) {
    throw cannot_write(path_, trouble);
  }
}

}  // namespace steelyard
