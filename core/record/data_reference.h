// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/read_progress.h"
#include "core/message.h"

namespace steelyard {

/// Where a table came from, and what it takes to tell whether it is still the same.
struct DataReference {
  std::string source;  ///< absolute path, or "generator:..."
  std::string sha256;  ///< of the file as it was read; empty for data that are part of the program
  TableOrigin origin;  ///< how the table was read, and what was done to it
  Index rows = 0;      ///< number in the table as it was used
  Index columns = 0;
  std::optional<ReadFile> weights_file{};  ///< the file of the known weights, if they came from one
};

/// Sources such as "generator:..." and ":/data/wine.csv" are part of the program.
[[nodiscard]] bool is_file(const std::string& source);

/// The table's name for the user: the name of its file, or "generator:...".
[[nodiscard]] std::string table_name(const DataReference& data);

/// The reference to a table. Reads no file: the hashes were computed while the files were read.
[[nodiscard]] DataReference reference_to(const Dataset& table);

/// Whether the table, or a table joined to it, is another one than when the reference was made.
/// \param table  read again from the reference
[[nodiscard]] bool has_changed(const DataReference& recorded, const Dataset& table);

/// One message for each file whose hash has changed since the reference was made: the table,
/// the tables joined to it, the known weights.
/// \param table  read again from the reference
[[nodiscard]] std::vector<Message> changed_files(const DataReference& recorded,
                                                 const Dataset& table);

/// The table joined with the columns of another one, which becomes a side file in the table's
/// origin.
[[nodiscard]] Dataset joined_beside(Dataset table, const Dataset& beside, const std::string& key);

/// The table joined with the columns of a file, which is read and added to the table's origin.
/// \throws Error(bad_input): see read_table and joined_tables
[[nodiscard]] Dataset with_beside(Dataset table, const SideFile& file,
                                  const ReadControl& control = {});

/// Repeats what was done to a table after it was read: joins the files, then applies the steps in
/// order.
/// \param read  as its source gives it; its origin says how it was read
[[nodiscard]] Dataset remade(Dataset read, const TableOrigin& origin,
                             const ReadControl& control = {});

}  // namespace steelyard
