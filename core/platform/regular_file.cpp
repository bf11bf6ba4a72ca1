// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/regular_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

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
  file_ = OpenFile(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  if (!file_.is_open() || ::fstat(file_.descriptor(), &status) != 0) {
    throw cannot_open(name_, accepted, errno);
  }
  refuse_what_is_no_file(status, name_, accepted);
  size_ = static_cast<std::uint64_t>(status.st_size);
  written_ = status.st_mtim;
}

void RegularFile::read(std::uint64_t begin, std::uint64_t end, std::string& buffer) const {
  read_at(file_, name_, begin, end, buffer);
}

bool RegularFile::was_written() const {
  struct stat status {};
  return ::fstat(file_.descriptor(), &status) != 0 ||
         static_cast<std::uint64_t>(status.st_size) != size_ ||
         status.st_mtim.tv_sec != written_.tv_sec || status.st_mtim.tv_nsec != written_.tv_nsec;
}

void read_at(const OpenFile& file, const std::string& name, std::uint64_t begin, std::uint64_t end,
             std::string& buffer) {
  buffer.resize(static_cast<std::size_t>(end - begin));
  std::size_t done = 0;
  while (done < buffer.size()) {
    const auto got = ::pread(file.descriptor(), buffer.data() + done, buffer.size() - done,
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

}  // namespace steelyard
