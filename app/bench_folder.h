// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <filesystem>
#include <vector>

#include "app/overwriting.h"
#include "core/analysis/method_panel.h"

namespace steelyard::app {

/// The folder that a comparison of methods writes to: tables, and pictures with their numbers.
class BenchFolder {
 public:
  /// Creates the folder, before the work begins.
  /// \throws Error(bad_input) if a file that is read would be lost or, unless forced, if a file has
  ///         one of the names already
  /// \throws Error(cannot_write)
  BenchFolder(const QString& path, const OverwriteRules& rules);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// \param seconds  see panel_table()
  /// \throws Error(cannot_write)
  void writeTables(const MethodPanel& panel, const std::vector<double>& seconds) const;
  /// \throws Error(cannot_write)
  void writePictures(const MethodPanel& panel) const;

 private:
  std::filesystem::path path_;
};

}  // namespace steelyard::app
