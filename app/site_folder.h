// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/held_folder.h"

namespace steelyard::app {

/// The folder that a site is written to: a new or an empty one, so that no file of anyone is among
/// those of the site. What was written is removed again unless keep() is called.
class SiteFolder {
 public:
  /// Creates the folder and tests writing to it.
  /// \throws Error(bad_input) if it is not empty, another run is writing to it, or something else
  ///         has its name
  /// \throws Error(cannot_write)
  explicit SiteFolder(const QString& path);
  SiteFolder(const SiteFolder&) = delete;
  SiteFolder& operator=(const SiteFolder&) = delete;
  ~SiteFolder();

  /// \param name  from the folder, such as "method/dii.html"
  /// \throws Error(cannot_write)
  void write(const std::string& name, std::string_view content);
  /// All is written.
  void keep() { kept_ = true; }

 private:
  std::filesystem::path path_;
  bool made_ = false;
  std::optional<HeldFolder> held_;
  bool kept_ = false;
  std::vector<std::filesystem::path> written_;  ///< files, and the folders made for them before
};

}  // namespace steelyard::app
