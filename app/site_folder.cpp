// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/site_folder.h"

#include <system_error>

#include "core/error.h"
#include "core/platform/atomic_write.h"
#include "ui/native_text.h"

namespace steelyard::app {
namespace {

Message anotherFolder() { return message("site_folder.another", "a new or an empty folder"); }

Error noFolder(const std::filesystem::path& path, const std::error_code& why) {
  return {ErrorKind::cannot_write,
          {message("site_folder.cannot_create", "the folder cannot be created: {1}", why.message()),
           path.string(), message("site_folder.writable", "a writable folder")}};
}

/// \return whether there is nothing of that name yet
bool isFree(const std::filesystem::path& path) {
  std::error_code unknown;
  if (!std::filesystem::exists(std::filesystem::symlink_status(path, unknown))) {
    return true;
  }
  if (!std::filesystem::is_directory(path, unknown)) {
    throw bad_input(
        {message("site_folder.no_folder", "something other than a folder has this name"),
         path.string(), anotherFolder()});
  }
  const bool empty = std::filesystem::is_empty(path, unknown);
  if (unknown) {
    throw noFolder(path, unknown);
  }
  if (!empty) {
    throw bad_input({message("site_folder.not_empty", "the folder is not empty"), path.string(),
                     anotherFolder()});
  }
  return false;
}

}  // namespace

SiteFolder::SiteFolder(const QString& path) : path_(ui::nativePath(path)), made_(isFree(path_)) {
  std::error_code failed;
  std::filesystem::create_directories(path_, failed);
  if (failed) {
    throw noFolder(path_, failed);
  }
  held_.emplace(path_);
  try_writing_into(path_);
}

SiteFolder::~SiteFolder() {
  if (kept_) {
    return;
  }
  std::error_code stays;
  for (auto last = written_.rbegin(); last != written_.rend(); ++last) {
    std::filesystem::remove(*last, stays);
  }
  if (made_) {
    held_->removeIfEmpty();
  }
}

void SiteFolder::write(const std::string& name, std::string_view content) {
  const std::filesystem::path file = path_ / name;
  std::error_code failed;
  if (std::filesystem::create_directories(file.parent_path(), failed)) {
    written_.push_back(file.parent_path());
  }
  if (failed) {
    throw noFolder(file.parent_path(), failed);
  }
  write_atomically(file, content);
  written_.push_back(file);
}

}  // namespace steelyard::app
