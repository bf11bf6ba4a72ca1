// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <filesystem>

#include "app/overwriting.h"
#include "core/record/panel_record.h"

namespace steelyard::app {

/// The file of --continue: what comparisons of one table have computed so far.
class BenchLog {
 public:
  /// Reads the file if it is there, and writes it, so that no work is wasted on a file that cannot
  /// be written.
  /// \throws Error(bad_input) if the file is one that the command reads, or see PanelRecord
  /// \throws Error(cannot_write)
  BenchLog(const QString& path, PanelRecord record, const OverwriteRules& rules);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] PanelLog& log() { return log_; }
  /// \throws Error(cannot_write)
  void write() const;
  /// The same amid the work, so that a kill loses no more than one method. Failures are ignored:
  /// the work continues, and its end will report them.
  void keep() const;

 private:
  std::filesystem::path path_;
  PanelRecord record_;
  PanelLog log_;
};

}  // namespace steelyard::app
