// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

#include "core/data/text_table.h"

namespace steelyard::python {

/// All rows of a table as they would be written to a file.
[[nodiscard]] TextTable rows_as_text(const RowTable& table);
/// The heading and the rows.
[[nodiscard]] pybind11::tuple python_table(const TextTable& table);

}  // namespace steelyard::python
