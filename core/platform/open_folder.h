// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string>

#include "core/platform/open_file.h"

namespace steelyard {

/// The system's name for the folder, which stays open until the program ends: it is ASCII, whatever
/// the folder is called.
/// \return empty if the folder cannot be opened
[[nodiscard]] std::string plain_name_of(const std::filesystem::path& folder);

/// An empty folder that has no name in any other folder: nothing is left of it, even if the program
/// is killed.
class NamelessFolder {
 public:
  NamelessFolder() = default;
  /// \param within  a folder in which it is made; is_there() says whether that was possible
  explicit NamelessFolder(const std::filesystem::path& within);

  [[nodiscard]] bool is_there() const { return folder_.is_open(); }
  /// By which it is found, as long as this object exists.
  [[nodiscard]] std::string path() const;

 private:
  OpenFile folder_;
};

}  // namespace steelyard
