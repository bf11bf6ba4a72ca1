// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/folder_lock.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace steelyard {
namespace {

constexpr const char* lock_name = ".steelyard-lock";

/// Whether no other machine can have the folder, so that a lock on the folder is seen by everyone.
bool is_of_this_machine(const OpenFile& folder) {
  constexpr std::uint32_t xfs = 0x58465342;
  constexpr std::uint32_t zfs = 0x2FC12FC1;
  constexpr std::uint32_t f2fs = 0xF2F52010;
  constexpr std::array<std::uint32_t, 7> local{
      EXT4_SUPER_MAGIC, BTRFS_SUPER_MAGIC, TMPFS_MAGIC, OVERLAYFS_SUPER_MAGIC, xfs, zfs, f2fs};
  struct statfs system {};
  return folder.is_open() && ::fstatfs(folder.descriptor(), &system) == 0 &&
         std::find(local.begin(), local.end(), static_cast<std::uint32_t>(system.f_type)) !=
             local.end();
}

LockState lock_of_folder(const std::filesystem::path& path, OpenFile& folder) {
  return take_lock(path, O_RDONLY | O_DIRECTORY, folder);
}

/// The file that is locked beside the folder itself; none where the folder's lock says it all.
std::filesystem::path file_to_lock(const std::filesystem::path& path, const OpenFile& folder,
                                   LockState state) {
  const bool says_all = state == LockState::ours && is_of_this_machine(folder);
  return says_all || state == LockState::of_another ? "" : path / lock_name;
}

}  // namespace

FolderLock::FolderLock(std::filesystem::path folder)
    : path_(std::move(folder)),
      state_(lock_of_folder(path_, folder_)),
      file_(file_to_lock(path_, folder_, state_)) {}

bool FolderLock::is_of_another() const {
  return state_ == LockState::of_another || file_.state() == LockState::of_another;
}

void FolderLock::remove_folder_if_empty() {
  file_.remove();
  ::rmdir(path_.c_str());
}

}  // namespace steelyard
