// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/reading.h"
#include "core/parameter_values.h"

namespace steelyard {

/// A file whose columns were set beside a table.
struct SideFile {
  std::string source;  ///< its path
  Reading reading;
  std::string key;     ///< column of both by which rows were matched; empty: by row order
  std::string sha256;  ///< of the bytes that were read; empty: not known

  /// A file that was moved is still the same.
  friend bool operator==(const SideFile& a, const SideFile& b) {
    const bool hashed = !a.sha256.empty() && !b.sha256.empty();
    const bool same_file = hashed ? a.sha256 == b.sha256 : a.source == b.source;
    return same_file && a.reading == b.reading && a.key == b.key;
  }
};

/// A file that was read for something else than columns.
struct ReadFile {
  std::string source;  ///< its path
  std::string sha256;  ///< of the bytes that were read
  friend bool operator==(const ReadFile&, const ReadFile&) = default;
};

/// One step of preparation: which, and with what settings.
struct PreparationStep {
  std::string id;
  ParameterValues values;
  friend bool operator==(const PreparationStep&, const PreparationStep&) = default;
};

/// How a table came to be from its file, so that it can be made anew: read, set the side files
/// beside it, then take the steps in their order.
struct TableOrigin {
  Reading reading;
  std::vector<SideFile> beside;
  std::vector<PreparationStep> steps;
  friend bool operator==(const TableOrigin&, const TableOrigin&) = default;
};

}  // namespace steelyard
