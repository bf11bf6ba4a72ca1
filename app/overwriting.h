// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <vector>

#include "app/arguments.h"
#include "core/data/dataset.h"
#include "core/record/record.h"

namespace steelyard::app {

/// What a command may write over.
struct OverwriteRules {
  /// The files that it reads; never written over.
  std::vector<std::filesystem::path> inputs;
  bool force = false;  ///< any other file may go
};

/// The option --force.
[[nodiscard]] Option forceOption();

/// The file of a table and those that were set beside it.
void addFilesOf(const Dataset& table, OverwriteRules& rules);
/// The files that a record names, wherever they lie.
void addFilesOf(const Record& record, OverwriteRules& rules);

/// Whether a path leads to one of the files that are read, by whatever name.
[[nodiscard]] bool isInput(const std::filesystem::path& path, const OverwriteRules& rules);

/// The files that these options name, before the work begins.
/// \throws Error(bad_input): a file that is read; one that is there already, without --force; one
///         that two options name. Devices and pipes may always be written to.
void checkOutputs(const Arguments& arguments, std::initializer_list<const char*> options,
                  const OverwriteRules& rules);

}  // namespace steelyard::app
