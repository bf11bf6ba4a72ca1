// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include "core/data/dataset.h"

namespace steelyard::ui {

/// The bytes of each object that undo keeps in memory. An object that several changes keep counts
/// once.
using HeldMemory = std::map<const void*, double>;

/// \param table  may be nullptr
inline void addTable(HeldMemory& held, const Dataset* table) {
  if (table != nullptr) {
    held.emplace(table, static_cast<double>(table->values.size()) * sizeof(double));
  }
}

[[nodiscard]] inline double totalBytes(const HeldMemory& held) {
  double sum = 0.0;
  for (const auto& [what, bytes] : held) {
    sum += bytes;
  }
  return sum;
}

}  // namespace steelyard::ui
