// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace steelyard::ui {

/// Rows of one table that come from several lists, one list after the other: finds the list of a
/// row without going through all rows.
class RowStretches {
 public:
  struct Place {
    std::size_t list;
    std::size_t within;  ///< position in its list
  };

  void clear() { ends_.clear(); }
  /// A list of so many rows comes next; it may be empty.
  void add(std::size_t rows) { ends_.push_back(count() + rows); }
  [[nodiscard]] std::size_t count() const { return ends_.empty() ? 0 : ends_.back(); }
  /// \param row  below count()
  [[nodiscard]] Place placeOf(std::size_t row) const {
    const auto end = std::upper_bound(ends_.begin(), ends_.end(), row);
    const std::size_t first = end == ends_.begin() ? 0 : *(end - 1);
    return {static_cast<std::size_t>(end - ends_.begin()), row - first};
  }

 private:
  std::vector<std::size_t> ends_;  // of each list: the row after its last
};

}  // namespace steelyard::ui
