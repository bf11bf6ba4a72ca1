// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace steelyard {
namespace {

LockState asked_for_lock(const OpenFile& file) {
  while (::flock(file.descriptor(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EINTR) {
      return errno == EWOULDBLOCK ? LockState::of_another : LockState::no_locks;
    }
  }
  return LockState::ours;
}

/// Its last owner may have removed it after it was opened here: then the lock is on something that
/// nobody else will find.
bool is_still_found(const OpenFile& file, const std::filesystem::path& path) {
  struct stat opened {};
  struct stat found {};
  return ::fstat(file.descriptor(), &opened) == 0 && ::stat(path.c_str(), &found) == 0 &&
         opened.st_dev == found.st_dev && opened.st_ino == found.st_ino;
}

}  // namespace

LockState take_lock(const std::filesystem::path& path, int flags, OpenFile& file) {
  constexpr int attempts = 20;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system's only way to open a file
    file = OpenFile(::open(path.c_str(), flags | O_CLOEXEC, 0666));
    const LockState state = file.is_open() ? asked_for_lock(file) : LockState::no_locks;
    if (state != LockState::ours || is_still_found(file, path)) {
      return state;
    }
  }
  return LockState::no_locks;
}

LockFile::LockFile(std::filesystem::path path)
    : path_(std::move(path)), state_(take_lock(path_, O_RDWR | O_CREAT | O_NOFOLLOW, file_)) {}

LockFile::~LockFile() { remove(); }

void LockFile::remove() {
  if (state_ == LockState::ours && file_.is_open()) {
    ::unlink(path_.c_str());
    state_ = LockState::no_locks;  // another file of this name is not this object's
  }
}

}  // namespace steelyard
