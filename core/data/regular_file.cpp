// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/regular_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/data/read_progress.h"
#include "core/error.h"

namespace steelyard {
namespace {

std::string reason(int code) { return std::generic_category().message(code); }

Message readable_file() { return message("regular_file.readable.accepted", "a readable file"); }

Error cannot_open(const std::string& name, const Message& accepted, int code) {
  if (code == ENOENT || code == ENOTDIR) {
    return bad_input({message("regular_file.not_there", "there is no such file"), name,
                      message("regular_file.not_there.accepted",
                              "the path of an existing file: {1}", accepted)});
  }
  return bad_input(
      {message("regular_file.cannot_open", "the file cannot be opened: {1}", reason(code)), name,
       readable_file()});
}

void refuse_what_is_no_file(const struct stat& status, const std::string& name,
                            const Message& accepted) {
  if (S_ISDIR(status.st_mode)) {
    throw bad_input(
        {message("regular_file.folder", "this is a folder, not a file"), name, accepted});
  }
  if (!S_ISREG(status.st_mode)) {
    throw bad_input(
        {message("regular_file.device", "this is a device or a pipe, not a file"), name, accepted});
  }
  if (status.st_size == 0) {
    throw bad_input({message("regular_file.empty", "the file is empty"), name, accepted});
  }
}

}  // namespace

RegularFile::RegularFile(const std::filesystem::path& path, const Message& accepted)
    : path_(path), name_(path.string()) {
  struct stat status {};
  // Checked before opening, because opening a device may have side effects, and again afterwards,
  // because the name may now refer to something else.
  if (::stat(path.c_str(), &status) != 0) {
    throw cannot_open(name_, accepted, errno);
  }
  refuse_what_is_no_file(status, name_, accepted);
  // Non-blocking: opening a pipe without a writer would wait forever and ignore every signal.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's only way to open a file
  descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor_ < 0) {
    throw cannot_open(name_, accepted, errno);
  }
  try {
    if (::fstat(descriptor_, &status) != 0) {
      throw cannot_open(name_, accepted, errno);
    }
    refuse_what_is_no_file(status, name_, accepted);
    size_ = static_cast<std::uint64_t>(status.st_size);
    written_ = status.st_mtim;
  } catch (...) {
    ::close(descriptor_);
    throw;
  }
}

RegularFile::~RegularFile() { ::close(descriptor_); }

void RegularFile::read(std::uint64_t begin, std::uint64_t end, std::string& buffer) const {
  read_at(descriptor_, name_, begin, end, buffer);
}

bool RegularFile::was_written() const {
  struct stat status {};
  return ::fstat(descriptor_, &status) != 0 ||
         static_cast<std::uint64_t>(status.st_size) != size_ ||
         status.st_mtim.tv_sec != written_.tv_sec || status.st_mtim.tv_nsec != written_.tv_nsec;
}

void read_at(int descriptor, const std::string& name, std::uint64_t begin, std::uint64_t end,
             std::string& buffer) {
  buffer.resize(static_cast<std::size_t>(end - begin));
  std::size_t done = 0;
  while (done < buffer.size()) {
    const auto got = ::pread(descriptor, buffer.data() + done, buffer.size() - done,
                             static_cast<off_t>(begin + done));
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got < 0) {
      throw bad_input({message("regular_file.reading_failed", "reading failed: {1}", reason(errno)),
                       name, readable_file()});
    }
    if (got == 0) {
      throw bad_input(
          {message("regular_file.shorter", "the file became shorter while it was being read"), name,
           message("regular_file.shorter.accepted", "a file that no program is writing to")});
    }
    done += static_cast<std::size_t>(got);
  }
}

std::string read_whole_file(const std::filesystem::path& path, const Message& accepted,
                            const std::stop_token& stop, std::uint64_t most) {
  constexpr std::uint64_t piece = 1U << 22U;
  const RegularFile file(path, accepted);
  if (file.size() > most) {
    throw bad_input(
        {message("regular_file.too_long", "the file is {1} bytes long", file.size()), file.name(),
         message("regular_file.too_long.accepted", "{1}, of at most {2} bytes", accepted, most)});
  }
  std::string all;
  all.reserve(static_cast<std::size_t>(file.size()));
  std::string bytes;
  for (std::uint64_t begin = 0; begin < file.size(); begin += piece) {
    refuse_if_stopped(stop);
    file.read(begin, std::min(begin + piece, file.size()), bytes);
    all += bytes;
  }
  return all;
}

}  // namespace steelyard
