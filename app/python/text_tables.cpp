// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/text_tables.h"

#include <pybind11/stl.h>

namespace steelyard::python {

TextTable rows_as_text(const RowTable& table) {
  TextTable text{table.header, {}};
  text.rows.resize(static_cast<std::size_t>(table.rows));
  for (Index row = 0; row < table.rows; ++row) {
    table.append_cells(row, text.rows[static_cast<std::size_t>(row)]);
  }
  return text;
}

pybind11::tuple python_table(const TextTable& table) {
  return pybind11::make_tuple(table.header, table.rows);
}

}  // namespace steelyard::python
