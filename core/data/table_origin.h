// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/reading.h"
#include "core/parameter_values.h"

namespace steelyard {

/// A file whose columns were added to a table.
struct SideFile {
  std::string source;  ///< its path
  Reading reading;
  std::string key;     ///< column in both tables that matched the rows; empty if their order did
  std::string sha256;  ///< hash of the bytes read; empty if unknown

  /// Files with the same hash are the same file, even if one was moved.
  friend bool operator==(const SideFile& a, const SideFile& b) {
    const bool hashed = !a.sha256.empty() && !b.sha256.empty();
    const bool same_file = hashed ? a.sha256 == b.sha256 : a.source == b.source;
    return same_file && a.reading == b.reading && a.key == b.key;
  }
};

/// A file that was read for something other than columns.
struct ReadFile {
  std::string source;  ///< its path
  std::string sha256;  ///< hash of the bytes read
  friend bool operator==(const ReadFile&, const ReadFile&) = default;
};

/// One preparation step and its settings.
struct PreparationStep {
  std::string id;
  ParameterValues values;
  friend bool operator==(const PreparationStep&, const PreparationStep&) = default;
};

/// How a table was made from its file, so that it can be made again: read it, add the side files,
/// then apply the steps in order.
struct TableOrigin {
  Reading reading;
  std::vector<SideFile> beside;
  std::vector<PreparationStep> steps;
  friend bool operator==(const TableOrigin&, const TableOrigin&) = default;
};

}  // namespace steelyard
