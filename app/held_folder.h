// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/platform/folder_lock.h"

namespace steelyard::app {

/// A folder that this command alone writes to, as long as this object exists: the jobs of a job
/// array that were all given one folder would mix their files, or lose them.
class HeldFolder {
 public:
  /// \param path  of an existing folder
  /// \throws Error(bad_input) at once if another process holds it
  explicit HeldFolder(const std::filesystem::path& path);

  /// Removes the folder unless there is something in it.
  void removeIfEmpty() { lock_.remove_folder_if_empty(); }

 private:
  FolderLock lock_;
};

}  // namespace steelyard::app
