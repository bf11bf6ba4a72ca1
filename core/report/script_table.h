// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>

#include "core/record/data_reference.h"

namespace steelyard {

enum class ScriptLanguage { python, r };

/// How a script reads the table of a run.
enum class ScriptSource {
  text,    ///< delimited text in any form that the program reads, with one row of names
  array,   ///< a .npy file, in Python
  colvar,  ///< a COLVAR file of PLUMED
  none,    ///< not from its own file: the table is written as CSV beside the script
};

/// From one file of a format that Python reads with numpy alone, or R without packages. Only the
/// beginning of the file is read, and nothing if the file is delimited text.
[[nodiscard]] ScriptSource script_source(const DataReference& data, ScriptLanguage language);

/// A table that is written as CSV (whole_table, write_csv) beside a script.
struct WrittenTable {
  std::filesystem::path path;  ///< of the CSV file
  const Dataset& table;        ///< before any step of preparation
};

/// The table of a file before any step of preparation, with the columns of the files beside it.
/// \throws Error(bad_input) if the file has changed since the run, or cannot be read
[[nodiscard]] Dataset table_before_steps(const DataReference& data);

}  // namespace steelyard
