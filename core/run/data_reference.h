// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/dataset.h"
#include "core/data/read_control.h"

namespace steelyard {

/// Where a table came from and whether it is still the same.
struct DataReference {
  std::string source;  ///< absolute path, or "generator:..."
  std::string sha256;  ///< of the file; empty for a generator
  TableOrigin origin;  ///< how it was read, and what was done to it
  Index rows = 0;      ///< of the table as it was used
  Index columns = 0;
};

/// Sources such as "generator:..." and ":/data/wine.csv" are part of the program.
[[nodiscard]] bool is_file(const std::string& source);

/// Without the file's hash. Quick.
[[nodiscard]] DataReference reference_to(const Dataset& table);
/// Reads the file once more for its hash. \throws Error(bad_input) when it is gone
[[nodiscard]] DataReference hashed_reference_to(const Dataset& table);

/// The table with another's columns beside its own, which its origin then names as a side file.
[[nodiscard]] Dataset joined_beside(Dataset table, const Dataset& beside, const std::string& key);

/// Reads a file and sets its columns beside the table's; adds it to the table's origin.
/// \throws Error(bad_input): see read_table and joined_tables
[[nodiscard]] Dataset with_beside(Dataset table, const SideFile& file,
                                  const ReadControl& control = {});

/// What was done to a table after it was read: files set beside it, then the steps in their order.
/// \param read  as its source gives it; its origin says how it was read
[[nodiscard]] Dataset remade(Dataset read, const TableOrigin& origin,
                             const ReadControl& control = {});

}  // namespace steelyard
