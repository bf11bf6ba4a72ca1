// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <memory>
#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard::python {

/// A table that Python holds. Nobody changes it, so that runs share its numbers and copy none.
struct Table {
  std::shared_ptr<const Dataset> data;
  /// The same table before any step of preparation; itself if there was none.
  std::shared_ptr<const Dataset> before_steps;
};

/// What Python says of a column besides its values, by the ids of the roles.
struct PythonColumn {
  std::string name;
  std::vector<std::string> roles = {};
  std::vector<std::string> categories = {};  ///< of text; its values are their positions
  double period = 0.0;
  std::string group = {};
  bool always_kept = false;
};

/// Arrays side by side as the columns of one table. The numbers are copied once, column by column,
/// whatever their order in memory: core keeps tables by columns and aligned to 64 bytes, so that
/// its sums have the same bits on each machine, and NumPy aligns arrays to 16.
/// \param blocks   of two dimensions, with equally many rows
/// \param columns  as many as all blocks have
/// \throws Error(fault) if they do not fit each other
[[nodiscard]] Table table_of(const std::vector<pybind11::array_t<double>>& blocks,
                             const std::vector<PythonColumn>& columns);

void bind_table(pybind11::module_& module);

}  // namespace steelyard::python
