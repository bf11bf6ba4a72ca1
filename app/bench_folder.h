// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/held_folder.h"
#include "app/overwriting.h"
#include "core/analysis/method_panel.h"
#include "core/report/panel_report.h"

namespace steelyard::app {

/// The folder that a comparison of methods writes to: tables, pictures
/// with their numbers, and a report.
class BenchFolder {
 public:
  /// Creates the folder, before the work begins.
  /// \throws Error(bad_input) if another run is writing to it, a file that is read would be
  ///         lost or, unless forced, a file has one of the names already
  /// \throws Error(cannot_write)
  BenchFolder(const QString& path, const OverwriteRules& rules);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// \param seconds  see panel_table()
  /// \throws Error(cannot_write)
  void writeTables(const MethodPanel& panel, const std::vector<double>& seconds) const;
  /// \return the pictures, for the report
  /// \throws Error(cannot_write)
  [[nodiscard]] std::vector<ReportPicture> writePictures(const MethodPanel& panel) const;
  /// \throws Error(cannot_write)
  void writeReport(const PanelReport& report, const MethodPanel& panel) const;

 private:
  std::filesystem::path path_;
  std::optional<HeldFolder> held_;
};

}  // namespace steelyard::app
