// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/dataset.h"

namespace steelyard {

std::vector<Index> Dataset::columns_with(Role role) const {
  std::vector<Index> found;
  for (std::size_t position = 0; position < columns.size(); ++position) {
    if (columns[position].roles.has(role)) {
      found.push_back(static_cast<Index>(position));
    }
  }
  return found;
}

}  // namespace steelyard
