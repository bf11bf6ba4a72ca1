// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/platform/lock_file.h"
#include "core/platform/open_file.h"

namespace steelyard {

/// Keeps every other process that asks for the same lock out of a folder, as long as this object
/// exists and this process lives: the system releases it even if the process is killed. The folder
/// itself is locked, and nothing is written to it. Only where it may be shared by machines does it
/// get a file, too, until the end: see lock_file.h.
class FolderLock {
 public:
  /// Asks for it, without waiting.
  /// \param folder  must exist
  explicit FolderLock(std::filesystem::path folder);
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock() = default;

  /// Another owner has it. False where there are no locks.
  [[nodiscard]] bool is_of_another() const;
  /// Removes the folder unless there is something in it, before anyone else can have the lock.
  void remove_folder_if_empty();

 private:
  std::filesystem::path path_;
  OpenFile folder_;
  LockState state_;
  LockFile file_;
};

}  // namespace steelyard
