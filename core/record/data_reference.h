// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_control.h"

namespace steelyard {

/// Where a table came from and whether it is still the same.
struct DataReference {
  std::string source;  ///< absolute path, or "generator:..."
  std::string sha256;  ///< of the file as it was read; empty for what is part of the program
  TableOrigin origin;  ///< how it was read, and what was done to it
  Index rows = 0;      ///< of the table as it was used
  Index columns = 0;
  std::optional<ReadFile> weights_file{};  ///< of the known weights, where they came from a file
};

/// Sources such as "generator:..." and ":/data/wine.csv" are part of the program.
[[nodiscard]] bool is_file(const std::string& source);

/// What a person calls the table: the name of its file, or "generator:...".
[[nodiscard]] std::string table_name(const DataReference& data);

/// Reads no file: the hashes were computed while the files were read.
[[nodiscard]] DataReference reference_to(const Dataset& table);

/// Which files have changed since the reference was made, by their hashes: the table, the tables
/// joined to it, the known weights. One plain sentence for each.
/// \param table  read again from the reference
[[nodiscard]] std::vector<std::string> changed_files(const DataReference& recorded,
                                                     const Dataset& table);

/// The table joined with the columns of another, which its origin then names as a side file.
[[nodiscard]] Dataset joined_beside(Dataset table, const Dataset& beside, const std::string& key);

/// Reads a file, joins its columns to the table, and adds it to the table's origin.
/// \throws Error(bad_input): see read_table and joined_tables
[[nodiscard]] Dataset with_beside(Dataset table, const SideFile& file,
                                  const ReadControl& control = {});

/// What was done to a table after it was read: files joined to it, then the steps in order.
/// \param read  as its source gives it; its origin says how it was read
[[nodiscard]] Dataset remade(Dataset read, const TableOrigin& origin,
                             const ReadControl& control = {});

}  // namespace steelyard
