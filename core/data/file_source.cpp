// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/file_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/data/gzip.h"

namespace steelyard {
namespace {

std::string reason(int code) { return std::generic_category().message(code); }

Error cannot_open(const std::string& name, int code) {
  if (code == ENOENT || code == ENOTDIR) {
    return bad_input({"there is no such file", name, "the path of an existing text file"});
  }
  return bad_input({"the file cannot be opened: " + reason(code), name, "a file that may be read"});
}

void refuse_what_is_no_file(const struct stat& status, const std::string& name) {
  if (S_ISDIR(status.st_mode)) {
    throw bad_input({"this is a folder, not a file", name, "a text file with a table"});
  }
  if (!S_ISREG(status.st_mode)) {
    throw bad_input({"this is a device or a pipe, not a file", name, "a text file with a table"});
  }
  if (status.st_size == 0) {
    throw bad_input({"the file is empty", name, "a table with at least one row"});
  }
}

}  // namespace

FileSource::FileSource(const std::filesystem::path& path, const ReadControl& control,
                       std::uint64_t most)
    : path_(path), name_(path.string()) {
  struct stat status {};
  // Looked at before it is opened: opening a pipe without a writer would wait for ever.
  if (::stat(path.c_str(), &status) != 0) {
    throw cannot_open(name_, errno);
  }
  refuse_what_is_no_file(status, name_);
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's only way to open a file
  descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor_ < 0) {
    throw cannot_open(name_, errno);
  }
  size_ = static_cast<std::uint64_t>(status.st_size);
  try {
    unpack(control, most);
  } catch (...) {
    ::close(descriptor_);
    throw;
  }
}

void FileSource::unpack(const ReadControl& control, std::uint64_t most) {
  std::string beginning;
  read(0, std::min<std::uint64_t>(size_, 4), beginning);
  if (begins_as_gzip(beginning)) {
    const UnpackedFile unpacked = unpack_gzip(*this, most, control);
    ::close(descriptor_);
    descriptor_ = unpacked.descriptor;
    size_ = unpacked.size;
    compressed_ = true;
  }
}

FileSource::~FileSource() { ::close(descriptor_); }

void FileSource::read(std::uint64_t begin, std::uint64_t end, std::string& buffer) const {
  buffer.resize(static_cast<std::size_t>(end - begin));
  std::size_t done = 0;
  while (done < buffer.size()) {
    const auto got = ::pread(descriptor_, buffer.data() + done, buffer.size() - done,
                             static_cast<off_t>(begin + done));
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got < 0) {
      throw bad_input({"reading failed: " + reason(errno), name_, "a file that may be read"});
    }
    if (got == 0) {
      throw bad_input({"the file became shorter while it was read", name_, "a finished file"});
    }
    done += static_cast<std::size_t>(got);
  }
}

std::uint64_t FileSource::after_line(std::uint64_t begin) const {
  constexpr std::uint64_t step = 4096;
  std::string window;
  for (std::uint64_t from = begin; from < size_; from += step) {
    read(from, std::min(from + step, size_), window);
    if (const auto found = window.find('\n'); found != std::string::npos) {
      return from + found + 1;
    }
  }
  return size_;
}

void refuse_binary(std::string_view bytes, const std::string& name) {
  if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF") {
    throw bad_input({"the text is written as UTF-16", name, "text saved as UTF-8"});
  }
  if (bytes.find('\0') != std::string_view::npos) {
    throw bad_input({"this is a binary file (it holds a zero byte)", name, "a text file"});
  }
}

}  // namespace steelyard
