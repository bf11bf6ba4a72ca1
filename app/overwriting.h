// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>

#include "app/arguments.h"
#include "core/data/dataset.h"
#include "core/record/input_files.h"
#include "core/record/record.h"

namespace steelyard::app {

/// What a command may overwrite.
struct OverwriteRules {
  /// The files that it reads; never overwritten.
  InputFiles inputs;
  bool force = false;  ///< any other file may be overwritten
};

/// The option --force.
[[nodiscard]] Option forceOption();

/// The file of a table and those whose columns were added to it.
void addFilesOf(const Dataset& table, OverwriteRules& rules);
/// The files that a record names, wherever they are.
void addFilesOf(const Record& record, OverwriteRules& rules);

/// Whether a path refers to one of the files that are read, under any name.
[[nodiscard]] bool isInput(const std::filesystem::path& path, const OverwriteRules& rules);

/// Checks one file that an option names, or that is written beside it.
/// \throws Error(bad_input): see checkOutputs
void checkOutput(const std::filesystem::path& path, const char* option,
                 const OverwriteRules& rules);

/// Checks the files that these options name, before the work begins.
/// \throws Error(bad_input): an input file; an existing file without --force; a file named by two
///         options. Devices and pipes may always be written to.
void checkOutputs(const Arguments& arguments, std::initializer_list<const char*> options,
                  const OverwriteRules& rules);

}  // namespace steelyard::app
