// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/platform/open_file.h"

namespace steelyard {

/// Who has a lock that was asked for.
enum class LockState {
  ours,
  of_another,  ///< nor can this process have it now
  no_locks     ///< the file system has none, or the file cannot be opened
};

/// For core/platform alone. Asks for a lock on a file or a folder, without waiting. It is kept as
/// long as `file` is open, and the system releases it however this process ends.
/// \param flags  for opening it
[[nodiscard]] LockState take_lock(const std::filesystem::path& path, int flags, OpenFile& file);

/// A file that exists for its lock alone, and is removed with it. One that a killed process leaves
/// behind is locked by nobody and taken by the next. File systems that are shared by machines know
/// such locks on files, not on folders.
class LockFile {
 public:
  LockFile() = default;
  explicit LockFile(std::filesystem::path path);
  LockFile(const LockFile&) = delete;
  LockFile& operator=(const LockFile&) = delete;
  ~LockFile();

  [[nodiscard]] LockState state() const { return state_; }
  /// Removes the file, if the lock is this process's, which keeps it.
  void remove();

 private:
  std::filesystem::path path_;
  OpenFile file_;
  LockState state_ = LockState::no_locks;
};

}  // namespace steelyard
